import { color, palette } from './color.ts';
import { duration, easingCurve } from './motion.ts';
import { rgb } from './rgb.ts';
import { breakpoint, fluidRange, layer, lowScreen } from './screen.ts';
import { line, radius, shadowColor, shadowLayers, size } from './shape.ts';
import { fluidSpace, space, width } from './space.ts';
import {
  fallbackFontFamily,
  fontFamily,
  fontWeight,
  headingSize,
  textSize,
  tracking,
} from './type.ts';

type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'typography';

export interface DesignToken {
  $value: unknown;
}

export interface DesignTokenGroup {
  $type?: TokenType;
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

/** Maps each value to a token or group. */
const map = <Value>(
  values: Readonly<Record<string, Value>>,
  toEntry: (value: Value, name: string) => DesignToken | DesignTokenGroup,
) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toEntry(value, name)]));

const token = ($value: unknown): DesignToken => ({ $value });

const round = (value: number) => Math.round(value * 1000) / 1000;

const px = (value: number) => ({ value: round(value), unit: 'px' });

const colour = (hex: string, alpha?: number) => ({
  colorSpace: 'srgb',
  components: rgb(hex).map((channel) => round(channel / 255)),
  ...(alpha !== undefined && { alpha }),
  hex,
});

/** A reference to the palette, so that a tool keeps the relation between a role and its colour. */
function paletteAlias(hex: string): string {
  const [name] = Object.entries(palette).find(([, value]) => value === hex) ?? [];
  if (name === undefined) throw new RangeError(`${hex} is not in the palette`);
  return `{palette.${name}}`;
}

/** A fluid value at both ends of `fluidRange`: the format has no fluid lengths. */
const atBothEnds = (
  [narrowest, widest]: readonly [number, number],
  toValue: (value: number) => unknown,
): DesignTokenGroup => ({ narrowest: token(toValue(narrowest)), widest: token(toValue(widest)) });

/** Letter spacing in px: the tokens have it in em, the format needs a length. */
const em = (share: string, fontSize: number) => px(Number.parseFloat(share) * fontSize);

const typography = (
  { size: sizes, lineHeight }: { size: readonly [number, number]; lineHeight: number },
  family: keyof typeof fontFamily,
  weight: keyof typeof fontWeight,
  letterSpacing = '0',
) =>
  atBothEnds(sizes, (fontSize) => ({
    fontFamily: `{fontFamily.${family}}`,
    fontSize: px(fontSize),
    fontWeight: `{fontWeight.${weight}}`,
    letterSpacing: em(letterSpacing, fontSize),
    lineHeight,
  }));

const dimensions = (
  $description: string,
  values: Readonly<Record<string, number>>,
): DesignTokenGroup => ({
  $type: 'dimension',
  $description,
  ...map(values, (value) => token(px(value))),
});

/**
 * All tokens for design tools, in the W3C Community Group's Design Tokens Format Module 2025.10
 * (https://www.designtokens.org/TR/2025.10/format/). Without `measure`: the format has no em.
 */
export const designTokens = (): DesignTokenGroup => ({
  $description: 'Tokens of @elevate/ui. Fluid values have two ends: narrowest and widest.',
  palette: {
    $type: 'color',
    $description: 'Every colour that exists. Take a role from `color` instead.',
    ...map(palette, (hex) => token(colour(hex))),
  },
  color: {
    $type: 'color',
    $description: 'Colours by use.',
    ...map(color, (hex) => token(paletteAlias(hex))),
  },
  space: {
    ...dimensions('Distances.', space),
    ...map(fluidSpace, (ends) => atBothEnds(ends, px)),
  },
  width: dimensions('Widths of columns.', width),
  size: dimensions('Heights of controls and headers; `touch` is the least that is pressed.', size),
  radius: dimensions('Corner radii.', radius),
  line: dimensions('Line widths.', line),
  breakpoint: dimensions('Least widths from which a layout holds.', breakpoint),
  screen: dimensions('Where type and space begin and end to grow, and what counts as low.', {
    narrowest: fluidRange[0],
    widest: fluidRange[1],
    low: lowScreen,
  }),
  fontFamily: {
    $type: 'fontFamily',
    ...map(fontFamily, (family, name) =>
      token([
        family,
        ...fallbackFontFamily[name as keyof typeof fontFamily].replaceAll("'", '').split(', '),
      ]),
    ),
  },
  fontWeight: { $type: 'fontWeight', ...map(fontWeight, token) },
  text: {
    $type: 'typography',
    ...map(textSize, (step, name) =>
      name === 'label'
        ? typography(step, 'text', 'strong', tracking.label)
        : typography(step, 'text', 'text'),
    ),
  },
  heading: {
    $type: 'typography',
    ...map(headingSize, (step) => typography(step, 'display', 'display', tracking.display)),
  },
  shadow: {
    $type: 'shadow',
    ...map(shadowLayers, (layers) =>
      token(
        layers.map(({ y, blur, spread, alpha }) => ({
          color: colour(shadowColor, alpha),
          offsetX: px(0),
          offsetY: px(y),
          blur: px(blur),
          spread: px(spread),
        })),
      ),
    ),
  },
  duration: {
    $type: 'duration',
    ...map(duration, (value) => token({ value, unit: 'ms' })),
  },
  easing: { $type: 'cubicBezier', ...map(easingCurve, token) },
  layer: { $type: 'number', $description: 'Stacking order.', ...map(layer, token) },
});
