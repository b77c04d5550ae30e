import { colours } from '../colours.ts';
import { arc, curve, polygon, rectangle } from '../geometry.ts';
import { bather, bathersRings } from '../motifs/bather.ts';
import { farPalms } from '../motifs/farPalms.ts';
import { frangipaniBranch, frangipaniSymbol } from '../motifs/frangipani.ts';
import { hill } from '../motifs/land.ts';
import { parapet } from '../motifs/riverside.ts';
import { birds, crescent } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** The sky after sunset. */
const dusk = '#ecb8a0';

/** Blossoms that float on the water, each with a ring around it. */
function afloat(
  sheet: Sheet,
  flower: string,
  blossoms: readonly (readonly [x: number, y: number, turn: number, scale: number])[],
) {
  const shown = blossoms.map(([x, y, , scale]) =>
    curve(arc(x, y + 3 * scale, 34 * scale, 15 * scale, 12, 168, 6)),
  );
  sheet.resist(shown.join(''), 1.2);
  const floating = blossoms.map(([, , turn]) => sheet.symbol(() => sheet.put(flower, { turn })));
  for (const [index, [x, y, , scale]] of blossoms.entries()) {
    sheet.put(floating[index] as string, { x, y, scale, scaleY: 0.6 });
  }
}

function card(sheet: Sheet) {
  crescent(sheet, 284, 98, 18);

  // The far bank and the backwater.
  hill(sheet, colours.sage, '-4 296, 60 284, 130 296, 210 300, 280 288, 350 278, 404 286', 330);
  hill(sheet, colours.moss, '-4 312, 70 306, 150 312, 240 310, 320 304, 404 308', 330);
  farPalms(sheet, [
    [28, 314, 46],
    [58, 313, 36],
    [92, 314, 42],
    [336, 312, 48],
    [366, 313, 38],
    [388, 312, 52],
  ]);
  sheet.block(colours.pool, polygon('-4 318, 404 317, 404 352, -4 352'), { isFlat: true });
  waves(sheet, { from: 326, to: 340, rows: 3, size: 9, growth: 1.3, gaps: 0.45, seed: 9 });

  // The pool.
  sheet.block(colours.cloth, rectangle(-4, 348, 408, 9), { isFlat: true });
  sheet.line('M-4 348H404M-4 357H404', 1.3);
  sheet.block(colours.lagoon, polygon('-4 357, 404 357, 404 450, -4 450'), { isFlat: true });
  waves(sheet, { from: 366, to: 432, rows: 5, size: 15, growth: 1.6, gaps: 0.62, seed: 5 });
  const flower = frangipaniSymbol(sheet);
  bather(sheet, 204, 146, { scale: 0.9, flower });
  sheet.block(colours.lagoon, rectangle(104, 381, 170, 9), { isFlat: true });
  bathersRings(sheet, 204, 383, 0.9);
  afloat(sheet, flower, [
    [60, 406, 10, 0.74],
    [98, 422, 50, 0.84],
    [336, 416, 30, 0.9],
  ]);
  parapet(sheet, { y: 444, height: 44, posts: [] });
  sheet.block(colours.sand, rectangle(-4, 488, 408, 16), { isFlat: true });
  frangipaniBranch(
    sheet,
    '-8 250, 32 224, 72 210, 90 182',
    { x: 94, y: 178 },
    { flower, scale: 0.74 },
  );
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  crescent(sheet, 856, 262, 40);
  birds(sheet, [
    [1412, 276, 1.1],
    [1440, 262, 0.9],
    [1392, 258, 0.7],
  ]);

  // The far bank and the backwater.
  hill(
    sheet,
    colours.sage,
    '-4 546, 200 534, 420 544, 640 530, 860 512, 1080 530, 1280 508, 1440 490, 1604 504',
    590,
  );
  hill(
    sheet,
    colours.moss,
    '-4 566, 240 560, 520 566, 760 554, 1000 562, 1240 556, 1420 546, 1604 552',
    590,
  );
  farPalms(sheet, [
    [728, 570, 58],
    [764, 570, 78],
    [1346, 568, 70],
    [1404, 568, 100],
    [1462, 568, 76],
    [1528, 568, 108],
    [1590, 568, 80],
  ]);
  sheet.block(colours.pool, polygon('-4 572, 1604 570, 1604 622, -4 622'), { isFlat: true });
  waves(sheet, {
    from: 582,
    to: 610,
    rows: 3,
    left: 640,
    size: 12,
    growth: 1.4,
    gaps: 0.5,
    seed: 9,
  });
  waves(sheet, {
    from: 584,
    to: 608,
    rows: 2,
    right: 620,
    size: 14,
    gaps: 0.8,
    seed: 19,
    opacity: 0.6,
  });

  // The pool.
  sheet.block(colours.cloth, rectangle(-4, 616, 1608, 13), { isFlat: true });
  sheet.line('M-4 616H1604M-4 629H1604', 1.3);
  sheet.block(colours.lagoon, polygon('-4 629, 1604 629, 1604 816, -4 816'), { isFlat: true });
  waves(sheet, {
    from: 646,
    to: 760,
    rows: 4,
    left: 640,
    size: 24,
    growth: 1.6,
    gaps: 0.66,
    seed: 5,
  });
  waves(sheet, {
    from: 664,
    to: 756,
    rows: 3,
    right: 600,
    size: 26,
    growth: 1.5,
    gaps: 0.86,
    seed: 6,
  });
  const flower = frangipaniSymbol(sheet);
  bather(sheet, 1064, 286, { scale: 1.74, scaleX: -1, flower });
  sheet.block(colours.lagoon, rectangle(880, 654, 390, 9), { isFlat: true });
  bathersRings(sheet, 1064, 657, 1.74);
  afloat(sheet, flower, [
    [766, 694, 10, 1.1],
    [826, 722, 50, 1.24],
    [1392, 700, 30, 1.3],
    [1494, 676, 0, 1],
  ]);
  parapet(sheet, { y: 812, height: 60, posts: [] });
  sheet.block(colours.sand, rectangle(-4, 872, 1608, 32), { isFlat: true });
  frangipaniBranch(
    sheet,
    '1612 410, 1540 404, 1470 376, 1426 334',
    { x: 1420, y: 326 },
    { flower, scale: 1.4, scaleX: -1 },
  );
}

