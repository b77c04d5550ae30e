import { colours } from '../colours.ts';
import { curve, decimal, ellipse, outline, type Point, place } from '../geometry.ts';
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
  const { x: left, width } = sheet;
  const right = left + width;
  const across = (...rows: number[]) =>
    rows.map((row) => `M${left} ${decimal(row)}h${width}`).join('');
  sheet.line(across(y, y + 10, y + height - 10, y + height), 1.4, { colour });
  sheet.beads(across(y + 5, y + height - 5), 3.4, 8, { colour });

  const middle = y + height * 0.5;
  const swing = height * 0.13;
  const vine: Point[] = [];
  for (let x = left - wave; x <= right + wave; x += wave / 4) {
    vine.push([x, middle - Math.sin(((x - left + phase) / wave) * 2 * Math.PI) * swing]);
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
  for (let x = left + wave / 4 - phase - wave; x < right + wave / 2; x += wave) {
    if (x > left - wave) sheet.put(sprig, { x, y: middle });
  }

  if (!hasTeeth) return;
  let teeth = '';
  for (let x = left; x < right; x += 16) teeth += `M${x} ${decimal(y + height + 5)}l6 8 6-8z`;
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

/** Sprigs in staggered rows, from y down to the foot of the sheet. */
export function sprigRows(sheet: Sheet, y: number, printing: Sprig, gap = 40) {
  const sprig = sprigSymbol(sheet, printing);
  for (let row = 0; y + row * gap < sheet.y + sheet.height + 6; row++) {
    for (let x = sheet.x + 10 + (row % 2) * 36; x < sheet.x + sheet.width; x += 72) {
      sheet.put(sprig, { x, y: y + row * gap, scale: 1.1 });
    }
  }
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
