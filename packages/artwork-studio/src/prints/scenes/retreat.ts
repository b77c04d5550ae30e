/** Bali: a shrine with tiered roofs among rice terraces, a volcano behind it. */

import { colours } from '../colours.ts';
import { curve, outline, place } from '../geometry.ts';
import { grove, hill } from '../motifs/land.ts';
import { ceremonialParasol, meru } from '../motifs/meru.ts';
import { palm, palmCrown } from '../motifs/palm.ts';
import { riceTerraces } from '../motifs/riceTerraces.ts';
import { birds, disc } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A volcano, its peak at x and y, 400 wide at scale 1. */
function volcano(sheet: Sheet, x: number, y: number, scaleX: number, scaleY = scaleX) {
  const at = (d: string) => place(d, { x, y, scaleX, scaleY });
  sheet.block(
    colours.sage,
    outline(
      at(
        '-230 150!, -120 98, -52 44, -22 10, -10 0!, 2 4!, 12 -2!, 26 12, 62 52, 132 100, 250 150!',
      ),
    ),
  );
  const gullies = [
    '-10 2, -20 24, -42 58',
    '0 6, -2 36, -20 76',
    '10 2, 20 30, 44 64',
    '6 14, 14 50, 30 84',
  ];
  sheet.line(gullies.map((gully) => curve(at(gully))).join(''), 1.1, {
    colour: colours.moss,
    isFine: true,
  });
}

/** The grassy plot on which the shrine and its parasol stand. */
function plot(sheet: Sheet, x: number, y: number, scale: number) {
  const at = (d: string) => place(d, { x, y, scale });
  sheet.shape(
    outline(at('-66 4!, -52 -6, -14 -10, 40 -9, 76 -4, 90 4!, 60 9, 0 11, -44 9')),
    colours.sage,
    1.2,
  );
}

