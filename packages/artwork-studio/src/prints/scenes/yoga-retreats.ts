import { colours } from '../colours.ts';
import { line, polygon, rectangle } from '../geometry.ts';
import { grove, hill } from '../motifs/land.ts';
import { parapet, shikhara } from '../motifs/riverside.ts';
import { birds, disc } from '../motifs/sky.ts';
import { treePose } from '../motifs/treePose.ts';
import { boat, glitter, waves } from '../motifs/water.ts';
import { mix } from '../numbers.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

interface Carpet {
  x: number;
  /** Where its sides would meet. */
  horizon: number;
  /** Its far and its near hem, and half the width of the near one. */
  far: number;
  near: number;
  half: number;
}

/** A carpet, its sides on the terrace's lines, with two borders and a row of dots. */
function carpet(sheet: Sheet, { x, horizon, far, near, half }: Carpet) {
  const deep = near - far;
  const at = (inset: number) => {
    const corners = [far + deep * inset * 0.8, near - deep * inset].map((y) => {
      const wide = ((half - deep * inset * 1.2) * (y - horizon)) / (near - horizon);
      return { y, wide };
    });
    const [back, front] = corners as [{ y: number; wide: number }, { y: number; wide: number }];
    return polygon([
      [x - back.wide, back.y],
      [x + back.wide, back.y],
      [x + front.wide, front.y],
      [x - front.wide, front.y],
    ]);
  };
  sheet.shape(at(0), colours.teal, 1.5);
  sheet.resist(at(0.12) + at(0.26), 1.1);
  const middle = mix(far, near, 0.52);
  sheet.beads(line(x - half * 0.68, middle, x + half * 0.68, middle), deep * 0.14, deep * 0.42);
}

function card(sheet: Sheet) {
  disc(sheet, 200, 200, 98, { rays: 48 });
  birds(sheet, [
    [96, 196, 0.9],
    [114, 186, 0.7],
    [84, 182, 0.6],
  ]);

  // The far bank.
  const ridge =
    '-4 296, 36 282, 76 290, 120 308, 168 320, 232 322, 286 306, 330 290, 372 282, 404 290';
  hill(
    sheet,
    colours.sage,
    '-4 268, 40 250, 84 262, 128 284, 176 304, 236 310, 282 282, 326 256, 366 246, 404 258',
    334,
  );
  hill(sheet, colours.moss, ridge, 334);
  grove(sheet, { ridge, left: 6, right: 150 });
  grove(sheet, { ridge, left: 270, right: 398, seed: 8 });
  shikhara(sheet, 62, 324, 50, { hasFlag: true });
  shikhara(sheet, 94, 324, 32);
  shikhara(sheet, 338, 324, 42, { hasFlag: true });
  sheet.block(colours.rose, rectangle(20, 318, 104, 9) + rectangle(300, 318, 84, 9));

  // The river.
  sheet.block(colours.pool, polygon('-4 325, 404 324, 404 404, -4 404'), { isFlat: true });
  waves(sheet, { from: 336, to: 386, rows: 6, size: 9, growth: 2, gaps: 0.26, seed: 9 });
  glitter(sheet, { x: 212, from: 330, to: 384, count: 10 });
  boat(sheet, 330, 350, 0.8, -1);

  // The terrace.
  parapet(sheet, { y: 390, posts: [44, 356] });
  sheet.block(colours.sand, rectangle(-4, 430, 408, 74), { isFlat: true });
  sheet.line('M-4 430H404', 1.3);
  carpet(sheet, { x: 200, horizon: 325, far: 458, near: 490, half: 124 });
  treePose(sheet, 199, 476, 1.16);
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  disc(sheet, 1067, 296, 138, { rays: 72 });
  birds(sheet, [
    [1362, 228, 0.9],
    [1386, 215, 0.7],
  ]);

  // The far bank.
  const ridge =
    '-4 534, 220 528, 420 534, 600 522, 712 498, 830 490, 940 516, 1052 530, 1160 524, 1290 492, 1410 458, 1510 448, 1604 462';
  hill(
    sheet,
    colours.sage,
    '-4 518, 180 512, 366 518, 540 508, 690 474, 818 460, 930 488, 1040 512, 1150 500, 1260 462, 1380 416, 1490 396, 1604 416',
    558,
  );
  hill(sheet, colours.moss, ridge, 558);
  grove(sheet, { ridge, left: 640, right: 950, step: 18, size: 5 });
  grove(sheet, { ridge, left: 1190, right: 1596, rows: 7, step: 20, size: 5.4, seed: 8 });
  shikhara(sheet, 784, 544, 66, { hasFlag: true });
  shikhara(sheet, 824, 544, 44);
  shikhara(sheet, 752, 544, 38);
  shikhara(sheet, 1352, 544, 84, { hasFlag: true });
  shikhara(sheet, 1400, 544, 54);
  shikhara(sheet, 1310, 544, 48);
  sheet.block(colours.rose, rectangle(722, 536, 136, 10) + rectangle(1280, 536, 160, 10));

  // The river.
  sheet.block(colours.pool, polygon('-4 545, 1604 544, 1604 646, -4 646'), { isFlat: true });
  waves(sheet, {
    from: 559,
    to: 596,
    rows: 4,
    left: 640,
    size: 11,
    growth: 1.7,
    gaps: 0.3,
    seed: 9,
  });
  waves(sheet, {
    from: 564,
    to: 594,
    rows: 3,
    right: 620,
    size: 13,
    growth: 1.5,
    gaps: 0.72,
    seed: 19,
    opacity: 0.6,
  });
  glitter(sheet, { x: 1087, from: 552, to: 596, count: 7, farWidth: 26, nearWidth: 84 });
  boat(sheet, 1290, 578, 1.2, -1);

  // The terrace and its carpet.
  parapet(sheet, { y: 600, height: 50, posts: [72, 700, 1434] });
  sheet.block(colours.sand, rectangle(-4, 650, 1608, 254), { isFlat: true });
  sheet.line('M-4 650H1604', 1.3);
  carpet(sheet, { x: 1067, horizon: 544, far: 660, near: 692, half: 200 });
  treePose(sheet, 1065, 677, 1.5);
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 400, 250, 116, { rays: 60 });
  birds(sheet, [
    [206, 196, 1.1],
    [232, 182, 0.9],
    [188, 178, 0.7],
  ]);

  // The far bank.
  const ridge =
    '-4 388, 80 370, 160 380, 240 400, 330 412, 450 414, 560 394, 650 374, 730 364, 804 376';
  hill(
    sheet,
    colours.sage,
    '-4 352, 80 330, 170 346, 250 374, 340 396, 460 402, 560 368, 650 336, 730 324, 804 340',
    430,
  );
  hill(sheet, colours.moss, ridge, 430);
  grove(sheet, { ridge, left: 6, right: 300, size: 5 });
  grove(sheet, { ridge, left: 520, right: 798, size: 5, seed: 8 });
  shikhara(sheet, 182, 420, 66, { hasFlag: true });
  shikhara(sheet, 222, 420, 44);
  shikhara(sheet, 624, 420, 58, { hasFlag: true });
  sheet.block(colours.rose, rectangle(136, 412, 124, 10) + rectangle(574, 412, 102, 10));

  // The river.
  sheet.block(colours.pool, polygon('-4 420, 804 419, 804 500, -4 500'), { isFlat: true });
  waves(sheet, { from: 432, to: 470, rows: 5, size: 11, growth: 1.8, gaps: 0.28, seed: 9 });
  glitter(sheet, { x: 414, from: 426, to: 470, count: 8, farWidth: 20, nearWidth: 60 });
  boat(sheet, 588, 450, 1, -1);

  // The terrace and its carpet.
  parapet(sheet, { y: 476, height: 46, posts: [150, 650] });
  sheet.block(colours.sand, rectangle(-4, 522, 808, 482), { isFlat: true });
  sheet.line('M-4 522H804', 1.3);
  carpet(sheet, { x: 400, horizon: 419, far: 544, near: 584, half: 176 });
  treePose(sheet, 399, 566, 1.4);
}

