import { along, brush, eased } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  arc,
  curve,
  decimal,
  ellipse,
  outline,
  type Point,
  type Points,
  place,
  radians,
} from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';
import { lathe, type Profile } from './lathe.ts';

/** A brass lamp on its stem, one wick lit; 134 high at scale 1. x and y are the middle of its bowl. */
export function standingLamp(sheet: Sheet, x: number, y: number, scale = 1) {
  const { ochre, brass, cloth, umber, amber } = colours;
  const profile: Profile = [
    [0, 48],
    [5, 48],
    [9, 44],
    [17, 30],
    [24, 12],
    [30, 7],
    [40, 7],
    [46, 12],
    [52, 12],
    [58, 7],
    [78, 6],
    [92, 8],
    [98, 15],
    [104, 15],
    [108, 10],
    [116, 12],
    [126, 40],
    [134, 46],
  ];
  const lamp = lathe(x, y, profile, { scale });
  sheet.block(ochre, lamp.body);
  sheet.inside(lamp.body, () => sheet.block(brass, lamp.field(24, 78, 6, 134, 16)));
  sheet.line(
    [6, 26, 45, 52.5, 97, 104, 127].map((down) => curve(lamp.circle(down, -86, 86, 6))).join(''),
    1.1,
  );
  sheet.strokes(
    brush(lamp.meridian(-44, 120, 132, 4), 3 * scale) +
      brush(lamp.meridian(-50, 7, 16, 4), 3 * scale),
    { colour: cloth },
  );
  sheet.line(lamp.body, 1.7);
  const rim = 48 * scale;
  const back = arc(x, y, rim, 9.6 * scale, 0, -180).slice(1, -1);
  sheet.shape(
    outline([...lamp.circle(5, -90, 90, 7), [x + rim, y], ...back, [x - rim, y]]),
    ochre,
    1.7,
  );
  sheet.shape(ellipse(x, y, 42 * scale, 7 * scale), umber, 1.3);
  sheet.block(amber, ellipse(x, y + 1.8 * scale, 36 * scale, 4.6 * scale), { isFlat: true });
  const at = (d: string) => place(d, { x, y, scale });
  sheet.strokes(brush(at('-10 1, -2 -2, 0 -8'), 4 * scale, { start: 1, end: 0.8, count: 4 }), {
    colour: cloth,
  });
  sheet.shape(
    outline(at('1 -62!, 8 -42, 13 -26, 10 -11, 0 -5, -10 -11, -12 -26, -7 -42')),
    amber,
    1.7,
  );
  sheet.block(cloth, outline(at('1 -42!, 6 -26, 4.6 -14, 0 -10, -5 -14, -6 -26')), {
    isFlat: true,
  });
}

/** A peacock's feather cut to a pen, from its nib: barbs sweep up from the shaft and close round the eye. */
export function peacockQuill(sheet: Sheet, spine: Points) {
  const { moss, ochre, cloth, pool, indigo } = colours;
  const stations = along(spine, 41);
  const reach = eased([
    [0, 0],
    [0.2, 0],
    [0.26, 9],
    [0.5, 17],
    [0.75, 26],
    [1, 33],
  ]);
  const barbs = ['', ''];
  let count = 0;
  const barb = (from: Point, over: Point, to: Point) => {
    const [a, b, c] = [from, over, to].map(([x, y]) => `${decimal(x)} ${decimal(y)}`);
    barbs[count++ % 2] += `M${a}Q${b} ${c}`;
  };
  for (const { x, y, share, left, onward } of stations.slice(9)) {
    const far = reach(share);
    for (const side of [far, -far]) {
      const at = (across: number, ahead: number): Point => [
        x + left[0] * side * across + onward[0] * far * ahead,
        y + left[1] * side * across + onward[1] * far * ahead,
      ];
      barb([x, y], at(0.7, 0.05), at(1, 0.8));
    }
    count++;
  }
  const end = stations.at(-1);
  if (!end) return;
  const at = (given: Points) => place(given, { x: end.x, y: end.y, turn: end.heading + 90 });
  for (let index = 0; index < 19; index++) {
    const angle = radians(-80 + index * (160 / 18));
    const across = Math.sin(angle);
    const up = -Math.cos(angle);
    const [from, over, to] = at([
      [across * 12, up * 12 - 6],
      [across * 30, up * 27 - 8],
      [across * 38, up * 46 - 10],
    ]) as [Point, Point, Point];
    barb(from, over, to);
  }
  sheet.line(barbs[0] as string, 2.5, { colour: moss });
  sheet.line(barbs[1] as string, 2.1, { colour: ochre });
  const shaft = stations.filter((_, index) => index % 8 === 0 && index < 34);
  sheet.line(curve(shaft.map(({ x, y }): Point => [x, y])), 2.2, { colour: cloth });
  sheet.shape(
    outline(at('0 22!, -15 10, -21 -7, -15 -25, 0 -33, 15 -25, 21 -7, 15 10')),
    ochre,
    1.4,
  );
  sheet.block(pool, outline(at('0 16!, -11 7, -16 -7, -11 -20, 0 -26, 11 -20, 16 -7, 11 7')));
  sheet.block(
    indigo,
    outline(at('0 11!, -8 5, -12 -5, -9 -13, -3 -14, 0 -10!, 3 -14, 9 -13, 12 -5, 8 5')),
  );
}

