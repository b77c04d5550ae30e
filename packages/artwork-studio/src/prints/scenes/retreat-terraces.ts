/** The terraces of a subak: fields that step down a valley, palms, a thatched shelter and ducks. */

import { colours } from '../colours.ts';
import { dot, ellipse, line, outline, place, polygon, polyline } from '../geometry.ts';
import { grove, hill } from '../motifs/land.ts';
import { palm, palmCrown } from '../motifs/palm.ts';
import { riceTerraces } from '../motifs/riceTerraces.ts';
import { disc } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A duck afloat, 28 long, on its way to the right. */
function duck(sheet: Sheet, x: number, y: number, scale: number) {
  const at = (d: string) => place(d, { x, y, scale });
  const body =
    '-12 -5!, -6 -3, 0 -5, 4 -6, 5 -12, 8 -15, 12 -13, 12 -9, 10 -6, 10 -1, 4 3, -5 3, -9 0';
  sheet.shape(outline(at(body)), colours.cloth, 1.1);
  sheet.shape(polygon(at('11.6 -12, 16.4 -10.4, 12 -9')), colours.amber, 0.9);
  sheet.line(dot(x + 9.4 * scale, y - 12.4 * scale), 1.6);
  sheet.resist(line(x - 16 * scale, y + 5 * scale, x + 14 * scale, y + 5 * scale), 1.2);
}

/** A thatched shelter in the fields. */
function shelter(sheet: Sheet, x: number, y: number, scale: number) {
  const at = (d: string) => place(d, { x, y, scale });
  const roof = outline(
    at('-34 -26!, -18 -44, -7 -58!, 7 -58!, 18 -44, 34 -26!, 16 -29, 0 -30, -16 -29'),
  );
  const posts = ['-20 0, -20 -30', '20 0, 20 -30', '-13 -4, -13 -30', '13 -4, 13 -30'];
  sheet.line(posts.map((post) => polyline(at(post))).join(''), 2);
  sheet.shape(polygon(at('-25 -8, 25 -8, 25 -13, -25 -13')), colours.brass, 1.2);
  sheet.block(colours.ochre, roof);
  sheet.block(colours.brass, outline(at('8 -30!, 6 -46, 3 -58!, 7 -58!, 18 -44, 34 -26!, 16 -29')));
  sheet.line(roof, 1.4);
  sheet.shape(ellipse(x, y - 59 * scale, 8 * scale, 3 * scale), colours.umber, 1.1);
}

function landscape(sheet: Sheet) {
  disc(sheet, 430, 112, 66);
  hill(
    sheet,
    colours.sage,
    '-4 120, 80 104, 180 116, 280 148, 360 164, 450 150, 550 122, 644 100',
    240,
  );
  const ridge = '-4 128, 90 132, 190 150, 290 176, 380 182, 470 168, 560 142, 644 126';
  hill(sheet, colours.moss, ridge, 260);
  grove(sheet, { ridge, left: 0, right: 640, rows: 2, step: 13, size: 4.4, seed: 5 });
  riceTerraces(
    sheet,
    [
      {
        edge: '-8 150, 100 158, 200 182, 300 198, 390 200, 480 186, 570 160, 648 146',
        crop: 'ripe',
        bank: 0,
      },
      {
        edge: '-8 166, 90 180, 190 200, 290 212, 390 214, 490 204, 570 184, 648 160',
        crop: 'young',
        bank: 6,
      },
      {
        edge: '-8 196, 90 204, 180 218, 290 232, 400 230, 490 220, 580 206, 648 190',
        crop: 'water',
        bank: 7,
      },
      {
        edge: '-8 212, 80 228, 180 244, 290 246, 400 246, 500 240, 580 222, 648 206',
        crop: 'ripe',
        bank: 8,
      },
      {
        edge: '-8 252, 80 258, 180 268, 290 280, 400 274, 500 262, 580 254, 648 246',
        crop: 'young',
        bank: 10,
      },
      {
        edge: '-8 282, 80 298, 180 300, 290 300, 400 302, 500 302, 580 288, 648 272',
        crop: 'water',
        bank: 11,
      },
      {
        edge: '-8 346, 80 340, 180 348, 290 362, 400 356, 500 344, 580 342, 648 338',
        crop: 'ripe',
        bank: 13,
      },
      {
        edge: '-8 378, 80 386, 180 390, 290 388, 400 392, 500 388, 580 382, 648 372',
        crop: 'dark',
        bank: 14,
      },
    ],
    { step: [11, 19] },
  );
  shelter(sheet, 232, 262, 1.05);
  const crown = palmCrown(sheet, 1.3);
  palm(sheet, '566 252, 554 170, 574 88', { crown, girth: 7 });
  palm(sheet, '610 248, 620 194, 604 148', { crown, scale: 0.76, isMirrored: true, girth: 5.4 });
  palm(sheet, '62 254, 52 192, 70 128', { crown, scale: 0.84, lean: -8, girth: 5.6 });
  for (const [x, y, scale] of [
    [300, 326, 1],
    [334, 322, 0.96],
    [366, 327, 1],
    [396, 321, 0.94],
    [430, 325, 1],
  ] as const) {
    duck(sheet, x, y, scale);
  }
}

export default { seed: 84, ground: '#f7e3c2', views: { landscape } } satisfies Scene;
