import { colours } from '../colours.ts';
import { corner, type Point, type Points, points, polygon } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

interface Snows {
  /** Saddles and peaks by turns, from left to right; it begins and ends with a saddle. */
  ridge: Points;
  base: number;
  colour?: string;
  shade?: string;
  /** Of the tips, where the first sun is. */
  glow?: string;
  seed?: number;
}

/**
 * A range of snow peaks lit from the right: from each peak an edge runs down to the foot, and the face on its left is
 * in shade. No key lines: it is far.
 */
export function snows(
  sheet: Sheet,
  {
    ridge,
    base,
    colour = colours.cloth,
    shade = colours.mist,
    glow = colours.blush,
    seed = 4,
  }: Snows,
) {
  const random = seededRandom(seed);
  const all = points(ridge).map(corner);
  const [first, last] = [all[0], all.at(-1)] as [Point, Point];
  sheet.block(colour, polygon([[first[0], base], ...all, [last[0], base]]), { isFlat: true });

  /** A jagged edge from a point down to the base, which drifts sideways on its way. */
  const edge = ([x, y]: Point, drift: number, jag: number): Point[] => {
    const steps = Math.max(3, Math.round((base - y) / 44));
    return Array.from({ length: steps }, (_, index): Point => {
      const share = (index + 1) / steps;
      const side = index === 0 ? -0.4 : index % 2 ? 1 : -1;
      const stray = share === 1 ? 0 : side * jag * (0.5 + random() * 0.8) * (1.1 - 0.7 * share);
      return [x + drift * share + stray, mix(y, base, share - (share === 1 ? 0 : 0.1 * random()))];
    });
  };

  let faces = '';
  let ribs = '';
  let tips = '';
  for (let index = 1; index < all.length - 1; index += 2) {
    const [before, peak, after] = all.slice(index - 1, index + 2) as [Point, Point, Point];
    const reach = after[0] - peak[0];
    const jag = Math.min(15, (after[0] - before[0]) * 0.1);
    const spine = edge(peak, -reach * 0.12, jag);
    const gully = edge(before, (peak[0] - before[0]) * 0.42, jag * 0.7);
    faces += polygon([peak, ...spine, ...gully.toReversed(), before]);
    // Ribs on the lit face, each a sliver of shade that leans with the slope.
    const down = after[1] - peak[1];
    for (const [share, long] of [
      [0.34, 0.62],
      [0.68, 0.5],
    ] as const) {
      const [x, y] = [mix(peak[0], after[0], share), mix(peak[1], after[1], share)];
      const tall = (base - y) * long;
      ribs += polygon([
        [x, y + 2],
        [x + reach * 0.1, y + tall * 0.34],
        [x + reach * 0.04, y + tall * 0.4],
        [x + reach * 0.22, y + tall],
        [x - reach * 0.06, y + tall * 0.52],
        [x, y + tall * 0.4],
        [x - reach * 0.1, y + tall * 0.2],
      ]);
    }
    const low = (share: number, lower: number): Point => [
      mix(peak[0], after[0], share),
      mix(peak[1], after[1], share) + lower * down,
    ];
    tips += polygon([
      peak,
      low(0.5, 0),
      low(0.4, 0.3),
      low(0.3, 0.22),
      low(0.2, 0.6),
      spine[0] as Point,
    ]);
  }
  sheet.block(glow, tips, { isFlat: true }).block(shade, faces + ribs, { isFlat: true });
}
