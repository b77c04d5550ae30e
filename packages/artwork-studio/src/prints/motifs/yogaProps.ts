/** Things for the practice of yoga: bolster, singing bowl, incense, and a mat that is being unrolled. */

import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  arc,
  curve,
  ellipse,
  line,
  outline,
  type Point,
  place,
  polygon,
  polyline,
} from '../geometry.ts';
import { Sheet } from '../sheet.ts';
import { strewnFlowers } from './cloth.ts';
import { flower } from './flowers.ts';
import { lathe } from './lathe.ts';
import { rolledTowel } from './towels.ts';

/** A bolster that lies across, its gathered end on the right. x and y are the middle of that end. */
export function bolster(sheet: Sheet, x: number, y: number, width: number, radius: number) {
  const { indigo, night, ochre, cloth, saffron } = colours;
  const across = radius * 0.5;
  const left = x - width;
  const whole = outline([
    [x, y - radius, true],
    [left, y - radius, true],
    ...arc(left, y, across, radius, -105, -255, 5),
    [left, y + radius, true],
    [x, y + radius, true],
    ...arc(x, y, across, radius, 75, -75, 5),
  ]);
  sheet.block(indigo, whole).inside(whole, () => {
    sheet.block(
      night,
      `M${left - across} ${y + radius * 0.34}H${x + across}V${y + radius + 3}H${left - across}z`,
    );
    let blooms = '';
    for (let row = 0; row < 3; row++) {
      for (let at = left - 4 + (row % 2) * 12; at < x - across * 0.8; at += 24) {
        blooms += flower(at + 4 * Math.sin(row), y - radius * 0.6 + row * radius * 0.6, 4.2, 4, 45);
      }
    }
    sheet.strokes(blooms, { colour: cloth, isFine: true });
    const ring = (at: number) => curve(arc(at, y, across, radius, -90, 90, 5));
    sheet.line(ring(left - across * 0.2) + ring(x - across * 2), 4, { colour: ochre });
  });
  sheet.line(whole, 1.7);
  sheet.shape(ellipse(x, y, across, radius), ochre, 1.7);
  const pleats = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [0.28, 0.9].map(
      (reach) =>
        arc(x, y, across * reach, radius * reach, index * 30, index * 30 + 1, 2)[0] as Point,
    ) as [Point, Point];
    return line(from[0], from[1], to[0], to[1]);
  });
  sheet.line(pleats.join(''), 1, { colour: colours.umber });
  sheet.shape(ellipse(x, y, across * 0.22, radius * 0.22), saffron, 1.2);
}

/** A singing bowl on its ring of cloth, with its mallet. x and y are the middle of its mouth; 84 wide at scale 1. */
export function singingBowl(sheet: Sheet, x: number, y: number, scale = 1) {
  const { ochre, brass, umber, madder, cloth } = colours;
  const cushion = place('-36 40, -32 32, 0 29, 32 32, 36 40, 30 48, 0 51, -30 48', { x, y, scale });
  sheet.shape(outline(cushion), madder, 1.5);
  sheet.line(curve(place('-31 41, 0 45, 31 41', { x, y, scale })), 1, { colour: cloth });
  const vessel = lathe(
    x,
    y,
    [
      [0, 42],
      [4, 42],
      [6, 40],
      [18, 39],
      [30, 31],
      [39, 17],
      [41, 12],
    ],
    { scale, roundness: 0.24 },
  );
  sheet.block(ochre, vessel.body).block(brass, vessel.field(22, 74, 7, 38));
  sheet.line(
    curve(vessel.circle(10)) + curve(vessel.circle(14)) + curve(vessel.circle(24, -84, 84)),
    1,
  );
  sheet.beads(curve(vessel.circle(19, -82, 82)), 2.2, 5.4, { colour: colours.umber, isFine: true });
  sheet.strokes(brush(vessel.meridian(-56, 8, 30, 4), 3.4 * scale), { colour: cloth });
  sheet.line(vessel.body, 1.7);
  const back = arc(x, y, 42 * scale, 10 * scale, 0, -180, 7).slice(1, -1);
  const rim: Point[] = [...vessel.circle(4), [x + 42 * scale, y], ...back, [x - 42 * scale, y]];
  sheet.shape(outline(rim), ochre, 1.6);
  sheet.shape(ellipse(x, y, 37 * scale, 7.6 * scale), umber, 1.3);
  const stick = place('-8 4!, 50 -34!, 54 -29!, -4 9!', { x, y, scale });
  sheet.shape(outline(stick), umber, 1.4);
  sheet.shape(
    outline(place('34 -24!, 52 -38, 60 -36, 58 -28, 40 -15!', { x, y, scale })),
    madder,
    1.4,
  );
}

/** A stick of incense in a small brass foot, its smoke rising. x and y are the middle of the foot. */
export function incense(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  scaleX = 1,
  smoke: string = colours.lagoon,
) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  const strokes = [
    ['14 -100, 22 -126, 4 -150, 16 -180, 40 -204, 34 -236', 4],
    ['14 -100, 8 -128, 24 -156, 6 -186, 16 -222, 2 -250', 2.6],
    ['34 -236, 26 -262, 44 -284, 36 -304', 2.6],
  ] as const;
  sheet.strokes(
    strokes.map(([d, width]) => brush(at(d), width * scale, { count: 12, start: 0.3 })).join(''),
    { colour: smoke },
  );
  sheet.line(polyline(at('2 -4, 13 -92')), 2.2, { colour: colours.umber });
  sheet.line(polyline(at('12.4 -88, 13.6 -97')), 3, { colour: colours.madder });
  const foot = at('-22 2!, -16 -3, -5 -6, -4 -13, 0 -15, 6 -14, 7 -6, 16 -3, 22 2!, 12 6, -12 6');
  sheet.shape(outline(foot), colours.ochre, 1.5);
}

interface Mat {
  /** The middle of its roll. */
  x: number;
  y: number;
  width: number;
  radius: number;
  /** Where it ends towards the viewer, and how wide it is there. */
  to: number;
  toWidth: number;
  /** Of flowers. */
  rows?: number;
}

/** A mat unrolled towards the viewer, the rest of it still a roll. */
export function unrolledMat(sheet: Sheet, { x, y, width, radius, to, toWidth, rows = 3 }: Mat) {
  const { madder, wine, cloth } = colours;
  const from = y + radius * 0.7;
  const at = (across: number, down: number): Point => {
    const half = (width + (toWidth - width) * down) / 2;
    return [x + across * half, from + (to - from) * down];
  };
  sheet.shape(polygon([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]), madder, 1.6);
  sheet.resist(
    polygon([at(-0.95, 0), at(0.95, 0), at(0.95, 0.95), at(-0.95, 0.95)]) +
      polygon([at(-0.87, 0), at(0.87, 0), at(0.87, 0.87), at(-0.87, 0.87)]),
    1.2,
  );
  strewnFlowers(sheet, {
    x,
    from: from + radius * 0.4,
    to: from + (to - from) * 0.86,
    fromWidth: width * 0.84,
    toWidth: (width + (toWidth - width) * 0.86) * 0.84,
    rows,
    count: 7,
  });
  rolledTowel(sheet, x - width / 2, y, width - radius * 0.3, radius, {
    colour: madder,
    shade: wine,
    band: cloth,
    bands: [0.12, 0.82],
    bandWidth: 0.03,
  });
}
