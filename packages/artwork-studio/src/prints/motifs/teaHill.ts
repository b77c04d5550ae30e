import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { decimal, outline, type Points, place } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { heightOf } from './land.ts';

interface TeaHill {
  ridge: Points;
  /** Where the last row is, level across the sheet, and how much it sinks to the left. */
  base: number;
  rows: number;
  /** The width of a bush in the first and in the last row. */
  bush: readonly [far: number, near: number];
  seed?: number;
}

/** A hill of tea: rows of clipped bushes from its ridge down to the viewer, with the shade of each row above the next. */
export function teaHill(sheet: Sheet, { ridge, base, rows, bush, seed = 3 }: TeaHill) {
  const random = seededRandom(seed);
  const height = heightOf(ridge);
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const step = mix(bush[0], bush[1], share);
    const top = (x: number) => mix(height(x), base + (height(x) - base) * 0.12, share ** 1.25);
    let x = sheet.x - 4 - step * (0.2 + random() * 0.6);
    let y = top(x);
    let edge = `M${decimal(x)} ${decimal(y)}`;
    let leaves = '';
    while (x < sheet.x + sheet.width + 4) {
      const across = step * (0.85 + random() * 0.3);
      const down = top(x + across) - y;
      const rise = step * 0.52;
      edge += `c${decimal(across * 0.06)} ${decimal(-rise)} ${decimal(across * 0.94)} ${decimal(down - rise)} ${decimal(across)} ${decimal(down)}`;
      if (share > 0.15 && random() < 0.7) {
        const leafX = x + across * (0.3 + random() * 0.4);
        const size = step * 0.12;
        leaves += `M${decimal(leafX)} ${decimal(y + down / 2 - step * 0.08)}l${decimal(-size)} ${decimal(-size)}M${decimal(leafX)} ${decimal(y + down / 2 - step * 0.08)}l${decimal(size)} ${decimal(-size)}`;
      }
      x += across;
      y += down;
    }
    const body = `${edge}V${sheet.y + sheet.height + 4}H${sheet.x - 8}z`;
    sheet.line(edge, bush[1] * mix(0.14, 0.42, share), { colour: colours.leaf });
    sheet.block(colours.moss, body, { isFlat: true });
    sheet.line(leaves, 1.2, { colour: colours.lime, isFine: true });
    if (share > 0.2) sheet.line(edge, mix(0.9, 1.5, share));
  }
}

/** A silver oak, as the shade tree of a tea garden: a slim trunk and feathery clumps. */
export function silverOak(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  colour: string = colours.pine,
) {
  const at = (d: string) => place(d, { x, y, scale: height / 100 });
  sheet.strokes(
    brush(at('0 2, 1 -50, 0 -96'), height * 0.045, { start: 1, end: 0.3, peak: 0.05 }),
    { colour },
  );
  const clumps = [
    '0 -104!, 5 -94, 7 -86, 0 -82!, -7 -86, -5 -94',
    '-1 -80!, 10 -86, 15 -78, 10 -72, 1 -70!',
    '1 -72!, -10 -79, -16 -71, -11 -64, -1 -62!',
    '-1 -62!, 11 -69, 19 -60, 12 -52, 1 -50!',
    '1 -52!, -11 -59, -19 -50, -12 -42, -1 -40!',
    '0 -42!, 10 -48, 16 -40, 10 -33, 0 -32!',
  ];
  sheet.block(colour, clumps.map((clump) => outline(at(clump))).join(''));
}
