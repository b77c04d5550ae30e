import { brush, eased, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, corner, curve, decimal, ellipse, outline, place, radians } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { lathe } from './lathe.ts';

/**
 * A copper jug with a looped handle on its right, 230 high at scale 1. x and y are the middle of its mouth. `within`
 * draws what rises from it: what is below the near edge of its mouth is hidden.
 */
export function jug(sheet: Sheet, x: number, y: number, scale: number, within: () => void) {
  const { copper, madder, wine, rose, blush, cloth } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const handle = tube(
    at('27 18, 52 6, 82 20, 92 58, 82 96, 58 122'),
    eased([
      [0, 7 * scale],
      [0.4, 6 * scale],
      [1, 4.4 * scale],
    ]),
    8,
    { isRound: true },
  );
  sheet.shape(handle, copper, 1.6);
  sheet.strokes(brush(at('54 11, 80 26, 87 58, 80 86'), 3.2 * scale, { count: 5 }), {
    colour: blush,
  });
  sheet.strokes(brush(at('76 22, 88 58, 78 96, 60 118'), 4 * scale, { count: 5 }), {
    colour: madder,
  });
  sheet.shape(ellipse(x + 28 * scale, y + 17 * scale, 6 * scale, 8 * scale), copper, 1.4);

  // The metal's light and shade are bands along its meridians.
  const vessel = lathe(
    x,
    y,
    [
      [0, 37],
      [7, 35],
      [30, 23],
      [48, 22.5],
      [64, 28],
      [88, 47],
      [118, 64],
      [146, 69],
      [174, 62],
      [198, 46],
      [208, 37],
      [212, 37],
      [226, 45],
    ],
    { scale },
  );
  sheet.block(copper, vessel.body);
  const field = (left: number, right: number, from = 4, to = 226) =>
    vessel.field(left, right, from, to, 8);
  sheet.inside(vessel.body, () => {
    sheet.block(madder, field(-96, -72) + field(30, 76), { isFlat: true });
    sheet.block(rose, field(-56, -16), { isFlat: true });
    sheet.block(wine, field(46, 62), { isFlat: true });
    sheet.block(blush, field(-50, -30), { isFlat: true });
    sheet.block(cloth, field(-46, -39, 66, 200) + field(-46, -38, 8, 56), { isFlat: true });
  });
  sheet.block(wine, vessel.band(209, 214, -80, 80));

  // Dents of the hammer, engraved teeth, and rings at the neck.
  let dents = '';
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 4; column++) {
      const degrees = -12 + column * 12 + (row % 2) * 6;
      if (degrees > 26) continue;
      const [dentX, dentY] = vessel.at(degrees, 94 + row * 15);
      const half = 4.4 * scale * Math.cos(radians(degrees));
      dents += `M${decimal(dentX - half)} ${decimal(dentY - 1)}q${decimal(half)} ${decimal(5 * scale)} ${decimal(2 * half)} 0`;
    }
  }
  sheet.line(dents, 1.1, { colour: wine, isFine: true });
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const left = -81 + index * 18;
    const right = left + 18;
    const middle = left + 9;
    return curve([
      vessel.at(left, 67),
      vessel.at(mix(left, middle, 0.3), 77),
      corner(vessel.at(middle, 86)),
      vessel.at(mix(right, middle, 0.3), 77),
      vessel.at(right, 67),
    ]);
  });
  const rings = [34, 39, 60, 66].map((down) => curve(vessel.circle(down, -88, 88, 7)));
  sheet.line(rings.join('') + teeth.join(''), 1.1);
  sheet.line(vessel.body, 1.7).line(curve(vessel.circle(209, -86, 86, 7)), 1.2);

  const back = arc(x, y, 37 * scale, 7.6 * scale, 0, -180, 7).slice(1, -1);
  const lip = outline([
    ...vessel.circle(6, -90, 90, 7),
    [x + 37 * scale, y],
    ...back,
    [x - 37 * scale, y],
  ]);
  sheet.shape(lip, rose, 1.6);
  const [rx, ry] = [31 * scale, 6.4 * scale];
  sheet.shape(ellipse(x, y, rx, ry), wine, 1.3);
  const near = arc(x, y, rx, ry, 180, 0, 7);
  sheet.inside(
    `${curve(near)}H${decimal(x + 160 * scale)}V${decimal(y - 300 * scale)}H${decimal(x - 160 * scale)}V${decimal(y)}z`,
    within,
  );
}
