import { colours } from '../colours.ts';
import { rectangle } from '../geometry.ts';
import { pilgrim, sitter } from '../motifs/boatman.ts';
import { chhatri } from '../motifs/chhatri.ts';
import { ferry, ferryOutline, mooredBoat } from '../motifs/ferry.ts';
import { floatingLampSymbol } from '../motifs/floatingLamp.ts';
import { varanasiFrieze } from '../motifs/friezes.ts';
import { ghatSteps, ghatUmbrella, plankBed, riverPalace, temple } from '../motifs/ghat.ts';
import { hill } from '../motifs/land.ts';
import { mirror } from '../motifs/mirror.ts';
import { shikhara } from '../motifs/riverside.ts';
import { birds, disc } from '../motifs/sky.ts';
import { glitter, waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const river = 556;
  disc(sheet, 876, 444, 118, { ring: colours.copper, rays: 72 });
  birds(sheet, [
    [1010, 262, 0.9],
    [1036, 249, 0.7],
  ]);

  // The far bank, and the ghats upstream.
  hill(sheet, colours.rose, '-4 540, 300 534, 620 540, 900 536, 1100 540, 1604 540', river + 4);
  shikhara(sheet, 1000, river - 8, 56);
  shikhara(sheet, 1034, river - 8, 84, { hasFlag: true });
  shikhara(sheet, 1070, river - 8, 60);
  sheet.block(colours.rose, rectangle(976, river - 34, 130, 40));
  sheet.block(colours.pool, rectangle(-4, river, 1608, 350), { isFlat: true });

  // The city.
  chhatri(sheet, 1300, 352, { width: 40, colour: colours.blush, shade: colours.rose });
  chhatri(sheet, 1392, 352, { width: 40, colour: colours.blush, shade: colours.rose });
  riverPalace(sheet, { left: 1276, right: 1420, top: 350, foot: 520 });
  temple(sheet, 1196, 520, 236);
  riverPalace(sheet, {
    left: 1452,
    right: 1620,
    top: 300,
    foot: 520,
    colour: colours.madder,
    shade: colours.wine,
  });
  temple(sheet, 1440, 520, 150, { colour: colours.rose, shade: colours.copper, rib: colours.wine });

  waves(sheet, {
    from: 574,
    to: 880,
    rows: 11,
    right: 900,
    size: 12,
    growth: 2.4,
    gaps: 0.7,
    seed: 19,
    opacity: 0.7,
  });
  glitter(sheet, { x: 876, from: 562, to: 800, count: 22, farWidth: 24, nearWidth: 78 });
  ghatSteps(sheet, { top: 516, foot: 690, left: 1080, leftFoot: 980, count: 9 });
  plankBed(sheet, 1130, 600, 90);
  sitter(sheet, 1120, 582, { scale: 1.5, scaleX: -1, shirt: colours.saffron });
  ghatUmbrella(sheet, 1160, 604, 130, { turn: -12 });
  ghatUmbrella(sheet, 1330, 640, 150, { turn: 10, colour: colours.cloth, shade: colours.dune });
  plankBed(sheet, 1350, 640, 100);
  ghatUmbrella(sheet, 1510, 590, 130, { turn: -10, colour: colours.madder, shade: colours.wine });

  pilgrim(sheet, 1220, 566, { scale: 1.3, shirt: colours.madder });
  pilgrim(sheet, 1246, 566, { scale: 1.2, scaleX: -1, shirt: colours.cloth });
  pilgrim(sheet, 1420, 664, { scale: 1.45, shirt: colours.lagoon });
  pilgrim(sheet, 1060, 662, { scale: 1.4, shirt: colours.saffron });
  sitter(sheet, 1356, 620, { scale: 1.6, shirt: colours.cloth });

  // Boats.
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(790, 640, 1.15) }], {
    from: 650,
    to: 690,
    step: 4,
    stray: 8,
  });
  ferry(sheet, 790, 640, { scale: 1.15, passengers: 2 });
  mooredBoat(sheet, 1050, 708, { scale: 1.2 });
  mooredBoat(sheet, 1250, 716, { scale: 1.25, hull: colours.madder, band: colours.cloth });
  mooredBoat(sheet, 1470, 720, { scale: 1.3, hull: colours.leaf });
  const lamp = floatingLampSymbol(sheet);
  sheet.put(lamp, { x: 900, y: 742, scale: 1.1 });
  sheet.put(lamp, { x: 960, y: 786, scale: 1.3 });
  sheet.put(lamp, { x: 820, y: 790, scale: 1.1 });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const river = 556;
  disc(sheet, 838, 452, 94, { ring: colours.copper, rays: 72 });
  birds(sheet, [
    [912, 252, 0.9],
    [938, 239, 0.7],
  ]);

  // The far bank, and the ghats upstream.
  hill(
    sheet,
    colours.rose,
    '-404 542, -200 534, 0 540, 300 534, 620 540, 900 536, 1100 540, 1604 540',
    river + 4,
  );
  sheet.block(colours.pool, rectangle(-404, river, 2008, 210), { isFlat: true });

  // The city.
  for (const x of [1190, 1270]) {
    chhatri(sheet, x, 366, { width: 38, colour: colours.blush, shade: colours.rose });
  }
  riverPalace(sheet, { left: 1164, right: 1296, top: 364, foot: 516 });
  temple(sheet, 1074, 516, 236);
  for (const x of [1376, 1480]) {
    chhatri(sheet, x, 322, { width: 42, colour: colours.rose, shade: colours.copper });
  }
  riverPalace(sheet, {
    left: 1344,
    right: 1514,
    top: 320,
    foot: 516,
    colour: colours.madder,
    shade: colours.wine,
  });
  temple(sheet, 1328, 516, 130, { colour: colours.rose, shade: colours.copper, rib: colours.wine });
  temple(sheet, 1566, 516, 150, { colour: colours.blush, shade: colours.rose });

  waves(sheet, {
    from: 574,
    to: 750,
    rows: 8,
    right: 860,
    size: 12,
    growth: 2.2,
    gaps: 0.7,
    seed: 19,
    opacity: 0.7,
  });
  glitter(sheet, { x: 838, from: 562, to: 740, count: 18, farWidth: 24, nearWidth: 66 });
  ghatSteps(sheet, { top: 512, foot: 672, left: 958, leftFoot: 884, count: 8 });
  plankBed(sheet, 1010, 592, 90);
  sitter(sheet, 1000, 574, { scale: 1.5, scaleX: -1, shirt: colours.saffron });
  ghatUmbrella(sheet, 1040, 598, 126, { turn: -12 });
  ghatUmbrella(sheet, 1212, 626, 140, { turn: 10, colour: colours.cloth, shade: colours.dune });
  plankBed(sheet, 1232, 628, 100);
  ghatUmbrella(sheet, 1382, 590, 130, { turn: -10, colour: colours.madder, shade: colours.wine });

  pilgrim(sheet, 1106, 560, { scale: 1.3, shirt: colours.madder });
  pilgrim(sheet, 1132, 560, { scale: 1.2, scaleX: -1, shirt: colours.cloth });
  pilgrim(sheet, 950, 652, { scale: 1.4, shirt: colours.madder });
  pilgrim(sheet, 1130, 652, { scale: 1.45, scaleX: -1, shirt: colours.lagoon });
  pilgrim(sheet, 1316, 560, { scale: 1.4, shirt: colours.saffron });
  sitter(sheet, 1238, 608, { scale: 1.6, shirt: colours.cloth });

  // Boats.
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(816, 634, 1.1) }], {
    from: 644,
    to: 680,
    step: 4,
    stray: 8,
  });
  ferry(sheet, 816, 634, { scale: 1.1, passengers: 2 });
  mooredBoat(sheet, 1010, 700, { scale: 1.15 });
  mooredBoat(sheet, 1200, 706, { scale: 1.15, hull: colours.madder, band: colours.cloth });
  const lamp = floatingLampSymbol(sheet);
  sheet.put(lamp, { x: 884, y: 704, scale: 1 });
  sheet.put(lamp, { x: 800, y: 722, scale: 1 });
  sheet.put(lamp, { x: 908, y: 738, scale: 1 });
}

