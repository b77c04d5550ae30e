import { along, brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A coconut palm as a symbol, without a key line: 100 high, its foot at 0 0, leaning to the right. */
export function palmSymbol(sheet: Sheet, colour: string = colours.pine): string {
  return sheet.symbol(() => {
    sheet.strokes(brush('0 0, 3 -48, 12 -98', 4.6, { start: 1, end: 0.6, peak: 0.05 }), { colour });
    let leaves = '';
    for (const [turn, reach] of [
      [-164, 36],
      [-132, 42],
      [-92, 40],
      [-54, 42],
      [-20, 38],
      [14, 30],
      [168, 28],
    ] as const) {
      const way = Math.abs(turn) > 90 ? -1 : 1;
      const spine = place(
        [
          [0, 0],
          [reach * 0.5, reach * -0.14 * way],
          [reach, reach * 0.24 * way],
        ],
        { x: 12, y: -98, turn },
      );
      leaves += curve(spine);
      for (const { x, y, share } of along(spine, 8).slice(1)) {
        const drop = 15 * (1 - share * 0.5);
        leaves += `M${decimal(x)} ${decimal(y)}q${decimal(drop * 0.1 * way)} ${decimal(drop * 0.6)} ${decimal(drop * 0.4 * way)} ${decimal(drop)}`;
      }
    }
    sheet.line(leaves, 2.6, { colour });
  });
}