/** The joints of the floor below the parapet. */
const paving =
  'M-4 672H804M-4 738H804M-4 812H804M-4 896H804' +
  'M130 610V672M390 610V672M650 610V672M250 672V738M530 672V738' +
  'M110 738V812M410 738V812M710 738V812M250 812V896M570 812V896';

function tall(sheet: Sheet) {
  sheet.lineScale = 1.25;
  crescent(sheet, 640, 176, 38);
  hill(sheet, colours.sage, '-4 372, 120 356, 260 370, 400 376, 540 360, 690 340, 804 350', 420);
  hill(sheet, colours.moss, '-4 392, 140 384, 300 392, 480 390, 640 380, 804 386', 420);
  farPalms(sheet, [
    [30, 396, 74],
    [86, 396, 90],
    [140, 396, 60],
    [196, 396, 76],
    [612, 396, 68],
    [664, 396, 94],
    [720, 396, 66],
    [776, 396, 88],
  ]);
  sheet.block(colours.pool, polygon('-4 398, 804 397, 804 442, -4 442'), { isFlat: true });
  waves(sheet, { from: 408, to: 430, rows: 3, size: 11, growth: 1.3, gaps: 0.45, seed: 9 });
  sheet.block(colours.cloth, rectangle(-4, 438, 808, 11), { isFlat: true });
  sheet.line('M-4 438H804M-4 449H804', 1.3);
  sheet.block(colours.lagoon, polygon('-4 449, 804 449, 804 570, -4 570'), { isFlat: true });
  waves(sheet, { from: 460, to: 548, rows: 4, size: 18, growth: 1.6, gaps: 0.66, seed: 5 });
  const flower = frangipaniSymbol(sheet);
  bather(sheet, 396, 178, { scale: 1.4, flower });
  sheet.block(colours.lagoon, rectangle(250, 474.5, 290, 7), { isFlat: true });
  bathersRings(sheet, 396, 477, 1.4);
  afloat(sheet, flower, [
    [190, 512, 10, 0.94],
    [240, 532, 50, 1.04],
    [592, 522, 30, 1.1],
  ]);
  parapet(sheet, { y: 560, height: 54, posts: [] });
  sheet.line(paving, 1.2, { colour: colours.rose });
  frangipaniBranch(
    sheet,
    '-8 316, 70 292, 152 268, 190 226',
    { x: 196, y: 218 },
    { flower, scale: 1 },
  );
}

export default {
  shows: 'A woman in a pool above the backwaters puts frangipani into her hair at dusk.',
  seed: 33,
  ground: dusk,
  grain: 0.35,
  views: { card, wide, tall },
} satisfies Scene;