function card(sheet: Sheet) {
  const river = 356;
  disc(sheet, 132, 250, 66, { ring: colours.copper, rays: 48 });
  birds(sheet, [
    [132, 158, 0.8],
    [150, 148, 0.6],
  ]);
  hill(sheet, colours.rose, '-4 346, 80 342, 160 346, 404 344', river + 4);
  sheet.block(colours.pool, rectangle(-4, river, 408, 150), { isFlat: true });
  chhatri(sheet, 352, 252, { width: 26, colour: colours.blush, shade: colours.rose });
  riverPalace(sheet, {
    left: 318,
    right: 410,
    top: 250,
    foot: 340,
    colour: colours.madder,
    shade: colours.wine,
  });
  temple(sheet, 262, 338, 150);
  waves(sheet, { from: 368, to: 492, rows: 9, right: 250, size: 9, growth: 2, gaps: 0.5, seed: 9 });
  glitter(sheet, { x: 132, from: 362, to: 480, count: 14, farWidth: 14, nearWidth: 42 });
  ghatSteps(sheet, { top: 336, foot: 440, left: 212, leftFoot: 172, count: 7 });
  plankBed(sheet, 252, 394, 56);
  sitter(sheet, 246, 383, { scale: 0.95, scaleX: -1 });
  ghatUmbrella(sheet, 272, 398, 84, { turn: -12 });
  ghatUmbrella(sheet, 362, 424, 88, { turn: 8, colour: colours.madder, shade: colours.wine });
  pilgrim(sheet, 322, 378, { scale: 0.85, shirt: colours.lagoon });
  mooredBoat(sheet, 292, 458, { scale: 0.9, hull: colours.madder, band: colours.cloth });
  ferry(sheet, 104, 424, { scale: 0.86, passengers: 2 });
  const lamp = floatingLampSymbol(sheet);
  sheet.put(lamp, { x: 150, y: 476, scale: 0.86 });
  sheet.put(lamp, { x: 66, y: 484, scale: 0.76 });
}

