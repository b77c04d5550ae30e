import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  curve,
  ellipse,
  outline,
  type Point,
  type Points,
  place,
  placePoint,
  polygon,
} from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';
import { forearm, limb, sleeve, union, upperArm } from './posedFigure.ts';

/**
 * A woman who lies on her back, seen from above, her head on the left: 310 long at scale 1, from x on. Drawn upright
 * and turned.
 */
export function restingFigure(sheet: Sheet, x: number, y: number, scale: number) {
  const { ink, skin, skinShade, madder, wine, cloth, ochre, pool } = colours;
  const placement = { x, y, scale, turn: -90 };
  const at = (given: Points) => place(given, placement);
  const spot = (across: number, down: number) => placePoint(across, down, placement);
  const round = (across: number, down: number, wide: number, long = wide) => {
    const [px, py] = spot(across, down);
    return ellipse(px, py, wide * scale, long * scale, -90);
  };

  // The braid, laid aside.
  const braid = at('10 6, 30 -4, 52 2, 67 19');
  sheet.shape(
    tube(braid, (share) => (6 - share * 2.6) * scale, 8, { isRound: true }),
    ink,
    1.4,
  );
  sheet.ticks(curve(braid), 5 * scale, 1, 6.4, { colour: pool, isFine: true });
  sheet.shape(outline(at('63 19!, 70 17!, 72 26, 68 34!, 65 28')), ink, 1.3);
  sheet.line(curve(at('62 20, 67 20.6, 72 17')), 5 * scale, { colour: madder });

  // Feet, fallen outwards.
  for (const side of [1, -1]) {
    const foot = (d: string) =>
      place(place(d, { x: side * 38, y: 284, scaleX: side, turn: side * -34 }), placement);
    sheet.shape(
      outline(foot('-7 -8, -8 4, -9 14, -8 21, -2 24, 4 22.6, 8 19, 8 10, 7 -8')),
      skin,
      1.5,
    );
    const toes = [
      [-5.6, 23, 3.4],
      [-0.4, 24.6, 2.5],
      [3.4, 23.4, 2.3],
      [6.4, 21, 2.1],
      [8.6, 18, 1.9],
    ] as const;
    for (const [across, down, size] of toes) {
      const [px, py] = foot(`${across} ${down}`)[0] as Point;
      sheet.shape(ellipse(px, py, size * scale), skin, 1.2);
    }
  }

  // Neck and head.
  union(sheet, [outline(at('-10 34!, -9 50, -15 60!, 15 60!, 9 50, 10 34!'))], skin);
  sheet.block(skinShade, outline(at('-9 41!, 0 47, 9 41!, 8 47, 0 52, -8 47')), { isFlat: true });
  sheet.shape(
    outline(at('0 -8, 14 -5, 21 6, 22 20, 18 31, 0 36, -18 31, -22 20, -21 6, -14 -5')),
    ink,
    1.5,
  );
  for (const side of [1, -1]) {
    sheet.shape(round(side * 18, 24, 3, 5), skin, 1.2);
    sheet.strokes(round(side * 18.6, 30.4, 1.8), { colour: ochre });
  }
  sheet.shape(
    outline(at('0 2!, 8 6, 15 13, 17 22, 15 32, 9 40, 0 44, -9 40, -15 32, -17 22, -15 13, -8 6')),
    skin,
    1.4,
  );
  sheet.line(curve(at('0 2, 0 -7')), 1, { colour: cloth });
  sheet.line(['-7 -3, -14 3, -18 13', '7 -3, 14 3, 18 13'].map((d) => curve(at(d))).join(''), 0.8, {
    colour: pool,
    isFine: true,
  });
  sheet.line(
    ['-12.4 21, -8.2 23.6, -4 21.4', '12.4 21, 8.2 23.6, 4 21.4'].map((d) => curve(at(d))).join(''),
    1.6,
  );
  sheet.line(
    [
      '-13 17, -8.6 14.8, -4 16.4',
      '13 17, 8.6 14.8, 4 16.4',
      '1.4 20, 1 27, 3.2 30.4, 0 32, -2.4 31',
    ]
      .map((d) => curve(at(d)))
      .join(''),
    1.1,
  );
  sheet.strokes(outline(at('-5.4 36.4!, -2 35, 0 35.6, 2 35, 5.4 36.4!, 2.4 38.8, -2.4 38.8')), {
    colour: madder,
  });
  sheet.strokes(round(0, 13, 1.5), { colour: madder });

  // Arms a little away from the body, palms up.
  for (const side of [1, -1]) {
    const shoulder = spot(side * 34, 69);
    const elbow = spot(side * 56, 117);
    const wrist = spot(side * 72, 162);
    const hand = (d: string) =>
      place(place(d, { x: side * 72, y: 162, scaleX: side, turn: side * -18 }), placement);
    union(
      sheet,
      [
        limb(shoulder, elbow, upperArm, { scale }),
        limb(elbow, wrist, forearm, { scale }),
        outline(hand('-5 -3, -6.4 6, -6 14, -4 22, 0 27, 4 26, 5.4 18, 6 8, 4.4 -3')),
        outline(hand('3 3!, 9 7, 13 13, 13 17, 10 17, 6 13, 3 12!')),
      ],
      skin,
    );
    sheet.line(
      ['-2 26, -1.6 17', '1.8 26, 1.6 17', '-5 12, 0 14, 5 11.6', '2 4, 4.6 9, 2 14']
        .map((d) => curve(hand(d)))
        .join(''),
      0.9,
    );
    const end = spot(side * 43.5, 90);
    const covered = limb(shoulder, end, sleeve, { scale, end: 0.12 });
    sheet.block(madder, covered, { isFlat: true }).line(covered, 1.3);
  }

  const trunk = outline(
    at(
      '-13 55!, -24 57, -37 61, -42 69, -37 80!, -32 88, -29 104, -26 124, -30 150!, 30 150!, 26 124, 29 104, 32 88, 37 80!, 42 69, 37 61, 24 57, 13 55!, 7 63, 0 66, -7 63',
    ),
  );
  sheet.shape(trunk, madder, 1.6);
  sheet.inside(trunk, () =>
    sheet.block(wine, outline(at('-46 50!, -28 80, -22 104, -20 128, -22 154!, -46 154!')), {
      isFlat: true,
    }),
  );
  sheet.line(trunk, 1.6);
  sheet.line(curve(at('-10 57, -6 66, 0 69, 6 66, 10 57')), 1.4, { colour: ochre });
}

