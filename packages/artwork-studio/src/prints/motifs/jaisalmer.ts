/** Jaisalmer's fort on its rock: 460 wide and 250 high, the foot of the rock at y = 0. */

import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, polygon, rectangle } from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { chhatri } from './chhatri.ts';
import { bastion, jharokhaSymbol, merlons, rampart, windowSymbol } from './fortWalls.ts';
import { temple } from './ghat.ts';

const rock =
  '-246 66!, -226 48!, -214 44!, -204 22!, -190 16!, -182 -12!, -172 -22!, -166 -40!, 180 -42!, 190 -20!, 204 -10!, 208 14!, 224 24!, 234 46!, 250 66!';
/** Faces of the rock that the moon lights. */
const lit = [
  '-166 -40, -146 -40, -150 -14, -164 6, -160 30, -178 62, -206 62, -190 30, -184 16, -180 -14',
  '-104 -40, -84 -40, -92 -10, -84 6, -100 34, -98 62, -128 62, -116 30, -124 8, -108 -8',
  '-40 -40, -26 -40, -34 -16, -26 12, -38 24, -46 62, -70 62, -58 26, -62 6, -46 -12',
  '26 -40, 48 -40, 40 -8, 46 12, 32 30, 34 62, 2 62, 14 34, 8 12, 24 -6',
  '88 -40, 102 -40, 94 -18, 100 8, 90 22, 92 62, 62 62, 74 28, 70 4, 86 -10',
  '146 -40, 166 -41, 160 -10, 166 10, 154 32, 160 62, 128 62, 136 34, 130 10, 144 -6',
];
const strata = [
  '-148 26!, -132 22, -118 27!',
  '-24 32!, -8 28, 8 34!',
  '104 36!, 116 32, 130 38!',
  '176 22!, 190 18, 208 24!',
];

export function jaisalmer(sheet: Sheet) {
  const { ochre, amber, brass, dune, umber, sand } = colours;
  const random = seededRandom(4);
  const opening = windowSymbol(sheet, umber, dune);
  const jharokha = jharokhaSymbol(sheet, { colour: sand, roof: amber, inside: umber });
  const house = (left: number, right: number, top: number) => {
    const front = rectangle(left, top, right - left, -50 - top);
    sheet.block(ochre, front);
    sheet.block(
      brass,
      rectangle(right - (right - left) * 0.24, top, (right - left) * 0.24, -50 - top),
    );
    sheet.line(front + line(left, top + 4, right, top + 4), 1.1);
    for (let x = left + 5; x < right - 6; x += 8) {
      if (random() < 0.75) sheet.put(opening, { x, y: top + 15, scale: 0.5 });
    }
  };
  const temples = { colour: dune, shade: ochre, rib: brass, lineWidth: 1.1, hasFlag: false };

  // The town within the walls.
  for (const [left, right, top] of [
    [-146, -122, -82],
    [-124, -98, -90],
    [-66, -42, -86],
    [122, 146, -88],
    [146, 168, -80],
  ] as const) {
    house(left, right, top);
  }
  temple(sheet, -84, -58, 66, temples);
  temple(sheet, -26, -58, 50, temples);
  house(-12, 12, -92);
  house(104, 128, -98);

  // The ruler's palace.
  const palace = rectangle(10, -126, 68, 76) + rectangle(76, -112, 32, 62);
  sheet.block(amber, palace + merlons(10, 78, -126, 4.6) + merlons(78, 108, -112, 4.6));
  sheet.block(brass, rectangle(64, -126, 14, 76) + rectangle(100, -112, 8, 62));
  sheet.line(palace + merlons(10, 78, -126, 4.6) + merlons(78, 108, -112, 4.6), 1.1);
  sheet.line(line(10, -104, 78, -104), 1);
  for (const x of [19, 32, 45, 57]) {
    sheet.put(jharokha, { x, y: -109, scale: 0.46 });
    sheet.put(opening, { x, y: -90, scale: 0.56 });
    sheet.put(opening, { x, y: -77, scale: 0.56 });
  }
  for (const x of [83, 93]) sheet.put(opening, { x, y: -94, scale: 0.56 });
  for (const x of [18, 70]) {
    chhatri(sheet, x, -128, { width: 14, colour: sand, shade: dune, inside: brass, lineWidth: 1 });
  }
  sheet.line('M44-128v-46', 1.8, { colour: dune });
  sheet.block(
    colours.madder,
    outline('45 -173!, 56 -169, 66 -172, 80 -168!, 68 -158, 56 -158, 45 -154!'),
  );
  sheet.strokes(ellipse(44, -175, 1.8), { colour: dune });

  // The rock, and the wall of bastions that follows its edge.
  sheet.block(umber, outline(rock));
  sheet.block(brass, lit.map((face) => polygon(face)).join(''), { opacity: 0.62 });
  sheet.line(strata.map((seam) => curve(seam)).join(''), 1);
  sheet.line(outline(rock), 1.5);
  rampart(sheet, { left: -158, right: 176, top: -58, foot: -36 }, { colour: ochre, shade: brass });
  const tower = sheet.symbol(() =>
    bastion(
      sheet,
      { x: 0, top: -36, foot: 0, width: 17 },
      { colour: ochre, shade: brass, lineWidth: 1.2 },
    ),
  );
  for (let index = 0; index < 14; index++) {
    sheet.put(tower, { x: -154 + index * 25, y: -26 - (index % 3) * 3 });
  }
}