/** On phones the strip above the words shows y 160 to 470: sun, temples and steps. */
function tall(sheet: Sheet) {
  const river = 372;
  sheet.lineScale = 1.2;
  disc(sheet, 226, 312, 86, { ring: colours.copper, rays: 60 });
  birds(sheet, [
    [352, 226, 1],
    [376, 214, 0.8],
  ]);
  hill(sheet, colours.rose, '-4 360, 160 355, 320 360, 804 356', river + 4);
  sheet.block(colours.pool, rectangle(-4, river, 808, 640), { isFlat: true });
  chhatri(sheet, 640, 262, { width: 34, colour: colours.blush, shade: colours.rose });
  chhatri(sheet, 764, 262, { width: 34, colour: colours.blush, shade: colours.rose });
  riverPalace(sheet, {
    left: 600,
    right: 810,
    top: 260,
    foot: 358,
    colour: colours.madder,
    shade: colours.wine,
  });
  temple(sheet, 566, 358, 92, { colour: colours.rose, shade: colours.copper, rib: colours.wine });
  temple(sheet, 496, 358, 130);
  glitter(sheet, { x: 226, from: 380, to: 640, count: 20, farWidth: 20, nearWidth: 70 });
  waves(sheet, {
    from: 500,
    to: 860,
    rows: 8,
    right: 380,
    size: 15,
    growth: 1.9,
    gaps: 0.8,
    seed: 9,
    opacity: 0.6,
  });

  // The steps lead down to the water, past the strip.
  ghatSteps(sheet, { top: 354, foot: 690, left: 432, leftFoot: 330, count: 17 });
  plankBed(sheet, 486, 420, 68);
  sitter(sheet, 480, 407, { scale: 1.15, scaleX: -1 });
  ghatUmbrella(sheet, 508, 426, 98, { turn: -12 });
  ghatUmbrella(sheet, 700, 444, 104, { turn: 8, colour: colours.cloth, shade: colours.dune });
  plankBed(sheet, 716, 446, 76);
  sitter(sheet, 722, 432, { scale: 1.2, shirt: colours.madder });
  pilgrim(sheet, 606, 418, { scale: 1.1, shirt: colours.lagoon });
  pilgrim(sheet, 630, 418, { scale: 1.02, scaleX: -1, shirt: colours.cloth });
  pilgrim(sheet, 420, 612, { scale: 1.4, shirt: colours.madder });
  ghatUmbrella(sheet, 570, 672, 138, { turn: -10, colour: colours.madder, shade: colours.wine });
  plankBed(sheet, 546, 676, 96);
  sitter(sheet, 540, 658, { scale: 1.6, scaleX: -1, shirt: colours.cloth });
  pilgrim(sheet, 716, 648, { scale: 1.6, shirt: colours.saffron });
  mirror(sheet, [{ colour: colours.teal, outline: ferryOutline(196, 436, 0.95) }], {
    from: 445,
    to: 480,
    step: 4,
    stray: 7,
  });
  ferry(sheet, 196, 436, { scale: 0.95, passengers: 2 });
  mooredBoat(sheet, 426, 724, { scale: 1.4 });
  mooredBoat(sheet, 660, 734, { scale: 1.45, hull: colours.madder, band: colours.cloth });
  const lamp = floatingLampSymbol(sheet);
  sheet.put(lamp, { x: 238, y: 600, scale: 1.2 });
  sheet.put(lamp, { x: 120, y: 640, scale: 1.3 });
}

export default {
  shows:
    'Sunrise on the Ganges at Varanasi: the sun comes up over the empty bank, the steps and temples get its light.',
  seed: 57,
  ground: '#f3c088',
  subjects: [
    { x: 972, y: 194, width: 328, height: 480 },
    { x: 740, y: 352, width: 196, height: 190 },
    { x: 914, y: 660, width: 376, height: 66 },
    { x: 738, y: 560, width: 160, height: 90 },
  ],
  views: { card, hero, wide, tall, frieze: varanasiFrieze },
} satisfies Scene;
