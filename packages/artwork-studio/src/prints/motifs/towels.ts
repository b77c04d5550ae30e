import { colours } from '../colours.ts';
import { arc, curve, decimal, ellipse, outline, type Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';

interface Towel {
  colour?: string;
  shade?: string;
  band?: string;
  /** Where its bands begin, as shares of its width. */
  bands?: readonly number[];
  bandWidth?: number;
  hasFlowers?: boolean;
}

/** A folded towel in two layers: the fold to the left, the fringe to the right. */
export function towel(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    colour = colours.cloth,
    shade = colours.sand,
    band = colours.teal,
    bands = [0.6],
    bandWidth = 0.2,
    hasFlowers = true,
  }: Towel = {},
) {
  const end = x + width;
  const radius = height / 2;
  const sag = 2.5;
  const middle = x + width / 2;
  const down = (share: number) => y + height * share;
  const whole = outline([
    [x + radius * 0.9, y, true],
    [middle, y + sag],
    [end - 5, y, true],
    [end, down(0.12)],
    [end + 1, down(0.36)],
    [end - 2.5, down(0.5), true],
    [end + 1.5, down(0.66)],
    [end + 1, down(0.88)],
    [end - 4, down(1), true],
    [middle, down(1) + sag * 0.7],
    [x + radius * 0.8, down(1), true],
    [x + radius * 0.2, down(0.84)],
    [x, down(0.5)],
    [x + radius * 0.2, down(0.14)],
  ]);
  const threads = Array.from({ length: 8 }, (_, index) => {
    const from = y + 3 + ((height - 6) * index) / 7;
    return `M${decimal(end - 1)} ${decimal(from)}q5 ${index % 2 ? 1 : -1} 9 ${decimal((index % 3) - 0.5)}`;
  });
  sheet.line(threads.join(''), 1.5, { colour: band }).block(colour, whole);
  sheet.inside(whole, () => {
    const upper = curve([
      [x + radius * 0.9, down(0.34)],
      [middle, down(0.36) + sag],
      [end + 4, down(0.34)],
    ]);
    const lower = curve([
      [x - 2, down(0.74)],
      [middle, down(0.8) + sag],
      [end + 4, down(0.8)],
    ]);
    sheet.block(
      shade,
      `${upper}V${decimal(down(0.5))}H${decimal(x + radius)}z${lower}V${decimal(down(1) + 4)}H${decimal(x)}z`,
    );
    const quarter = decimal(height * 0.25);
    const half = decimal(height * 0.52);
    const stripe = (from: number, wide: number) =>
      `M${decimal(from)} ${decimal(y - 2)}h${decimal(wide)}q4 ${quarter} 0 ${half}q4 ${quarter} 0 ${half}` +
      `h${decimal(-wide)}q4-${quarter} 0-${half}q4-${quarter} 0-${half}z`;
    for (const share of bands) {
      const from = x + width * share;
      const wide = width * bandWidth;
      sheet.strokes(stripe(from, wide) + stripe(from - 6, 1.6) + stripe(from + wide + 4.4, 1.6), {
        colour: band,
      });
      if (!hasFlowers) continue;
      const flowers = [0.25, 0.77].map((at) =>
        flower(from + wide / 2 + 2, down(at) + sag * 0.6, height * 0.19),
      );
      sheet.strokes(flowers.join(''), { colour: colours.cloth });
    }
  });
  sheet.line(whole, 1.7);
  sheet.line(
    curve([
      [x + radius * 0.7, down(0.52)],
      [middle, down(0.5) + sag * 0.9],
      [end - 1, down(0.5)],
    ]),
    1.3,
  );
  sheet.line(
    curve([
      [x + radius * 1.1, down(0.24) + 1],
      [x + width * 0.34, down(0.24) + sag],
    ]),
    0.9,
    { isFine: true },
  );
}

/** A rolled towel: its end a spiral at x and y, its body to the right. */
export function rolledTowel(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  radius: number,
  {
    colour = colours.cloth,
    shade = colours.dune,
    band = colours.teal,
    bands = [0.5],
    bandWidth = 0.16,
  }: Omit<Towel, 'hasFlowers'> = {},
) {
  const across = radius * 0.62;
  const end = x + width;
  const whole = outline([
    [x, y - radius, true],
    [end - 4, y - radius, true],
    ...arc(end - 4, y, across * 0.8, radius, -70, 70, 5),
    [end - 4, y + radius, true],
    [x, y + radius, true],
  ]);
  sheet.block(colour, whole);
  sheet.inside(whole, () => {
    sheet.block(
      shade,
      `M${decimal(x)} ${decimal(y + radius * 0.36)}H${decimal(end + across)}V${decimal(y + radius * 1.1)}H${decimal(x)}z`,
    );
    const bulge = decimal(across * 0.95);
    const stripe = (from: number, wide: number) =>
      `M${decimal(from)} ${decimal(y - radius)}h${decimal(wide)}q${bulge} ${decimal(radius)} 0 ${decimal(2 * radius)}` +
      `h${decimal(-wide)}q${bulge} ${decimal(-radius)} 0 ${decimal(-2 * radius)}z`;
    for (const share of bands) {
      const from = x + width * share;
      const wide = width * bandWidth;
      sheet.block(band, stripe(from, wide) + stripe(from - 7, 2) + stripe(from + wide + 5, 2));
    }
  });
  sheet.line(whole, 1.7);
  sheet.shape(ellipse(x, y, across, radius), colour, 1.7);
  const spiral = Array.from({ length: 22 }, (_, index): Point => {
    const angle = index * 0.62 + 1.2;
    const reach = (1 - index / 23) * 0.96;
    return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * radius * reach];
  });
  sheet.line(curve(spiral), 1.3);
}
