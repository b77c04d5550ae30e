import { colours } from '../colours.ts';
import { curve, outline, type Point, polygon } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A cypress, slim as a flame, as a symbol: 100 high, for lines of a tree twice as large. */
export function cypressSymbol(sheet: Sheet): string {
  return sheet.symbol(() => {
    const whole =
      '-2 -4!, -9 -8, -13 -24, -12 -46, -8 -70, 0 -101!, 8 -70, 12 -46, 13 -24, 9 -8, 2 -4!';
    sheet.shape(polygon('-2 -6, -2 1, 2 1, 2 -6'), colours.umber, 0.6);
    sheet.block(colours.leaf, outline(whole));
    sheet.block(colours.pine, outline('0 -101!, 8 -70, 12 -46, 13 -24, 9 -8, 2 -4!, 4 -30, 4 -60'));
    sheet.line(
      curve('-8 -16, -7 -40, -3 -66') +
        curve('-2 -12, -2 -40, 0 -78') +
        curve('-10 -30, -8 -50, -4 -74'),
      0.45,
      { colour: colours.moss, isFine: true },
    );
    sheet.line(outline(whole), 0.64);
  });
}

interface Pool {
  x: number;
  /** Its far and its near end, and half its width at each. */
  from: number;
  to: number;
  halfFar: number;
  halfNear: number;
}

const edge = ({ x, from, to, halfFar, halfNear }: Pool, grown: number): Point[] => [
  [x - halfFar * grown, from],
  [x + halfFar * grown, from],
  [x + halfNear * grown, to],
  [x - halfNear * grown, to],
];

/** The long pool of a Mughal garden between its stone rim, beds of flowers and paths; `draw` is what it mirrors. */
export function longPool(sheet: Sheet, pool: Pool, draw: () => void) {
  sheet.block(colours.rose, polygon(edge(pool, 3.2)), { isFlat: true });
  sheet.block(colours.blush, polygon(edge(pool, 2.3)), { isFlat: true });
  sheet.block(colours.leaf, polygon(edge(pool, 1.9)), { isFlat: true });
  sheet.shape(polygon(edge(pool, 1.26)), colours.cloth, 1.3, { isFlat: true });
  const water = polygon(edge(pool, 1));
  sheet.block(colours.lagoon, water, { isFlat: true });
  sheet.inside(water, draw);
  sheet.line(water + polygon(edge(pool, 1.9)) + polygon(edge(pool, 3.2)), 1.2);
  // Flowers in the beds, larger towards the viewer.
  for (const [index, colour] of [colours.cloth, colours.madder, colours.saffron].entries()) {
    let d = '';
    for (let step = index; step < 36; step += 3) {
      const share = (step / 36) ** 1.7;
      const y = pool.from + (pool.to - pool.from) * share;
      const half = pool.halfFar + (pool.halfNear - pool.halfFar) * share;
      const size = 1.4 + share * 9;
      for (const side of [-1, 1]) {
        const at = pool.x + side * half * 1.58;
        d += `M${Math.round(at - size)} ${Math.round(y)}a${size.toFixed(1)} ${(size * 0.7).toFixed(1)} 0 1 0 ${(size * 2).toFixed(1)} 0a${size.toFixed(1)} ${(size * 0.7).toFixed(1)} 0 1 0-${(size * 2).toFixed(1)} 0z`;
      }
    }
    sheet.block(colour, d, { isFlat: true });
  }
}
