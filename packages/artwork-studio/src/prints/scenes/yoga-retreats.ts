import { colours } from '../colours.ts';
import { line, polygon, rectangle } from '../geometry.ts';
import { yogaFrieze } from '../motifs/friezes.ts';
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

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  disc(sheet, 1000, 330, 142, { rays: 72 });
  birds(sheet, [
    [1196, 246, 1.1],
    [1222, 232, 0.9],
  ]);

  // The far bank.
  const ridge =
    '-404 624, 200 623, 440 619, 640 590, 780 564, 900 578, 1010 594, 1110 586, 1220 552, 1340 524, 1480 532, 1604 552';
  hill(
    sheet,
    colours.sage,
    '-404 622, -160 621, 120 620, 420 616, 600 576, 760 514, 890 542, 1000 572, 1100 558, 1220 508, 1360 464, 1480 478, 1604 508',
    632,
  );
  hill(sheet, colours.moss, ridge, 632);
  grove(sheet, { ridge, left: 620, right: 940, step: 18, size: 5 });
  grove(sheet, { ridge, left: 1070, right: 1596, step: 20, size: 5.4, seed: 8 });
  shikhara(sheet, 786, 614, 84, { hasFlag: true });
  shikhara(sheet, 836, 614, 54);
  shikhara(sheet, 744, 614, 46);
  shikhara(sheet, 1206, 614, 76, { hasFlag: true });
  shikhara(sheet, 1162, 614, 48);
  sheet.block(colours.rose, rectangle(716, 604, 156, 12) + rectangle(1132, 604, 112, 12));

  // The river.
  sheet.block(colours.pool, polygon('-404 622, 1604 621, 1604 672, -404 672'), { isFlat: true });
  waves(sheet, {
    from: 631,
    to: 656,
    rows: 3,
    left: 620,
    size: 11,
    growth: 1.5,
    gaps: 0.3,
    seed: 9,
  });
  glitter(sheet, { x: 1010, from: 627, to: 656, count: 6, farWidth: 26, nearWidth: 84 });
  boat(sheet, 1178, 644, 1.2, -1);

  // The terrace and its carpet.
  parapet(sheet, { y: 660, height: 38, posts: [740, 1260] });
  sheet.block(colours.sand, rectangle(-404, 698, 2008, 66), { isFlat: true });
  sheet.line('M-404 698H1604', 1.3);
  carpet(sheet, { x: 1000, horizon: 621, far: 705, near: 734, half: 206 });
  treePose(sheet, 996, 720, 1.76);
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
  subjects: [
    { x: 792, y: 180, width: 416, height: 555 },
    { x: 1130, y: 626, width: 92, height: 30 },
  ],
  views: { card, hero, landscape, frieze: yogaFrieze },
} satisfies Scene;
