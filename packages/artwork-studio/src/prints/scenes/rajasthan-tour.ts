import { colours } from '../colours.ts';
import { line, rectangle } from '../geometry.ts';
import { blueCity } from '../motifs/blueCity.ts';
import { flower } from '../motifs/flowers.ts';
import { merlons } from '../motifs/fortWalls.ts';
import { rajasthanFrieze } from '../motifs/friezes.ts';
import { kite } from '../motifs/kite.ts';
import { hill } from '../motifs/land.ts';
import { mehrangarh } from '../motifs/mehrangarh.ts';
import { birds } from '../motifs/sky.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  birds(sheet, [
    [1410, 300, 1],
    [1440, 286, 0.8],
    [1386, 282, 0.7],
  ]);
  hill(
    sheet,
    colours.dune,
    '-4 600, 180 590, 380 598, 560 580, 760 590, 1300 566, 1440 560, 1604 572',
    700,
  );
  hill(
    sheet,
    colours.rose,
    '-4 640, 200 632, 440 640, 640 612, 760 600, 900 606, 1400 604, 1604 622',
    760,
  );
  sheet.scaled({ x: 1090, y: 636, scale: 1.8 }, () => mehrangarh(sheet));
  blueCity(sheet, { from: 676, fromRight: 616, to: 860, rows: 5, far: 34, near: 84, seed: 12 });
  kite(sheet, 770, 372, 0.9, 24);
  kite(sheet, 1496, 236, 0.8, -18, colours.teal);
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  birds(sheet, [
    [1426, 262, 1],
    [1456, 248, 0.8],
    [1402, 244, 0.7],
  ]);
  hill(
    sheet,
    colours.dune,
    '-404 596, -200 584, 0 600, 180 590, 380 598, 560 580, 760 590, 1300 566, 1440 560, 1604 572',
    700,
  );
  hill(
    sheet,
    colours.rose,
    '-404 636, -160 622, 40 640, 200 632, 440 640, 640 612, 760 600, 900 606, 1400 604, 1604 622',
    760,
  );
  sheet.scaled({ x: 1016, y: 612, scale: 1.38 }, () => mehrangarh(sheet));
  blueCity(sheet, { from: 660, fromRight: 604, to: 738, rows: 4, far: 32, near: 62, seed: 12 });
  kite(sheet, 806, 282, 0.8, 24);
  kite(sheet, 1262, 234, 0.66, -18, colours.teal);
}

function card(sheet: Sheet) {
  birds(sheet, [
    [92, 186, 0.8],
    [110, 176, 0.6],
  ]);
  hill(sheet, colours.dune, '-4 330, 60 322, 130 330, 300 316, 404 324', 400);
  sheet.scaled({ x: 204, y: 352, scale: 0.96 }, () => mehrangarh(sheet));
  blueCity(sheet, { from: 362, fromRight: 352, to: 474, rows: 4, far: 24, near: 50, seed: 5 });
  kite(sheet, 58, 214, 0.62, 22);
  kite(sheet, 318, 136, 0.5, -18, colours.teal);
}

/** On phones the strip above the words shows y 160 to 470: the whole fort between air and roofs. */
function tall(sheet: Sheet) {
  sheet.lineScale = 1.2;
  birds(sheet, [
    [168, 232, 1],
    [194, 220, 0.8],
  ]);
  hill(sheet, colours.dune, '-4 372, 120 362, 260 372, 600 354, 804 366', 460);
  sheet.scaled({ x: 402, y: 404, scale: 0.98 }, () => mehrangarh(sheet));
  kite(sheet, 120, 300, 0.8, 22);
  kite(sheet, 690, 236, 0.66, -18, colours.teal);
  blueCity(sheet, { from: 408, fromRight: 396, to: 690, rows: 8, far: 26, near: 84, seed: 14 });
  // The parapet of a roof.
  const top = 704;
  sheet.block(colours.teal, rectangle(-4, top, 808, 372) + merlons(-6, 806, top, 46), {
    isFlat: true,
  });
  sheet.line(merlons(-6, 806, top, 46), 1.4);
  sheet
    .resist(line(-4, top + 12, 804, top + 12), 1.2)
    .resist(line(-4, top + 22, 804, top + 22), 1.2);
  sheet.beads(line(0, top + 17, 804, top + 17), 4, 12);
  sheet.tiled(rectangle(-4, top + 30, 808, 280), { x: 0, y: top + 30, size: 80 }, () => {
    sheet.strokes(flower(20, 24, 13, 8) + flower(60, 64, 13, 8), { colour: colours.night });
  });
}

export default {
  shows: 'Mehrangarh above the blue houses of Jodhpur, in the morning.',
  seed: 43,
  ground: colours.dawn,
  // The gate is to the left of the fort, and lower.
  subjects: [
    { x: 820, y: 298, width: 474, height: 322 },
    { x: 724, y: 470, width: 96, height: 150 },
  ],
  views: { card, hero, wide, tall, frieze: rajasthanFrieze },
} satisfies Scene;
