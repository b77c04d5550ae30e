import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  arc,
  curve,
  decimal,
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
const onCircle = (x: number, y: number, radius: number, degrees: number): [number, number] => [
  x + Math.cos(radians(degrees)) * radius,
  y + Math.sin(radians(degrees)) * radius,
];

/** Dots at random within a circle. */
export function specks(
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

interface Katori {
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

/** A roti: a round of bread with its browned blisters, folded in four. */
function roti(sheet: Sheet, x: number, y: number, turn: number, scale: number, seed: number) {
  const random = seededRandom(seed);
  // Its rim is a little uneven, as rolled by hand.
  const rim = arc(0, 0, 66, 66, -2, 88, 8).map(([a, b], index): Point => {
    const isEnd = index === 0 || index === 7;
    const uneven = isEnd ? 1 : 0.97 + random() * 0.05;
    return isEnd ? [a, b, true] : [a * uneven, b * uneven];
  });
  const layer = (lean: number) =>
    outline(place([[0, 0, true], ...rim], { x, y, turn: turn + lean, scale }));
  const bread = layer(0);
  sheet.shape(layer(6), colours.brass, 1.6);
  sheet.block(colours.dune, bread).inside(bread, () => {
    const at = (d: Point[]) => place(d, { x, y, turn, scale });
    const blisters = Array.from({ length: 13 }, (_, index) => {
      const reach = 20 + Math.floor(index / 4) * 12 + random() * 8;
      const [[a, b] = [0, 0]] = at([onCircle(0, 0, reach, 6 + (index % 4) * 21 + random() * 16)]);
      const length = 0.1 + random() * 3;
      return `M${decimal(a)} ${decimal(b)}l${decimal(length)} ${decimal(length - 2)}`;
    });
    sheet.line(blisters.join(''), 6, { colour: colours.ochre });
    const scorched = blisters.filter((_, index) => index % 3 !== 1);
    sheet.line(scorched.join(''), 3, { colour: colours.umber });
    sheet.strokes(
      brush(at(arc(0, 0, 58, 58, 14, 46, 5)), 3 * scale) +
        brush(at(arc(0, 0, 30, 30, 16, 52, 4)), 2.2 * scale),
      { colour: colours.cloth },
    );
  });
  sheet.line(bread, 1.6);
  sheet.line(curve(place(arc(0, 0, 62, 62, 4, 60, 5), { x, y, turn, scale })), 0.9);
}

/** Rice as a mound: grains at its edge, more of them in its shade, mint on top. */
function rice(sheet: Sheet, x: number, y: number, { leaf }: { leaf: string }) {
  const random = seededRandom(31);
  const mound = outline(
    Array.from({ length: 26 }, (_, index): Point => {
      const point = onCircle(x, y, 44 + (index % 2) * 3 + random() * 2.4, (index * 360) / 26);
      return [...point];
    }),
  );
  sheet.block(colours.umber, ellipse(x + 4, y + 6, 45), { opacity: 0.45 });
  sheet.block(colours.cloth, mound);
  sheet.inside(mound, () => {
    const shade = outline([
      ...arc(x, y, 50, 50, -36, 126, 7),
      ...arc(x - 7, y - 8, 40, 40, 116, -24, 6),
    ]);
    sheet.block(colours.dune, shade, { isFlat: true });
    // Evenly strewn, as seeds in a sunflower.
    const grains = (count: number, from: number, [start, sweep]: [number, number]) =>
      Array.from({ length: count }, (_, index) => {
        const reach = mix(from, 44, Math.sqrt((index + 0.5) / count));
        const [a, b] = onCircle(x, y, reach, start + ((index * 137.5) % sweep));
        const lean = random() * Math.PI;
        const [c, d] = [Math.cos(lean) * 2.4, Math.sin(lean) * 2.4];
        return `M${decimal(a - c)} ${decimal(b - d)}l${decimal(2 * c)} ${decimal(2 * d)}`;
      }).join('');
    sheet.resist(grains(14, 30, [-40, 160]), 2.6);
    sheet.line(grains(46, 0, [0, 360]), 1.1, { colour: colours.brass, isFine: true });
  });
  sheet.line(mound, 1.4);
  for (const [turn, scale, side] of [
    [-90, 0.5, 1],
    [-22, 0.44, 1],
    [202, 0.44, -1],
  ] as const) {
    sheet.put(leaf, { x, y: y + 3, turn, scale, scaleY: side });
  }
}

/** Slices of cucumber in a fan along the rim of the plate. */
function cucumber(sheet: Sheet, slices: readonly [number, number][]) {
  for (const [x, y] of slices) {
    sheet.shape(ellipse(x, y, 18), colours.leaf, 1.4);
    sheet.block(colours.lime, ellipse(x, y, 15.4), { isFlat: true });
    sheet.block(colours.cloth, ellipse(x, y, 10.4), { isFlat: true });
    const seeds = Array.from({ length: 6 }, (_, index) =>
      ellipse(...onCircle(x, y, 5.6, index * 60), 2.3, 1.1, index * 60),
    );
    sheet.block(colours.lime, seeds.join(''), { isFlat: true });
  }
}

/**
 * A thali from above: rice, bread, five bowls, cucumber, on a brass plate with a radius of 154 at scale 1. x and y are
 * its middle; `leaf` is of `leafSymbol`.
 */
export function thali(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, leaf }: { scale?: number; leaf: string },
) {
  sheet.scaled({ x, y, scale }, () => {
    const { ochre, brass, cloth, madder, wine, leaf: green, pine, moss, rose } = colours;
    const radius = 154;
    sheet.block(wine, ellipse(9, 12, radius), { isFlat: true });
    sheet.shape(ellipse(0, 0, radius), ochre, 2);
    sheet.block(brass, ellipse(0, 0, radius - 3) + ellipse(-6, -7, radius - 8), { hasHoles: true });
    sheet.line(ellipse(0, 0, radius), 2).line(ellipse(0, 0, radius - 13), 1.4);
    sheet.line(ellipse(0, 0, radius - 17), 0.9);
    sheet.beads(ellipse(0, 0, radius - 6.6), 2.4, 12.87, { colour: colours.ink });
    // Turned rings in the bottom of the plate, and its shine.
    sheet.line(ellipse(0, 0, 62) + ellipse(0, 0, 66), 0.9, { colour: brass, isFine: true });
    sheet.strokes(brush(arc(0, 0, radius - 22, radius - 22, 160, 228, 7), 3.4), { colour: cloth });

    const bowl = (degrees: number, food: Katori) =>
      katori(sheet, ...onCircle(0, 0, 101, degrees), food);
    bowl(-172, {
      food: '#e0a03c',
      shade: brass,
      // Dal with its tempering: a swirl of ghee, chilli, cumin and curry leaves.
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
          { colour: madder },
        );
        sheet.put(leaf, { x: bowlX - 8, y: bowlY + 5, turn: -40, scale: 0.36 });
        sheet.put(leaf, { x: bowlX - 6, y: bowlY + 6, turn: 16, scale: 0.3 });
      },
    });
    bowl(-131, {
      food: green,
      shade: pine,
      // Spinach with cubes of paneer.
      top: (bowlX, bowlY, r) => {
        specks(sheet, bowlX, bowlY, r, { colour: moss, count: 18, size: 2.6, seed: 5 });
        for (const [a, b, turn] of [
          [-9, -5, 20],
          [7, 6, -15],
          [8, -10, 60],
          [-7, 10, 48],
        ] as const) {
          const at = { x: bowlX + a, y: bowlY + b, turn };
          sheet.shape(polygon(place('-5 -4, 5 -4, 5 4, -5 4', at)), cloth, 1.1);
          sheet.strokes(polygon(place('1.5 -4, 5 -4, 5 4, 1.5 4', at)), { colour: colours.dune });
        }
      },
    });
    bowl(-90, {
      food: cloth,
      shade: colours.mist,
      // Yoghurt, stirred, with cumin and mint.
      top: (bowlX, bowlY, r) => {
        const spiral = Array.from(
          { length: 13 },
          (_, index): Point => onCircle(bowlX, bowlY, r * mix(0.12, 0.86, index / 12), index * 42),
        );
        sheet.line(curve(spiral), 1.3, { colour: colours.sage });
        specks(sheet, bowlX + 4, bowlY + 2, r * 0.7, { colour: brass, count: 9, seed: 6 });
        sheet.put(leaf, { x: bowlX - 3, y: bowlY + 3, turn: -30, scale: 0.3 });
        sheet.put(leaf, { x: bowlX - 3, y: bowlY + 3, turn: -150, scale: 0.26 });
      },
    });
    bowl(-49, {
      food: wine,
      shade: '#591d14',
      // Beetroot, grated, with coconut.
      top: (bowlX, bowlY, r) => {
        const random = seededRandom(8);
        const shreds = Array.from({ length: 12 }, () => {
          const [a, b] = onCircle(bowlX, bowlY, Math.sqrt(random()) * r, random() * 360);
          const turn = random() * 360;
          return curve(place('-5 0, 0 -2, 5 0', { x: a, y: b, turn }));
        });
        sheet.line(shreds.slice(0, 8).join(''), 1.6, { colour: rose });
        sheet.line(shreds.slice(8).join(''), 1.6, { colour: cloth });
      },
    });
    bowl(-8, {
      food: colours.saffron,
      shade: colours.amber,
      // Chickpeas in their sauce.
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
        specks(sheet, bowlX, bowlY, r, { colour: green, count: 8, seed: 9 });
      },
    });

    cucumber(
      sheet,
      [58, 76, 94].map((degrees) => onCircle(0, 0, 105, degrees)),
    );
    roti(sheet, -98, 34, 2, 1.08, 3);
    roti(sheet, -62, 50, -10, 1.06, 12);
    rice(sheet, 0, 2, { leaf });
  });
}
