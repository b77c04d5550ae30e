import { colours } from '../colours.ts';
import { type Point, polygon, polyline } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

type Corners = readonly [Point, Point, Point, Point];

/** A point of a wall, from its left to its right and from its top to its foot. */
const within =
  ([a, b, c, d]: Corners) =>
  (across: number, down: number): Point => [
    mix(mix(a[0], b[0], across), mix(d[0], c[0], across), down),
    mix(mix(a[1], b[1], across), mix(d[1], c[1], across), down),
  ];

/** A wall of one tier, with its pairs of steps. */
function wall(sheet: Sheet, corners: Corners, pairs: number, colour: string, steps: number) {
  const { ochre, brass } = colours;
  const at = within(corners);
  sheet.block(colour, polygon(corners), { isFlat: true });
  let light = '';
  let shade = '';
  let treads = '';
  for (let pair = 0; pair < pairs; pair++) {
    const [left, middle, right] = [0.06, 0.5, 0.94].map((share) => (pair + share) / pairs) as [
      number,
      number,
      number,
    ];
    const top = at(middle, 0.12);
    const foot = at(middle, 1);
    light += polygon([top, at(left, 1), foot]);
    shade += polygon([top, at(right, 1), foot]);
    treads += polyline([at(left, 1), top, at(right, 1)]);
    for (let step = 1; step < steps; step++) {
      const down = mix(0.12, 1, step / steps);
      treads += polyline([
        at(mix(middle, left, step / steps), down),
        at(mix(middle, right, step / steps), down),
      ]);
    }
  }
  sheet.block(ochre, light, { isFlat: true }).block(brass, shade, { isFlat: true });
  sheet.line(treads, 0.9);
}

function vignette(sheet: Sheet) {
  const { sand, dune, dawn, lagoon, umber, teal } = colours;
  const tiers = 4;
  const corner =
    (from: Point, to: Point) =>
    (tier: number): Point => [mix(from[0], to[0], tier / tiers), mix(from[1], to[1], tier / tiers)];
  const backLeft = corner([70, 30], [118, 158]);
  const backRight = corner([250, 30], [202, 158]);
  const nearLeft = corner([6, 78], [88, 206]);
  const nearRight = corner([314, 78], [232, 206]);
  for (let tier = 0; tier < tiers; tier++) {
    const next = tier + 1;
    const isOdd = tier % 2 === 1;
    wall(
      sheet,
      [nearLeft(tier), backLeft(tier), backLeft(next), nearLeft(next)],
      2,
      isOdd ? dune : sand,
      4,
    );
    wall(
      sheet,
      [backRight(tier), nearRight(tier), nearRight(next), backRight(next)],
      2,
      isOdd ? dune : dawn,
      4,
    );
    wall(
      sheet,
      [backLeft(tier), backRight(tier), backRight(next), backLeft(next)],
      5 - Math.floor(next / 2),
      isOdd ? sand : dawn,
      5,
    );
    sheet.line(
      polyline([nearLeft(tier), backLeft(tier), backRight(tier), nearRight(tier)]),
      tier === 0 ? 2 : 1.6,
    );
  }
  sheet.shape(
    polygon([backLeft(tiers), backRight(tiers), nearRight(tiers), nearLeft(tiers)]),
    lagoon,
    1.6,
  );
  sheet.block(teal, polygon('118 158, 202 158, 206 166, 114 166'), { isFlat: true });
  sheet.line(polyline('88 206, 118 158, 202 158, 232 206'), 1.7);
  sheet.resist('M120 180q7 4 14 0t14 0M164 192q8 4 16 0t16 0M152 173q6 3 12 0', 1.3);
  // The wall around its mouth.
  sheet.shape(polygon('6 78, 70 30, 250 30, 314 78, 314 68, 252 20, 68 20, 6 68'), umber, 1.6);
  sheet.line(polyline('6 78, 88 206, 232 206, 314 78'), 1.8);
}

export default {
  shows: 'A stepwell of Rajasthan: tiers of paired steps down to green water.',
  seed: 73,
  views: { vignette },
} satisfies Scene;
