import { colours } from '../colours.ts';
import { arc, curve, ellipse, outline, place } from '../geometry.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Places points of the mallet, which lies against the rim. */
const on = (d: string) => place(d, { x: 214, y: 102, turn: -38 });

function vignette(sheet: Sheet) {
  const { blush, madder, wine, saffron, ochre, brass, umber, cloth, rose } = colours;
  vignetteGround(sheet, blush, { y: 214 });
  // Its sound.
  const rings = [58, 78, 98].map((radius) =>
    curve(arc(160, 118, radius * 1.25, radius, 205, 335, 9)),
  );
  sheet.line(rings.join(''), 2, { colour: rose });
  // The cushion.
  sheet.shape(
    outline(
      '52 204!, 44 190, 58 176, 110 170, 210 170, 262 176, 276 190, 268 204!, 210 213, 110 213',
    ),
    madder,
    1.8,
  );
  sheet.block(
    wine,
    outline('52 204!, 46 194, 110 202, 210 202, 274 194, 268 204!, 210 213, 110 213'),
  );
  sheet.line(curve('48 190, 110 198, 210 198, 272 190'), 2.4, { colour: saffron });
  sheet.beads(curve('62 204, 110 208, 210 208, 258 204'), 3.4, 8, { colour: cloth });
  // The bowl: its far rim, its wall, the bands around it.
  const wall = '86 112!, 92 146, 116 172, 138 178!, 182 178!, 204 172, 228 146, 234 112!';
  sheet.block(ochre, outline(wall)).inside(outline(wall), () => {
    sheet.block(brass, outline('186 110!, 190 150, 168 180!, 240 180!, 240 110!'));
    sheet.line(
      curve('84 132, 120 142, 200 142, 236 132') + curve('92 150, 124 158, 196 158, 228 150'),
      1.6,
      {
        colour: umber,
      },
    );
    sheet.beads(curve('90 141, 122 150, 198 150, 232 141'), 4, 9, { colour: cloth });
  });
  sheet.line(outline(wall), 1.8);
  sheet
    .shape(ellipse(160, 112, 74, 17), saffron, 1.8)
    .shape(ellipse(160, 113, 64, 12.4), umber, 1.4);
  sheet.block(brass, ellipse(160, 117, 54, 7));
  sheet.shape(outline(on('-46 -5!, 40 -6!, 40 6!, -46 5!')), umber, 1.6);
  sheet.shape(outline(on('34 -10!, 74 -11, 80 0, 74 11, 34 10!')), madder, 1.7);
  sheet.line(curve(on('42 -10, 45 0, 42 10')) + curve(on('52 -10, 55 0, 52 10')), 1.4, {
    colour: saffron,
  });
}

export default {
  shows: 'A singing bowl on a cushion, its mallet against the rim.',
  seed: 313,
  views: { vignette },
} satisfies Scene;
