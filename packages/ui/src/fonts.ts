import display from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** The two fonts that every page shows at once: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [display, text];