function card(sheet: Sheet) {
  sheet.border();
  disc(sheet, 188, 206, 82);
  volcano(sheet, 296, 232, 0.8, 0.72);
  const ridge = '-4 300, 46 288, 90 296, 150 306, 214 302, 276 292, 340 284, 404 290';
  hill(sheet, colours.moss, ridge, 350);
  grove(sheet, { ridge, left: 0, right: 400, rows: 2, step: 15, seed: 5 });
  riceTerraces(
    sheet,
    [
      { edge: '-6 328, 70 322, 150 330, 232 320, 318 326, 406 304', crop: 'ripe', bank: 0 },
      { edge: '-6 344, 60 350, 140 342, 228 346, 312 340, 406 332', crop: 'young', bank: 6 },
      { edge: '-6 378, 66 362, 150 372, 232 368, 316 380, 406 354', crop: 'water', bank: 7 },
      { edge: '-6 394, 62 402, 142 390, 228 398, 316 396, 406 394', crop: 'ripe', bank: 8 },
      { edge: '-6 436, 64 424, 148 432, 236 440, 318 426, 406 430', crop: 'young', bank: 10 },
      { edge: '-6 454, 60 464, 140 466, 228 460, 314 468, 406 452', crop: 'water', bank: 11 },
      { edge: '-6 492, 70 486, 150 492, 236 496, 320 486, 406 494', crop: 'dark', bank: 13 },
    ],
    { clear: (x, y) => Math.abs(x - 206) < 108 && y > 380 && y < 428 },
  );
  const crown = palmCrown(sheet);
  palm(sheet, '350 344, 342 284, 358 222', { crown, scale: 0.9, girth: 5 });
  palm(sheet, '384 348, 390 304, 380 270', { crown, scale: 0.66, isMirrored: true, girth: 4 });
  palm(sheet, '40 368, 32 314, 46 254', { crown, scale: 0.84, lean: -10, girth: 4.6 });
  plot(sheet, 194, 408, 1.24);
  ceremonialParasol(sheet, 272, 404, { scale: 1.2, height: 98 });
  meru(sheet, 188, 410, 1.48);
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  disc(sheet, 1082, 356, 146);
  birds(sheet, [
    [1440, 300, 1.1],
    [1468, 286, 0.9],
    [1420, 282, 0.7],
  ]);
  volcano(sheet, 1310, 322, 1.7, 1.66);
  const ridge =
    '-4 600, 200 590, 420 588, 640 560, 800 536, 980 548, 1160 540, 1320 516, 1460 490, 1604 470';
  hill(
    sheet,
    colours.sage,
    '-4 584, 260 566, 520 566, 700 534, 860 512, 1040 528, 1240 518, 1420 490, 1604 440',
    640,
  );
  hill(sheet, colours.moss, ridge, 650);
  grove(sheet, { ridge, left: 660, right: 1600, rows: 2, step: 19, size: 5.4, seed: 5 });
  grove(sheet, { ridge, left: 0, right: 640, rows: 2, step: 40, size: 5, seed: 9 });
  riceTerraces(
    sheet,
    [
      {
        edge: '-8 624, 300 612, 640 588, 900 566, 1180 570, 1400 542, 1608 512',
        crop: 'ripe',
        bank: 0,
      },
      {
        edge: '-8 642, 280 638, 600 612, 880 606, 1140 592, 1400 592, 1608 548',
        crop: 'young',
        bank: 8,
      },
      {
        edge: '-8 668, 300 657, 620 652, 900 630, 1160 648, 1380 622, 1608 612',
        crop: 'water',
        bank: 10,
      },
      {
        edge: '-8 688, 260 696, 560 676, 860 682, 1130 672, 1380 688, 1608 640',
        crop: 'ripe',
        bank: 12,
      },
      {
        edge: '-8 734, 280 712, 580 738, 860 728, 1100 748, 1360 730, 1608 716',
        crop: 'young',
        bank: 16,
      },
      {
        edge: '-8 760, 260 784, 560 768, 840 786, 1120 784, 1380 796, 1608 754',
        crop: 'water',
        bank: 17,
      },
      {
        edge: '-8 838, 280 818, 580 842, 860 830, 1120 850, 1360 836, 1608 838',
        crop: 'dark',
        bank: 20,
      },
    ],
    {
      step: [17, 32],
      clear: (x, y) => Math.abs(x - 1110) < 200 && y > 660 && y < 712,
    },
  );
  const crown = palmCrown(sheet, 1.9);
  palm(sheet, '1486 592, 1468 470, 1500 336', { crown, girth: 10 });
  palm(sheet, '1412 608, 1428 552, 1406 484', {
    crown,
    scale: 0.74,
    isMirrored: true,
    lean: 8,
    girth: 7.6,
  });
  palm(sheet, '836 624, 820 540, 846 452', { crown, scale: 0.8, lean: -10, girth: 8 });
  plot(sheet, 1090, 694, 2.2);
  ceremonialParasol(sheet, 1230, 686, { scale: 2.3, height: 96 });
  meru(sheet, 1082, 696, 2.6);
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.2;
  disc(sheet, 400, 250, 132);
  birds(sheet, [
    [196, 200, 1.1],
    [222, 186, 0.9],
    [178, 182, 0.7],
  ]);
  volcano(sheet, 560, 286, 1.3, 1.2);
  const ridge = '-4 452, 120 440, 260 448, 400 456, 540 446, 680 430, 804 420';
  hill(sheet, colours.moss, ridge, 520);
  grove(sheet, { ridge, left: 0, right: 800, rows: 2, step: 16, size: 5, seed: 5 });
  riceTerraces(
    sheet,
    [
      { edge: '-8 486, 150 478, 320 488, 480 476, 640 478, 808 456', crop: 'ripe', bank: 0 },
      { edge: '-8 504, 140 516, 300 506, 480 512, 640 500, 808 494', crop: 'young', bank: 8 },
      { edge: '-8 548, 150 532, 320 544, 480 538, 640 546, 808 524', crop: 'water', bank: 10 },
      { edge: '-8 568, 140 584, 300 568, 470 576, 640 570, 808 572', crop: 'ripe', bank: 12 },
      { edge: '-8 640, 150 620, 320 634, 480 646, 640 626, 808 630', crop: 'young', bank: 15 },
      { edge: '-8 668, 140 688, 300 684, 480 674, 640 690, 808 664', crop: 'water', bank: 17 },
      { edge: '-8 750, 150 730, 320 744, 480 752, 640 738, 808 742', crop: 'ripe', bank: 19 },
      { edge: '-8 788, 150 810, 320 796, 480 806, 640 816, 808 784', crop: 'young', bank: 22 },
      { edge: '-8 882, 150 862, 320 878, 480 866, 640 886, 808 862', crop: 'water', bank: 24 },
      { edge: '-8 930, 150 946, 320 932, 480 950, 640 936, 808 940', crop: 'dark', bank: 26 },
    ],
    { step: [16, 32], clear: (x, y) => Math.abs(x - 426) < 170 && y > 540 && y < 596 },
  );
  const crown = palmCrown(sheet, 1.6);
  palm(sheet, '606 514, 594 404, 620 296', { crown, girth: 8.6 });
  palm(sheet, '178 526, 162 448, 186 364', { crown, scale: 0.84, lean: -10, girth: 7 });
  plot(sheet, 402, 576, 2);
  ceremonialParasol(sheet, 528, 568, { scale: 2, height: 100 });
  meru(sheet, 394, 578, 2.36);
}

export default { seed: 82, ground: '#f7e3c2', views: { card, wide, tall } } satisfies Scene;
