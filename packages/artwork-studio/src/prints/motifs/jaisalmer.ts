/** Jaisalmer's fort on its hill: 460 wide and 150 high, the foot of the hill at y = 0. */

import { colours } from '../colours.ts';
import { line, outline, polygon, rectangle } from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { chhatri } from './chhatri.ts';
import { bastion, jharokhaSymbol, merlons, rampart, windowSymbol } from './fortWalls.ts';
import { temple } from './ghat.ts';

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
  sheet.line('M44-130v-24', 1.2);
  sheet.block(colours.madder, outline('44 -154!, 54 -151, 64 -154!, 56 -147, 44 -146!'));

  // The hill and the wall of bastions.
  const hill = '-236 4!, -206 -10, -180 -24, -160 -40!, 176 -42!, 196 -26, 216 -12, 240 4!';
  sheet.block(umber, outline(hill)).line(outline(hill), 1.4);
  const lit = [-150, -96, -40, 18, 78, 132]
    .map((x) => polygon(`${x} -40, ${x + 24} -40, ${x + 8} 2, ${x - 34} 2`))
    .join('');
  sheet.block(brass, lit, { opacity: 0.55 });
  rampart(sheet, { left: -158, right: 176, top: -58, foot: -36 }, { colour: ochre, shade: brass });
  for (let index = 0; index < 14; index++) {
    const top = -62 - (index % 3) * 2;
    bastion(
      sheet,
      { x: -154 + index * 25, top, foot: -30 + (index % 2) * 3, width: 17 },
      { colour: ochre, shade: brass, lineWidth: 1.2 },
    );
  }
}
