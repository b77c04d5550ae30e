/** A woman seen from the side, built on joints, so that her limbs keep their lengths in every pose. */

import { eased, tubeSides } from '../bodies.ts';
import { colours } from '../colours.ts';
import { corner, curve, ellipse, outline, type Point, type Points, place } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** Half widths: the share of the way from joint to joint, then to the left and to the right of it. */
type Rows = readonly (readonly [share: number, left: number, right: number])[];

/** In units of a body 310 tall. */
const thigh: Rows = [
  [0, 17, 17],
  [0.3, 16, 15],
  [0.65, 12, 11.5],
  [1, 10, 9.5],
];
const shin: Rows = [
  [0, 9.6, 9.6],
  [0.25, 8.6, 12],
  [0.55, 7, 9.4],
  [0.85, 5.8, 6.2],
  [1, 6, 6.4],
];
export const upperArm: Rows = [
  [0, 8, 8],
  [0.4, 7.4, 7.4],
  [0.8, 5.8, 6],
  [1, 5.8, 5.8],
];
export const forearm: Rows = [
  [0, 5.8, 5.8],
  [0.3, 6.2, 5.8],
  [0.8, 4.2, 4.2],
  [1, 4, 4],
];
const trunkRows: Rows = [
  [0, 14, 14],
  [0.2, 12.6, 13],
  [0.45, 13.6, 14],
  [0.72, 15.4, 16.4],
  [0.9, 13, 13.4],
  [1, 9, 9],
];
const neckRows: Rows = [
  [0, 9.6, 9.6],
  [0.5, 7.4, 7.4],
  [1, 7.6, 7.6],
];
export const sleeve: Rows = [
  [0, 9.8, 9.8],
  [0.6, 9.2, 9.2],
  [1, 8.8, 8.8],
];

const sides = (spine: Points, rows: Rows, scale: number, count: number) => {
  const left = eased(rows.map(([share, a]) => [share, a * scale]));
  const right = eased(rows.map(([share, , b]) => [share, b * scale]));
  return tubeSides(spine, (share) => [left(share), right(share)], count);
};

interface Limb {
  scale: number;
  /** How far its middle bows to the left. */
  bow?: number;
  /** How round its far end is. */
  end?: number;
}

/** A limb from joint to joint; its ends are round. */
export function limb(a: Point, b: Point, rows: Rows, { scale, bow = 0, end = 1 }: Limb): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const middle: Point = [mix(a[0], b[0], 0.5) + dy * bow, mix(a[1], b[1], 0.5) - dx * bow];
  const { left, right } = sides([a, middle, b], rows, scale, 7);
  const radius = ([, l, r]: Rows[number]) => ((l + r) / 2) * scale;
  const start = radius(rows[0] as Rows[number]);
  const stop = radius(rows.at(-1) as Rows[number]) * end;
  return outline([
    [a[0] - dx * start, a[1] - dy * start],
    ...left,
    [b[0] + dx * stop, b[1] + dy * stop],
    ...right.toReversed(),
  ]);
}

/** Several parts in one colour with one key line round all of them. */
export function union(sheet: Sheet, parts: readonly string[], colour: string) {
  sheet.line(parts.join(''), 3.2);
  for (const part of parts) sheet.block(colour, part, { isFlat: true });
}

/** The direction of a foot or hand in degrees, and -1 where it is mirrored. */
type Direction = readonly [turn: number, scaleX: number];

const foot = ([x, y]: Point, [turn, scaleX]: Direction, scale: number) =>
  outline(
    place(
      '-5 -6, -9 1, -11 8, -8 12, 2 11, 12 11.6, 24 12, 31 11.6, 34 8.6, 30 5, 18 0, 8 -7, 1 -10',
      { x, y, scale, scaleX, turn },
    ),
  );
const hand = ([x, y]: Point, [turn, scaleX]: Direction, scale: number) =>
  outline(
    place('-4 -4.2, 4 -4.8, 14 -4.6, 22 -2.4, 28 .6, 27 3, 18 3.4, 8 4.4, -4 4', {
      x,
      y,
      scale,
      scaleX,
      turn,
    }),
  );

