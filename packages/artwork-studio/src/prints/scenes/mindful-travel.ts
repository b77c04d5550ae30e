import { colours } from '../colours.ts';
import { curve, outline } from '../geometry.ts';
import { hill } from '../motifs/land.ts';
import { birds, disc } from '../motifs/sky.ts';
import { silverOak, teaHill } from '../motifs/teaHill.ts';
import { walker } from '../motifs/walker.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function path(sheet: Sheet, left: string, right: string) {
  const both = `${left},${right}`;
  sheet.block(colours.dawn, outline(both));
  sheet.line(curve(left) + curve(right), 1.5);
}

function card(sheet: Sheet) {
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
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 1056, 366, 148, { rays: 72 });
  birds(sheet, [
    [1430, 320, 1.2],
    [1460, 304, 1],
    [1410, 300, 0.8],
  ]);
  hill(
    sheet,
    colours.mist,
    '-4 456, 160 426, 330 456, 520 488, 720 476, 900 436, 1040 456, 1180 422, 1340 346, 1480 310, 1604 332',
    800,
  );
  hill(
    sheet,
    colours.sage,
    '-4 524, 180 506, 380 520, 600 526, 800 502, 980 484, 1140 470, 1290 422, 1440 384, 1604 376',
    800,
  );
  silverOak(sheet, 1316, 442, 150);
  silverOak(sheet, 1372, 434, 112);
  silverOak(sheet, 1508, 418, 136);
  silverOak(sheet, 820, 528, 70);
  silverOak(sheet, 208, 554, 84);
  silverOak(sheet, 250, 552, 62);
  teaHill(sheet, {
    ridge:
      '-4 568, 160 556, 320 552, 480 552, 640 544, 760 534, 880 522, 1000 504, 1120 480, 1240 454, 1360 434, 1480 420, 1604 416',
    base: 888,
    rows: 9,
    bush: [20, 62],
  });
  path(
    sheet,
    '1040 498!, 1040 528, 1056 556, 1052 588, 1010 630, 950 678, 900 736, 870 910!',
    '1130 910!, 1120 766, 1122 696, 1146 646, 1160 602, 1140 558, 1104 522, 1092 488!',
  );
  walker(sheet, 1096, 628, 2.6);
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
}

export default {
  shows:
    'A walk before breakfast: a path through the tea gardens of Munnar, towards the rising sun.',
  seed: 51,
  ground: colours.dawn,
  grain: 0.45,
  views: { card, wide, tall },
} satisfies Scene;
