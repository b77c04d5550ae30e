import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { dot, outline, polygon } from '../geometry.ts';
import { hem } from '../motifs/cloth.ts';
import { egret } from '../motifs/egret.ts';
import { lotus, lotusBud } from '../motifs/flowers.ts';
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
  disc(sheet, 118, 116, 22);
  sheet.block(
    colours.night,
    outline(
      '-6 318!, 40 306, 96 312, 150 304, 220 312, 290 302, 350 308, 406 300!, 406 330!, -6 330!',
    ),
    { isFlat: true },
  );
  sheet.block(colours.lagoon, polygon('-4 322, 404 321, 404 504, -4 504'), { isFlat: true });
  ripples(sheet, { from: 328, to: 496, count: 16, random: seededRandom(9) });
  moonlight(sheet, 112, 372, 0.42);
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

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 1180, 350, 126);

  // The far shore: wooded hills, and a line of light at their foot.
  sheet.block(
    colours.night,
    outline(
      '-6 518!, 140 504, 300 510, 470 498, 620 502, 760 486, 900 498, 1040 496, 1180 500, 1320 476, 1450 464, 1606 476!, 1606 550!, -6 550!',
    ),
    { isFlat: true },
  );
  sheet.block(colours.lagoon, polygon('-4 532, 1604 530, 1604 904, -4 904'), { isFlat: true });
  ripples(sheet, {
    from: 546,
    to: 880,
    left: 620,
    right: 1600,
    count: 44,
    far: 14,
    near: 52,
    random: seededRandom(9),
  });
  ripples(sheet, {
    from: 560,
    to: 860,
    left: 20,
    right: 600,
    count: 9,
    far: 16,
    near: 54,
    random: seededRandom(21),
  });
  moonlight(sheet, 1180, 546, 1.7);

  const bloom = bloomSymbol(sheet);
  lotusLeaf(sheet, 800, 606, 84, 18, { notch: 20 });
  rings(sheet, 1392, 616, [22, 38]);
  rings(sheet, 1470, 610, [20, 34]);
  lotusStem(sheet, '1392 616, 1388 570, 1400 520', 6);
  lotusStem(sheet, '1470 610, 1488 540, 1476 464', 5);
  lotusBud(sheet, 1476, 468, -98, 1.15);
  sheet.put(bloom, { x: 1402, y: 524, turn: 4, scale: 1.5 });
  lotusLeaf(sheet, 1436, 644, 118, 26, { notch: 150 });
  rings(sheet, 1045, 690, [38, 66, 100]);
  egret(sheet, 1050, 344, 1.5);
  rings(sheet, 846, 664, [22, 38]);
  lotusStem(sheet, '846 664, 842 634, 852 598', 6);
  sheet.put(bloom, { x: 852, y: 600, turn: -6, scale: 1.2 });
  lotusLeaf(sheet, 880, 710, 122, 29, { notch: -40 });
  lotusLeaf(sheet, 1256, 716, 138, 33, { notch: 200 });
  lotusLeaf(sheet, 690, 778, 128, 32, { notch: 320 });
  lotusLeaf(sheet, 1480, 800, 170, 42, { notch: 30 });
  lotusLeaf(sheet, 1010, 852, 190, 46, { notch: 170 });
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 478, 236, 108);
  sheet.block(
    colours.night,
    outline(
      '-6 388!, 100 374, 210 382, 320 370, 440 376, 560 364, 680 370, 806 360!, 806 404!, -6 404!',
    ),
    { isFlat: true },
  );
  sheet.block(colours.lagoon, polygon('-4 394, 804 392, 804 594, -4 594'), { isFlat: true });
  ripples(sheet, {
    from: 404,
    to: 572,
    count: 30,
    far: 12,
    near: 34,
    random: seededRandom(9),
  });
  moonlight(sheet, 478, 406, 1.4);
  const bloom = bloomSymbol(sheet);
  lotusLeaf(sheet, 186, 472, 70, 16, { notch: 20 });
  rings(sheet, 566, 494, [18, 32]);
  rings(sheet, 622, 490, [16, 28]);
  lotusStem(sheet, '566 494, 562 458, 572 416', 6);
  lotusStem(sheet, '622 490, 638 436, 628 378', 5);
  lotusBud(sheet, 628, 382, -98, 1);
  sheet.put(bloom, { x: 574, y: 420, turn: 4, scale: 1.26 });
  lotusLeaf(sheet, 606, 516, 92, 21, { notch: 150 });
  rings(sheet, 378, 534, [32, 56, 84]);
  egret(sheet, 382, 232, 1.3);
  rings(sheet, 214, 540, [18, 32]);
  lotusStem(sheet, '214 540, 210 510, 220 478', 6);
  sheet.put(bloom, { x: 220, y: 480, turn: -6, scale: 1.08 });
  lotusLeaf(sheet, 250, 558, 112, 26, { notch: -40 });
  lotusLeaf(sheet, 520, 564, 124, 26, { notch: 200 });
  hem(sheet, { y: 600, height: 42, colour: colours.pool, wave: 76 });
}

export default {
  shows: 'An egret takes a slow step through a lotus pond, under the full moon.',
  seed: 52,
  ground: colours.teal,
  isDeep: true,
  grain: 0.28,
  views: { card, wide, tall },
} satisfies Scene;
