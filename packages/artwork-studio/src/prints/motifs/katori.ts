import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  arc,
  curve,
  dot,
  ellipse,
  outline,
  type Point,
  place,
  polygon,
  radians,
  rectangle,
} from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** On a circle around x and y, in degrees clockwise from the east. */
export const onCircle = (
  x: number,
  y: number,
  radius: number,
  degrees: number,
): [number, number] => [
  x + Math.cos(radians(degrees)) * radius,
  y + Math.sin(radians(degrees)) * radius,
];

/** Dots at random within a circle. */
function specks(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  { colour, count, size = 2, seed }: { colour: string; count: number; size?: number; seed: number },
) {
  const random = seededRandom(seed);
  const d = Array.from({ length: count }, () =>
    dot(...onCircle(x, y, Math.sqrt(random()) * radius, random() * 360)),
  );
  sheet.line(d.join(''), size, { colour });
}

export interface Katori {
  food: string;
  shade: string;
  radius?: number;
  /** Draws what is on top. */
  top: (x: number, y: number, radius: number) => void;
}

/** A small bowl from above. */
export function katori(
  sheet: Sheet,
  x: number,
  y: number,
  { food, shade, radius = 34.5, top }: Katori,
) {
  const mouth = ellipse(x, y, radius * 0.82);
  sheet.block(colours.umber, ellipse(x + 4, y + 5, radius), { opacity: 0.55 });
  sheet.shape(ellipse(x, y, radius), colours.ochre, 1.6).line(ellipse(x, y, radius * 0.9), 1);
  sheet.block(food, mouth, { isFlat: true });
  sheet.inside(mouth, () => {
    const crescent =
      rectangle(x - radius, y - radius, 2 * radius, 2 * radius) +
      ellipse(x + radius * 0.16, y + radius * 0.18, radius * 0.8);
    sheet.block(shade, crescent, { isFlat: true, hasHoles: true });
    top(x, y, radius * 0.7);
  });
  sheet.line(mouth, 1.3);
  const shine = arc(x, y, radius * 0.95, radius * 0.95, 150, 250, 5);
  sheet.strokes(brush(shine, 2.2), { colour: colours.cloth });
}

/** Dal with its tempering: a swirl of ghee, chilli, cumin and curry leaves. */
export const dal = (sheet: Sheet, leaf: string): Katori => ({
  food: '#e0a03c',
  shade: colours.brass,
  top: (bowlX, bowlY, r) => {
    sheet.resist(curve(arc(bowlX, bowlY, r * 0.62, r * 0.62, 150, 330, 6)), 1.3);
    specks(sheet, bowlX, bowlY, r, { colour: colours.umber, count: 9, seed: 4 });
    sheet.strokes(
      brush(
        [
          [bowlX + 1, bowlY + 11],
          [bowlX + 9, bowlY + 6],
          [bowlX + 14, bowlY - 4],
        ],
        5,
        { start: 0.6 },
      ),
      { colour: colours.madder },
    );
    sheet.put(leaf, { x: bowlX - 8, y: bowlY + 5, turn: -40, scale: 0.36 });
    sheet.put(leaf, { x: bowlX - 6, y: bowlY + 6, turn: 16, scale: 0.3 });
  },
});

/** Spinach with cubes of paneer. */
export const spinach = (sheet: Sheet): Katori => ({
  food: colours.leaf,
  shade: colours.pine,
  top: (bowlX, bowlY, r) => {
    specks(sheet, bowlX, bowlY, r, { colour: colours.moss, count: 18, size: 2.6, seed: 5 });
    for (const [a, b, turn] of [
      [-9, -5, 20],
      [7, 6, -15],
      [8, -10, 60],
      [-7, 10, 48],
    ] as const) {
      const at = { x: bowlX + a, y: bowlY + b, turn };
      sheet.shape(polygon(place('-5 -4, 5 -4, 5 4, -5 4', at)), colours.cloth, 1.1);
      sheet.strokes(polygon(place('1.5 -4, 5 -4, 5 4, 1.5 4', at)), { colour: colours.dune });
    }
  },
});

/** Yoghurt, stirred, with cumin and mint. */
export const yoghurt = (sheet: Sheet, leaf: string): Katori => ({
  food: colours.cloth,
  shade: colours.mist,
  top: (bowlX, bowlY, r) => {
    const spiral = Array.from(
      { length: 13 },
      (_, index): Point => onCircle(bowlX, bowlY, r * mix(0.12, 0.86, index / 12), index * 42),
    );
    sheet.line(curve(spiral), 1.3, { colour: colours.sage });
    specks(sheet, bowlX + 4, bowlY + 2, r * 0.7, { colour: colours.brass, count: 9, seed: 6 });
    sheet.put(leaf, { x: bowlX - 3, y: bowlY + 3, turn: -30, scale: 0.3 });
    sheet.put(leaf, { x: bowlX - 3, y: bowlY + 3, turn: -150, scale: 0.26 });
  },
});

/** Beetroot, grated, with coconut. */
export const beetroot = (sheet: Sheet): Katori => ({
  food: colours.wine,
  shade: '#591d14',
  top: (bowlX, bowlY, r) => {
    const random = seededRandom(8);
    const shreds = Array.from({ length: 12 }, () => {
      const [a, b] = onCircle(bowlX, bowlY, Math.sqrt(random()) * r, random() * 360);
      const turn = random() * 360;
      return curve(place('-5 0, 0 -2, 5 0', { x: a, y: b, turn }));
    });
    sheet.line(shreds.slice(0, 8).join(''), 1.6, { colour: colours.rose });
    sheet.line(shreds.slice(8).join(''), 1.6, { colour: colours.cloth });
  },
});

/** Chickpeas in their sauce. */
export const chickpeas = (sheet: Sheet): Katori => ({
  food: colours.saffron,
  shade: colours.amber,
  top: (bowlX, bowlY, r) => {
    const pea = sheet.symbol(() => {
      const whole = outline('-6 0, -4 -5, 2 -5.6, 7 -1.6!, 5 4, 0 5.8, -5 4');
      sheet.shape(whole, colours.dune, 1.1, { isFlat: true });
      sheet.line(curve('6.4 -1.4, 2 -1.4, -1.4 1.4'), 0.9, { isFine: true });
    });
    for (const [a, b, turn] of [
      [-8, -8, 20],
      [4, -12, 80],
      [13, -3, 150],
      [1, 0, 240],
      [-13, 4, 300],
      [9, 9, 40],
      [-4, 12, 190],
    ] as const) {
      sheet.put(pea, { x: bowlX + a, y: bowlY + b, turn });
    }
    specks(sheet, bowlX, bowlY, r, { colour: colours.leaf, count: 8, seed: 9 });
  },
});
