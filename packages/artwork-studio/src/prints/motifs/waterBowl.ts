import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, corner, curve, ellipse, outline, type Point } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { hatch, lathe } from './lathe.ts';

/** A glazed bowl of water, 160 wide at scale 1. x and y are the middle of its mouth; `afloat` draws what swims in it. */
export function waterBowl(sheet: Sheet, x: number, y: number, scale = 1, afloat?: () => void) {
  const { lagoon, teal, night, pool, cloth } = colours;
  const rim = 80 * scale;
  const vessel = lathe(
    x,
    y,
    [
      [0, 80],
      [6, 80],
      [9, 77],
      [26, 74],
      [44, 60],
      [56, 42],
      [61, 33],
      [64, 33],
      [72, 38],
    ],
    { scale, roundness: 0.22 },
  );
  sheet.block(lagoon, vessel.body);
  sheet.block(teal, vessel.field(28, 76, 9, 60));
  sheet.block(night, vessel.band(61, 66, -80, 80));
  let petals = '';
  for (let index = 0; index < 13; index++) {
    const left = -84 + 13 * index;
    const right = left + 13;
    const middle = (left + right) / 2;
    petals += curve([
      corner(vessel.at(left, 40)),
      vessel.at(mix(left, middle, 0.4), 29),
      corner(vessel.at(middle, 22)),
      vessel.at(mix(right, middle, 0.4), 29),
      corner(vessel.at(right, 40)),
    ]);
  }
  sheet.resist(petals + curve(vessel.circle(16)) + curve(vessel.circle(43, -86, 86)), 1.2);
  sheet.beads(curve(vessel.circle(49, -80, 80)), 2.2, 6, { isFine: true });
  hatch(sheet, vessel, {
    from: 46,
    to: 57,
    lines: [
      [66, 20],
      [64, 8],
      [62, 16],
    ],
  });
  sheet.strokes(brush(vessel.meridian(-56, 11, 48, 5), 4 * scale, { peak: 0.35 }), {
    colour: pool,
  });
  sheet.line(vessel.body, 1.8).line(curve(vessel.circle(62, -86, 86)), 1.2);

  const back = arc(x, y, rim, rim * 0.22, 0, -180, 9).slice(1, -1);
  const ends: [Point, Point] = [
    [x + rim, y],
    [x - rim, y],
  ];
  sheet.shape(outline([...vessel.circle(6), ends[0], ...back, ends[1]]), lagoon, 1.8);
  const mouth = ellipse(x, y, rim - 5 * scale, rim * 0.22 - 2.4 * scale);
  sheet.inside(mouth, () => {
    sheet.block(teal, mouth, { isFlat: true });
    sheet.block(colours.mist, ellipse(x, y + 5 * scale, rim - 7 * scale, rim * 0.2 - 3 * scale), {
      isFlat: true,
    });
    const ring = (size: number, from: number, to: number) =>
      curve(arc(x - 8 * scale, y + 4 * scale, 70 * scale * size, 13 * scale * size, from, to, 6));
    sheet.resist(ring(0.9, 20, 160) + ring(0.66, 10, 190) + ring(0.4, 0, 200), 1.3);
  });
  afloat?.();
  sheet.line(mouth, 1.4);
  sheet.strokes(brush(vessel.circle(3, -64, -14, 5), 2.2 * scale), { colour: cloth });
}
