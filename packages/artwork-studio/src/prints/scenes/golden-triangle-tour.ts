import { colours } from '../colours.ts';
import { outline, rectangle } from '../geometry.ts';
import { wadingEgret } from '../motifs/egret.ts';
import { ferry, ferryOutline } from '../motifs/ferry.ts';
import { grove, hill } from '../motifs/land.ts';
import { mirror } from '../motifs/mirror.ts';
import { mist } from '../motifs/mist.ts';
import { kansGrassSymbol } from '../motifs/riverGrass.ts';
import { riverWall } from '../motifs/riverWall.ts';
import { birds, disc } from '../motifs/sky.ts';
import { plinthHeight, tajMahal, tajMirrored } from '../motifs/tajMahal.ts';
import { tajMosque } from '../motifs/tajMosque.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const rising = { colour: colours.amber, ring: colours.copper };

/** Mist before the sky, between its colour and the cloth's. */
const fog = '#f8dfca';

/** The tomb at x, and the river wall below it. */
function tombAbove(river: number, x: number, metre: number) {
  const height = 8.6 * metre;
  const top = river - height;
  return {
    wall: { y: top, height, panel: 5.4 * metre },
    taj: { x, y: top - plinthHeight * metre, metre },
  };
}

const wallMirrored = (left: number, top: number, right: number, bottom: number) => ({
  colour: colours.rose,
  outline: `${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}`,
});

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const metre = 4.5;
  const river = 612;
  const x = 1090;
  const { wall, taj } = tombAbove(river, x, metre);

  disc(sheet, 1090, 396, 168, { ...rising, rays: 84 });
  birds(sheet, [
    [1352, 262, 0.9],
    [1376, 249, 0.7],
  ]);

  // The far bank: trees, the mosque beside the tomb, and the river wall.
  mist(sheet, [{ x: 1370, y: 436, length: 300, bar: 13 }], { colour: fog });
  hill(
    sheet,
    colours.sage,
    '-4 578, 90 572, 200 578, 310 566, 420 574, 540 558, 640 566, 720 550, 800 556, 880 546, 1300 546, 1370 536, 1450 546, 1530 532, 1604 540',
    river,
  );
  const ridge = '-4 584, 1604 564';
  hill(
    sheet,
    colours.moss,
    '-4 592, 300 588, 560 580, 640 570, 700 562, 770 568, 850 556, 1320 560, 1390 550, 1470 562, 1550 552, 1604 558',
    river,
  );
  grove(sheet, { ridge, left: 660, right: 860, rows: 2, step: 13, size: 5 });
  grove(sheet, {
    ridge: '1300 554, 1604 550',
    left: 1330,
    right: 1600,
    rows: 3,
    step: 14,
    size: 5.4,
    seed: 8,
  });
  hill(sheet, colours.dune, '-4 600, 200 602, 420 599, 640 603, 1604 603', river);
  riverWall(sheet, { ...wall, y: river - wall.height, left: x - 60 * metre * 1.2, right: 1604 });
  tajMosque(sheet, { x: 1440, y: wall.y, metre });
  tajMahal(sheet, taj);

  // The river.
  sheet.block(colours.pool, rectangle(-4, river, 1608, 320), { isFlat: true });
  mirror(sheet, [wallMirrored(760, wall.y, 1604, river), ...tajMirrored(taj)], {
    from: river,
    to: 904,
    step: 5,
    growth: 2.6,
    squeeze: 0.86,
    stray: 9,
  });
  waves(sheet, {
    from: 668,
    to: 880,
    rows: 5,
    left: 0,
    right: 700,
    size: 18,
    growth: 1.8,
    gaps: 0.84,
    seed: 23,
    opacity: 0.6,
  });
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(800, 662, 1.1) }], {
    from: 672,
    to: 708,
    step: 4,
    stray: 8,
  });
  ferry(sheet, 800, 662, { scale: 1.1, passengers: 2 });

  // The near bank.
  sheet.shape(
    outline('1130 908!, 1230 826, 1320 792, 1400 776, 1450 742, 1520 716, 1610 706!, 1610 908!'),
    colours.dune,
    1.5,
  );
  const grass = kansGrassSymbol(sheet);
  for (const [at, y, scale] of [
    [1508, 728, 0.8],
    [1584, 734, 1.25],
    [1428, 790, 0.9],
    [1340, 822, 0.7],
    [1530, 812, 1.3],
  ] as const) {
    sheet.put(grass, { x: at, y, scale, scaleX: at % 3 ? -1 : 1 });
  }
  wadingEgret(sheet, 1330, 712, 0.92);
  wadingEgret(sheet, 1412, 722, 0.75, -1);
}

