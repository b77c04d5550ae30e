import { along, eased, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  curve,
  decimal,
  ellipse,
  outline,
  type Points,
  place,
  polygon,
  polyline,
} from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A woman in the tree pose (Vrikshasana), from behind. x and y are her standing foot; at scale 1 she is 250 tall, and
 * 303 to her fingertips. Her outline's points are in these units, y upwards.
 */
export function treePose(sheet: Sheet, x: number, y: number, scale: number) {
  const { skin, skinShade, madder, wine, cloth, dune, ochre, teal, ink, pool } = colours;
  const at = (d: Points, scaleX = 1) => place(d, { x, y, scale, scaleX, scaleY: -1 });
  const curves = (...lines: string[]) => lines.map((d) => curve(at(d))).join('');
  const both = (d: string) => curve(at(d)) + curve(at(d, -1));

  // Arms.
  const arm =
    '27 198!, 34 213, 38 229, 39.5 243, 38.5 252, 32 261.5, 20.5 271, 9.5 278.5, 6.3 284, 5.2 292, .4 303!, .4 271!, 8.5 263.5, 17 256, 25.5 247, 23.5 236, 20.5 226, 15 216!';
  const armShade =
    '38 229, 39.5 243, 38.5 252, 32 261.5, 20.5 271, 15 274!, 28 259, 33.5 249, 34 238, 31 222!, 34 216';
  sheet.shape(outline(at(arm, -1)), skin, 1.7);
  sheet.block(skin, outline(at(arm))).block(skinShade, outline(at(armShade)));
  sheet.line(outline(at(arm)), 1.7).line(curves('0 273, .2 288, 0 303'), 1.2);
  sheet.line(both('3.6 276, 2.4 283, .8 287'), 0.9, { isFine: true });

  // Standing foot, neck, ears.
  const foot =
    '-4.5 17!, -4.6 9, -5.6 4, -4 .4, 5 -.4, 14 0, 20 1, 21.4 3.4, 17 6.6, 13 11, 12 17!';
  sheet.shape(outline(at(foot)), skin, 1.7);
  sheet.line(curves('15 1, 15.6 3.4', '18 1.2, 18.4 3.2'), 0.9, { isFine: true });
  const neck = '-7.4 226!, -7 220, -9 214!, 9 214!, 7 220, 7.4 226!';
  sheet.shape(outline(at(neck)), skin, 1.7);
  for (const side of [1, -1]) {
    const ear = ellipse(
      x + side * 12.4 * scale,
      y - 231 * scale,
      2.6 * scale,
      4.6 * scale,
      side * 8,
    );
    sheet.shape(ear, skin, 1.3);
  }

  // Trousers.
  const legs = outline(
    at(
      '-17.5 154!, 17.5 154!, 24 144, 28.6 130, 28.4 114, 25 94, 21.8 76, 21.6 58, 19 38, 14.5 21, 13.6 15!, -6 15!, -6.4 21, -9 40, -9.6 58, -7.4 76, -5.4 94, -4 110!, -17 112!, -20.6 93!, -29 87.6, -40 82.6, -55 81.6, -67 85.6, -73.6 93.4, -72.4 103.4, -63 113.6, -49 124.6, -34.6 136, -24 146',
    ),
  );
  const shades = [
    '-76 95!, -64 97.6, -46 98.6, -30 102.6, -18 111!, -14 90, -30 78, -76 78!',
    '-5 112!, 4 104, 7 84, 5 62, 3 40, 2 15!, -14 12!, -14 60',
    '-17 152!, -6 138, -2 124, -4 112, -12 112, -16 130, -22 140!',
  ];
  sheet.block(cloth, legs).inside(legs, () => {
    sheet.block(dune, shades.map((d) => outline(at(d))).join(''), { isFlat: true });
    sheet.block(teal, polygon(at('-10 20, 18 20, 18 13, -10 13')), { isFlat: true });
    sheet.line(curves('-10 23.4, 4 24, 18 23.4'), 1.2, { colour: teal });
    sheet.block(teal, polygon(at('-16 114, -20 91, -24.6 91, -20.6 115')), { isFlat: true });
  });
  const folds = curves(
    '17 148, 20 128, 18 104',
    '12 150, 13 120, 11 92, 12 70',
    '17 64, 15.6 44, 11 26',
    '3 100, 5 78, 3.6 58',
    '-1 50, 0 36, 1 26',
    '-19 150, -34 128, -52 112',
    '-12 146, -26 126, -44 111, -58 103',
    '-65 98.6, -48 99, -32 102.6, -19 109.6',
    '-58 87.4, -42 88.4, -27 94',
    '0 152, 1 136, -3 122',
  );
  sheet.line(folds, 1, { isFine: true }).line(legs, 1.7);

  // The other foot: its outer side, toes down, the sole on the thigh.
  const bentFoot =
    '-16.6 111!, -9 116.8, -5 115, -4 105, -3.6 92, -3 79.6, -5 75.4, -8.2 77.6, -10.8 85, -13.6 91.6, -19.6 95!';
  sheet.shape(outline(at(bentFoot)), skin, 1.7);
  sheet.line(curves('-5.2 78.6, -5.6 82', '-7 78.4, -7.4 81.6'), 0.8, { isFine: true });
  sheet.line(curves('-17.6 101, -13 105.6, -11 113.6', '-4.6 12, 3 10.4, 12.4 12'), 1.8, {
    colour: ochre,
  });

  // Bodice.
  const bodice = outline(
    at(
      '-17.8 151!, -17 160, -19.5 176, -22.5 188, -25.5 195, -31.5 206, -35.6 217.5!, -22.6 228.5!, -18.6 221, -13.6 216.4, -7.6 220!, -4.6 211.5, 0 209, 4.6 211.5, 7.6 220!, 13.6 216.4, 18.6 221, 22.6 228.5!, 35.6 217.5!, 31.5 206, 25.5 195, 22.5 188, 19.5 176, 17 160, 17.8 151!, 0 149',
    ),
  );
  const bodiceShade = '36 220!, 26 208, 17 196, 12 180, 10 164, 12 148!, 24 148!, 24 190, 38 210';
  sheet.block(madder, bodice).inside(bodice, () => sheet.block(wine, outline(at(bodiceShade))));
  sheet.resist(both('34 214, 27.6 218.6, 21.6 225'), 1.3);
  sheet.line(both('13 205, 9 196, 8 186'), 1, { isFine: true }).line(bodice, 1.7);

  // Sash.
  const sash = '-18 157!, 0 154, 18 157!, 18.4 150, 17.8 148!, 0 146, -17.8 148!, -18.4 150';
  const sashEnd = '6 148!, 13 147!, 15 128, 16 106!, 11.5 104, 7 106!, 8 126';
  sheet.shape(outline(at(sash)), ochre, 1.5).shape(outline(at(sashEnd)), ochre, 1.5);
  sheet.line(polyline(at('7.2 112, 15.8 112')) + polyline(at('7.3 115, 15.6 115')), 1.2, {
    colour: madder,
  });

  // Hair, plait, jasmine.
  const hair =
    '0 251.5, -8.6 248.6, -12.8 239, -12 228.5, -7.4 220.6, 0 218, 7.4 220.6, 12 228.5, 12.8 239, 8.6 248.6';
  const strands = curves(
    '0 251, -.6 240, 0 228',
    '-5 247, -8.4 238, -6.6 226',
    '5 247, 8.4 238, 6.6 226',
  );
  sheet.block(ink, outline(at(hair)), { isFlat: true });
  sheet.line(strands, 0.9, { colour: pool, isFine: true });
  const plait = at('0 222, .6 205, -1 184, .8 160');
  const plaitWidth = eased([
    [0, 4.6 * scale],
    [0.7, 3.4 * scale],
    [1, 2 * scale],
  ]);
  sheet.block(ink, tube(plait, plaitWidth, 7), { isFlat: true });
  const size = scale / 1.16;
  const braids = along(plait, 13)
    .slice(1, -1)
    .map(
      (station) =>
        `M${decimal(station.x - 3 * size)} ${decimal(station.y - 2.4 * size)}` +
        `l${decimal(3 * size)} ${decimal(3.4 * size)} ${decimal(3 * size)}${decimal(-3.4 * size)}`,
    );
  sheet.line(braids.join(''), 0.9, { colour: pool, isFine: true });
  const tassel = '-1.6 161!, 3 161!, 4.4 152, 3 146, -.6 146.6, -2.6 153';
  sheet.shape(outline(at(tassel)), madder, 1.2);
  sheet.beads(curves('-9.6 224, -4.6 219.4, 0 218.4, 4.6 219.4, 9.6 224'), 4 * size, 4.6 * size);
}
