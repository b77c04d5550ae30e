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
 * A woman in the tree pose (Vrikshasana), from the front: the hips level, the heel at the groin, the sole along the
 * inner thigh, the toes well above the knee. x and y are her standing foot; at scale 1 she is 250 tall, and 304 to
 * her fingertips. Her outline's points are in these units, y upwards.
 */
export function treePose(sheet: Sheet, x: number, y: number, scale: number) {
  const { skin, skinShade, madder, wine, cloth, dune, ochre, teal, ink, pool } = colours;
  const at = (d: Points, scaleX = 1) => place(d, { x, y, scale, scaleX, scaleY: -1 });
  const curves = (...lines: string[]) => lines.map((d) => curve(at(d))).join('');
  const both = (d: string) => curve(at(d)) + curve(at(d, -1));

  const size = scale / 1.16;

  // Arms.
  const arm =
    '22 204!, 31 214, 34.6 230, 35 242, 33 252, 27 262, 18 273, 10.4 281, 6.8 286, 5.4 294, .4 304!, .4 274.6!, 8.4 266.6, 16.4 257.6, 22.4 248.6, 22 240, 19.6 230, 16 214!';
  const armShade =
    '35 242!, 33 252, 27 262, 18 273!, 25 259, 29.4 249, 29.6 238, 26.6 222!, 33 222!, 34.6 231';
  sheet.shape(outline(at(arm, -1)), skin, 1.7);
  sheet.block(skin, outline(at(arm))).block(skinShade, outline(at(armShade)));
  sheet.line(outline(at(arm)), 1.7).line(curves('0 276, .2 290, 0 304'), 1.2);
  sheet.line(both('3.8 278, 2.6 285, .8 289'), 0.9, { isFine: true });
  sheet.line(both('9.2 270, 12 275, 14.4 277'), 2, { colour: ochre });

  // The standing foot, from the front.
  const foot =
    '2.4 16!, 2 9, -.6 4, -2 -.4, .4 -3.2, 4 -3.6, 8.6 -3.4, 13 -2.4, 15 .4, 12.8 5, 11.4 10, 11.2 16!';
  sheet.shape(outline(at(foot)), skin, 1.7);
  sheet.line(
    curves('3.4 -3.4, 3.6 -.6', '6.6 -3.4, 6.6 -1', '9.4 -3.2, 9 -1', '12 -2.6, 11.2 -.6'),
    0.9,
    {
      isFine: true,
    },
  );

  // The trousers: the standing leg and the bent one.
  const standing =
    '-8 140!, -3 122, .6 113, 1.6 100, 2.8 84, 3.2 72, 2.2 62, 1 50, 1 38, 2 24, 1.4 15!, 12.4 15!, 13 26, 16.4 42, 17 54, 15.8 64, 16.8 74, 20 92, 22.6 110, 22.8 126, 20.6 138, 17.4 151!, -10 152!';
  const bent =
    '-17.4 151!, -21 143, -30 133, -42 124, -56 115.6, -67 107.6, -73 99.6, -72.4 92, -66.4 87, -56 84.6, -44 85, -32 88.6, -22 93, -16.4 96!, -14 112!, -6 119, 0 122!, 0 140!';
  const standingEdge =
    '1.2 112!, 1.6 100, 2.8 84, 3.2 72, 2.2 62, 1 50, 1 38, 2 24, 1.4 15!, 12.4 15!, 13 26, 16.4 42, 17 54, 15.8 64, 16.8 74, 20 92, 22.6 110, 22.8 126, 20.6 138, 17.4 151!';
  const bentEdge =
    '-17.4 151!, -21 143, -30 133, -42 124, -56 115.6, -67 107.6, -73 99.6, -72.4 92, -66.4 87, -56 84.6, -44 85, -32 88.6, -22 93, -16.4 96!, -13.4 112!, -6 119.4, 1 123';
  const shadesOfStanding = [
    '14 150!, 15.6 128, 14.6 104, 12 82, 12.6 66, 13 48, 9 26, 8 14!, 14 14!, 20 46, 20 80, 26 118, 20 152!',
  ];
  const shadesOfBent = [
    '-76 98!, -62 97, -46 99.6, -30 104.6, -14 112!, -14 94!, -30 84, -60 80, -78 88!',
  ];
  const legs = (d: string, edge: string, shades: string[], trim: () => void) => {
    const whole = outline(at(d));
    sheet.block(cloth, whole).inside(whole, () => {
      sheet.block(dune, shades.map((shade) => outline(at(shade))).join(''), { isFlat: true });
      trim();
    });
    sheet.line(curves(edge), 1.7);
  };
  legs(standing, standingEdge, shadesOfStanding, () => {
    sheet.block(teal, polygon(at('-2 22, 18 22, 18 13, -2 13')), { isFlat: true });
    sheet.line(curves('-2 26, 7 25.4, 18 26'), 1.2, { colour: teal });
  });
  legs(bent, bentEdge, shadesOfBent, () => {
    sheet.block(teal, polygon(at('-13.4 112.6, -16 95, -22 92, -19.6 111')), { isFlat: true });
  });
  const folds = curves(
    // The knee of the standing leg.
    '5.4 72, 6.6 67.4, 10 66.4, 13 68.6',
    '17 146, 19 130, 18 116',
    '-13 148, -26 135, -44 122, -56 114',
    '-6 146, -16 132, -34 120',
    '-58 98.4, -44 100.4, -30 105, -18 110.6',
    '-58 90, -44 91, -30 95',
    '9 50, 9.4 40, 8 30',
  );
  sheet.line(folds, 1, { isFine: true });
  sheet.line(curves('-60 98, -44 100, -30 104.6, -15 111.6'), 1.4);

  // The other foot from its inner side: the heel up, the sole on the thigh.
  const bentFoot =
    '-15.6 109!, -11 114.6, -6.6 119, -2 119.4, .8 116, 1 110, .6 103, 2 96, 3.4 90, 3.2 85, 1.6 82, -1.4 82, -3.6 85.6, -6 92, -9.4 96.6, -15.6 97.4!';
  sheet.shape(outline(at(bentFoot)), skin, 1.6);
  sheet.block(skinShade, outline(at('.8 116!, 1 110, .6 103, 2 96!, -1.6 103, -1.8 110')));
  sheet.line(curves('-2.6 84.4, -.4 86, 2.8 85.4', '-8.4 103, -7 105.4, -5 105'), 0.9, {
    isFine: true,
  });
  sheet.line(outline(at(bentFoot)), 1.6);
  sheet.line(curves('-13.4 98, -10.6 104, -12 112'), 1.8, { colour: ochre });
  sheet.line(curves('1.8 12.4, 6.6 10.8, 11.4 12.4'), 1.8, { colour: ochre });

  // Neck and bodice.
  const neck =
    '-5.4 226!, -5.4 219, -7.4 214.6, -14 217!, -12.4 209, -8 203.6, 0 201.4, 8 203.6, 12.4 209, 14 217!, 7.4 214.6, 5.4 219, 5.4 226!';
  sheet.shape(outline(at(neck)), skin, 1.6);
  sheet.block(skinShade, outline(at('-5.4 221!, 0 216, 5.4 221!, 5.4 216.6, 0 211.4, -5.4 216.6')));
  sheet.line(both('-10.6 209.6, -4.6 209.4, -1.4 207.4'), 0.9, { isFine: true });
  const bodice =
    '-17.4 151!, -16 160, -16.4 170, -19.6 181, -21.4 191, -26.6 203, -32 218!, -19 227.4!, -14.6 218!, -12.6 210, -8.4 205, 0 202.8, 8.4 205, 12.6 210, 14.6 218!, 19 227.4!, 32 218!, 26.6 203, 21.4 191, 19.6 181, 16.4 170, 16 160, 17.4 151!, 0 149';
  const body = outline(at(bodice));
  sheet.block(madder, body).inside(body, () => {
    sheet.block(
      wine,
      outline(
        at('33 218!, 24 212, 17.4 200, 15 188, 11.4 176, 10 162, 11.6 148!, 24 148!, 26 190'),
      ),
      { isFlat: true },
    );
  });
  sheet.resist(
    curves('-14 216, -11.4 208.2, -7.6 203.4, 0 201.2, 7.6 203.4, 11.4 208.2, 14 216'),
    1.1,
  );
  sheet.resist(both('30.6 215, 24.6 219.6, 18 224.6'), 1.1);
  sheet.line(both('21 191, 17.4 185, 11 183.4'), 1, { isFine: true });
  sheet.line(curves('0 178, -.6 168, 0 158'), 0.9, { isFine: true });
  sheet.line(body, 1.7);

  // Sash.
  const sash = '-17.4 157!, 0 155, 17.4 157!, 18.4 151, 17.8 148!, 0 146, -17.8 148!, -18.4 151';
  const sashEnd = '7 148!, 14 147!, 16 132, 16.4 116!, 12 114, 8 116!, 8.4 130';
  sheet.shape(outline(at(sashEnd)), ochre, 1.4).shape(outline(at(sash)), ochre, 1.5);
  sheet.line(polyline(at('8.2 121, 16.2 121')) + polyline(at('8.2 124, 16.2 124')), 1.2, {
    colour: madder,
  });

  // Hair behind the face, and the jasmine on its knot.
  const knot = at('0 255')[0];
  sheet.block(ink, ellipse(knot?.[0] ?? 0, knot?.[1] ?? 0, 7.4 * scale, 5.6 * scale), {
    isFlat: true,
  });

  const skull =
    '0 253.4, -8 251, -12.4 244, -13 235, -11.6 226, -6 222, 6 222, 11.6 226, 13 235, 12.4 244, 8 251';
  sheet.block(ink, outline(at(skull)), { isFlat: true });
  for (const side of [1, -1]) {
    const lobe = at('11.8 232.6', side)[0];
    const drop = at('12.2 226', side)[0];
    sheet.shape(
      ellipse(lobe?.[0] ?? 0, lobe?.[1] ?? 0, 2.2 * scale, 3.6 * scale, side * 8),
      skin,
      1.2,
    );
    sheet.shape(ellipse(drop?.[0] ?? 0, drop?.[1] ?? 0, 1.6 * scale, 2.2 * scale), ochre, 0.9);
  }
  const face =
    '0 248.6!, -5 246.6, -9.2 242, -10.8 235.6, -9.8 228.6, -6.6 222.4, -2.6 219.2, 0 218.6, 2.6 219.2, 6.6 222.4, 9.8 228.6, 10.8 235.6, 9.2 242, 5 246.6';
  sheet.block(skin, outline(at(face)));
  sheet.block(
    skinShade,
    outline(at('9.2 242!, 10.8 235.6, 9.8 228.6, 6.6 222.4, 2.6 219.2!, 6 225, 8 231, 8.2 238')),
  );
  sheet.line(outline(at(face)), 1.5);
  // Her gaze rests on one point before her.
  sheet.line(both('7.6 234.4, 5 236, 2.2 234'), 1.3);
  sheet.line(both('7.8 239.2, 5 240.2, 2.2 239'), 0.9);
  sheet.line(both('5.9 234.5, 4.4 234'), 1.5, { isFine: true });
  sheet.line(curves('.8 233, 1.6 229.4, 0 228.6', '-2.8 224.6, 0 224, 2.8 224.6'), 1);
  sheet.line(curves('-1.4 222.6, 0 222.2, 1.4 222.6'), 0.8, { isFine: true });
  const bindi = at('0 241.8')[0];
  sheet.block(madder, ellipse(bindi?.[0] ?? 0, bindi?.[1] ?? 0, 1.2 * scale), { isFlat: true });
  const garland = curves('-8 253.6, -4 251.2, 0 250.6, 4 251.2, 8 253.6');
  sheet.beads(garland, 3.8 * size, 4.2 * size);

  // The plait over her shoulder.
  const plait = at('10 222, 14.6 212, 12.6 198, 10 184, 10.6 172');
  const plaitWidth = eased([
    [0, 3.4 * scale],
    [0.7, 2.7 * scale],
    [1, 1.6 * scale],
  ]);
  sheet.block(ink, tube(plait, plaitWidth, 7), { isFlat: true });
  const braids = along(plait, 11)
    .slice(1, -1)
    .map(
      (station) =>
        `M${decimal(station.x - 2.4 * size)} ${decimal(station.y - 2 * size)}` +
        `l${decimal(2.4 * size)} ${decimal(2.8 * size)} ${decimal(2.4 * size)}${decimal(-2.8 * size)}`,
    );
  sheet.line(braids.join(''), 0.9, { colour: pool, isFine: true });
  const tassel = '9 173!, 12.4 173!, 13.4 165, 12.4 161, 9.4 161, 8 166';
  sheet.shape(outline(at(tassel)), cloth, 1.1);
}
