import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { lobedArch } from '../motifs/arches.ts';
import { birds } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { blush, cloth, dune, sand, ochre, lagoon, pool, sage, madder, moss, rose } = colours;
  sheet.block(blush, ellipse(160, 112, 96), { isFlat: true });
  birds(sheet, [
    [96, 56, 0.8],
    [112, 48, 0.6],
  ]);
  sheet.block(sage, outline('24 168!, 60 148, 110 156, 170 150, 240 140, 298 168!'), {
    isFlat: true,
  });
  sheet.block(moss, outline('40 168!, 90 158, 160 162, 250 154, 290 168!'), { isFlat: true });
  const water = outline('8 168!, 312 168!, 300 198, 236 218, 160 224, 84 218, 20 198');
  sheet.block(pool, water, { isFlat: true }).inside(water, () => {
    // The mirror: the same blocks, broken.
    sheet.block(
      sand,
      rectangle(104, 184, 112, 4) +
        rectangle(112, 191, 96, 4) +
        rectangle(108, 199, 104, 3) +
        rectangle(128, 206, 64, 3),
    );
    sheet.block(lagoon, rectangle(96, 178, 128, 4));
    waves(sheet, { from: 176, to: 218, rows: 5, size: 9, growth: 1.5, gaps: 0.4, seed: 6 });
  });
  // Steps and platform.
  sheet
    .shape(rectangle(84, 168, 152, 10), sand, 1.6)
    .shape(rectangle(94, 158, 132, 10), cloth, 1.6);
  sheet.beads(line(100, 163, 222, 163), 3.4, 9, { colour: madder });
  // The hall between its columns.
  sheet.block(rose, rectangle(104, 100, 112, 58), { isFlat: true });
  sheet.block(blush, rectangle(112, 116, 96, 42), { isFlat: true });
  const front = `${rectangle(102, 98, 116, 60)}${[123, 160, 197].map((x) => outline(lobedArch(x, 158, 29, 48))).join('')}`;
  sheet.shape(front, cloth, 1.5, { hasHoles: true });
  for (const x of [105, 141.5, 178.5, 215]) {
    sheet.line(line(x, 130, x, 156), 1.1);
    sheet.line(line(x - 4, 152, x + 4, 152), 1.6);
  }
  sheet.line(line(102, 104, 218, 104), 1.1);
  // Curved eaves, parapet, dome, and a kiosk at each end.
  sheet.shape(outline('86 100!, 100 90!, 220 90!, 234 100!, 160 96'), sand, 1.6);
  sheet.shape(rectangle(104, 80, 112, 10), cloth, 1.5);
  sheet.beads(line(109, 85, 213, 85), 3, 7, { colour: ochre });
  for (const x of [116, 204]) {
    const at = (d: string) => place(d, { x, y: 80 });
    sheet
      .shape(polygon(at('-10 0, 10 0, 10 -14, -10 -14')), rose, 1.3)
      .line(curve(at('-3.4 0, -3.4 -14')) + curve(at('3.4 0, 3.4 -14')), 1.1);
    sheet.shape(outline(at('-14 -13!, -9 -18!, 9 -18!, 14 -13!')), sand, 1.3);
    sheet.shape(outline(at('-10 -18!, -11 -25, 0 -34!, 11 -25, 10 -18!')), cloth, 1.4);
    sheet.line(line(x, 46, x, 39), 1.8, { colour: ochre });
  }
  const dome = '132 80!, 128 66, 134 50, 150 40, 160 30!, 170 40, 186 50, 192 66, 188 80!';
  sheet
    .block(cloth, outline(dome))
    .block(dune, outline('168 80!, 174 60, 160 30!, 170 40, 186 50, 192 66, 188 80!'));
  sheet
    .line(
      ['142 80, 140 60, 156 36', '154 80, 153 60, 159 34', '166 80, 167 60, 161 34']
        .map((d) => curve(d))
        .join(''),
      1,
    )
    .line(outline(dome), 1.7);
  sheet.line(line(160, 30, 160, 14), 2, { colour: ochre }).shape(ellipse(160, 24, 3.4), ochre, 1.1);
  sheet.strokes(brush('14 168, 50 168, 84 168', 2) + brush('236 168, 270 168, 306 168', 2));
}

export default {
  shows: 'A pavilion on Lake Pichola in Udaipur, mirrored in the water.',
  seed: 88,
  views: { vignette },
} satisfies Scene;
