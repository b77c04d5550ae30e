import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { pointedArch } from '../motifs/arches.ts';
import { chhatri } from '../motifs/chhatri.ts';
import { flower } from '../motifs/flowers.ts';
import { merlons } from '../motifs/fortWalls.ts';
import { cypressSymbol } from '../motifs/mughalGarden.ts';
import { birds } from '../motifs/sky.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const { cloth, dune, blush, rose, copper, madder, wine, ochre, saffron, teal, moss, sage, pool } =
  colours;

/** What is seen through the gate: a path, cypresses and the tomb, without key lines. */
function garden(sheet: Sheet) {
  sheet.block(colours.dew, rectangle(110, 130, 180, 260), { isFlat: true });
  sheet.block(sage, outline('100 318!, 140 306, 200 312, 260 304, 300 318!, 300 350!, 100 350!'), {
    isFlat: true,
  });
  const dome = '182 282!, 176 270, 180 256, 192 246, 200 236!, 208 246, 220 256, 224 270, 218 282!';
  sheet.block(cloth, outline(dome) + rectangle(160, 288, 80, 40) + rectangle(180, 280, 40, 10), {
    isFlat: true,
  });
  sheet.block(
    dune,
    outline('206 282!, 212 264, 203 242!, 220 256, 224 270, 218 282!') +
      rectangle(226, 288, 14, 40),
    { isFlat: true },
  );
  sheet.line(line(200, 236, 200, 226), 1.6, { colour: ochre });
  const openings = [
    { x: 200, y: 328, half: 9, spring: 20, top: 30 },
    { x: 172, y: 328, half: 5, spring: 14, top: 20 },
    { x: 228, y: 328, half: 5, spring: 14, top: 20 },
  ];
  sheet.block(pool, openings.map(pointedArch).join(''), { isFlat: true });
  sheet.block(moss, rectangle(100, 328, 200, 62), { isFlat: true });
  sheet.block(blush, polygon('190 328, 210 328, 240 390, 160 390'), { isFlat: true });
  sheet.block(pool, polygon('196 332, 204 332, 216 390, 184 390'), { isFlat: true });
  const cypress = cypressSymbol(sheet);
  for (const [x, y, scale] of [
    [152, 346, 0.56],
    [248, 346, 0.56],
    [134, 374, 0.8],
    [266, 374, 0.8],
  ] as const) {
    sheet.put(cypress, { x, y, scale });
  }
}

function gate(sheet: Sheet) {
  // A lower wall on each side, with a blind arch.
  sheet.shape(rectangle(-6, 212, 412, 174), rose, 1.5);
  sheet.shape(merlons(-6, 406, 212, 11), rose, 1.1).line(line(-6, 224, 406, 224), 1.1);
  for (const x of [42, 358]) {
    const blind = { x, y: 372, half: 24, spring: 84, top: 116 };
    sheet.shape(pointedArch(blind), copper, 1.4);
    sheet.resist(pointedArch({ ...blind, half: 30, spring: 84, top: 126 }), 1.4);
  }
  for (const index of [-2, -1, 0, 1, 2]) {
    chhatri(sheet, 200 + index * 44, 116, { width: 27, colour: cloth, inside: rose });
  }
  // The front, its shade, and its bands of white marble.
  sheet.shape(rectangle(84, 124, 232, 262), rose, 1.7);
  sheet.block(copper, rectangle(298, 125, 17, 260));
  sheet.shape(merlons(84, 316, 124, 10), rose, 1.1);
  sheet.resist(`M102 386V142H298V386`, 3.4).resist('M112 386V152H288V386', 1.2);
  sheet.beads('M107 380V147H293V380', 2.2, 6.6);
  for (const side of [-1, 1]) {
    const x = 200 + side * 58;
    sheet.resist(curve(place('-24 -4, -8 2, 6 12, 14 28', { x, y: 174, scaleX: side })), 1.4);
    sheet.strokes(flower(x + side * 4, 186, 9, 8), { colour: cloth });
    sheet.strokes(flower(x - side * 18, 170, 5, 6), { colour: cloth });
    sheet.strokes(flower(x + side * 17, 212, 5, 6), { colour: cloth });
  }
  const opening = { x: 200, y: 386, half: 74, spring: 136, top: 212 };
  const inner = pointedArch({ ...opening, half: 62, spring: 128, top: 196 });
  sheet.shape(pointedArch(opening), copper, 1.7);
  sheet.resist(pointedArch({ ...opening, half: 78, top: 220, spring: 138 }), 1.4);
  sheet.inside(inner, () => garden(sheet));
  sheet.line(inner, 1.5);
}