/** A printed blanket over the legs of `restingFigure`, from the waist to the ankles. */
export function blanket(sheet: Sheet, x: number, y: number, scale: number) {
  const { blush, rose, madder, ochre } = colours;
  const placement = { x, y, scale, turn: -90 };
  const at = (given: Points) => place(given, placement);
  const whole = outline(
    at(
      '-44 122!, -20 127, 0 124, 20 127, 44 122!, 47 160, 51 210, 58 278!, 34 283, 12 279, -12 282, -36 280, -58 278!, -51 210, -47 160',
    ),
  );
  sheet.block(blush, whole);
  sheet.inside(whole, () => {
    sheet.block(
      rose,
      outline(at('-60 118!, -38 122!, -39 170, -46 230, -50 284!, -64 284!')) +
        outline(at('0 160!, 4 200, 7 240, 10 284!, -10 284!, -7 240, -4 200')),
      { isFlat: true },
    );
    for (const band of [132, 272]) {
      const across = (down: number) =>
        polygon(
          at([
            [-66, down],
            [66, down],
          ]),
        );
      sheet.line(across(band - 7) + across(band + 7), 1.6, { colour: madder });
      const blooms = [-48, -32, -16, 0, 16, 32, 48].map((lateral) => {
        const [px, py] = placePoint(lateral, band, placement);
        return flower(px, py, 5.4 * scale, 6, 30);
      });
      sheet.strokes(blooms.join(''), { colour: madder });
    }
    const petals: string[] = [];
    const hearts: string[] = [];
    for (let row = 0; row < 7; row++) {
      for (let column = -3; column <= 3; column++) {
        const [px, py] = placePoint((column + (row % 2 ? 0.5 : 0)) * 18, 151 + row * 17, placement);
        petals.push(flower(px, py, 4 * scale, 5, 18));
        hearts.push(ellipse(px, py, 1.2 * scale));
      }
    }
    sheet.strokes(petals.join(''), { colour: madder }).strokes(hearts.join(''), { colour: ochre });
  });
  sheet.line(
    [
      '-33 150, -31 190, -36 232, -40 268',
      '33 150, 31 190, 36 232, 40 268',
      '-20 202, -25 208, -30 203',
      '20 202, 25 208, 30 203',
    ]
      .map((d) => curve(at(d)))
      .join(''),
    1,
    { isFine: true },
  );
  sheet.line(whole, 1.6);
}
