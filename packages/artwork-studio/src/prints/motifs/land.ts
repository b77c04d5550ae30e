import { colours } from '../colours.ts';
import { curve, decimal, type Point, type Points, points } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** A hill as a block, from its ridge down to `base`. It has no key line: it is far away. */
export function hill(sheet: Sheet, colour: string, ridge: Points, base: number) {
  const { x, width } = sheet;
  sheet.block(colour, `${curve(ridge)}L${x + width + 4} ${base}L${x - 4} ${base}Z`);
}

/** The height of a ridge at x. */
export function heightOf(ridge: Points) {
  const all = points(ridge);
  return (x: number): number => {
    const after = Math.max(
      1,
      all.findIndex(([at], index) => at >= x || index === all.length - 1),
    );
    const a = all[after - 1] as Point;
    const b = all[after] as Point;
    return mix(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
  };
}

interface Grove {
  ridge: Points;
  left: number;
  right: number;
  rows?: number;
  /** From tree to tree. */
  step?: number;
  size?: number;
  colour?: string;
  seed?: number;
}

/** Groves on a hill: dabs of the brush in rows below its ridge. */
export function grove(
  sheet: Sheet,
  { ridge, left, right, rows = 3, step = 15, size = 4.4, colour = colours.leaf, seed = 2 }: Grove,
) {
  const random = seededRandom(seed);
  const height = heightOf(ridge);
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let x = left + (row % 2) * step * 0.5; x < right; x += step * (0.7 + random() * 0.9)) {
      if (random() < 0.25) continue;
      const y = height(x) + 7 + row * 9 + random() * 4;
      const s = size * (0.7 + random() * 0.5);
      const n = (factor: number) => decimal(s * factor);
      d += `M${Math.round(x)} ${Math.round(y)}c${n(-1)} 0 ${n(-0.9)}${n(-1.5)} 0${n(-1.9)}c${n(0.9)} ${n(0.4)} ${n(1)} ${n(1.9)} 0 ${n(1.9)}z`;
    }
  }
  sheet.block(colour, d, { isFine: true });
}
