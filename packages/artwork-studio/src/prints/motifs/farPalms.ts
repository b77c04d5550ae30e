import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
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