/** Leads a row of cards: closer than a hero. */
function landscape(sheet: Sheet) {
  disc(sheet, 320, 158, 92, { rays: 60 });
  birds(sheet, [
    [168, 116, 0.8],
    [186, 106, 0.6],
    [158, 104, 0.5],
  ]);
  const ridge = '-4 232, 60 222, 130 230, 220 246, 310 252, 400 244, 480 226, 560 212, 644 222';
  hill(
    sheet,
    colours.sage,
    '-4 204, 70 188, 140 204, 230 232, 320 244, 410 222, 490 194, 570 178, 644 192',
    262,
  );
  hill(sheet, colours.moss, ridge, 262);
  grove(sheet, { ridge, left: 6, right: 250 });
  grove(sheet, { ridge, left: 420, right: 636, seed: 8 });
  shikhara(sheet, 122, 254, 56, { hasFlag: true });
  shikhara(sheet, 156, 254, 36);
  shikhara(sheet, 518, 254, 48, { hasFlag: true });
  sheet.block(colours.rose, rectangle(80, 248, 112, 9) + rectangle(474, 248, 92, 9));
  sheet.block(colours.pool, polygon('-4 255, 644 254, 644 310, -4 310'), { isFlat: true });
  waves(sheet, { from: 264, to: 296, rows: 5, size: 9, growth: 1.7, gaps: 0.34, seed: 9 });
  glitter(sheet, { x: 332, from: 260, to: 300, count: 8 });
  boat(sheet, 470, 280, 0.8, -1);
  parapet(sheet, { y: 302, height: 38, posts: [88, 552] });
  sheet.block(colours.sand, rectangle(-4, 340, 648, 64), { isFlat: true });
  sheet.line('M-4 340H644', 1.3);
  carpet(sheet, { x: 320, horizon: 254, far: 350, near: 377, half: 124 });
  treePose(sheet, 319, 366, 0.9);
}

export default {
  shows: 'The tree pose on a terrace above the Ganges, before the rising sun.',
  seed: 21,
  ground: colours.dawn,
  views: { card, wide, tall, landscape },
} satisfies Scene;
