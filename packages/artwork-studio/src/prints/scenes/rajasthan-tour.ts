/** Mehrangarh above the blue houses of Jodhpur, in the morning. */

import { colours } from '../colours.ts';
import { line, rectangle } from '../geometry.ts';
import { blueCity } from '../motifs/blueCity.ts';
import { merlons } from '../motifs/fortWalls.ts';
import { kite } from '../motifs/kite.ts';
import { hill } from '../motifs/land.ts';
import { mehrangarh } from '../motifs/mehrangarh.ts';
import { birds, disc } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  disc(sheet, 1120, 330, 140, { rays: 72 });
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
  kite(sheet, 800, 366, 0.9, 24);
  kite(sheet, 1420, 300, 0.8, -18, colours.teal);
}

function card(sheet: Sheet) {
  sheet.border();
  disc(sheet, 206, 178, 78, { rays: 48 });
  birds(sheet, [
    [92, 186, 0.8],
    [110, 176, 0.6],
  ]);
  hill(sheet, colours.dune, '-4 330, 60 322, 130 330, 300 316, 404 324', 400);
  sheet.scaled({ x: 204, y: 352, scale: 0.96 }, () => mehrangarh(sheet));
  blueCity(sheet, { from: 362, fromRight: 352, to: 474, rows: 4, far: 24, near: 50, seed: 5 });
  kite(sheet, 58, 222, 0.62, 22);
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  disc(sheet, 410, 236, 140, { rays: 72 });
  birds(sheet, [
    [186, 244, 1],
    [212, 230, 0.8],
  ]);
  hill(sheet, colours.dune, '-4 486, 120 476, 260 486, 600 466, 804 480', 560);
  sheet.scaled({ x: 402, y: 496, scale: 1.42 }, () => mehrangarh(sheet));
  blueCity(sheet, { from: 516, fromRight: 500, to: 640, rows: 4, far: 36, near: 76, seed: 14 });
  // The parapet of a roof: the words' ground.
  const top = 636;
  sheet.block(colours.teal, rectangle(-4, top, 808, 372) + merlons(-6, 806, top, 46), {
    isFlat: true,
  });
  sheet.line(merlons(-6, 806, top, 46), 1.4);
  sheet
    .resist(line(-4, top + 12, 804, top + 12), 1.2)
    .resist(line(-4, top + 22, 804, top + 22), 1.2);
  sheet.beads(line(0, top + 17, 804, top + 17), 4, 12);
  kite(sheet, 168, 330, 1, 22);
}

export default { seed: 43, ground: colours.dawn, views: { card, wide, tall } } satisfies Scene;
