/** A bay window of the Hawa Mahal with its lattices and domes. */

import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { lobedArch } from '../motifs/arches.ts';
import { flower } from '../motifs/flowers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { rose, blush, copper, madder, cloth, wine, ochre, sand, dune } = colours;
  sheet.block(colours.dawn, ellipse(160, 112, 96), { isFlat: true });
  // The wall, with a painted niche on each side.
  sheet.shape(rectangle(36, 70, 248, 144), rose, 1.7);
  for (const x of [60, 260]) {
    sheet.shape(outline(lobedArch(x, 176, 30, 76)), copper, 1.4);
    sheet.line(outline(lobedArch(x, 172, 22, 64)), 1.2, { colour: cloth });
    sheet.strokes(flower(x, 140, 8, 6), { colour: cloth });
    sheet.line(
      curve([
        [x, 149],
        [x + 1, 158],
        [x, 167],
      ]),
      1.4,
      { colour: cloth },
    );
  }
  sheet.shape(rectangle(30, 62, 260, 9), blush, 1.5);
  sheet.resist('M36 186H284M36 192H284', 1.4);

  // The bay: three faces under a curved roof, on a bracket like a lotus.
  sheet.shape(
    outline('88 176!, 104 196, 134 210, 160 218!, 186 210, 216 196, 232 176!'),
    copper,
    1.7,
  );
  sheet.line(
    [
      '112 178, 130 198, 158 214',
      '136 178, 146 196, 160 212',
      '184 178, 174 196, 160 212',
      '208 178, 190 198, 162 214',
    ]
      .map((d) => curve(d))
      .join(''),
    1.1,
  );
  sheet.shape(polygon('84 164, 236 164, 236 177, 84 177'), blush, 1.6);
  sheet.beads(line(90, 170.5, 232, 170.5), 3.6, 8, { colour: madder });
  const faces = [
    [polygon('92 76, 126 76, 126 164, 92 164'), 109, 22, 72, rose],
    [polygon('126 76, 194 76, 194 164, 126 164'), 160, 50, 78, blush],
    [polygon('194 76, 228 76, 228 164, 194 164'), 211, 22, 72, rose],
  ] as const;
  for (const [face, x, width, height, colour] of faces) {
    sheet.shape(face, colour, 1.6);
    const arch = outline(lobedArch(x, 160, width, height));
    sheet.block(wine, arch, { isFlat: true });
    sheet.tiled(arch, { x, y: 160, size: 8 }, () => {
      sheet.line('M0 0L8 8M8 0L0 8', 1.5, { colour: cloth });
    });
    sheet.line(arch, 1.5).line(rectangle(x - width / 2, 160 - height * 0.32, width, 0), 1.3);
  }
  // A shutter that stands open in the lattice.
  sheet.shape(outline('148 160!, 148 136, 160 126!, 172 136, 172 160!'), colours.teal, 1.5);
  sheet.line('M160 128V160', 1.2, { colour: ochre });

  // Roofs.
  for (const x of [109, 211]) {
    const at = (d: string) => place(d, { x, y: 70 });
    sheet.shape(outline(at('-19 0!, -21 -12, -12 -25, 0 -33!, 12 -25, 21 -12, 19 0!')), sand, 1.6);
    sheet.line(curve(at('-7 0, -8 -14, -1 -32')) + curve(at('7 0, 8 -14, 1 -32')), 1);
    sheet.line(line(x, 37, x, 26), 2, { colour: ochre });
  }
  const roof = '112 70!, 118 50, 138 36, 160 31, 182 36, 202 50, 208 70!';
  sheet
    .block(sand, outline(roof))
    .block(dune, outline('172 70!, 176 52, 168 33!, 182 36, 202 50, 208 70!'));
  sheet.line(
    [
      '132 70, 136 50, 152 33',
      '148 70, 150 50, 157 32',
      '172 70, 170 50, 163 32',
      '188 70, 184 50, 168 33',
    ]
      .map((d) => curve(d))
      .join(''),
    1,
  );
  sheet.line(outline(roof), 1.7);
  for (const x of [140, 160, 180]) {
    const y = x === 160 ? 31 : 36;
    sheet.line(line(x, y, x, y - 14), 2, { colour: ochre }).shape(ellipse(x, y - 6, 3), ochre, 1);
  }
  sheet.shape(polygon('80 69, 240 69, 234 78, 86 78'), blush, 1.6);
}

export default { seed: 83, views: { vignette } } satisfies Scene;
