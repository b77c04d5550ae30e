import { colours } from '../colours.ts';
import { corner, curve, ellipse, outline, points } from '../geometry.ts';
import { hill } from '../motifs/land.ts';
import { lowLight } from '../motifs/mist.ts';
import { birds } from '../motifs/sky.ts';
import { silverOak, teaHill } from '../motifs/teaHill.ts';
import { walker } from '../motifs/walker.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** The path along the hill, from its far and its near edge. */
function path(sheet: Sheet, far: string, near: string) {
  const back = points(near).toReversed();
  sheet.block(colours.dune, outline([...points(far).map(corner), ...back.map(corner)]), {
    isFlat: true,
  });
  sheet.line(curve(far) + curve(near), 1.5);
}

function card(sheet: Sheet) {
  lowLight(sheet, colours.cloth, [
    [190, 460, 236, 9],
    [226, 440, 222, 6],
    [256, 410, 211, 4],
  ]);
  birds(sheet, [
    [106, 152, 0.9],
    [124, 142, 0.7],
    [94, 138, 0.6],
  ]);
  hill(
    sheet,
    colours.mist,
    '-4 268, 40 250, 96 268, 150 286, 220 282, 290 262, 350 252, 404 258',
    420,
  );
  hill(
    sheet,
    colours.sage,
    '-4 296, 50 290, 110 300, 170 308, 240 300, 310 282, 360 276, 404 280',
    420,
  );
  sheet.block(colours.amber, ellipse(318, 262, 26), { isOver: true });
  silverOak(sheet, 352, 312, 92);
  silverOak(sheet, 382, 312, 66);
  silverOak(sheet, 46, 332, 72);
  teaHill(sheet, {
    ridge:
      '-4 332, 30 328, 70 326, 110 326, 150 326, 190 324, 230 320, 270 316, 310 312, 350 310, 404 312',
    base: 424,
    rows: 5,
    bush: [13, 24],
  });
  path(
    sheet,
    '-4 398, 100 396, 200 390, 300 380, 404 374',
    '-4 428, 100 426, 200 420, 300 410, 404 402',
  );
  walker(sheet, 182, 411, 0.86);
  teaHill(sheet, {
    ridge: '-4 446, 60 447, 120 446, 180 443, 240 438, 300 432, 350 428, 404 422',
    base: 512,
    rows: 3,
    bush: [30, 42],
    seed: 8,
  });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.25;
  lowLight(sheet, colours.cloth, [
    [880, 1720, 462, 18],
    [960, 1700, 438, 12],
    [1050, 1640, 419, 8],
    [1120, 1520, 404, 5],
  ]);
  birds(sheet, [
    [800, 300, 1.3],
    [830, 284, 1],
    [780, 278, 0.8],
  ]);
  hill(
    sheet,
    colours.mist,
    '-404 596, -200 570, 60 590, 300 600, 520 584, 720 540, 880 520, 1040 532, 1200 500, 1360 430, 1480 404, 1604 420',
    760,
  );
  hill(
    sheet,
    colours.sage,
    '-404 616, -100 606, 200 618, 460 610, 700 590, 900 572, 1080 560, 1240 530, 1400 484, 1604 470',
    760,
  );
  sheet.block(colours.amber, ellipse(1176, 508, 46), { isOver: true });
  silverOak(sheet, 1240, 566, 128);
  silverOak(sheet, 1282, 562, 96);
  silverOak(sheet, 1460, 522, 150);
  silverOak(sheet, 754, 606, 84);
  silverOak(sheet, 786, 604, 60);
  teaHill(sheet, {
    ridge:
      '-404 640, -200 636, 0 634, 240 636, 480 630, 700 618, 880 606, 1060 590, 1240 570, 1420 546, 1604 530',
    base: 712,
    rows: 4,
    bush: [20, 38],
  });
  path(
    sheet,
    '-404 700, 0 700, 400 696, 800 686, 1100 672, 1400 650, 1604 634',
    '-404 742, 0 742, 400 738, 800 728, 1100 712, 1400 690, 1604 674',
  );
  walker(sheet, 1000, 702, 1.5);
  teaHill(sheet, {
    ridge: '-404 770, 0 770, 400 768, 800 758, 1100 744, 1400 722, 1604 706',
    base: 800,
    rows: 2,
    bush: [46, 60],
    seed: 8,
  });
}

export default {
  shows:
    'A traveller with a day pack walks before breakfast: a path through the tea gardens of Munnar, towards the rising sun.',
  seed: 51,
  ground: colours.dawn,
  grain: 0.45,
  subjects: [{ x: 894, y: 230, width: 244, height: 484 }],
  views: { card, hero },
} satisfies Scene;
