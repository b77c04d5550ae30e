import * as tokens from '../tokens/index.ts';
import type { Brand, Ends, Hex, Scheme, TypeStep } from './Brand.ts';
import { type ColorRole, roleUses } from './colorRoles.ts';
import { rgb } from './rgb.ts';

export interface DesignToken {
  $value: unknown;
  $description?: string;
}

export interface DesignTokenGroup {
  $type?: string;
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

/** Maps each value to a token or group. */
const map = <Value>(
  values: Readonly<Record<string, Value>>,
  toEntry: (value: Value, name: string) => DesignToken | DesignTokenGroup,
) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toEntry(value, name)]));

const token = ($value: unknown, $description?: string): DesignToken => ({
  $value,
  ...($description !== undefined && { $description }),
});

const round = (value: number) => Math.round(value * 1000) / 1000;

const px = (value: number) => ({ value: round(value), unit: 'px' });

const colour = (hex: string, alpha?: number) => ({
  colorSpace: 'srgb',
  components: rgb(hex).map((channel) => round(channel / 255)),
  ...(alpha !== undefined && { alpha }),
  hex,
});

/** A reference to the palette, so that a tool keeps the relation between a role and its colour. */
function paletteAlias(hex: Hex, palette: NonNullable<Brand['palette']>): unknown {
  const [name] = Object.entries(palette).find(([, value]) => value === hex) ?? [];
  return name === undefined ? colour(hex) : `{palette.${name}}`;
}

/** A fluid value at both ends of `fluidRange`: the format has no fluid lengths. */
const atBothEnds = (
  [narrowest, widest]: Ends,
  toValue: (value: number) => unknown,
): DesignTokenGroup => ({ narrowest: token(toValue(narrowest)), widest: token(toValue(widest)) });

/** Letter spacing in px: the tokens have it in em, the format needs a length. */
const em = (share: string, fontSize: number) => px(Number.parseFloat(share) * fontSize);

const typography = (
  { size: sizes, lineHeight }: TypeStep,
  family: keyof Brand['type']['family'],
  weight: keyof Brand['type']['weight'],
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
 * A brand's values in one scheme for design tools, in the W3C Community Group's Design Tokens Format Module 2025.10
 * (https://www.designtokens.org/TR/2025.10/format/). Without `measure`: the format has no em.
 */
export function designTokens(brand: Brand, scheme: Scheme): DesignTokenGroup {
  const { palette = {}, type, shape } = brand;
  const colors = brand.color[scheme];
  const { gutter, section, ...distances } = {
    ...tokens.space,
    ...tokens.fluidSpace,
    ...brand.space,
  };
  return {
    $description: `${brand.name}, by ${scheme}. Fluid values have two ends: narrowest and widest.`,
    palette: {
      $type: 'color',
      $description: 'The colours by name. Take a role from `color` instead.',
      ...map(palette, (hex) => token(colour(hex))),
    },
    color: {
      $type: 'color',
      $description: 'Colours by use.',
      ...map(colors, (hex, role) => token(paletteAlias(hex, palette), roleUses[role as ColorRole])),
    },
    space: {
      ...dimensions('Distances.', distances),
      ...map({ gutter, section }, (ends) => atBothEnds(ends, px)),
    },
    width: dimensions('Widths of columns.', tokens.width),
    size: dimensions(
      'Heights of controls and headers; `touch` is the least that is pressed.',
      tokens.size,
    ),
    radius: dimensions('Corner radii.', shape.radius),
    line: dimensions('Line widths.', tokens.line),
    breakpoint: dimensions('Least widths from which a layout holds.', tokens.breakpoint),
    screen: dimensions('Where type and space begin and end to grow, and what counts as low.', {
      narrowest: tokens.fluidRange[0],
      widest: tokens.fluidRange[1],
      low: tokens.lowScreen,
    }),
    fontFamily: {
      $type: 'fontFamily',
      $description: 'The names that design tools know the families by, and system fonts.',
      ...map(type.family, ({ name, system }) =>
        token([name, ...system.replaceAll("'", '').split(', ')]),
      ),
    },
    fontWeight: {
      $type: 'fontWeight',
      $description: 'Of headings, of text, and of what stands out in text.',
      ...map(type.weight, (weight) => token(weight)),
    },
    text: {
      $type: 'typography',
      $description: 'Text to read or click.',
      ...map(type.text, (step, name) =>
        name === 'label'
          ? typography(step, 'text', 'strong', type.tracking.label)
          : typography(step, 'text', 'text'),
      ),
    },
    heading: {
      $type: 'typography',
      $description: 'Titles, quotes and large numerals.',
      ...map(type.heading, (step) => typography(step, 'display', 'display', type.tracking.display)),
    },
    shadow: {
      $type: 'shadow',
      $description: 'Of what lies on the page, and of what floats above it.',
      ...map(tokens.shadowLayers, (layers) =>
        token(
          layers.map(({ y, blur, spread, alpha }) => ({
            color: colour(colors.shadow, alpha),
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
      $description: 'How long a change takes.',
      ...map(tokens.duration, (value) => token({ value, unit: 'ms' })),
    },
    easing: {
      $type: 'cubicBezier',
      $description: 'How a change begins and ends.',
      ...map(tokens.easingCurve, (curve) => token(curve)),
    },
    layer: {
      $type: 'number',
      $description: 'Stacking order.',
      ...map(tokens.layer, (value) => token(value)),
    },
  };
}