function card(sheet: Sheet) {
  const river = 394;
  const { wall, taj } = tombAbove(river, 200, 3.25);
  disc(sheet, 200, 218, 104, { ...rising, rays: 60 });
  mist(
    sheet,
    [
      { x: 70, y: 282, length: 170, bar: 9 },
      { x: 340, y: 254, length: 150, bar: 9 },
    ],
    { colour: fog },
  );
  sheet.lineScale = 0.86;
  hill(sheet, colours.sage, '-4 352, 40 342, 90 350, 300 346, 350 336, 404 344', river);
  hill(sheet, colours.moss, '-4 362, 30 354, 70 360, 320 358, 370 350, 404 356', river);
  riverWall(sheet, { ...wall, left: -4, right: 404 });
  tajMahal(sheet, taj);
  sheet.block(colours.pool, rectangle(-4, river, 408, 112), { isFlat: true });
  mirror(sheet, [wallMirrored(-4, wall.y, 404, river), ...tajMirrored(taj)], {
    from: river,
    to: 504,
    step: 4,
    growth: 2.2,
    squeeze: 0.56,
    stray: 6,
  });
  sheet.lineScale = 1;
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(118, 448, 0.9) }], {
    from: 456,
    to: 484,
    step: 4,
    stray: 6,
  });
  ferry(sheet, 118, 448, { scale: 0.9, passengers: 2 });
  wadingEgret(sheet, 318, 484, 0.76);
}

/** On phones the strip above the words shows y 160 to 470: the whole tomb between air and water. */
function tall(sheet: Sheet) {
  const river = 430;
  const metre = 3;
  const { wall, taj } = tombAbove(river, 400, metre);
  sheet.lineScale = 1.15;
  disc(sheet, 400, 296, 118, { ...rising, rays: 72 });
  birds(sheet, [
    [150, 214, 1],
    [176, 202, 0.8],
    [640, 232, 0.8],
  ]);
  hill(sheet, colours.sage, '-4 366, 60 352, 150 362, 260 354, 560 356, 690 344, 804 354', river);
  hill(sheet, colours.moss, '-4 384, 60 376, 130 382, 640 380, 730 370, 804 378', river);
  riverWall(sheet, { ...wall, left: -4, right: 804 });
  const ridge = '-4 366, 804 366';
  grove(sheet, { ridge, left: 30, right: 260, rows: 3, step: 12, size: 7, seed: 3 });
  grove(sheet, { ridge, left: 540, right: 790, rows: 3, step: 12, size: 7, seed: 8 });
  tajMosque(sheet, { x: 178, y: wall.y, metre });
  tajMosque(sheet, { x: 622, y: wall.y, metre });
  tajMahal(sheet, taj);
  sheet.block(colours.pool, rectangle(-4, river, 808, 580), { isFlat: true });
  mirror(sheet, [wallMirrored(-4, wall.y, 804, river), ...tajMirrored(taj)], {
    from: river,
    to: 660,
    step: 5,
    growth: 2,
    squeeze: 0.62,
    stray: 9,
  });
  const boat = [150, 452] as const;
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(...boat) }], {
    from: 461,
    to: 496,
    step: 4,
    stray: 8,
  });
  ferry(sheet, ...boat, { passengers: 2 });
  sheet.lineScale = 1.3;
  waves(sheet, {
    from: 660,
    to: 780,
    rows: 3,
    size: 22,
    growth: 1.4,
    gaps: 0.82,
    seed: 9,
    opacity: 0.6,
  });

  // The near bank.
  sheet.shape(
    outline(
      '-10 1010!, -10 872!, 90 850, 200 868, 330 912, 480 934, 640 900, 740 856, 810 846!, 810 1010!',
    ),
    colours.dune,
    1.4,
  );
  const grass = kansGrassSymbol(sheet);
  for (const [at, y, scale] of [
    [704, 878, 1],
    [772, 866, 1.4],
    [52, 868, 1.2],
    [120, 876, 0.8],
  ] as const) {
    sheet.put(grass, { x: at, y, scale, scaleX: at % 3 ? -1 : 1 });
  }
  wadingEgret(sheet, 610, 862, 1);
}

/** Leads a row of cards: closer than a hero. */
function landscape(sheet: Sheet) {
  const river = 334;
  const metre = 3.5;
  const { wall, taj } = tombAbove(river, 330, metre);
  disc(sheet, 330, 176, 122, { ...rising, rays: 72 });
  birds(sheet, [
    [118, 104, 0.8],
    [136, 94, 0.6],
  ]);
  hill(sheet, colours.sage, '-4 262, 60 248, 150 256, 490 254, 560 240, 644 250', river);
  hill(sheet, colours.moss, '-4 284, 60 276, 130 282, 500 280, 580 270, 644 278', river);
  riverWall(sheet, { ...wall, left: -4, right: 644 });
  const ridge = '-4 262, 644 258';
  grove(sheet, { ridge, left: 0, right: 160, rows: 3, step: 12, size: 7, seed: 3 });
  grove(sheet, { ridge, left: 500, right: 640, rows: 3, step: 12, size: 7, seed: 8 });
  tajMosque(sheet, { x: 70, y: wall.y, metre });
  tajMosque(sheet, { x: 590, y: wall.y, metre });
  tajMahal(sheet, taj);
  sheet.block(colours.pool, rectangle(-4, river, 648, 80), { isFlat: true });
  mirror(sheet, [wallMirrored(-4, wall.y, 644, river), ...tajMirrored(taj)], {
    from: river,
    to: 404,
    step: 4,
    growth: 2,
    squeeze: 0.4,
    stray: 7,
  });
  ferry(sheet, 148, 374, { scale: 0.95, passengers: 2 });
}

export default {
  shows: 'The Taj Mahal at sunrise, across the Yamuna from Mehtab Bagh.',
  seed: 71,
  ground: colours.blush,
  views: { card, wide, tall, landscape },
} satisfies Scene;
