import { colours } from '../colours.ts';
import { curve, outline, place } from '../geometry.ts';
import { coconutPalm, palmCrownSymbol } from '../motifs/coconutPalm.ts';
import { grove, hill } from '../motifs/land.ts';
import { ceremonialParasol, meru } from '../motifs/meru.ts';
import { mist } from '../motifs/mist.ts';
import { riceTerraces } from '../motifs/riceTerraces.ts';
import { birds } from '../motifs/sky.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** A volcano, the rim of its crater at x and y, 480 wide at scale 1. */
function volcano(sheet: Sheet, x: number, y: number, scaleX: number, scaleY = scaleX) {
  const at = (d: string) => place(d, { x, y, scaleX, scaleY });
  sheet.block(
    colours.sage,
    outline(
      at(
        '-240 152!, -150 112, -84 66, -44 26, -22 0!, -10 3, 8 3, 24 0!, 46 26, 88 68, 156 114, 250 152!',
      ),
    ),
  );
  sheet.block(colours.moss, outline(at('-22 0!, -8 -3, 10 -3, 24 0!, 8 5, -8 5')));
  const gullies = [
    '-16 8, -30 34, -60 68',
    '-4 10, -8 42, -26 84',
    '10 10, 22 38, 50 74',
    '18 8, 34 30, 62 56',
  ];
  sheet.line(gullies.map((gully) => curve(at(gully))).join(''), 1.1, {
    colour: colours.moss,
    isFine: true,
  });
}

const haze = { colour: '#fdf3df' };

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
  volcano(sheet, 244, 178, 0.86, 0.94);
  mist(
    sheet,
    [
      { x: 310, y: 252, length: 190, bar: 10 },
      { x: 92, y: 274, length: 170, bar: 10 },
    ],
    haze,
  );
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
  const crown = palmCrownSymbol(sheet);
  for (const [spine, scale, scaleX] of [
    ['382 352, 390 310, 376 264', 0.5, -1],
    ['344 346, 336 280, 354 214', 0.62, 1],
    ['44 366, 36 312, 52 246', 0.58, -1],
  ] as const) {
    coconutPalm(sheet, { spine, crown, scale, scaleX });
  }
  plot(sheet, 194, 408, 1.24);
  ceremonialParasol(sheet, 256, 404, { scale: 0.84, height: 84 });
  meru(sheet, 188, 410, 1.48);
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  birds(sheet, [
    [860, 262, 1],
    [888, 250, 0.8],
    [838, 248, 0.7],
  ]);
  volcano(sheet, 1236, 244, 1.7, 1.9);
  mist(
    sheet,
    [
      { x: 1410, y: 392, length: 380, bar: 15 },
      { x: 1000, y: 436, length: 340, bar: 15 },
    ],
    haze,
  );
  const ridge =
    '-4 586, 200 580, 420 570, 640 530, 800 492, 980 504, 1160 496, 1320 472, 1460 446, 1604 426';
  hill(
    sheet,
    colours.sage,
    '-4 572, 260 562, 520 548, 700 502, 860 468, 1040 484, 1240 474, 1420 446, 1604 396',
    600,
  );
  hill(sheet, colours.moss, ridge, 610);
  grove(sheet, { ridge, left: 660, right: 1600, rows: 2, step: 19, size: 5.4, seed: 5 });
  grove(sheet, { ridge, left: 0, right: 640, rows: 2, step: 40, size: 5, seed: 9 });
  riceTerraces(
    sheet,
    [
      {
        edge: '-8 594, 300 588, 640 556, 900 522, 1180 526, 1400 498, 1608 468',
        crop: 'ripe',
        bank: 0,
      },
      {
        edge: '-8 608, 280 606, 600 576, 880 562, 1140 548, 1400 548, 1608 504',
        crop: 'young',
        bank: 8,
      },
      {
        edge: '-8 628, 300 620, 620 608, 900 586, 1160 604, 1380 578, 1608 568',
        crop: 'water',
        bank: 10,
      },
      {
        edge: '-8 644, 260 652, 560 632, 860 638, 1130 628, 1380 644, 1608 596',
        crop: 'ripe',
        bank: 12,
      },
      {
        edge: '-8 690, 280 668, 580 694, 860 684, 1100 704, 1360 686, 1608 672',
        crop: 'young',
        bank: 16,
      },
      {
        edge: '-8 716, 260 740, 560 724, 840 742, 1120 740, 1380 752, 1608 710',
        crop: 'water',
        bank: 17,
      },
      {
        edge: '-8 794, 280 774, 580 798, 860 786, 1120 806, 1360 792, 1608 794',
        crop: 'ripe',
        bank: 20,
      },
      {
        edge: '-8 872, 280 866, 580 878, 860 868, 1120 880, 1360 870, 1608 874',
        crop: 'dark',
        bank: 20,
      },
    ],
    {
      step: [17, 32],
      clear: (x, y) => Math.abs(x - 1110) < 190 && y > 616 && y < 668,
    },
  );
  const crown = palmCrownSymbol(sheet);
  for (const [spine, scale, scaleX] of [
    ['846 588, 832 500, 854 404', 0.86, -1],
    ['1418 566, 1434 508, 1410 430', 0.8, -1],
    ['1500 552, 1484 430, 1516 286', 1.16, 1],
    ['790 592, 798 540, 786 480', 0.62, 1],
  ] as const) {
    coconutPalm(sheet, { spine, crown, scale, scaleX });
  }
  plot(sheet, 1090, 648, 2.1);
  ceremonialParasol(sheet, 1196, 642, { scale: 1.4, height: 86 });
  meru(sheet, 1082, 650, 2.44);
}

