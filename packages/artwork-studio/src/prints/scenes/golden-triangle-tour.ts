/** The Taj Mahal at sunrise, across the Yamuna from Mehtab Bagh. */

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
import { waves } from '../motifs/water.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

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
  const river = 588;
  const x = 1090;
  const { wall, taj } = tombAbove(river, x, metre);

  disc(sheet, 1090, 372, 168, { ...rising, rays: 84 });
  birds(sheet, [
    [1352, 262, 0.9],
    [1376, 249, 0.7],
  ]);

  // The far bank: trees in mist, the mosque beside the tomb, and the river wall.
  mist(
    sheet,
    [
      { x: 1330, y: 420, length: 330, bar: 13 },
      { x: 800, y: 462, length: 360, bar: 13 },
    ],
    { colour: fog },
  );
  hill(
    sheet,
    colours.sage,
    '-4 546, 90 538, 200 546, 310 530, 420 540, 540 522, 640 534, 720 520, 800 530, 880 522, 1300 522, 1370 512, 1450 522, 1530 508, 1604 516',
    592,
  );
  const ridge = '-4 560, 1604 540';
  hill(
    sheet,
    colours.moss,
    '640 560, 700 540, 770 546, 850 532, 1320 536, 1390 526, 1470 538, 1550 528, 1604 534',
    592,
  );
  grove(sheet, { ridge, left: 660, right: 860, rows: 2, step: 13, size: 5 });
  grove(sheet, {
    ridge: '1300 530, 1604 526',
    left: 1330,
    right: 1600,
    rows: 3,
    step: 14,
    size: 5.4,
    seed: 8,
  });
  sheet.block(colours.rose, rectangle(-4, river - 30, 800, 32), { isFlat: true });
  riverWall(sheet, { ...wall, left: x - 60 * metre * 1.2, right: 1604 });
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
    from: 620,
    to: 880,
    rows: 8,
    left: 0,
    right: 700,
    size: 16,
    growth: 2,
    gaps: 0.76,
    seed: 19,
    opacity: 0.7,
  });
  mist(sheet, [{ x: 330, y: 556, length: 640, bar: 15, bars: 4 }], { colour: fog });
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(800, 640, 1.1) }], {
    from: 650,
    to: 690,
    step: 4,
    stray: 8,
  });
  ferry(sheet, 800, 640, { scale: 1.1, passengers: 2 });

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
  wadingEgret(sheet, 1330, 694, 0.92);
  wadingEgret(sheet, 1412, 712, 0.75, -1);
}

function card(sheet: Sheet) {
  const river = 394;
  const { wall, taj } = tombAbove(river, 200, 3.25);
  sheet.border();
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

function tall(sheet: Sheet) {
  const river = 524;
  const { wall, taj } = tombAbove(river, 400, 5.1);
  sheet.lineScale = 1.3;
  disc(sheet, 400, 278, 176, { ...rising, rays: 84 });
  mist(
    sheet,
    [
      { x: 190, y: 360, length: 320, bar: 16 },
      { x: 650, y: 316, length: 280, bar: 16 },
    ],
    { colour: fog },
  );
  hill(sheet, colours.sage, '-4 462, 60 448, 150 460, 600 454, 690 440, 804 452', river);
  hill(sheet, colours.moss, '-4 476, 60 466, 130 474, 640 470, 730 458, 804 468', river);
  riverWall(sheet, { ...wall, left: -4, right: 804 });
  tajMahal(sheet, taj);
  sheet.block(colours.pool, rectangle(-4, river, 808, 480), { isFlat: true });
  mirror(sheet, [wallMirrored(-4, wall.y, 804, river), ...tajMirrored(taj)], {
    from: river,
    to: 760,
    step: 5,
    growth: 2,
    squeeze: 0.5,
    stray: 10,
  });
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(250, 580, 1.2) }], {
    from: 590,
    to: 630,
    step: 5,
    stray: 9,
  });
  ferry(sheet, 250, 580, { scale: 1.2, passengers: 2 });
  wadingEgret(sheet, 604, 622, 0.9);
  waves(sheet, {
    from: 770,
    to: 985,
    rows: 5,
    size: 20,
    growth: 1.5,
    gaps: 0.72,
    seed: 9,
    opacity: 0.6,
  });
}

export default { seed: 71, ground: colours.blush, views: { card, wide, tall } } satisfies Scene;
