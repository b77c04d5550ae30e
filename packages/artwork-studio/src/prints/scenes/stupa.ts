import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, ellipse, line, outline, type Point, place, polygon } from '../geometry.ts';
import { birds } from '../motifs/sky.ts';
import { mix } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { sage, moss, leaf, copper, madder, rose, dune, sand, ochre, umber, blush, pine } = colours;
  sheet.block(blush, ellipse(160, 112, 96), { isFlat: true });
  birds(sheet, [
    [236, 62, 0.8],
    [252, 54, 0.6],
  ]);
  // Trees of the deer park.
  for (const [x, y, size, colour] of [
    [44, 168, 26, sage],
    [74, 176, 22, moss],
    [280, 170, 27, sage],
    [252, 178, 20, moss],
  ] as const) {
    sheet.block(colour, ellipse(x, y, size, size * 0.95));
    sheet.line(line(x, y, x, 206), 2.4, { colour: pine });
  }
  // The brick part.
  const brick = outline('98 136!, 99 84, 108 66, 130 53, 160 48, 190 53, 212 66, 221 84, 222 136!');
  sheet.block(copper, brick).inside(brick, () => {
    sheet.block(madder, outline('182 40!, 192 80, 192 140!, 230 140!, 230 40!'));
    let courses = '';
    for (let row = 0; row < 9; row++) {
      const y = 62 + row * 9;
      courses += curve([
        [94, y],
        [160, y + 5],
        [226, y],
      ]);
      for (let joint = 0; joint < 7; joint++) {
        const x = 104 + joint * 18 + (row % 2) * 9;
        courses += `M${decimal(x)} ${decimal(y + 5 - ((x - 160) / 66) ** 2 * 5)}v9`;
      }
    }
    sheet.line(courses, 0.9, { colour: rose, isFine: true });
  });
  sheet.line(brick, 1.8);
  // The drum of stone: a carved band between plain courses, niches before it.
  const drum = outline('82 134!, 160 142, 238 134!, 240 202!, 160 212, 80 202!');
  sheet.block(sand, drum).inside(drum, () => {
    sheet.block(dune, outline('198 130!, 204 210!, 246 210!, 246 130!'));
    sheet.block(ochre, outline('76 160!, 160 169, 244 160!, 244 180!, 160 189, 76 180!'));
    let lozenges = '';
    for (let index = 0; index < 17; index++) {
      const x = 82 + index * 10;
      const y = 170 + 9 * (1 - ((x - 160) / 80) ** 2);
      const at: Point[] = [
        [x - 4, y],
        [x, y - 6],
        [x + 4, y],
        [x, y + 6],
      ];
      lozenges += polygon(at);
    }
    sheet.strokes(lozenges, { colour: sand });
    const rows = [148, 160, 180, 192];
    sheet.line(
      rows
        .map((y) =>
          curve([
            [76, y],
            [160, y + 9],
            [244, y],
          ]),
        )
        .join(''),
      1.1,
    );
  });
  sheet.line(drum, 1.8);
  for (const [x, y, scale] of [
    [108, 196, 0.86],
    [160, 203, 1],
    [212, 196, 0.86],
  ] as const) {
    const at = (d: string) => place(d, { x, y, scale });
    sheet.shape(outline(at('-13 4!, -13 -42!, -9 -56, 0 -66!, 9 -56, 13 -42!, 13 4!')), sand, 1.5);
    sheet.shape(outline(at('-6.4 -8!, -6.4 -28, 0 -38!, 6.4 -28, 6.4 -8!')), umber, 1.2);
  }
  // The lawn.
  sheet.block(moss, outline('14 210!, 80 202, 160 213, 240 202, 306 210!, 230 220, 90 220'), {
    isFlat: true,
  });
  const blades = Array.from({ length: 16 }, (_, index) => {
    const x = mix(40, 280, index / 15);
    return `M${decimal(x)} ${index % 2 ? 214 : 216}l-2-4m2 4l2-5`;
  });
  sheet.line(blades.join(''), 1, { colour: leaf, isFine: true });
  sheet.strokes(brush('8 220, 160 221, 312 220', 1.6, { count: 4 }));
}

export default {
  shows: 'The Dhamek Stupa in Sarnath: a drum of carved stone, brick above it.',
  seed: 82,
  views: { vignette },
} satisfies Scene;
