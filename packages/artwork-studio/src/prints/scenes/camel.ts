import { colours } from '../colours.ts';
import { arc, curve, decimal, ellipse, outline, place } from '../geometry.ts';
import { flower } from '../motifs/flowers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { dawn, dune, ochre, brass, umber, madder, wine, cloth, teal, saffron, ink } = colours;
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  sheet.block(
    dune,
    outline('6 214!, 50 196, 96 190, 150 198, 210 206, 262 196, 316 212!, 240 224, 100 224'),
    { isFlat: true },
  );

  // The legs of the far side, then those of the near side.
  const front =
    '184 140!, 206 142, 205 162, 199 176, 200 194, 208 205!, 189 205!, 190 178, 184 164, 178 146!';
  const hind =
    '80 126!, 114 136, 110 154, 97 170, 99 193, 107 205!, 88 205!, 89 182, 84 166, 75 146';
  for (const [leg, x] of [
    [front, 17],
    [hind, 19],
  ] as const) {
    sheet.shape(outline(place(leg, { x, y: -3 })), brass, 1.6);
  }
  sheet.shape(outline(front) + outline(hind), ochre, 1.7);
  const tail = '77 124!, 70 136, 69 152, 72 164!, 66 170, 68 180, 74 172, 76 164!, 74 150, 78 136!';
  sheet.shape(outline(tail), brass, 1.5);
  const body =
    '76 134, 80 116, 94 102, 112 92, 128 72, 146 64, 164 74, 176 94, 190 106, 206 111, 222 103, 233 84, 240 62, 249 51, 263 48, 280 54, 293 64, 293 71, 286 76, 272 75, 262 76, 257 84, 252 104, 240 128, 222 144, 204 152, 178 156, 142 150, 114 148, 98 152, 82 146';
  sheet.block(ochre, outline(body)).inside(outline(body), () => {
    sheet.block(
      brass,
      outline(
        '70 138!, 110 140, 160 144, 204 138, 228 122, 244 96, 250 70!, 262 72, 270 74!, 262 160!, 70 166!',
      ),
    );
  });
  sheet
    .line(outline(body), 1.8)
    .line(curve('184 142, 194 150, 206 146') + curve('84 142, 98 150, 112 142'), 1.1);

  // Head: ear, eye, nostril, mouth, halter.
  sheet.shape(outline('250 53!, 244 46, 246 37, 254 42, 257 50!'), ochre, 1.4);
  sheet.block(ink, ellipse(266, 57.6, 2.4, 2), { isFlat: true });
  sheet.line(
    curve('261 55, 266 53, 271 55.6') +
      curve('293 69, 284 70, 277 68') +
      curve('288 63, 290 64.4, 291 66'),
    1.2,
  );
  sheet.line(
    curve('254 80, 256 68, 253 52') +
      curve('275 75, 276 64, 273 51') +
      curve('255 66, 266 65, 276 62'),
    2,
    { colour: madder },
  );
  for (const [x, y] of [
    [252, 54],
    [276, 62],
    [255, 67],
  ] as const) {
    sheet.shape(ellipse(x, y, 3.2), saffron, 1.1);
  }
  const garland = curve('226 106, 240 112, 252 98');
  sheet.line(garland, 4.4, { colour: madder }).beads(garland, 3.4, 7, { colour: cloth });
  sheet.shape(outline('240 112!, 235 126, 240 131, 246 126!'), teal, 1.2);

  // Blanket and saddle.
  const blanket = outline('106 97!, 126 73, 146 63, 166 75, 183 100!, 188 142!, 146 145, 102 140!');
  sheet.block(madder, blanket).inside(blanket, () => {
    sheet.block(wine, outline('100 126!, 146 131, 190 128!, 190 150!, 100 150!'));
    sheet.line(curve('100 118, 146 123, 190 120') + curve('100 127, 146 132, 190 129'), 1.6, {
      colour: saffron,
    });
    sheet.block(teal, outline('118 60!, 176 60!, 178 92, 146 98, 114 92'));
    sheet.line(curve('112 93, 146 100, 180 93'), 2, { colour: saffron });
    const blooms = [116, 136, 156, 176].map((x, index) =>
      flower(x, index % 3 === 0 ? 107 : 110, 5, 5, -90),
    );
    sheet.strokes(blooms.join(''), { colour: cloth });
    sheet.strokes(flower(146, 80, 7, 6), { colour: cloth });
  });
  sheet.line(blanket, 1.7);
  const tassels = arc(146, 96, 44, 48, 162, 18, 9).map(([x], index) => {
    const y = 141 + 3.4 * Math.sin((Math.PI * index) / 8);
    return `M${decimal(x)} ${decimal(y)}v8`;
  });
  sheet
    .line(tassels.join(''), 3, { colour: madder })
    .line(tassels.join(''), 1, { colour: saffron });
  sheet.line(curve('20 206, 60 200, 104 208') + curve('214 210, 250 204, 296 210'), 1.2, {
    colour: umber,
  });
}

export default {
  shows: 'A camel of the Thar Desert with its blanket and tassels.',
  seed: 79,
  views: { vignette },
} satisfies Scene;
