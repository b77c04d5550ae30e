import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, place, rectangle } from '../geometry.ts';
import { flower } from '../motifs/flowers.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { mist, sage, moss, leaf, pool, lagoon, cloth, dune, sand, madder, umber } = colours;
  sheet.block(mist, ellipse(160, 112, 96), { isFlat: true });
  // The wall: moss on its coping, courses of stone, panels.
  const wall = rectangle(34, 74, 252, 104);
  sheet.block(sage, wall, { isFlat: true });
  sheet.block(moss, rectangle(34, 150, 252, 28), { isFlat: true });
  sheet.line('M34 96H286M34 150H286M70 74V96M118 74V96M202 74V96M250 74V96', 1.1).line(wall, 1.7);
  const ledge = rectangle(26, 62, 268, 13);
  sheet.shape(ledge, dune, 1.6);
  sheet.block(
    moss,
    outline(
      '26 62!, 294 62!, 290 68, 268 66, 252 71, 226 66, 190 68, 168 65, 140 70, 110 66, 84 70, 58 66, 32 70',
    ),
  );
  sheet.line(ledge, 1.6);
  // The pool.
  const water = outline('14 178!, 306 178!, 298 202, 236 220, 160 225, 84 220, 22 202');
  sheet.block(pool, water, { isFlat: true });
  sheet.line('M20 178H300', 1.6);
  for (const x of [82, 160, 238]) {
    const at = (d: string) => place(d, { x, y: 118 });
    sheet.shape(rectangle(x - 24, 100, 48, 46), sand, 1.5);
    sheet.line(rectangle(x - 19.5, 104.5, 39, 37), 1, { colour: umber });
    sheet.strokes(flower(x, 117, 13, 8), { colour: madder });
    sheet.strokes(flower(x, 117, 6, 6), { colour: sand });
    sheet.shape(outline(at('-9 10!, -12 18!, 12 18!, 9 10!, 0 7')), umber, 1.5);
    // The water falls from the mouth.
    const stream = outline(at('-8 18!, -8 32, -9 62!, -15 72, 15 72, 9 62!, 8 32, 8 18!'));
    sheet.shape(stream, cloth, 1.4);
    sheet.line(curve(at('-3 22, -3.6 38, -4 60')) + curve(at('3 24, 3 36, 4 54')), 1.4, {
      colour: lagoon,
    });
    sheet.resist(ellipse(x, 190, 25, 5) + ellipse(x, 191, 38, 8.6), 1.3);
  }
  const blossom = frangipaniSymbol(sheet);
  for (const [x, turn] of [
    [62, 0],
    [100, 30],
    [180, 10],
    [256, -20],
  ] as const) {
    sheet.put(blossom, { x, y: 54, turn, scale: 0.5 });
  }
  sheet.block(madder, flower(142, 55, 9, 7, 10) + flower(222, 55, 9, 7));
  sheet.shape(
    ['120 62!, 112 50, 104 46!, 108 56, 114 62!', '204 62!, 198 50, 190 44!, 193 55, 198 62!']
      .map((d) => outline(d))
      .join(''),
    leaf,
    1.3,
  );
  sheet.resist('M52 208q8 4 16 0t16 0M196 212q9 4 18 0t18 0M122 218q7 3 14 0t14 0', 1.3);
  sheet.strokes(brush('10 178, 20 178, 34 178', 1.6));
}

export default {
  shows: 'Three spouts of the spring temple Tirta Empul, flowers laid above them.',
  seed: 94,
  views: { vignette },
} satisfies Scene;