interface Head {
  at: Point;
  /** In degrees; at 0 she looks to the right. */
  turn: number;
  hasBun?: boolean;
}

/** A head in profile with closed eyes, 40 high. */
function profile(sheet: Sheet, { at: [x, y], turn, hasBun = true }: Head, scale: number) {
  const { ink, cloth, skin, pool, ochre, madder } = colours;
  const at = (d: string) => place(d, { x, y, scale, turn });
  const dotAt = (d: string) => at(d)[0] as Point;
  const face = outline(
    at(
      '4 -19, 12 -16, 16.4 -10, 16.6 -5.6, 15.8 -3, 18 1, 20.4 4.4, 19.4 6, 16.4 6.6!, 17.2 8.4, 18 9.6, 16.2 10.8!, 17.2 12.4, 16.2 14, 15 15.2, 15.6 18, 13 20.4, 8 20.4, 0 16.4, -6 11, -10 0, -6 -12',
    ),
  );
  const hair = outline(
    at(
      '14.4 -14.6!, 10 -19, 0 -21.4, -11 -18, -18 -8.6, -18 2, -13.4 10, -8 13.4!, -5.6 8, -6 2, -2 -3.6, 5 -7, 11 -10',
    ),
  );
  if (hasBun) {
    const [bunX, bunY] = dotAt('-20.5 3');
    sheet.shape(ellipse(bunX, bunY, 8.2 * scale, 8.8 * scale, turn), ink, 1.4);
    sheet.beads(curve(at('-15.2 -3.6, -13.6 3, -15.4 9.4')), 3 * scale, 3.6 * scale, {
      colour: cloth,
    });
  }
  sheet.shape(face, skin, 1.5);
  sheet.block(ink, hair, { isFlat: true }).line(hair, 1);
  sheet.line(curve(at('-1 -19, -9 -13, -14 -3')) + curve(at('6 -17, -2 -10, -9 2')), 0.8, {
    colour: pool,
    isFine: true,
  });
  const [earX, earY] = dotAt('-3.2 3.2');
  sheet.shape(ellipse(earX, earY, 2.6 * scale, 4 * scale, turn - 8), skin, 1.1);
  const [ringX, ringY] = dotAt('-2.6 8');
  sheet.block(ochre, ellipse(ringX, ringY, 1.5 * scale), { isFlat: true });
  sheet.line(curve(at('9.4 -.6, 12.2 1, 15 -.2')), 1.3);
  sheet.line(curve(at('8.6 -5.6, 12 -7, 15.6 -5.8')), 1.1);
  sheet.line(curve(at('16.2 10.8, 13.6 10.6')), 1);
  const [dotX, dotY] = dotAt('16.2 -7.6');
  sheet.block(madder, ellipse(dotX, dotY, 1.1 * scale), { isFlat: true });
}

interface Arm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Left out where the hand is hidden. */
  hand?: Direction;
}

interface Pose {
  scale: number;
  hip: Point;
  waist: Point;
  knee: Point;
  ankle: Point;
  foot: Direction;
  /** From the waist to the shoulders. */
  spine: readonly Point[];
  /** The widths of the trunk along the spine, left and right of it. */
  trunk?: Rows;
  /** What lies in shade of the trunk. */
  shade: readonly Point[];
  neck: readonly [Point, Point];
  head: Head;
  arm: Arm;
  far?: { arm?: Arm; leg?: { knee: Point; ankle: Point; foot: Direction } };
  /** Hems of the trousers. */
  cuffs: readonly (readonly Point[])[];
  /** Folds of the trousers. */
  folds: readonly (readonly Point[])[];
  /** Half the width of the seat, left and right of the line from the hip to the waist. */
  seat?: readonly [number, number];
  thighBow?: number;
  /** The thigh lies on the shin. */
  isFolded?: boolean;
  /** The front of the legs is to the right of the way from the hip to the foot. */
  isMirrored?: boolean;
}

