import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, outline, type Point, place } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** Kans grass, whose white plumes stand on Indian river banks after the rains: a tuft at 0 0, about 100 high. */
export function kansGrassSymbol(sheet: Sheet, seed = 3): string {
  const random = seededRandom(seed);
  return sheet.symbol(() => {
    const blades = Array.from({ length: 9 }, (_, index) => {
      const lean = mix(-46, 46, index / 8) + (random() - 0.5) * 14;
      const tall = 46 + random() * 26 - Math.abs(lean) * 0.3;
      return brush(
        [
          [index * 2 - 8, 2],
          [lean * 0.4, -tall * 0.6],
          [lean, -tall],
        ],
        4.4,
        { start: 0.8, count: 4 },
      );
    });
    sheet.block(colours.leaf, blades.filter((_, index) => index % 2 === 0).join(''));
    sheet.block(colours.moss, blades.filter((_, index) => index % 2 === 1).join(''));
    const plume =
      '0 0!, -3 -6, -6 -8!, -4 -15, -6.4 -19!, -3.4 -26, -4.6 -31!, -1 -40, 4 -54!, 4.4 -40, 6.6 -34!, 4.2 -27, 6.6 -22!, 3.6 -15, 5.4 -9!, 3 -5';
    const spine = '0 4, 0.4 -20, 3 -46';
    const stems: [Point, Point, number][] = [
      [[-10, -34], [-24, -62], -20],
      [[0, -40], [2, -78], 3],
      [[9, -32], [27, -58], 24],
    ];
    for (const [middle, [x, y], turn] of stems) {
      sheet.line(curve([[x * 0.12, 0], middle, [x, y]]), 1.3);
      const at = (d: string) => place(d, { x, y: y + 6, turn, scale: 0.9 });
      sheet
        .shape(outline(at(plume)), colours.cloth, 1)
        .line(curve(at(spine)), 0.8, { isFine: true });
    }
  });
}
