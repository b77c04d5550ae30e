/** A walk before breakfast: a path through the tea gardens of Munnar, towards the rising sun. */
import { curve, outline } from '../geometry.ts';
import { hill } from '../motifs/land.ts';
import { birds, disc } from '../motifs/sky.ts';
import { silverOak, teaHill } from '../motifs/teaHill.ts';
import { walker } from '../motifs/walker.ts';
import { colours, type Sheet } from '../press.ts';
import type { Scene } from '../scene.ts';

function path(sheet: Sheet, left: string, right: string) {
  const both = `${left},${right}`;
  sheet.block(colours.dawn, outline(both));
  sheet.line(curve(left) + curve(right), 1.5);
}

function card(sheet: Sheet) {
  sheet.border();
  disc(sheet, 200, 208, 102, { rays: 48 });
  birds(sheet, [
    [88, 172, 0.9],
    [106, 162, 0.7],
    [76, 158, 0.6],
  ]);
  hill(
    sheet,
    colours.mist,
    '-4 284, 40 268, 96 284, 150 300, 220 292, 290 256, 350 236, 404 246',
    420,
  );
  hill(
    sheet,
    colours.sage,
    '-4 306, 50 302, 110 312, 170 316, 240 302, 310 274, 360 264, 404 270',
    420,
  );
  silverOak(sheet, 330, 296, 104);
  silverOak(sheet, 366, 296, 78);
  silverOak(sheet, 52, 338, 66);
  teaHill(sheet, {
    ridge:
      '-4 344, 30 338, 70 336, 110 336, 150 334, 190 328, 230 318, 270 306, 310 296, 350 292, 404 296',
    base: 512,
    rows: 8,
    bush: [13, 38],
  });
  path(
    sheet,
    '190 328!, 190 346, 198 366, 196 388, 172 416, 152 446, 146 478, 150 512!',
    '290 512!, 268 470, 252 438, 250 412, 256 386, 246 360, 228 340, 224 320!',
  );
  walker(sheet, 222, 412, 1.85);
  sheet.grain(0.45);
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 1040, 372, 158, { rays: 72 });
  birds(sheet, [
    [780, 300, 1.2],
    [810, 284, 1],
    [760, 280, 0.8],
  ]);
  hill(
    sheet,
    colours.mist,
    '-4 520, 160 490, 330 520, 520 552, 720 540, 900 500, 1040 520, 1180 486, 1340 410, 1480 374, 1604 396',
    800,
  );
  hill(
    sheet,
    colours.sage,
    '-4 588, 180 570, 380 584, 600 590, 800 566, 980 548, 1140 534, 1290 486, 1440 448, 1604 440',
    800,
  );
  silverOak(sheet, 1316, 506, 150);
  silverOak(sheet, 1372, 498, 112);
  silverOak(sheet, 1508, 482, 136);
  silverOak(sheet, 820, 592, 70);
  silverOak(sheet, 208, 618, 84);
  silverOak(sheet, 250, 616, 62);
  teaHill(sheet, {
    ridge:
      '-4 632, 160 620, 320 616, 480 616, 640 608, 760 598, 880 586, 1000 568, 1120 544, 1240 518, 1360 498, 1480 484, 1604 480',
    base: 888,
    rows: 9,
    bush: [20, 62],
  });
  path(
    sheet,
    '1040 562!, 1040 592, 1056 620, 1052 652, 1010 694, 950 742, 900 800, 870 910!',
    '1130 910!, 1120 830, 1122 760, 1146 710, 1160 666, 1140 622, 1104 586, 1092 552!',
  );
  walker(sheet, 1096, 694, 2.75);
  sheet.grain(0.45);
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.5;
  disc(sheet, 392, 330, 170, { rays: 60 });
  birds(sheet, [
    [190, 250, 1.4],
    [220, 236, 1.1],
    [168, 230, 0.9],
  ]);
  hill(
    sheet,
    colours.mist,
    '-4 460, 90 430, 200 452, 310 484, 440 470, 570 410, 690 378, 804 396',
    700,
  );
  hill(
    sheet,
    colours.sage,
    '-4 500, 110 488, 230 506, 350 512, 480 490, 610 446, 720 428, 804 438',
    700,
  );
  silverOak(sheet, 640, 486, 160);
  silverOak(sheet, 700, 480, 116);
  silverOak(sheet, 120, 540, 104);
  teaHill(sheet, {
    ridge:
      '-4 552, 60 542, 140 538, 220 538, 300 534, 380 524, 460 508, 540 490, 620 474, 700 466, 804 470',
    base: 1000,
    rows: 9,
    bush: [22, 72],
  });
  path(
    sheet,
    '370 526!, 370 556, 386 590, 380 626, 330 680, 280 740, 262 830, 290 1010!',
    '590 1010!, 530 880, 480 790, 466 720, 488 660, 480 610, 440 560, 428 516!',
  );
  walker(sheet, 426, 656, 2.8);
  sheet.grain(0.45);
}

export default { seed: 51, ground: colours.dawn, views: { card, wide, tall } } satisfies Scene;
