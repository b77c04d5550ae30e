import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import * as tokens from '../tokens/index.ts';
import { fluid, rem } from './fluid.ts';
import { displayFamily, textFamily } from './fonts.css.ts';
import { theme as themeLayer } from './layers.css.ts';
import { media } from './media.ts';

type Value = string | number;
const map = <Key extends string, In>(
  record: Readonly<Record<Key, In>>,
  to: (value: In) => string,
) =>
  Object.fromEntries(Object.entries<In>(record).map(([key, value]) => [key, to(value)])) as Record<
    Key,
    string
  >;
const px = (value: number) => `${value}px`;

const typeScale = (scale: Readonly<Record<string, { lineHeight: number }>>) =>
  map(scale, ({ lineHeight }) => String(lineHeight));

/** The theme: every value a component may use, as custom properties on `:root`. */
export const theme = createGlobalTheme(':root', {
  '@layer': themeLayer,
  color: tokens.color,
  space: {
    ...map<keyof typeof tokens.space, number>(tokens.space, rem),
    gutter: fluid(tokens.fluidSpace.gutter),
    section: fluid(tokens.fluidSpace.section),
  },
  width: map<keyof typeof tokens.width, number>(tokens.width, rem),
  fontFamily: { display: displayFamily, text: textFamily },
  fontWeight: map<keyof typeof tokens.fontWeight, number>(tokens.fontWeight, String),
  textSize: map<keyof typeof tokens.textSize, { size: readonly [number, number] }>(
    tokens.textSize,
    ({ size }) => fluid(size),
  ),
  textLine: typeScale(tokens.textSize) as Record<keyof typeof tokens.textSize, string>,
  headingSize: map<keyof typeof tokens.headingSize, { size: readonly [number, number] }>(
    tokens.headingSize,
    ({ size }) => fluid(size),
  ),
  headingLine: typeScale(tokens.headingSize) as Record<keyof typeof tokens.headingSize, string>,
  tracking: tokens.tracking,
  radius: map<keyof typeof tokens.radius, number>(tokens.radius, px),
  line: map<keyof typeof tokens.line, number>(tokens.line, px),
  shadow: tokens.shadow,
  size: map<keyof typeof tokens.size, number>(tokens.size, rem),
  duration: map<keyof typeof tokens.duration, number>(tokens.duration, (ms) => `${ms}ms`),
  easing: tokens.easing,
  layer: map<keyof typeof tokens.layer, Value>(tokens.layer, String),
  /** How much of the screen's top the fixed header takes. */
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
