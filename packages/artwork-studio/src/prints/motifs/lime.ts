import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  curve,
  dot,
  ellipse,
  line,
  outline,
  type Point,
  place,
  placePoint,
  radians,
} from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

const onCircle = (degrees: number, rx: number, ry = rx): [number, number] => [
  Math.cos(radians(degrees)) * rx,
  Math.sin(radians(degrees)) * ry,
];

/** A whole lime; its tip points to the right at turn 0. */
export function lime(sheet: Sheet, x: number, y: number, radius: number, turn = 0) {
  const at = (d: string) => place(d, { x, y, scale: radius, turn });
  const fruit = outline(
    at(
      '-1.12 0!, -.92 -.32, -.5 -.76, 0 -.88, .5 -.76, .92 -.34, 1.16 -.06!, 1.16 .08!, .92 .36, .5 .78, 0 .9, -.5 .76, -.92 .3',
    ),
  );
  const shade = '-.9 .3!, -.3 .42, .3 .34, .84 -.02, 1.16 .04!, .92 .36, .5 .78, 0 .9, -.5 .76';
  sheet.block(colours.lime, fruit).block(colours.moss, outline(at(shade)));
  const random = seededRandom(5);
  const pores = Array.from({ length: 14 }, () => {
    const [a, b] = onCircle(random() * 360, Math.sqrt(random()) * 0.7);
    return dot(...(placePoint(a, b * 0.75, { x, y, scale: radius, turn }) as [number, number]));
  });
  sheet.line(pores.join(''), 1.3, { colour: colours.leaf, isFine: true });
  sheet.strokes(brush(at('-.7 -.3, -.4 -.58, 0 -.66'), radius * 0.14, { count: 4 }), {
    colour: colours.cloth,
  });
  sheet.line(fruit, 1.7);
}

/** Half a lime, its cut face to the viewer. */
export function limeHalf(sheet: Sheet, x: number, y: number, radius: number, turn = 0) {
  sheet.shape(ellipse(x, y, radius, radius * 0.96, turn), colours.leaf, 1.7);
  sheet.block(colours.cloth, ellipse(x, y, radius * 0.88, radius * 0.84, turn), { isFlat: true });
  let segments = '';
  let pulp = '';
  for (let index = 0; index < 9; index++) {
    const at = (degrees: number, reach: number): Point => {
      const [a, b] = onCircle(turn + index * 40 + degrees, radius * reach);
      return [x + a, y + b * 0.96];
    };
    segments += outline([
      [at(0, 0.1)[0], at(0, 0.1)[1], true],
      at(-15, 0.6),
      at(-13, 0.76),
      at(0, 0.8),
      at(13, 0.76),
      at(15, 0.6),
    ]);
    pulp += curve([at(-5, 0.38), at(-5, 0.66)]) + curve([at(6, 0.5), at(6, 0.7)]);
  }
  sheet.block(colours.lime, segments).line(pulp, 0.9, { colour: colours.moss, isFine: true });
}

/** A glass of lime water, 100 high at scale 1. x and y are the middle of its rim; `leaf` is of `leafSymbol`. */
export function limeWater(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  { leaf }: { leaf: string },
) {
  const { cloth, lime: juice, moss, mist } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const glass = outline(at('-31 0!, -26 92!, -20 98, 0 100, 20 98, 26 92!, 31 0!'));
  sheet.block(cloth, glass);
  sheet.inside(glass, () => {
    const water = '-32 26!, 0 31, 32 26!, 30 88!, 18 92, 0 93, -18 92, -30 88!';
    const shade = '10 30!, 32 26!, 30 88!, 18 92, 6 93!, 9 60';
    sheet.block(juice, outline(at(water)), { isFlat: true, opacity: 0.5 });
    sheet.block(juice, outline(at(shade)), { isFlat: true });
  });

  // A slice of lime and two leaves float in it.
  const [sliceX, sliceY] = placePoint(-6, 62, { x, y, scale });
  const slice = ellipse(sliceX, sliceY, 13 * scale, 12 * scale);
  const spokes = [15, 75, 135].map((degrees) => {
    const [a, b] = onCircle(degrees, 10.5 * scale, 9.6 * scale);
    return line(sliceX - a, sliceY - b, sliceX + a, sliceY + b);
  });
  sheet.block(cloth, slice, { isFlat: true }).line(slice, 2.4, { colour: moss });
  sheet.line(spokes.join(''), 1, { colour: moss });
  for (const [a, b, turn, size] of [
    [4, 44, 24, 0.4],
    [-14, 84, -16, 0.36],
  ] as const) {
    const [leafX, leafY] = placePoint(a, b, { x, y, scale });
    sheet.put(leaf, { x: leafX, y: leafY, turn, scale: size * scale });
  }
  sheet.line(curve(at('-29 26, 0 31, 29 26')), 1.2);
  sheet.strokes(brush(at('-23 12, -21 50, -18.6 84'), 4 * scale, { count: 4 }), { colour: cloth });
  sheet.line(glass, 1.6).shape(ellipse(x, y, 31 * scale, 5.4 * scale), mist, 1.4);
  sheet.line(ellipse(x, y, 27.6 * scale, 3.8 * scale), 0.9);
}
