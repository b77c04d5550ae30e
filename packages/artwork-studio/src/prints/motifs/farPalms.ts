import { along, brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, place } from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** Coconut palms on a far bank, each at x and y with its height. They have no key line: they are far away. */
export function farPalms(
  sheet: Sheet,
  palms: readonly (readonly [x: number, y: number, height: number])[],
  { colour = colours.leaf, seed = 3 }: { colour?: string; seed?: number } = {},
) {
  const random = seededRandom(seed);
  const d = palms.map(([x, y, height]) => {
    const lean = (random() - 0.5) * height * 0.34;
    const [topX, topY] = [x + lean, y - height];
    const trunk = brush(
      [
        [x, y],
        [x + lean * 0.3, y - height * 0.55],
        [topX, topY],
      ],
      height * 0.055,
      { start: 1, end: 0.7, peak: 0.05, count: 4 },
    );
    const fronds = [-174, -146, -112, -70, -36, -6, 20, 160].map((degrees) => {
      const angle = ((degrees + (random() - 0.5) * 12) * Math.PI) / 180;
      const reach = height * 0.4;
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7];
      return brush(
        [
          [topX, topY],
          [topX + dx * 0.55, topY + dy - height * 0.05],
          [topX + dx, topY + dy + height * 0.13],
        ],
        height * 0.09,
        { start: 0.4, count: 4 },
      );
    });
    return trunk + fronds.join('');
  });
  sheet.block(colour, d.join(''));
}

/** A coconut palm without a key line, as a symbol: 100 high, its foot at 0 0, leaning to the right. */
export function farPalmSymbol(sheet: Sheet, colour: string = colours.pine): string {
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
