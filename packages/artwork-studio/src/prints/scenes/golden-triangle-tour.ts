import { colours } from '../colours.ts';
import { outline, rectangle } from '../geometry.ts';
import { cuspedArch } from '../motifs/arches.ts';
import { chhatri } from '../motifs/chhatri.ts';
import { wadingEgret } from '../motifs/egret.ts';
import { ferry, ferryOutline } from '../motifs/ferry.ts';
import { goldenTriangleFrieze } from '../motifs/friezes.ts';
import { grove, hill } from '../motifs/land.ts';
import { mirror } from '../motifs/mirror.ts';
import { kansGrassSymbol } from '../motifs/riverGrass.ts';
import { riverWall } from '../motifs/riverWall.ts';
import { birds, disc } from '../motifs/sky.ts';
import { plinthHeight, tajMahal, tajMirrored } from '../motifs/tajMahal.ts';
import { tajMosque } from '../motifs/tajMosque.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const rising = { colour: colours.amber, ring: colours.copper };

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

/** Where the terrace ends: an octagonal tower with a pavilion on it. */
function cornerTower(sheet: Sheet, x: number, wall: number, river: number) {
  const { rose, blush, copper, madder, cloth, dune } = colours;
  const top = wall - 16;
  sheet.block(rose, rectangle(x - 20, top, 40, river - top), { isFlat: true });
  sheet.block(blush, rectangle(x - 20, top, 11, river - top), { isFlat: true });
  sheet.block(copper, rectangle(x + 9, top, 11, river - top), { isFlat: true });
  const niche = { x, y: river - 6, half: 6, spring: 16, top: 26 };
  sheet.strokes(cuspedArch(niche, 2), { colour: madder });
  sheet.line(rectangle(x - 20, top, 40, river - top) + rectangle(x - 9, top, 18, river - top), 1.1);
  sheet.shape(rectangle(x - 24, top - 5, 48, 7), rose, 1.1);
  chhatri(sheet, x, top - 5, { width: 38, colour: cloth, shade: dune });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const metre = 4.5;
  const river = 608;
  const x = 1010;
  const { wall, taj } = tombAbove(river, x, metre);

  // The rays end between the minarets.
  disc(sheet, x, 362, 130, { ...rising, rays: 72 });
  birds(sheet, [
    [1330, 262, 0.9],
    [1354, 249, 0.7],
  ]);

  // The far bank: trees, and the river wall on both sides of the tomb.
  hill(
    sheet,
    colours.sage,
    '-404 566, -240 572, -90 562, 90 572, 200 578, 310 566, 420 574, 540 558, 640 566, 720 550, 800 556, 880 546, 1300 546, 1370 536, 1450 546, 1530 532, 1604 540',
    river,
  );
  hill(
    sheet,
    colours.moss,
    '-404 588, -200 582, 0 592, 300 588, 480 580, 560 566, 640 562, 700 554, 770 562, 850 556, 1240 558, 1320 548, 1390 540, 1470 552, 1550 542, 1604 548',
    river,
  );
  grove(sheet, {
    ridge: '-404 574, 1604 574',
    left: 500,
    right: 820,
    rows: 3,
    step: 15,
    size: 8,
    seed: 3,
  });
  grove(sheet, {
    ridge: '-404 554, 1604 554',
    left: 1206,
    right: 1600,
    rows: 5,
    step: 14,
    size: 8,
    seed: 8,
  });
  hill(sheet, colours.dune, '-404 598, -100 601, 200 599, 420 597, 640 600, 1604 600', river);
  const corner = x - 60 * metre * 1.2;
  riverWall(sheet, { ...wall, left: corner, right: 1604 });
  cornerTower(sheet, corner, wall.y, river);
  tajMahal(sheet, taj);

  // The river.
  sheet.block(colours.pool, rectangle(-404, river, 2008, 160), { isFlat: true });
  mirror(sheet, [wallMirrored(corner - 18, wall.y, 1604, river), ...tajMirrored(taj)], {
    from: river,
    to: 764,
    step: 5,
    growth: 2.2,
    squeeze: 0.56,
    stray: 9,
  });
  waves(sheet, {
    from: 640,
    to: 748,
    rows: 4,
    right: 660,
    size: 16,
    growth: 1.6,
    gaps: 0.84,
    seed: 23,
    opacity: 0.6,
  });
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(822, 672, 1.2) }], {
    from: 683,
    to: 722,
    step: 4,
    stray: 8,
  });
  ferry(sheet, 822, 672, { scale: 1.2, passengers: 2 });

  // A sandbank, an egret in the shallows.
  sheet.shape(
    outline('1080 768!, 1150 752, 1210 744, 1290 736, 1400 712, 1500 704, 1610 700!, 1610 768!'),
    colours.dune,
    1.5,
  );
  const grass = kansGrassSymbol(sheet);
  for (const [at, y, scale] of [
    [1428, 724, 0.8],
    [1508, 736, 1.1],
    [1584, 728, 1],
    [1366, 748, 0.6],
  ] as const) {
    sheet.put(grass, { x: at, y, scale, scaleX: at % 3 ? -1 : 1 });
  }
  wadingEgret(sheet, 1252, 724, 0.86);
}

function card(sheet: Sheet) {
  const river = 394;
  const { wall, taj } = tombAbove(river, 200, 3.25);
  disc(sheet, 200, 206, 88, { ...rising, rays: 60 });
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

/** Leads a row of cards: closer than a hero. */
function landscape(sheet: Sheet) {
  const river = 334;
  const metre = 3.5;
  const { wall, taj } = tombAbove(river, 321, metre);
  disc(sheet, 321, 152, 98, { ...rising, rays: 72 });
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
  tajMosque(sheet, { x: 72, y: wall.y, metre: metre * 0.86 });
  tajMosque(sheet, { x: 570, y: wall.y, metre: metre * 0.86 });
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
  subjects: [
    { x: 784, y: 224, width: 452, height: 384 },
    { x: 738, y: 592, width: 174, height: 98 },
    { x: 1206, y: 634, width: 84, height: 98 },
  ],
  views: { card, hero, landscape, frieze: goldenTriangleFrieze },
} satisfies Scene;
