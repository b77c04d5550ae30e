import { colours } from '../colours.ts';
import { line, polygon, rectangle } from '../geometry.ts';
import { flower } from '../motifs/flowers.ts';
import { grove, hill } from '../motifs/land.ts';
import { mirror } from '../motifs/mirror.ts';
import { lowLight } from '../motifs/mist.ts';
import { cypressSymbol, longPool } from '../motifs/mughalGarden.ts';
import { birds } from '../motifs/sky.ts';
import { plinthHeight, tajMahal, tajMirrored } from '../motifs/tajMahal.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const ground = '#ecb9a4';

/** Rows of cypresses on both sides of the pool: each at its distance from the axis, its foot and its height. */
function avenue(
  sheet: Sheet,
  x: number,
  rows: readonly (readonly [across: number, foot: number, tall: number])[],
) {
  const cypress = cypressSymbol(sheet);
  for (const [across, foot, tall] of rows) {
    for (const side of [-1, 1]) {
      sheet.put(cypress, { x: x + side * across, y: foot, scale: tall / 100 });
    }
  }
}

/** Beds of flowers in rows on the lawn, larger towards the viewer. */
function lawn(sheet: Sheet, from: number) {
  const plant = sheet.symbol(() => {
    sheet.strokes(flower(0, 0, 7, 5), { colour: colours.blush });
    sheet.line('M0 8v11M0 16l-5-5M0 18l5-5', 1.1, { colour: colours.pine });
  });
  for (const [row, y] of [26, 62, 112, 178, 262].entries()) {
    const step = 62 + row * 20;
    for (let x = (row % 2) * step * 0.5 - 30; x < 1640; x += step) {
      sheet.put(plant, { x, y: from + y, scale: 0.62 + row * 0.22 });
    }
  }
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const x = 1090;
  const metre = 4.55;
  const foot = 546;
  const taj = { x, y: foot - plinthHeight * metre, metre };
  lowLight(sheet, colours.dawn, [
    [560, 1700, 500, 34],
    [660, 1700, 466, 24],
    [760, 1700, 438, 17],
    [860, 1700, 415, 12],
    [960, 1660, 396, 8],
    [1060, 1560, 380, 5],
  ]);
  birds(sheet, [
    [1376, 276, 0.9],
    [1402, 263, 0.7],
  ]);
  const trees =
    '-6 520, 120 506, 240 516, 380 498, 520 512, 660 500, 800 510, 1340 506, 1440 492, 1520 506, 1606 496';
  hill(sheet, colours.sage, trees, foot + 4);
  const hedge = '640 528, 720 514, 800 520, 870 512, 1320 514, 1400 504, 1500 516, 1606 506';
  hill(sheet, colours.moss, `-6 540, 300 538, ${hedge}`, foot + 4);
  grove(sheet, { ridge: hedge, left: 660, right: 850, rows: 2, step: 13, size: 6 });
  grove(sheet, { ridge: hedge, left: 1330, right: 1600, rows: 2, step: 13, size: 6, seed: 8 });
  tajMahal(sheet, taj);

  // The garden.
  sheet.block(colours.rose, rectangle(-4, foot, 1608, 14), { isFlat: true });
  sheet.line(line(-4, foot, 1604, foot) + line(-4, foot + 14, 1604, foot + 14), 1.1);
  sheet.block(colours.moss, rectangle(-4, foot + 14, 1608, 360), { isFlat: true });
  lawn(sheet, foot + 14);
  longPool(sheet, { x, from: foot + 14, to: 908, halfFar: 34, halfNear: 168 }, () => {
    mirror(sheet, tajMirrored(taj), {
      from: foot + 14,
      to: 904,
      step: 5,
      growth: 2.4,
      squeeze: 0.72,
      stray: 8,
    });
  });
  avenue(sheet, x, [
    [196, 580, 78],
    [258, 612, 112],
    [346, 662, 160],
    [474, 736, 226],
  ]);
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  const x = 400;
  const metre = 4.8;
  const foot = 496;
  const taj = { x, y: foot - plinthHeight * metre, metre };
  lowLight(sheet, colours.dawn, [
    [-160, 960, 440, 34],
    [-160, 960, 406, 24],
    [-100, 900, 378, 17],
    [-20, 840, 355, 12],
    [80, 760, 336, 8],
    [200, 660, 320, 5],
  ]);
  birds(sheet, [
    [170, 190, 1.1],
    [200, 174, 0.9],
  ]);
  hill(sheet, colours.sage, '-6 456, 60 442, 150 452, 640 448, 720 436, 806 448', foot + 4);
  hill(sheet, colours.moss, '-6 470, 60 458, 130 466, 640 464, 730 452, 806 462', foot + 4);
  tajMahal(sheet, taj);
  sheet.block(colours.rose, rectangle(-4, foot, 808, 14), { isFlat: true });
  sheet.line(line(-4, foot, 804, foot) + line(-4, foot + 14, 804, foot + 14), 1.1);
  sheet.block(colours.moss, rectangle(-4, foot + 14, 808, 500), { isFlat: true });
  longPool(sheet, { x, from: foot + 14, to: 620, halfFar: 36, halfNear: 112 }, () => {
    mirror(sheet, tajMirrored(taj), {
      from: foot + 14,
      to: 700,
      step: 5,
      growth: 2,
      squeeze: 0.46,
      stray: 9,
    });
  });
  avenue(sheet, x, [
    [168, 520, 84],
    [222, 556, 128],
    [292, 612, 190],
  ]);

  // A terrace at the near end, paved with tiles.
  sheet.block(colours.blush, rectangle(-4, 604, 808, 400), { isFlat: true });
  sheet.tiled(rectangle(-4, 632, 808, 372), { x: 0, y: 632, size: 80 }, () => {
    sheet.strokes(polygon('40 4, 76 40, 40 76, 4 40'), { colour: colours.rose });
    sheet.strokes(flower(40, 40, 18, 8), { colour: colours.blush });
  });
  sheet.block(colours.rose, rectangle(-4, 604, 808, 28), { isFlat: true });
  sheet.line(line(-4, 604, 804, 604) + line(-4, 632, 804, 632), 1.3);
  sheet.beads(line(8, 618, 800, 618), 6, 18);
}

export default {
  shows: 'The Taj Mahal from its garden in the first light, mirrored in the long pool.',
  seed: 29,
  ground,
  views: { wide, tall },
} satisfies Scene;
