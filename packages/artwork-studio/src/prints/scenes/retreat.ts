import { colours } from '../colours.ts';
import { curve, outline, place } from '../geometry.ts';
import { coconutPalm, palmCrownSymbol } from '../motifs/coconutPalm.ts';
import { baliFrieze } from '../motifs/friezes.ts';
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

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  birds(sheet, [
    [800, 258, 1],
    [828, 246, 0.8],
    [778, 244, 0.7],
  ]);
  volcano(sheet, 1176, 262, 1.6, 1.75);
  mist(
    sheet,
    [
      { x: 1370, y: 400, length: 340, bar: 15 },
      { x: 930, y: 440, length: 320, bar: 15 },
    ],
    haze,
  );
  const ridge =
    '-404 590, -200 582, 0 588, 200 580, 420 570, 600 536, 740 500, 900 508, 1100 500, 1300 476, 1460 450, 1604 430';
  hill(
    sheet,
    colours.sage,
    '-404 572, -180 566, 60 570, 280 560, 500 546, 660 506, 800 476, 980 488, 1180 478, 1400 450, 1604 400',
    610,
  );
  hill(sheet, colours.moss, ridge, 620);
  grove(sheet, { ridge, left: 620, right: 1600, rows: 2, step: 19, size: 5.4, seed: 5 });
  grove(sheet, { ridge, left: -400, right: 600, rows: 2, step: 44, size: 5, seed: 9 });
  riceTerraces(
    sheet,
    [
      {
        edge: '-408 598, -180 594, 60 598, 300 588, 600 556, 840 524, 1100 528, 1360 502, 1608 472',
        crop: 'ripe',
        bank: 0,
      },
      {
        edge: '-408 612, -160 610, 60 612, 300 604, 560 578, 820 562, 1080 552, 1360 550, 1608 508',
        crop: 'young',
        bank: 8,
      },
      {
        edge: '-408 630, -180 626, 60 632, 300 622, 560 610, 840 588, 1100 606, 1340 580, 1608 570',
        crop: 'water',
        bank: 10,
      },
      {
        edge: '-408 650, -160 656, 80 646, 320 650, 560 634, 820 640, 1080 630, 1340 646, 1608 600',
        crop: 'ripe',
        bank: 12,
      },
      {
        edge: '-408 684, -180 672, 60 690, 300 668, 560 692, 820 684, 1060 702, 1340 684, 1608 666',
        crop: 'young',
        bank: 15,
      },
      {
        edge: '-408 716, -160 732, 80 714, 320 730, 560 718, 820 734, 1080 730, 1340 742, 1608 704',
        crop: 'water',
        bank: 16,
      },
      {
        edge: '-408 770, -160 760, 80 774, 320 762, 560 772, 820 764, 1080 776, 1340 764, 1608 770',
        crop: 'dark',
        bank: 18,
      },
    ],
    {
      step: [17, 30],
      clear: (x, y) => Math.abs(x - 1020) < 190 && y > 616 && y < 668,
    },
  );
  const crown = palmCrownSymbol(sheet);
  for (const [spine, scale, scaleX] of [
    ['830 588, 818 508, 836 424', 0.78, -1],
    ['1258 568, 1268 486, 1246 400', 0.8, -1],
    ['1346 560, 1338 512, 1352 458', 0.52, 1],
  ] as const) {
    coconutPalm(sheet, { spine, crown, scale, scaleX });
  }
  plot(sheet, 1000, 648, 2.1);
  ceremonialParasol(sheet, 1106, 642, { scale: 1.4, height: 86 });
  meru(sheet, 992, 650, 2.44);
}

export default {
  shows:
    "Bali: a shrine with tiered roofs among rice terraces, a volcano in the morning's haze behind it.",
  seed: 82,
  ground: '#f7e3c2',
  subjects: [{ x: 860, y: 172, width: 300, height: 482 }],
  views: { card, hero, frieze: baliFrieze },
} satisfies Scene;
