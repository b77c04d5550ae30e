import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, polygon } from '../geometry.ts';
import { flower } from '../motifs/flowers.ts';
import { birds } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { dawn, pool, umber, madder, cloth, brass, saffron, teal } = colours;
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  birds(sheet, [
    [88, 92, 0.8],
    [104, 84, 0.6],
  ]);
  const water = outline('10 186!, 90 180, 230 180, 310 186!, 250 220, 160 226, 70 220');
  sheet.block(pool, water, { isFlat: true });
  const hull =
    '30 128!, 54 153, 98 167, 162 170, 228 163, 270 143, 294 108!, 288 150, 266 182, 226 196, 160 200, 92 196, 52 176';
  // The inside, the thwarts, then the near side.
  sheet.shape(
    outline(
      '30 128!, 62 142, 110 151, 166 153, 224 147, 266 130, 294 108!, 260 168, 166 184, 60 164',
    ),
    brass,
    1.5,
  );
  sheet.shape(
    polygon('86 148, 120 152, 126 172, 90 168') + polygon('198 151, 230 146, 234 166, 202 171'),
    umber,
    1.3,
  );
  sheet.block(umber, outline(hull)).inside(outline(hull), () => {
    sheet.block(
      teal,
      outline('20 152!, 60 174, 110 184, 170 186, 230 180, 272 160, 300 128!, 300 210!, 20 210!'),
    );
    sheet.line(curve('26 139, 56 164, 104 175, 166 178, 230 172, 272 152, 298 116'), 5, {
      colour: madder,
    });
    sheet.resist(curve('26 145, 56 169, 104 180, 166 183, 230 177, 274 156, 298 122'), 1.3);
    const d = [70, 100, 132, 164, 196, 228].map((x) =>
      flower(x, 190 - Math.abs(x - 148) * 0.09, 5, 6),
    );
    sheet.strokes(d.join(''), { colour: cloth, isFine: true });
  });
  sheet.line(outline(hull), 1.8);
  const oars = ['206 128!, 132 184', '150 128!, 210 186'];
  sheet
    .line(oars.map((d) => curve(d)).join(''), 4.4)
    .line(oars.map((d) => curve(d)).join(''), 1.8, { colour: brass });
  sheet.shape(outline('134 180!, 124 184, 108 204, 112 208, 130 196, 138 186!'), brass, 1.4);
  sheet.shape(outline('208 183!, 204 190, 214 208, 224 214, 226 208, 216 190!'), brass, 1.4);
  sheet.beads(curve('292 112, 286 134, 272 148, 258 150'), 6.4, 6, { colour: saffron });
  sheet.inside(water, () => {
    sheet.strokes(brush('20 201, 160 206, 300 201', 5), { colour: pool });
    waves(sheet, { from: 206, to: 219, rows: 3, size: 11, growth: 1.3, gaps: 0.25, seed: 4 });
  });
}

export default {
  shows: 'A rowing boat of Varanasi, its bow hung with marigolds, before the rising sun.',
  seed: 72,
  views: { vignette },
} satisfies Scene;
