import { clamp } from './vector.ts';

/** Light or albedo in linear sRGB; 1 is white, and light can exceed it. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Decodes an sRGB channel from 0 to 1 (IEC 61966-2-1). */
const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** @param hex such as '#fbe0b6' */
export function colour(hex: string): Colour {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export const mixColour = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const addColour = (a: Colour, b: Colour): Colour => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const scaleColour = (a: Colour, by: number): Colour => [a[0] * by, a[1] * by, a[2] * by];

export const multiplyColour = (a: Colour, b: Colour): Colour => [
  a[0] * b[0],
  a[1] * b[1],
  a[2] * b[2],
];

/** Relative luminance (WCAG 2.2), of a linear colour. */
export const luminance = (a: Colour): number => 0.2126 * a[0] + 0.7152 * a[1] + 0.0722 * a[2];

export type Stop = readonly [at: number, colour: Colour];

/** The colour at a place of a gradient, whose stops are in ascending order. */
export function ramp(stops: readonly Stop[], at: number): Colour {
  const index = stops.findIndex(([position]) => position >= at);
  const after = stops[index] ?? stops.at(-1);
  if (!after) throw new RangeError('A gradient has colours');
  const before = stops[index - 1] ?? after;
  const room = after[0] - before[0];
  return mixColour(before[1], after[1], room > 0 ? clamp((at - before[0]) / room) : 0);
}
