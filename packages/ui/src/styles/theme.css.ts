import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { frame } from '../../../brand/src/look/arch.ts';
import * as tokens from '../tokens/index.ts';
import { fluid, fluidWithin, rem } from './fluid.ts';
import { displayFamily, textFamily } from './fonts.css.ts';
import { theme as themeLayer } from './layers.css.ts';
import { media } from './media.ts';

/** Maps each value to CSS. */
const map = <Tokens extends object>(
  tokens: Tokens,
  toCss: (token: Tokens[keyof Tokens]) => string,
) =>
  Object.fromEntries(Object.entries(tokens).map(([key, token]) => [key, toCss(token)])) as Record<
    keyof Tokens,
    string
  >;

const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;

/** The theme: every value that components use, as custom properties on `:root`. */
export const theme = createGlobalTheme(':root', {
  '@layer': themeLayer,
  color: tokens.color,
  space: {
    ...map(tokens.space, rem),
    gutter: fluid(tokens.fluidSpace.gutter),
    section: fluidWithin(tokens.fluidSpace.section, tokens.heightLimit.section),
  },
  width: map(tokens.width, rem),
  fontFamily: { display: displayFamily, text: textFamily },
  fontWeight: map(tokens.fontWeight, String),
  textSize: map(tokens.textSize, ({ size }) => fluid(size)),
  textLine: map(tokens.textSize, ({ lineHeight }) => String(lineHeight)),
  headingSize: {
    ...map(tokens.headingSize, ({ size }) => fluid(size)),
    display: fluidWithin(tokens.headingSize.display.size, tokens.heightLimit.display),
    large: fluidWithin(tokens.headingSize.large.size, tokens.heightLimit.large),
  },
  headingLine: map(tokens.headingSize, ({ lineHeight }) => String(lineHeight)),
  measure: tokens.measure,
  tracking: tokens.tracking,
  /** Shape of a framed picture, and the room in its outer box for the brand's ornament. */
  frame,
  /** How a tint over text and pictures is blended: `multiply` on light grounds, `screen` on dark ones. */
  blend: { pressed: 'multiply' },
  radius: map(tokens.radius, px),
  line: map(tokens.line, px),
  shadow: tokens.shadow,
  size: map(tokens.size, rem),
  duration: map(tokens.duration, ms),
  easing: tokens.easing,
  layer: map(tokens.layer, String),
  /** Height of the fixed header. */
  headerHeight: rem(tokens.size.headerCompact),
});

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        [media.fromDesktop]: { vars: { [theme.headerHeight]: rem(tokens.size.header) } },
        [media.lowScreen]: { vars: { [theme.headerHeight]: rem(tokens.size.headerLow) } },
        // Not 0: `transitionend` must still fire.
        [media.reducedMotion]: {
          vars: {
            [theme.duration.quick]: '0.01ms',
            [theme.duration.calm]: '0.01ms',
            [theme.duration.slow]: '0.01ms',
          },
        },
      },
    },
  },
});
