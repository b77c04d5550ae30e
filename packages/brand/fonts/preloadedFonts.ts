import display from '../.cache/fonts/display-core-normal.woff2?url';
import text from '../.cache/fonts/text-core-normal.woff2?url';

/** The two fonts of every page, to preload: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [display, text];
