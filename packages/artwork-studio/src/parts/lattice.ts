import { ogee } from '../renderer/distance.ts';
import { cross, normalise, type Vector } from '../renderer/vector.ts';

interface LatticeOptions {
  /** Toward the sun: the lattice is at a right angle to its light. */
  sun: Vector;
  /** From the origin toward the sun, in metres; outside what the camera sees. */
  away: number;
  /** Width of one opening with its bar, in metres. */
  period: number;
  /** Of the bars, in metres. */
  bar: number;
  /** Moves the pattern, in metres. */
  offset: readonly [across: number, up: number];
}

/** A window screen of ogee openings that is not seen itself: its shadow falls on wall and table. */
export function lattice({ sun, away, period, bar, offset }: LatticeOptions) {
  const side = normalise(cross([0, 1, 0], sun));
  const above = cross(sun, side);
  const half = period / 2 - bar / 2;
  const rows = period * 1.6;
  return (x: number, y: number, z: number): number => {
    const along = x * sun[0] + y * sun[1] + z * sun[2] - away;
    const depth = Math.abs(along) - 0.01;
    if (depth > period) return depth;
    const v = x * above[0] + y * above[1] + z * above[2] + offset[1];
    const row = Math.floor(v / rows);
    const stagger = (row & 1) === 0 ? 0 : period / 2;
    const u = x * side[0] + y * side[1] + z * side[2] + offset[0] + stagger;
    const opening = ogee(
      u - period * Math.round(u / period),
      v - row * rows - bar / 2,
      half,
      rows * 0.45,
      rows - bar,
    );
    return Math.max(depth, -opening) * 0.8;
  };
}
