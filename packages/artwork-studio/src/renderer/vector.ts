/** Points and directions in metres: x to the right, y up, z away from a camera that looks north. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The vector scaled to a length of 1. */
export function normalise(a: Vector): Vector {
  const by = 1 / (length(a) || 1);
  return [a[0] * by, a[1] * by, a[2] * by];
}

/** A direction reflected at a surface with this normal. */
export function reflect(direction: Vector, normal: Vector): Vector {
  const twice = 2 * dot(direction, normal);
  return [
    direction[0] - twice * normal[0],
    direction[1] - twice * normal[1],
    direction[2] - twice * normal[2],
  ];
}

export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value));

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** 0 below `from`, 1 above `to`, and Hermite's 3t² - 2t³ between; `from` can exceed `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