/** Draws her from the far limbs to the near ones. */
export function posedFigure(sheet: Sheet, pose: Pose) {
  const { cloth, dune, skin, skinShade, madder, wine, teal, ochre } = colours;
  const { scale } = pose;
  const facing = (rows: Rows): Rows =>
    pose.isMirrored ? rows.map(([share, a, b]) => [share, b, a]) : rows;

  const leg = (
    joints: { knee: Point; ankle: Point; foot: Direction },
    colour: string,
    skinColour: string,
    pelvis: readonly string[],
  ) => {
    const upper = limb(pose.hip, joints.knee, facing(thigh), {
      scale,
      bow: (pose.thighBow ?? 0) * scale,
    });
    const lower = limb(joints.knee, joints.ankle, facing(shin), { scale });
    union(sheet, [foot(joints.ankle, joints.foot, scale)], skinColour);
    if (pose.isFolded) {
      union(sheet, [lower], colour);
      union(sheet, [...pelvis, upper], colour);
    } else union(sheet, [...pelvis, upper, lower], colour);
  };
  const arm = (joints: Arm, skinColour: string, sleeveColour: string) => {
    const { shoulder, elbow, wrist } = joints;
    union(
      sheet,
      [
        limb(shoulder, elbow, upperArm, { scale }),
        limb(elbow, wrist, forearm, { scale }),
        ...(joints.hand ? [hand(wrist, joints.hand, scale)] : []),
      ],
      skinColour,
    );
    const end: Point = [mix(shoulder[0], elbow[0], 0.42), mix(shoulder[1], elbow[1], 0.42)];
    const covered = limb(shoulder, end, sleeve, { scale, end: 0.12 });
    sheet.block(sleeveColour, covered, { isFlat: true }).line(covered, 1.3);
  };

  if (pose.far?.arm) arm(pose.far.arm, skinShade, wine);
  if (pose.far?.leg) leg(pose.far.leg, dune, skinShade, []);
  union(sheet, [limb(...pose.neck, neckRows, { scale })], skin);
  profile(sheet, pose.head, scale);
  const [seatLeft, seatRight] = pose.seat ?? [19, 18];
  const pelvis: Rows = [
    [0, seatLeft, seatRight],
    [0.5, 17, 16.4],
    [1, 14, 14],
  ];
  leg(pose, cloth, skin, [limb(pose.hip, pose.waist, pelvis, { scale })]);
  for (const cuff of pose.cuffs) sheet.line(curve(cuff), 2.6, { colour: teal });
  sheet.line(pose.folds.map((fold) => curve(fold)).join(''), 1, { isFine: true });

  const { left, right } = sides(pose.spine, pose.trunk ?? trunkRows, scale, 9);
  const [leftWaist, rightWaist] = [left[0] as Point, right[0] as Point];
  const trunk = outline([
    corner(leftWaist),
    ...left.slice(1),
    ...right.slice(1).toReversed(),
    corner(rightWaist),
  ]);
  sheet.block(madder, trunk);
  sheet.inside(trunk, () => sheet.block(wine, outline(pose.shade), { isFlat: true }));
  sheet.line(trunk, 1.6);

  // The sash hides the seam of the waist.
  const [from, to] = pose.spine as [Point, Point];
  const away = Math.hypot(from[0] - to[0], from[1] - to[1]) / (2.4 * scale);
  const sash = curve([
    leftWaist,
    [
      mix(leftWaist[0], rightWaist[0], 0.5) + (from[0] - to[0]) / away,
      mix(leftWaist[1], rightWaist[1], 0.5) + (from[1] - to[1]) / away,
    ],
    rightWaist,
  ]);
  sheet.line(sash, 6.4 * scale).line(sash, 3.6 * scale, { colour: ochre });

  arm(pose.arm, skin, madder);
  const { shoulder } = pose.arm;
  sheet.block(madder, ellipse(shoulder[0], shoulder[1], 8.8 * scale), { isFlat: true });
}
