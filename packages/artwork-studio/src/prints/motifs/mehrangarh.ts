/** Mehrangarh, Jodhpur's fort on its rock: 390 wide and 215 high, the foot of the rock at y = 0. */

import { colours } from '../colours.ts';
import { curve, line, outline, polygon, polyline, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { pointedArch } from './arches.ts';
import { chhatri } from './chhatri.ts';
import { bastion, jharokhaSymbol, merlons, rampart, windowSymbol } from './fortWalls.ts';

const rock =
  '-198 4!, -190 -14!, -174 -18!, -166 -36!, -150 -40!, -141 -67!, -126 -64!, -118 -76!, -90 -70!, -62 -80!, -30 -72!, 4 -82!, 40 -74!, 76 -86!, 110 -76!, 150 -84!, 171 -63!, 174 -54!, 178 -30!, 192 -24!, 200 4!';
/** Faces of the rock that look away from the sun, and those that catch it. */
const shaded = [
  '-150 -40, -141 -67, -134 -26, -140 4, -158 4',
  '-118 -76, -104 -72, -96 -30, -108 4, -126 4, -116 -34',
  '-62 -80, -48 -76, -40 -44, -52 4, -74 4, -58 -36',
  '4 -82, 18 -78, 30 -40, 16 4, -8 4, 8 -40',
  '76 -86, 90 -82, 98 -46, 88 4, 62 4, 80 -40',
  '150 -84, 171 -63, 174 -54, 178 -30, 192 -24, 200 4, 150 4, 158 -30, 144 -56',
];
const lit = [
  '-141 -67, -126 -64, -122 -40, -134 -26',
  '-90 -70, -74 -76, -70 -40, -84 -22',
  '-30 -72, -10 -78, -6 -46, -20 -24',
  '40 -74, 58 -80, 62 -44, 48 -26',
  '110 -76, 130 -80, 132 -48, 118 -28',
  '-174 -18, -166 -36, -158 -16, -166 -4',
];

export function mehrangarh(sheet: Sheet) {
  const { blush, rose, copper, madder, wine, cloth, sand } = colours;
  const wall = { colour: rose, shade: copper };
  const jharokha = jharokhaSymbol(sheet, { roof: rose });
  const opening = windowSymbol(sheet, wine, sand);

  /** A palace: its front, the shade of its right end, a cornice, merlons. */
  const palace = (left: number, right: number, top: number, foot: number) => {
    const front = rectangle(left, top, right - left, foot - top);
    sheet.block(blush, front + merlons(left, right, top, 5));
    sheet.block(
      rose,
      rectangle(right - (right - left) * 0.2, top, (right - left) * 0.2, foot - top),
    );
    sheet.line(front + merlons(left, right, top, 5), 1.2);
    sheet.line(line(left, top + 5, right, top + 5) + line(left, top + 30, right, top + 30), 1);
  };
  const row = (symbol: string, from: number, to: number, count: number, y: number, scale = 1) => {
    for (let index = 0; index < count; index++) {
      const x = from + ((to - from) * index) / Math.max(1, count - 1);
      sheet.put(symbol, { x, y, scale });
    }
  };
  const kiosk = (x: number, y: number, width: number) =>
    chhatri(sheet, x, y, {
      width,
      colour: cloth,
      shade: colours.dune,
      inside: rose,
      lineWidth: 1.1,
    });

  // The palaces, from the back to the front.
  kiosk(-46, -172, 14);
  kiosk(-14, -172, 14);
  kiosk(128, -184, 16);
  palace(-58, 0, -172, -100);
  palace(84, 142, -184, -100);
  kiosk(12, -203, 15);
  kiosk(74, -203, 15);
  const bangla = outline(
    '26 -210!, 30 -215, 36 -218, 43 -219, 50 -218, 56 -215, 60 -210!, 43 -213',
  );
  sheet.shape(rectangle(30, -212, 26, 10), cloth, 1.1).shape(bangla, madder, 1.2);
  sheet.line('M35-211v8M39-212v9M43-212v9M47-212v9M51-211v8', 0.9);
  palace(-4, 90, -202, -100);
  row(jharokha, -50, -22, 3, -154, 0.54);
  row(jharokha, 8, 62, 4, -182, 0.58);
  row(jharokha, 95, 125, 3, -166, 0.54);
  row(opening, 4, 68, 7, -163, 0.62);
  row(opening, 4, 68, 7, -147, 0.62);
  row(opening, -50, -16, 4, -140, 0.62);
  row(opening, 92, 128, 4, -150, 0.62);

  // A temple on the rampart's end.
  sheet.shape(
    outline('-118 -128!, -117 -142, -112 -154, -107 -161!, -102 -154, -97 -142, -96 -128!'),
    cloth,
    1.2,
  );
  sheet.line(
    curve('-111 -130, -110 -146, -107 -159') + curve('-103 -130, -104 -146, -107 -159'),
    0.8,
    { colour: copper },
  );
  sheet.line('M-107-161v-16', 1.1);
  sheet.block(madder, outline('-107 -177!, -98 -175, -90 -177!, -98 -171, -107 -170!'));

  // Ramparts and bastions.
  rampart(sheet, { left: -126, right: 150, top: -128, foot: -66 }, wall);
  for (const [x, top, width] of [
    [-120, -134, 24],
    [-80, -132, 20],
    [-40, -136, 24],
    [2, -134, 22],
    [44, -140, 32],
    [90, -134, 22],
    [124, -136, 22],
    [150, -140, 28],
  ] as const) {
    bastion(sheet, { x, top, foot: -62, width }, wall);
  }

  // The rock.
  sheet.block(copper, polygon(rock));
  sheet.block(madder, shaded.map(polygon).join(''), { opacity: 0.7 });
  sheet.block(rose, lit.map(polygon).join(''), { opacity: 0.75 });
  const cracks = [
    '-118 -76, -116 -34, -126 2',
    '-62 -80, -58 -36, -74 2',
    '4 -82, 8 -40, -8 2',
    '76 -86, 80 -40, 62 2',
    '150 -84, 144 -56, 158 -30, 150 2',
    '-28 -60, -20 -24',
    '52 -64, 48 -26',
    '124 -66, 118 -28',
    '-84 -22, -90 -66',
  ];
  sheet.line(cracks.map(polyline).join(''), 1.1);
  sheet.line(polyline(rock), 1.6);

  // The lower gate.
  rampart(sheet, { left: -206, right: -140, top: -30, foot: 8 }, wall);
  bastion(sheet, { x: -200, top: -40, foot: 8, width: 20 }, wall);
  bastion(sheet, { x: -150, top: -42, foot: 8, width: 22 }, wall);
  sheet.shape(pointedArch({ x: -176, y: 8, half: 8, spring: 14, top: 26 }), wine, 1.3);
}