/** A slipper with a curled toe, from the side, its toe to the right; 58 long. Its sole is at y. */
function slipper(sheet: Sheet, x: number, y: number, colour: string, shade: string) {
  const at = (d: string) => place(d, { x, y, scale: 1.16 });
  const whole =
    '-25 0!, -26 -8, -22 -14!, -12 -10, -2 -10, 6 -13!, 14 -9, 21 -8, 26 -12, 25 -19, 31 -22!, 34 -14, 31 -4, 22 0!';
  sheet.shape(outline(at(whole)), colour, 1.6);
  sheet.shape(outline(at('-22 -14!, -12 -10, -2 -10, 6 -13!, -2 -16, -12 -16')), shade, 1.3);
  sheet.line(curve(at('-25 -3, 0 -3, 24 -2')), 1, { colour: ochre });
  sheet.beads(curve(at('7 -9, 14 -6, 22 -5')), 2.4, 4.2, { colour: ochre });
}

/** A scarf left on the steps, its fringe towards the viewer. */
function scarf(sheet: Sheet, x: number, y: number) {
  const at = (d: string) => place(d, { x, y });
  const whole =
    '-30 -2!, 2 -7, 30 -3!, 34 14, 28 30, 40 56!, 22 62, 4 58, -14 63, -34 58!, -38 40, -30 22';
  const fringe = [-32, -23, -14, -5, 4, 13, 22, 31, 39].map((across, index) =>
    curve(at(`${across} ${58 + (index % 3)}, ${across - 2} 71`)),
  );
  sheet.line(fringe.join(''), 1.5, { colour: saffron });
  sheet.block(saffron, outline(at(whole)));
  sheet.block(
    colours.brass,
    outline(at('2 -7!, 30 -3!, 34 14, 28 30, 40 56!, 22 62, 12 30, 8 8')),
    {
      opacity: 0.55,
    },
  );
  const stripes = [
    '-32 46, -14 51, 4 46, 22 50, 34 46',
    '-29 22, -12 26, 6 22, 28 25',
    '-28 4, 0 0, 30 4',
  ];
  sheet.line(curve(at(stripes[0] as string)), 5, { colour: madder });
  sheet.line(
    stripes
      .slice(1)
      .map((d) => curve(at(d)))
      .join(''),
    2,
    { colour: madder },
  );
  sheet.beads(curve(at('-33 54, -14 58, 4 53, 22 57, 36 53')), 2, 5);
  sheet.line(curve(at('-12 -4, -16 20, -14 50')) + curve(at('12 -4, 14 22, 20 58')), 0.9, {
    isFine: true,
  });
  sheet.line(outline(at(whole)), 1.6);
}

function card(sheet: Sheet) {
  birds(sheet, [
    [46, 176, 0.8],
    [62, 166, 0.6],
  ]);
  gate(sheet);
  // The steps.
  for (const [y, tread, riser] of [
    [386, 16, 14],
    [416, 22, 18],
    [456, 50, 0],
  ] as const) {
    sheet.block(blush, rectangle(-4, y, 408, tread), { isFlat: true });
    sheet.block(rose, rectangle(-4, y + tread, 408, riser), { isFlat: true });
    sheet.line(`M-4 ${y}H404M-4 ${y + tread}H404`, 1.3);
  }
  sheet.block(copper, ellipse(112, 434, 40, 3.4) + ellipse(206, 482, 42, 3.6), {
    isFlat: true,
    opacity: 0.6,
  });
  slipper(sheet, 122, 427, teal, colours.night);
  slipper(sheet, 106, 434, teal, colours.night);
  slipper(sheet, 216, 474, madder, wine);
  slipper(sheet, 198, 482, madder, wine);
  scarf(sheet, 324, 421);
}

export default {
  shows:
    'Before you enter: shoes and a scarf on the steps of a red sandstone gate at noon, a tomb in its garden behind.',
  seed: 77,
  ground: colours.mist,
  grain: 0.45,
  views: { card },
} satisfies Scene;