/** A glazed ink pot, 52 high. x and y are the middle of its mouth. */
export function inkPot(sheet: Sheet, x: number, y: number) {
  const { lagoon, teal, ink } = colours;
  const profile: Profile = [
    [0, 16],
    [5, 16],
    [9, 12],
    [15, 13],
    [22, 24],
    [34, 31],
    [46, 28],
    [52, 27],
  ];
  const pot = lathe(x, y, profile);
  sheet.block(lagoon, pot.body).block(teal, pot.field(26, 76, 14, 51));
  sheet.resist(curve(pot.circle(24, -86, 86, 6)) + curve(pot.circle(42, -86, 86, 6)), 1.3);
  sheet.beads(curve(pot.circle(33, -78, 78, 7)), 3, 7.4);
  sheet.line(pot.body, 1.7);
  sheet.shape(ellipse(x, y, 16, 3.6), lagoon, 1.5);
  sheet.block(ink, ellipse(x, y + 0.4, 11, 2.2), { isFlat: true });
}

/** A handwritten letter with its seal, on a table; 158 wide. x and y are its middle. */
export function writtenLetter(sheet: Sheet, x: number, y: number) {
  const { wine, cloth, dune, garnet } = colours;
  const at = (given: Points) => place(given, { x, y, turn: -5 });
  sheet.block(wine, outline(at('-78 30!, 20 32, 88 32!, 80 20!, 60 10!')), { isFlat: true });
  sheet.shape(
    outline(at('-62 -40!, -10 -42, 52 -39!, 62 -10, 76 25!, 10 25, -82 24!, -73 -8')),
    cloth,
    1.6,
  );
  const random = seededRandom(6);
  let words = '';
  for (let row = 0; row < 5; row++) {
    const down = -29 + row * 9.6;
    const end = row === 4 ? -14 : 44 + row * 3.2;
    for (let from = -57 - row * 3.4; from < end; ) {
      const length = 7 + random() * 13;
      words += curve(
        at([
          [from, down],
          [from + length * 0.3, down - 1.5],
          [from + length * 0.62, down + 1.1],
          [from + length, down - 0.4],
        ]),
      );
      from += length + 4.2;
    }
  }
  sheet.line(words, 1.3);
  sheet.block(dune, outline(at('76 25!, 50 25!, 56 12, 70 10!')));
  sheet.line(curve(at('50 25!, 56 12, 70 10')), 1.3);
  const [[sealX, sealY]] = at([[26, 12]]) as [Point];
  const wax = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / 9;
    const radius = 11 + random() * 2;
    return [sealX + Math.cos(angle) * radius, sealY + Math.sin(angle) * radius * 0.82];
  });
  sheet.shape(outline(wax), garnet, 1.4).resist(flower(sealX, sealY, 5.4), 0.9);
}
