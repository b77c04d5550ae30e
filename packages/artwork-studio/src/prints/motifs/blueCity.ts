import { colours } from '../colours.ts';
import { outline, place } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** The washes of Jodhpur's old town: lit front, side in shade. */
const washes = [
  ['#8fb9c4', '#5b8fa6'],
  ['#6fa3b8', '#3f7391'],
  ['#a9cbcf', '#6fa3b8'],
  ['#5b8fa6', '#2f5f7d'],
  [colours.cloth, colours.dune],
] as const;

const { round } = Math;
const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
/** A small arched window. */
const window = (x: number, y: number, size: number) => {
  const [half, tall] = [round(size * 0.7) / 10, round(size * 1.4) / 10];
  return `M${round(x)} ${round(y)}v-${tall}q${half}-${2 * half} ${2 * half} 0v${tall}z`;
};

const washing = [colours.madder, colours.cloth, colours.saffron] as const;

/** A neem tree that looks over the roofs. */
const crown = (x: number, y: number, size: number) =>
  outline(
    place('-36 10!, -46 -10, -38 -34, -18 -38, 0 -56, 20 -42, 40 -36, 46 -12, 36 10!', {
      x,
      y,
      scale: size / 90,
    }),
  );

interface City {
  /** The foot of the first row at the left and at the right edge, and the foot of the last row. */
  from: number;
  fromRight?: number;
  to: number;
  rows: number;
  /** The width of a house in the first row and in the last. */
  far: number;
  near: number;
  seed: number;
}

/** Flat-roofed houses, row above row, larger towards the viewer. The first rows have no key lines. */
export function blueCity(
  sheet: Sheet,
  { from, fromRight = from, to, rows, far, near, seed }: City,
) {
  const random = seededRandom(seed);
  for (let row = 0; row < rows; row++) {
    const share = row / Math.max(1, rows - 1);
    const size = mix(far, near, share ** 1.2);
    const hasLines = share > 0.2;
    const fronts = new Map<string, string>();
    const add = (colour: string, d: string) => fronts.set(colour, (fronts.get(colour) ?? '') + d);
    let edges = '';
    let windows = '';
    let trees = '';
    for (let x = sheet.x - 10 - random() * size; x < sheet.x + sheet.width + 10; ) {
      const width = size * mix(0.75, 1.4, random());
      const foot =
        mix(mix(from, fromRight, (x - sheet.x + width / 2) / sheet.width), to, share) + size * 0.5;
      const tall = size * mix(0.6, 1.25, random());
      const wash = washes[random() < 0.1 ? 4 : Math.floor(random() * 4)];
      const [front, side] = wash as (typeof washes)[number];
      const deep = width * mix(0.2, 0.34, random());
      const top = foot - tall;
      const seen = size * 1.7;
      add(front, box(x, top, width, seen));
      add(side, box(x + width - deep, top, deep, seen));
      if (hasLines) {
        edges += `M${round(x)} ${round(top + seen)}v-${round(seen)}h${round(width)}v${round(seen)}m-${round(deep)} 0v-${round(seen)}`;
        edges += `M${round(x)} ${round(top + size * 0.1)}h${round(width)}`;
      }
      const count = Math.max(1, Math.round((width - deep) / size / 0.42));
      for (let index = 0; index < count; index++) {
        if (random() < 0.2) continue;
        windows += window(x + ((index + 0.4) / count) * (width - deep), top + size * 0.5, size);
      }
      const extra = random();
      if (extra < 0.24) {
        // A room on the roof.
        const [roomX, roomTop] = [x + width * 0.12, top - size * 0.36];
        add(front, box(roomX, roomTop, width * 0.36, size * 0.38));
        add(side, box(roomX + width * 0.36, roomTop, width * 0.14, size * 0.38));
        windows += window(roomX + width * 0.1, top - size * 0.02, size);
        if (hasLines) edges += box(roomX, roomTop, width * 0.5, size * 0.37);
      } else if (extra < 0.38 && hasLines) {
        // Washing on the roof.
        const [from, to] = [x + width * 0.14, x + width * 0.82];
        const up = top - size * 0.3;
        edges += `M${round(from)} ${round(top)}V${round(up)}H${round(to)}V${round(top)}`;
        for (const [index, colour] of washing.entries()) {
          const hem = (to - from) / 3.6;
          add(
            colour,
            box(from + hem * (index * 1.15 + 0.2), up, hem, size * mix(0.14, 0.24, random())),
          );
        }
      } else if (extra > 0.93) {
        trees += crown(x + width * 0.5, top + size * 0.16, size);
      }
      x += width;
    }
    if (trees !== '') sheet.shape(trees, colours.leaf, mix(0.9, 1.3, share));
    for (const [colour, d] of fronts) sheet.block(colour, d, { isFlat: true });
    sheet.block(colours.night, windows, { isFlat: true });
    if (hasLines) sheet.line(edges, mix(0.9, 1.4, share));
  }
}
