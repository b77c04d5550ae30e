import { colours } from '../colours.ts';
import { arc, curve, polygon, rectangle } from '../geometry.ts';
import { bather, bathersRings } from '../motifs/bather.ts';
import { farPalms } from '../motifs/farPalms.ts';
import { frangipaniBranch, frangipaniSymbol } from '../motifs/frangipani.ts';
import { spaFrieze } from '../motifs/friezes.ts';
import { hill } from '../motifs/land.ts';
import { parapet } from '../motifs/riverside.ts';
import { crescent } from '../motifs/sky.ts';
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
  crescent(sheet, 258, 92, 16);

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
  bathersRings(sheet, 204, 380, 0.9);
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

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  crescent(sheet, 760, 216, 28);

  // The far bank and the backwater.
  hill(
    sheet,
    colours.sage,
    '-404 590, -160 582, 120 588, 400 582, 640 558, 860 532, 1080 546, 1280 526, 1440 510, 1604 522',
    610,
  );
  hill(
    sheet,
    colours.moss,
    '-404 597, -100 594, 240 597, 520 594, 760 582, 1000 586, 1240 578, 1420 568, 1604 574',
    610,
  );
  farPalms(sheet, [
    [650, 594, 62],
    [686, 594, 88],
    [730, 594, 66],
    [1224, 590, 82],
    [1268, 590, 110],
    [1310, 590, 76],
    [1440, 590, 96],
    [1488, 590, 120],
    [1540, 590, 84],
  ]);
  sheet.block(colours.pool, polygon('-404 595, 1604 593, 1604 640, -404 640'), { isFlat: true });
  waves(sheet, {
    from: 604,
    to: 626,
    rows: 3,
    left: 620,
    size: 12,
    growth: 1.4,
    gaps: 0.5,
    seed: 9,
  });
  waves(sheet, {
    from: 606,
    to: 624,
    rows: 2,
    right: 600,
    size: 14,
    gaps: 0.8,
    seed: 19,
    opacity: 0.6,
  });

  // The pool.
  sheet.block(colours.cloth, rectangle(-404, 634, 2008, 13), { isFlat: true });
  sheet.line('M-404 634H1604M-404 647H1604', 1.3);
  sheet.block(colours.lagoon, polygon('-404 647, 1604 647, 1604 764, -404 764'), { isFlat: true });
  waves(sheet, {
    from: 660,
    to: 746,
    rows: 3,
    left: 620,
    size: 24,
    growth: 1.5,
    gaps: 0.66,
    seed: 5,
  });
  waves(sheet, {
    from: 676,
    to: 744,
    rows: 2,
    right: 590,
    size: 26,
    growth: 1.3,
    gaps: 0.86,
    seed: 6,
  });
  const flower = frangipaniSymbol(sheet);
  frangipaniBranch(
    sheet,
    '1612 420, 1500 412, 1360 376, 1214 310',
    { x: 1208, y: 304 },
    { flower, scale: 0.94, scaleX: -1 },
  );
  bather(sheet, 996, 254, { scale: 1.6, scaleX: -1, flower });
  bathersRings(sheet, 996, 670, 1.6, -1);
  afloat(sheet, flower, [
    [770, 704, 10, 1.1],
    [826, 726, 50, 1.2],
    [1240, 712, 30, 1.2],
  ]);
}

export default {
  shows: 'A woman in a pool above the backwaters puts frangipani into her hair at dusk.',
  seed: 33,
  ground: dusk,
  grain: 0.35,
  subjects: [
    { x: 762, y: 186, width: 400, height: 500 },
    { x: 732, y: 188, width: 56, height: 56 },
    { x: 1124, y: 216, width: 166, height: 170 },
  ],
  views: { card, hero, frieze: spaFrieze },
} satisfies Scene;