/** On phones the strip above the words shows y 160 to 470: the whole shrine between air and fields. */
function tall(sheet: Sheet) {
  sheet.lineScale = 1.15;
  birds(sheet, [
    [262, 212, 1],
    [284, 202, 0.8],
  ]);
  volcano(sheet, 474, 222, 1, 1);
  mist(
    sheet,
    [
      { x: 590, y: 306, length: 230, bar: 11 },
      { x: 300, y: 326, length: 220, bar: 11 },
    ],
    haze,
  );
  const ridge = '-4 366, 120 354, 260 362, 400 368, 540 360, 680 344, 804 336';
  hill(sheet, colours.moss, ridge, 430);
  grove(sheet, { ridge, left: 0, right: 800, rows: 2, step: 15, size: 5, seed: 5 });
  riceTerraces(
    sheet,
    [
      { edge: '-8 392, 150 386, 320 394, 480 384, 640 386, 808 366', crop: 'ripe', bank: 0 },
      { edge: '-8 406, 140 416, 300 408, 480 412, 640 402, 808 396', crop: 'young', bank: 7 },
      { edge: '-8 440, 150 428, 320 438, 480 434, 640 440, 808 420', crop: 'water', bank: 8 },
      { edge: '-8 456, 140 470, 300 456, 470 464, 640 458, 808 460', crop: 'ripe', bank: 9 },
      { edge: '-8 518, 150 502, 320 514, 480 524, 640 508, 808 512', crop: 'young', bank: 12 },
      { edge: '-8 540, 140 558, 300 554, 480 546, 640 560, 808 538', crop: 'water', bank: 14 },
      { edge: '-8 620, 150 602, 320 616, 480 622, 640 608, 808 612', crop: 'ripe', bank: 16 },
      { edge: '-8 654, 150 674, 320 662, 480 670, 640 680, 808 650', crop: 'young', bank: 19 },
      { edge: '-8 752, 150 734, 320 748, 480 738, 640 756, 808 734', crop: 'water', bank: 22 },
      { edge: '-8 796, 150 812, 320 798, 480 816, 640 802, 808 806', crop: 'ripe', bank: 25 },
      { edge: '-8 906, 150 892, 320 902, 480 894, 640 908, 808 896', crop: 'dark', bank: 27 },
    ],
    { step: [14, 32], clear: (x, y) => Math.abs(x - 400) < 110 && y > 400 && y < 436 },
  );
  const crown = palmCrownSymbol(sheet);
  for (const [spine, scale, scaleX] of [
    ['176 402, 166 340, 182 266', 0.68, -1],
    ['112 410, 122 370, 108 316', 0.54, 1],
    ['640 400, 628 320, 648 232', 0.74, 1],
    ['702 398, 714 354, 698 300', 0.56, -1],
  ] as const) {
    coconutPalm(sheet, { spine, crown, scale, scaleX });
  }
  plot(sheet, 404, 416, 1.24);
  ceremonialParasol(sheet, 464, 412, { scale: 0.78, height: 84 });
  meru(sheet, 398, 418, 1.24);
}

export default {
  shows:
    "Bali: a shrine with tiered roofs among rice terraces, a volcano in the morning's haze behind it.",
  seed: 82,
  ground: '#f7e3c2',
  views: { card, wide, tall },
} satisfies Scene;
