import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { dot, outline, polygon } from '../geometry.ts';
import { egret } from '../motifs/egret.ts';
import { lotus, lotusBud } from '../motifs/flowers.ts';
import { mindfulFrieze } from '../motifs/friezes.ts';
import { lotusLeaf, lotusStem, moonPath, rings, ripples } from '../motifs/pond.ts';
import { disc } from '../motifs/sky.ts';
import { seededRandom } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const bloomSymbol = (sheet: Sheet) => sheet.symbol(() => lotus(sheet, 0, 0, 0.9));

function moonlight(sheet: Sheet, x: number, y: number, scale = 1) {
  const strokes = moonPath(x, y, scale).map((spine) => brush(spine, 3 * scale, { count: 4 }));
  sheet.strokes(strokes.join(''), { colour: colours.cloth });
}

/** The egret in its rings; a drop falls from the foot that it sets forward. */
function wading(sheet: Sheet, x: number, y: number, scale: number) {
  const at = (right: number, down: number) => [x + right * scale, y + down * scale] as const;
  rings(sheet, ...at(-7, 228), [20 * scale, 38 * scale, 60 * scale]);
  rings(sheet, ...at(62, 226), [8 * scale, 18 * scale]);
  egret(sheet, x, y, scale);
  sheet.line(dot(...at(61, 216)), 3, { colour: colours.cloth });
}

function card(sheet: Sheet) {
  disc(sheet, 146, 122, 22);
  sheet.block(
    colours.night,
    outline(
      '-6 318!, 40 306, 96 312, 150 304, 220 312, 290 302, 350 308, 406 300!, 406 330!, -6 330!',
    ),
    { isFlat: true },
  );
  sheet.block(colours.lagoon, polygon('-4 322, 404 321, 404 504, -4 504'), { isFlat: true });
  ripples(sheet, { from: 328, to: 496, count: 12, random: seededRandom(9) });
  moonlight(sheet, 128, 372, 0.42);
  rings(sheet, 309, 372, [14, 24]);
  rings(sheet, 356, 374, [14, 24]);
  lotusStem(sheet, '309 372, 308 346, 316 316');
  lotusStem(sheet, '356 374, 368 326, 362 284', 4);
  lotusBud(sheet, 362, 286, -98, 0.8);
  const bloom = bloomSymbol(sheet);
  sheet.put(bloom, { x: 318, y: 318, turn: 4, scale: 1.02 });
  lotusLeaf(sheet, 346, 394, 70, 17, { notch: 150 });
  wading(sheet, 168, 204, 1);
  lotusStem(sheet, '48 452, 44 428, 50 404', 4);
  lotusBud(sheet, 50, 406, -82, 0.7);
  lotusLeaf(sheet, 70, 462, 88, 22, { notch: -40 });
  lotusLeaf(sheet, 290, 476, 108, 29, { notch: 200 });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  disc(sheet, 776, 234, 34);

  // The far shore: a hill behind the words, and woods.
  sheet.block(
    colours.night,
    outline(
      '-406 130!, 420 130!, 476 168, 530 206, 574 262, 634 318, 676 388, 734 440, 790 502, 900 532, 1040 532, 1180 536, 1320 514, 1450 502, 1606 514!, 1606 586!, -406 586!',
    ),
    { isFlat: true },
  );
  sheet.block(colours.lagoon, polygon('-404 566, 1604 564, 1604 764, -404 764'), { isFlat: true });
  // Its reflection keeps the water dark below the words.
  sheet.block(
    colours.night,
    outline(
      '-406 560!, 810 560!, 720 574, 760 584, 660 596, 706 608, 600 622, 650 636, 540 652, 596 668, 470 684, 520 700, 400 720, 440 736, 300 768!, -406 768!',
    ),
    { isFlat: true },
  );
  ripples(sheet, {
    from: 580,
    to: 748,
    left: 700,
    right: 1600,
    count: 30,
    far: 14,
    near: 46,
    random: seededRandom(9),
  });
  moonlight(sheet, 776, 628, 0.9);

  const bloom = bloomSymbol(sheet);
  rings(sheet, 1216, 622, [18, 32]);
  rings(sheet, 1262, 616, [16, 28]);
  lotusStem(sheet, '1216 622, 1212 590, 1222 556', 6);
  lotusStem(sheet, '1262 616, 1276 560, 1266 496', 5);
  lotusBud(sheet, 1266, 500, -98, 1);
  sheet.put(bloom, { x: 1224, y: 560, turn: 4, scale: 1.26 });
  lotusLeaf(sheet, 1236, 652, 96, 22, { notch: 150 });
  lotusLeaf(sheet, 1430, 616, 88, 18, { notch: 20 });
  wading(sheet, 994, 366, 1.54);
  lotusLeaf(sheet, 770, 716, 112, 27, { notch: -40 });
  lotusLeaf(sheet, 1204, 738, 100, 22, { notch: 200 });
  lotusLeaf(sheet, 1460, 716, 140, 34, { notch: 30 });
}

export default {
  shows: 'An egret takes a slow step through a lotus pond, under the full moon.',
  seed: 52,
  ground: colours.teal,
  isDeep: true,
  grain: 0.28,
  subjects: [
    { x: 800, y: 220, width: 372, height: 510 },
    { x: 1146, y: 440, width: 144, height: 190 },
    { x: 738, y: 196, width: 76, height: 76 },
  ],
  views: { card, hero, frieze: mindfulFrieze },
} satisfies Scene;
