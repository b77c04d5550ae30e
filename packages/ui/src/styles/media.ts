import { breakpoint, lowScreen } from '../tokens/index.ts';

// In em: a larger text size switches to the phone layout before columns overlap.
const em = (px: number) => `${px / 16}em`;

/** Media queries for `.css.ts` files. */
export const media = {
  onPhones: `screen and (max-width: ${em(breakpoint.tablet - 0.16)})`,
  fromTablet: `screen and (min-width: ${em(breakpoint.tablet)})`,
  fromDesktop: `screen and (min-width: ${em(breakpoint.desktop)})`,
  fromWide: `screen and (min-width: ${em(breakpoint.wide)})`,
  lowScreen: `screen and (max-height: ${em(lowScreen)})`,
  /** Devices whose pointer can hover. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  night: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
