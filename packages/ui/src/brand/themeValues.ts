import * as tokens from '../tokens/index.ts';
import type { Brand, Scheme, TypeStep } from './Brand.ts';
import { fluid, fluidWithin, rem } from './fluid.ts';
import { propertyName } from './propertyName.ts';
import { rgb } from './rgb.ts';

/** Maps each value to CSS. */
const map = <Tokens extends object>(
  values: Tokens,
  toCss: (value: Tokens[keyof Tokens], name: string) => string,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toCss(value, name)]),
  ) as Record<keyof Tokens, string>;

const lineHeightOf = (step: TypeStep) => String(step.lineHeight);

const px = (value: number) => `${value}px`;

const shadowColor = `var(--${propertyName(['color', 'shadow'])})`;

const shadowOf = (layers: (typeof tokens.shadowLayers)[keyof typeof tokens.shadowLayers]) =>
  layers
    .map(
      ({ y, blur, spread, alpha }) =>
        `0 ${y}px ${blur}px ${spread}px color-mix(in srgb, ${shadowColor} ${alpha * 100}%, transparent)`,
    )
    .join(', ');

/**
 * A brand as CSS values. Its shape is the theme's contract: each leaf is a custom property (`propertyName`), and
 * components know only these.
 */
export function themeValues({ color, type, space = {}, shape }: Brand, scheme: Scheme) {
  // A colour in another spelling would pass the contrast test by mistake.
  for (const hex of Object.values(color[scheme])) rgb(hex);
  const { gutter, section, ...steps } = { ...tokens.space, ...tokens.fluidSpace, ...space };
  const { heightLimit } = tokens;
  const { heading, text } = type;
  return {
    color: color[scheme],
    /** How a tint over text and pictures is blended with them. */
    blend: { pressed: scheme === 'day' ? 'multiply' : 'screen' } as const,
    space: {
      ...map(steps, rem),
      gutter: fluid(gutter),
      section: fluidWithin(section, heightLimit.section),
    },
    width: map(tokens.width, rem),
    fontFamily: map(type.family, ({ stack }) => stack),
    fontWeight: map(type.weight, String),
    textSize: map(text, ({ size }) => fluid(size)),
    textLine: map(text, lineHeightOf),
    headingSize: map(heading, ({ size }, step) =>
      step === 'large' || step === 'display' ? fluidWithin(size, heightLimit[step]) : fluid(size),
    ),
    headingLine: map(heading, lineHeightOf),
    fontSize: type.fontSize,
    measure: type.measure,
    tracking: type.tracking,
    emphasis: type.emphasis,
    radius: map(shape.radius, px),
    bullet: shape.bullet === 'lozenge' ? 'rotate(45deg)' : 'none',
    frame: shape.frame,
    line: map(tokens.line, px),
    shadow: map(tokens.shadowLayers, shadowOf),
    size: map(tokens.size, rem),
    duration: map(tokens.duration, (value) => `${value}ms`),
    easing: tokens.easing,
    layer: map(tokens.layer, String),
  };
}
