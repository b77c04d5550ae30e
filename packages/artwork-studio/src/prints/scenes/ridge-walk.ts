import { colours } from '../colours.ts';
import { curve, ellipse, outline } from '../geometry.ts';
import { farPalmSymbol } from '../motifs/farPalms.ts';
import { disc } from '../motifs/sky.ts';
import { seededRandom } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { dawn, cloth, sage, moss, leaf, lime, sand, ochre } = colours;
  const random = seededRandom(8);
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  disc(sheet, 196, 88, 34, { colour: cloth });
  // The valleys on both sides, then the crest.
  sheet.block(
    sage,
    outline('10 150!, 60 118, 104 108, 150 112, 216 104, 270 116, 310 146!, 310 190!, 10 190!'),
    { isFlat: true },
  );
  const palm = farPalmSymbol(sheet);
  for (const [x, y, scale, scaleX] of [
    [60, 158, 0.86, -1],
    [86, 148, 0.6, 1],
    [34, 166, 0.56, 1],
    [262, 154, 0.9, 1],
    [286, 162, 0.6, 1],
    [238, 144, 0.5, -1],
  ] as const) {
    sheet.put(palm, { x, y, scale, scaleX });
  }
  sheet.block(
    moss,
    outline(
      '6 172!, 40 150, 100 136, 148 116, 168 116!, 220 132, 276 148, 314 170!, 306 206, 230 222, 90 222, 14 206',
    ),
    { isFlat: true },
  );
  const path = outline(
    '153 116!, 163 116!, 170 128, 164 142, 168 158, 190 182, 204 222!, 108 222!, 118 190, 142 166, 146 150, 154 136',
  );
  sheet.block(sand, path).inside(path, () => {
    const joints = [
      '150 126, 160 128, 174 126',
      '140 138, 156 141, 176 138',
      '136 152, 156 156, 180 152',
      '128 168, 154 173, 190 167',
      '112 186, 152 193, 204 185',
      '100 206, 150 213, 214 205',
    ];
    sheet.line(joints.map((d) => curve(d)).join(''), 1.3, { colour: ochre });
  });
  sheet.line(
    curve('153 116, 154 136, 146 150, 142 166, 118 190, 108 222') +
      curve('163 116, 170 128, 164 142, 168 158, 190 182, 204 222'),
    1.6,
  );
  // Alang-alang grass with its white plumes.
  let blades = '';
  let plumes = '';
  for (let tuft = 0; tuft < 34; tuft++) {
    const side = tuft % 2 ? 1 : -1;
    const down = (tuft + 0.5) / 34;
    const y = Math.round(142 + down * 76);
    const x = Math.round(
      156 + side * (22 + down * 38 + random() * (66 - Math.abs(0.5 - down) * 40)),
    );
    const height = Math.round(9 + down * 15);
    blades += `M${x} ${y}l-4-${height}m4 ${height}l1-${height + 4}m-1 ${height + 4}l6-${height}`;
    if (tuft % 3 === 0) plumes += `M${x + 1} ${y - height - 4}l2-9`;
  }
  sheet.line(blades, 1.4, { colour: leaf }).line(plumes, 2.6, { colour: cloth });
  sheet.line('M24 178l-3-10m3 10l4-9M292 180l-4-10m4 10l3-9', 1.4, { colour: lime });
}

export default {
  shows:
    'The Campuhan Ridge near Ubud: a paved path along its crest, tall grass and palms on both sides.',
  seed: 93,
  views: { vignette },
} satisfies Scene;
