import { colours } from '../colours.ts';
import { curve, ellipse, outline, type Point, place, placePoint } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { posedFigure } from './posedFigure.ts';

const joint = ([x, y]: readonly [number, number], turn: number) => ({ x, y, turn });

/** The ankles, and how far each foot is turned: the front heel lands, the back toes push off. */
const feet = [joint([46, -14], -10), joint([-56, -29], 46)];

/** A hand that hangs, its fingers half closed. */
function relaxedHand(sheet: Sheet, [x, y]: Point, turn: number, scale: number, colour: string) {
  const at = (given: string) => place(given, { x, y, scale, turn });
  const edge =
    '-5 -4.2, 3 -5, 8 -8.6, 13 -11.4, 17.6 -11.8, 18.6 -9!, 14.6 -6.4!, 21 -9, 25 -7.4, 27.6 -2.4, 26 3, 21 5.8, 12 6, 4 5, -5 4.2';
  sheet.block(colour, outline(at(edge)), { isFlat: true }).line(curve(at(edge)), 1.4);
  sheet.line(
    curve(at('27 0, 22 -1.6, 19 -4')) +
      curve(at('25 3.6, 20 1.6, 17 -1')) +
      curve(at('14.6 -6.4, 11 -3')),
    1,
  );
}

/** A woman in mid-stride with a day pack, from the side; 310 high at scale 1. x and y are the ground between her feet. */
export function walker(sheet: Sheet, x: number, y: number, scale: number) {
  const { teal, night, ochre, umber, cloth } = colours;
  const [front, back] = feet as [(typeof feet)[0], (typeof feet)[0]];
  const at = (given: string) => place(given, { x, y, scale });
  const q = (a: number, b: number): Point => placePoint(a, b, { x, y, scale });

  // The pack, behind her back.
  const pack = '-2 -252!, -22 -254, -40 -244, -46 -222, -44 -198, -34 -188, -4 -186!';
  sheet.block(teal, outline(at(pack)));
  sheet.block(night, outline(at('-46 -214!, -24 -210, -2 -212!, -4 -186!, -34 -188, -44 -198')));
  sheet.line(outline(at(pack)) + curve(at('-46 -214, -24 -210, -2 -212')), 1.5);
  sheet.line(curve(at('-38 -202, -36 -196, -28 -194')), 1.2, { colour: ochre, isFine: true });

  relaxedHand(sheet, q(61, -151), 62, scale, colours.skinShade);
  posedFigure(sheet, {
    scale,
    hip: q(-2, -160),
    waist: q(1, -181),
    knee: q(32, -90),
    ankle: q(front.x, front.y),
    foot: [front.turn, 1],
    spine: [q(0, -176), q(-1, -202), q(4, -228), q(8, -251)],
    shade: [q(-18, -170), q(-18, -210), q(-10, -250), q(-2, -230), q(-6, -200), q(-6, -172)],
    neck: [q(8, -250), q(12, -268)],
    head: { at: q(15, -287), turn: 2 },
    arm: { shoulder: q(4, -242), elbow: q(-20, -194), wrist: q(-14, -149) },
    far: {
      arm: { shoulder: q(12, -242), elbow: q(34, -193), wrist: q(60, -153) },
      leg: { knee: q(0, -84), ankle: q(back.x, back.y), foot: [back.turn, 1] },
    },
    cuffs: [
      [q(37, -17), q(45, -12.6), q(55, -13)],
      [q(-62, -36), q(-55, -29), q(-48, -24)],
    ],
    folds: [
      [q(-12, -152), q(8, -128), q(22, -106)],
      [q(10, -160), q(20, -138), q(30, -112)],
      [q(36, -80), q(38, -58), q(42, -38)],
    ],
  });

  relaxedHand(sheet, q(-14, -148), 82, scale, colours.skin);

  // Her eye is open.
  const [eyeX, eyeY] = q(27.6, -287.2);
  sheet.line(curve(at('23.6 -287.4, 27 -290, 31 -287.8')), 1.2);
  sheet.strokes(ellipse(eyeX, eyeY, 1.5 * scale));

  // The strap of the pack, and sandals.
  sheet.line(curve(at('5 -254, 15 -244, 15 -226, 4 -208, -10 -200')), 5 * scale + 1.6);
  sheet.line(curve(at('5 -254, 15 -244, 15 -226, 4 -208, -10 -200')), 5 * scale - 1, {
    colour: ochre,
  });
  for (const foot of [front, back]) {
    const on = (given: string) =>
      place(place(given, { turn: foot.turn, x: foot.x, y: foot.y }), { x, y, scale });
    sheet.block(umber, outline(on('-11 9!, -11 14, 10 14, 32 14.4, 36 9!, 30 11.4, 2 10.6')));
    sheet.line(curve(on('6 -8, 13 0, 14 11')) + curve(on('20 1, 25 5, 25 12')), 1.4, {
      colour: cloth,
    });
  }
}
