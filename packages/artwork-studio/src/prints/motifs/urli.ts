import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, corner, curve, ellipse, outline, type Point } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { hatch, lathe } from './lathe.ts';

/** The wide brass bowl of Kerala, 256 wide at scale 1, oil to the brim. x and y are the middle of its mouth. */
export function urli(sheet: Sheet, x: number, y: number, scale = 1) {
  const { ochre, brass, umber, amber, cloth } = colours;
  const rim = 128 * scale;
  const vessel = lathe(
    x,
    y,
    [
      [0, 128],
      [9, 128],
      [12, 122],
      [30, 118],
      [48, 106],
      [64, 86],
      [76, 60],
      [80, 50],
      [84, 51],
      [95, 63],
    ],
    { scale, roundness: 0.19 },
  );

  for (const side of [-1, 1]) {
    const handle =
      ellipse(x + side * 139 * scale, y + 6, 18 * scale, 21 * scale) +
      ellipse(x + side * 140 * scale, y + 6, 9.5 * scale, 12.5 * scale);
    sheet.shape(handle, side < 0 ? ochre : brass, 1.6, { hasHoles: true });
  }
  sheet.block(ochre, vessel.body);
  sheet.block(brass, vessel.field(30, 72, 13, 79));
  sheet.block(umber, vessel.band(80, 85, -78, 80));
  sheet.block(brass, vessel.band(85, 94, 12, 78));

  // Lotus petals, engraved below two lines.
  let petals = '';
  let hearts = '';
  for (let index = 0; index < 15; index++) {
    const left = -81 + 10.8 * index;
    const right = left + 10.8;
    const middle = (left + right) / 2;
    petals += curve([
      vessel.at(left, 24),
      vessel.at(mix(left, middle, 0.28), 40),
      corner(vessel.at(middle, 53)),
      vessel.at(mix(right, middle, 0.28), 40),
      vessel.at(right, 24),
    ]);
    hearts += curve([vessel.at(middle, 27), vessel.at(middle, 41)]);
  }
  sheet.line(curve(vessel.circle(18)) + curve(vessel.circle(23)), 1.1);
  sheet.line(petals, 1.2).line(hearts, 0.9, { isFine: true });
  const ends = [34, 10, 22, 2, 26, 14].map((end, index) => [74 - index * 2, end] as const);
  hatch(sheet, vessel, { from: 57, to: 77, lines: ends });
  sheet.strokes(
    brush(vessel.meridian(-54, 13, 74, 5), 6.5 * scale, { peak: 0.35 }) +
      brush(vessel.meridian(-44, 14, 52, 4), 2.2 * scale),
    { colour: cloth },
  );
  sheet.line(vessel.body, 1.9).line(curve(vessel.circle(80, -86, 86)), 1.4);

  const back = arc(x, y, rim, rim * 0.19, 0, -180, 9).slice(1, -1);
  const [right, left]: [Point, Point] = [
    [x + rim, y],
    [x - rim, y],
  ];
  sheet.shape(outline([...vessel.circle(9), right, ...back, left]), ochre, 1.9);
  const mouth = ellipse(x, y, rim - 8, rim * 0.163);
  sheet.inside(mouth, () => {
    sheet.block(umber, mouth, { isFlat: true });
    sheet.block(amber, ellipse(x, y + 8, rim - 13, rim * 0.15), { isFlat: true });
    sheet.resist(
      curve(arc(x - 6, y + 8, 90 * scale, 13, 200, 262, 5)) +
        curve(arc(x - 6, y + 8, 76 * scale, 9.5, 208, 240, 4)) +
        curve(arc(x + 4, y + 7, 88 * scale, 9, 20, 66, 4)),
      1.7,
    );
  });
  sheet.line(mouth, 1.5);
  sheet.strokes(brush(vessel.circle(4.5, -66, -8, 5), 2.8 * scale), { colour: cloth });
}
