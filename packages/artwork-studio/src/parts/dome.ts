import { clamp } from '../renderer/vector.ts';

const { max, sqrt } = Math;

/** Radius by height, from the neck to the tip, in shares of the belly's radius and of the height. */
const outline = [
  [0, 0.9],
  [0.1, 0.967],
  [0.2, 0.996],
  [0.29, 1],
  [0.4, 0.973],
  [0.5, 0.912],
  [0.6, 0.812],
  [0.7, 0.664],
  [0.8, 0.468],
  [0.88, 0.285],
  [0.94, 0.155],
  [1, 0.06],
] as const;

const samples = 256;
const radii = Float64Array.from({ length: samples + 2 }, (_, index) => {
  const t = Math.min(1, index / samples);
  const next = Math.max(
    1,
    outline.findIndex(([at]) => at >= t),
  );
  // Catmull-Rom between the points about t, their ends repeated.
  const point = (at: number) =>
    outline[clamp(at, 0, outline.length - 1)] as readonly [number, number];
  const [a, b, c, d] = [point(next - 2), point(next - 1), point(next), point(next + 1)];
  const s = (t - b[0]) / (c[0] - b[0]);
  const slopeIn = ((c[1] - a[1]) / (c[0] - a[0])) * (c[0] - b[0]);
  const slopeOut = ((d[1] - b[1]) / (d[0] - b[0])) * (c[0] - b[0]);
  const [s2, s3] = [s * s, s * s * s];
  return (
    b[1] * (2 * s3 - 3 * s2 + 1) +
    slopeIn * (s3 - 2 * s2 + s) +
    c[1] * (3 * s2 - 2 * s3) +
    slopeOut * (s3 - s2)
  );
});

/**
 * The Mughal dome: it swells over its neck (nine tenths of its widest) and draws in to a point without a
 * break. Its foot is at y = 0; a bound, within a few per cent near the surface.
 * Outline measured from elevations of the Taj Mahal.
 */
export function bulbousDome(
  x: number,
  y: number,
  z: number,
  belly: number,
  height: number,
): number {
  const r = sqrt(x * x + z * z);
  const t = clamp(y / height) * samples;
  const index = Math.min(samples - 1, t | 0);
  const [low, high] = [radii[index] as number, radii[index + 1] as number];
  const profile = belly * (low + (high - low) * (t - index));
  const slope = ((high - low) * samples * belly) / height;
  const side = (r - profile) / sqrt(1 + slope * slope);
  if (y < 0) return sqrt(max(0, r - profile) ** 2 + y * y);
  if (y > height) return sqrt(max(0, r - profile) ** 2 + (y - height) ** 2);
  return side * 0.92;
}
