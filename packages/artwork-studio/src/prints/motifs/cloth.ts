import { colours } from '../colours.ts';
import { arc, curve, decimal, ellipse, outline, type Point, place } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';

interface Hem {
  y: number;
  height: number;
  colour?: string;
  heart?: string;
  /** From one flower to the next on the same side. */
  wave?: number;
  /** Where the vine starts. */
  phase?: number;
  /** A row of teeth below. */
  hasTeeth?: boolean;
}

/** The hem of a printed cloth, across the whole sheet: a vine in resist between lines and dots. */
export function hem(
  sheet: Sheet,
  {
    y,
    height,
    colour = colours.cloth,
    heart = colours.ochre,
    wave = 84,
    phase = 0,
    hasTeeth = false,
  }: Hem,
) {
  const { width } = sheet;
  const across = (...rows: number[]) => rows.map((row) => `M0 ${decimal(row)}h${width}`).join('');
  sheet.line(across(y, y + 10, y + height - 10, y + height), 1.4, { colour });
  sheet.beads(across(y + 5, y + height - 5), 3.4, 8, { colour });

  const middle = y + height * 0.5;
  const swing = height * 0.13;
  const vine: Point[] = [];
  for (let x = -wave; x <= width + wave; x += wave / 4) {
    vine.push([x, middle - Math.sin(((x + phase) / wave) * 2 * Math.PI) * swing]);
  }
  sheet.line(curve(vine), 1.7, { colour });

  const sprigs = [-1, 1].map((up) => {
    const x = up > 0 ? wave / 2 : 0;
    const leaves = [-1, 1].map((side) =>
      outline(
        place('0 0!, 6 -4.2, 15 0!, 6 3', {
          x: x + side * 12.5,
          y: -up * swing * 0.9,
          scaleX: side,
          turn: side * up * 34,
        }),
      ),
    );
    const bloom = up * swing * 0.75;
    return {
      resist: leaves.join('') + flower(x, bloom, 10, 6, 30),
      heart: ellipse(x, bloom, 3.5),
    };
  });
  const sprig = sheet.symbol(() => {
    sheet.strokes(sprigs.map(({ resist }) => resist).join(''), { colour });
    sheet.strokes(sprigs.map(({ heart }) => heart).join(''), { colour: heart });
  });
  for (let x = wave / 4 - phase - wave; x < width + wave / 2; x += wave) {
    if (x > -wave) sheet.put(sprig, { x, y: middle });
  }

  if (!hasTeeth) return;
  let teeth = '';
  for (let x = 0; x < width; x += 16) teeth += `M${x} ${decimal(y + height + 5)}l6 8 6-8z`;
  sheet.block(colour, teeth);
}

interface Sprig {
  petals: string;
  heart: string;
  green: string;
}

/** A small flower on its stem with two leaves, as a symbol to strew over cloth. */
export function sprigSymbol(sheet: Sheet, { petals, heart, green }: Sprig): string {
  const leaf = '0 0!, 5 -3.4, 11 0!, 5 2.6';
  return sheet.symbol(() => {
    sheet.strokes(flower(0, 0, 8, 5, -90), { colour: petals });
    sheet.strokes(ellipse(0, 0, 2.6), { colour: heart });
    sheet.line('M0 8q1.5 8-1 15', 1.5, { colour: green });
    sheet.strokes(
      outline(place(leaf, { y: 16, turn: -38 })) +
        outline(place(leaf, { y: 19, scaleX: -1, turn: 38 })),
      { colour: green },
    );
  });
}

interface Strewn {
  x: number;
  /** The far and the near edge of the cloth, and its width at each. */
  from: number;
  to: number;
  fromWidth: number;
  toWidth: number;
  rows: number;
  /** Flowers in the first row. */
  count: number;
}

/** Flowers in staggered rows, on cloth that lies towards the viewer. */
export function strewnFlowers(
  sheet: Sheet,
  { x, from, to, fromWidth, toWidth, rows, count }: Strewn,
) {
  let petals = '';
  let hearts = '';
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows;
    const y = mix(from, to, share * (0.75 + 0.25 * share));
    const width = mix(fromWidth, toWidth, (y - from) / (to - from));
    const size = mix(4.6, 6.2, share);
    const inRow = count - (row % 2);
    for (let index = 0; index < inRow; index++) {
      const flowerX = x + ((index + 0.5) / inRow - 0.5) * width;
      petals += flower(flowerX, y, size, 5, -90);
      hearts += ellipse(flowerX, y, size * 0.3);
    }
  }
  sheet.block(colours.cloth, petals).block(colours.ochre, hearts);
}

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
