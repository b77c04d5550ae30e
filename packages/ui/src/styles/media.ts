import { breakpoint, lowScreen } from '../tokens/index.ts';

// In em, so that a reader's larger text brings the phone's layout rather than overlapping columns.
const em = (px: number) => `${px / 16}em`;

/** Media queries for `.css.ts` files. */
export const media = {
  fromTablet: `screen and (min-width: ${em(breakpoint.tablet)})`,
  fromDesktop: `screen and (min-width: ${em(breakpoint.desktop)})`,
  fromWide: `screen and (min-width: ${em(breakpoint.wide)})`,
  lowScreen: `screen and (max-height: ${em(lowScreen)})`,
  /** The pointer can rest on something without pressing it. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
