import { fluidRange } from '../tokens/index.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * A length that grows with the viewport within `fluidRange`: slope * 100vw + intercept. The intercept is in rem,
 * so that it follows the reader's text size.
 */
export function fluid([least, most]: readonly [number, number]): string {
  const [from, to] = fluidRange;
  const slope = (most - least) / (to - from);
  const intercept = least - slope * from;
  return `clamp(${round(least / 16)}rem, ${round(intercept / 16)}rem + ${round(slope * 100)}vw, ${round(most / 16)}rem)`;
}

/**
 * The same, and on low screens less: at most `rest` px and a share of the screen's height. `rest` follows the
 * reader's text size.
 */
export const fluidWithin = (
  ends: readonly [number, number],
  { rest, share }: { rest: number; share: number },
): string => `min(${fluid(ends)}, ${round(rest / 16)}rem + ${share}svh)`;

/** Converts px to rem. */
export const rem = (px: number) => `${round(px / 16)}rem`;
