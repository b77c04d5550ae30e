import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { outline, polygon } from '../geometry.ts';
import { hem } from '../motifs/cloth.ts';
import { palmCrownSymbol } from '../motifs/coconutPalm.ts';
import { detoxFrieze } from '../motifs/friezes.ts';
import { jug } from '../motifs/jug.ts';
import { leafSymbol } from '../motifs/leaf.ts';
import { lime, limeHalf, limeWater } from '../motifs/lime.ts';
import { calyxSymbol, tulsiSpike } from '../motifs/tulsi.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const tulsiLeaf = (sheet: Sheet) =>
  leafSymbol(sheet, {
    width: 27,
    teeth: 2.4,
    lineWidth: 1.7,
    veins: 3,
    bend: 0.07,
    veinWidth: 1.2,
  });

/** The jug with tulsi in its mouth, 340 high; its foot is at 250 416. */
function jugWithTulsi(sheet: Sheet, leaf: string) {
  const stem = { start: 1, end: 0.5, peak: 0.05, count: 5 };
  const calyx = calyxSymbol(sheet);
  jug(sheet, 250, 222, 0.86, () => {
    sheet.strokes(
      brush('243 234, 243 176, 232 118', 4, stem) + brush('254 234, 265 194, 280 164', 3.2, stem),
    );
    tulsiSpike(sheet, '234 132, 230 108, 232 76', { calyx, whorls: 7 });
    for (const [x, y, turn, scale, side] of [
      [243, 192, -166, 1, -1],
      [243, 190, -22, 0.86, 1],
      [240, 158, -160, 0.84, -1],
      [241, 156, -28, 0.74, 1],
      [235, 134, -156, 0.56, -1],
      [235, 134, -34, 0.54, 1],
      [274, 174, 4, 0.72, 1],
      [280, 164, -58, 0.62, 1],
      [270, 182, -104, 0.46, -1],
    ] as const) {
      sheet.put(leaf, { x, y, turn, scale, scaleY: side });
    }
  });
}

/** A sprig of tulsi that lies on the cloth, 60 wide; its stalk begins at 0 0. */
function sprig(sheet: Sheet, x: number, y: number) {
  const leaf = leafSymbol(sheet, {
    width: 27,
    teeth: 2.4,
    colour: colours.lime,
    shade: colours.sage,
    vein: colours.leaf,
    bend: 0.07,
  });
  sheet.strokes(
    brush(
      [
        [x, y],
        [x + 22, y - 4],
        [x + 44, y - 14],
      ],
      2.6,
      { start: 1, end: 0.5, count: 4 },
    ),
  );
  for (const [right, down, turn, scale] of [
    [12, -2, 46, 0.62],
    [16, -3, -60, 0.66],
    [32, -10, 20, 0.66],
    [34, -11, -44, 0.6],
  ] as const) {
    sheet.put(leaf, { x: x + right, y: y + down, turn, scale });
  }
}

/** What a palm outside casts on the wall. */
function shadeOfAPalm(
  sheet: Sheet,
  crowns: readonly (readonly [x: number, y: number, scale: number, turn: number])[],
) {
  const shade = '#bccfc0';
  const crown = palmCrownSymbol(sheet, { colour: shade, shade, hasLines: false });
  for (const [x, y, scale, turn] of crowns) sheet.put(crown, { x, y, scale, turn });
}

function card(sheet: Sheet) {
  shadeOfAPalm(sheet, [
    [330, 128, 1.5, -20],
    [70, 214, 1, 30],
  ]);
  sheet.block(colours.leaf, polygon('-4 378, 404 378, 404 438, -4 438'), { isFlat: true });
  sheet.block(colours.pine, polygon('-4 438, 404 438, 404 504, -4 504'), { isFlat: true });
  sheet.line('M-4 438H404', 1.5);
  sheet.block(
    colours.pine,
    outline('200 414!, 260 404, 310 404, 336 409, 306 417, 240 422') +
      outline('70 416!, 130 408, 176 410, 150 419, 96 424'),
  );
  const leaf = tulsiLeaf(sheet);
  jugWithTulsi(sheet, leaf);
  limeWater(sheet, 122, 318, 0.98, { leaf });
  lime(sheet, 74, 416, 25, 10);
  limeHalf(sheet, 186, 412, 27, 12);
  sprig(sheet, 318, 418);
  hem(sheet, { y: 445, height: 46, phase: 52 });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  shadeOfAPalm(sheet, [
    [1310, 262, 2.2, -20],
    [730, 372, 1.5, 30],
  ]);
  sheet.block(colours.leaf, polygon('-404 612, 1604 612, 1604 694, -404 694'), { isFlat: true });
  sheet.block(colours.pine, polygon('-404 694, 1604 694, 1604 764, -404 764'), { isFlat: true });
  sheet.line('M-404 694H1604', 1.5);
  sheet.scaled({ x: 662, y: 82, scale: 1.38 }, () => {
    sheet.block(
      colours.pine,
      outline('200 414!, 260 404, 310 404, 346 409, 306 417, 240 422') +
        outline('70 416!, 120 408, 156 410, 140 419, 86 422') +
        outline('340 420!, 370 411, 424 412, 410 420, 380 424'),
    );
    const leaf = tulsiLeaf(sheet);
    jugWithTulsi(sheet, leaf);
    limeWater(sheet, 112, 316, 1, { leaf });
    limeHalf(sheet, 172, 408, 28, 12);
    lime(sheet, 66, 416, 23, -14);
    lime(sheet, 376, 408, 26, 12);
    sprig(sheet, 392, 420);
  });
  hem(sheet, { y: 703, height: 50, phase: 10, wave: 92 });
}

export default {
  shows: 'A copper jug with tulsi, and lime water in a glass, in the shade of a palm.',
  seed: 47,
  ground: colours.dew,
  subjects: [{ x: 720, y: 182, width: 570, height: 510 }],
  views: { card, hero, frieze: detoxFrieze },
} satisfies Scene;
