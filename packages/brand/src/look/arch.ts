/** The Mughal ogee arch: one curve, scaled evenly, for frames and the mark; and the printed hem. */
import type { Drawing, Ornament } from '@elevate/ui/brand';

type Point = readonly [x: number, y: number];

/** Distance of the curve's start on the jambs below its tip. */
const springing = 60;

/**
 * The left half as Bézier curves, in hundredths of the opening's width: a convex arc from the jamb (haunch),
 * then a concave one to the tip (lip).
 */
const haunch: readonly Point[] = [
  [0, springing],
  [0, 32],
  [27, 20.5],
  [42, 9.6],
];
const lip: readonly Point[] = [
  [42, 9.6],
  [47.5, 5.4],
  [50, 0],
];
const mirrored = (points: readonly Point[]) =>
  points.toReversed().map(([x, y]): Point => [100 - x, y]);

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Of the frame's opening, in hundredths of its width, and of the lines around it. */
const foot = 125;
const margin = { side: 6, top: 10 };

/** An arch with its jambs as an SVG path, open at its foot; its right half mirrors the left one. */
function archPath(left = 0, tip = 0): string {
  const width = 100 - 2 * left;
  const command = (name: string, points: readonly Point[]) =>
    name +
    points
      .slice(1)
      .flatMap(([x, y]) => [rounded(left + (x * width) / 100), rounded(tip + (y * width) / 100)])
      .join(' ');
  return [
    `M${rounded(left)} ${foot}V${rounded(tip + (springing * width) / 100)}`,
    command('C', haunch),
    command('Q', lip),
    command('Q', mirrored(lip)),
    command('C', mirrored(haunch)),
    `V${foot}`,
  ].join('');
}

/** An arch around the opening; its tip is one and a half times as far from it as its jambs. */
const around = (distance: number) => archPath(-distance, -1.5 * distance);

/** The logo: an opening in its frame. */
export const mark: Drawing = {
  viewBox: '-5 -11 110 137.5',
  paths: [
    { d: archPath(), strokeWidth: 7, isAccent: true },
    { d: archPath(14, 21), isFilled: true },
  ],
};

/** The mark in mails, which load nothing: the frame, and the opening in it, as boxes with round tops, in px. */
export const mailMark = {
  frame: { width: 20, height: 26, radius: 12 },
  opening: { width: 14, height: 21, radius: 7 },
} as const;

/** The six petals of a flower, as dots. */
const blossom = (x: number, y: number) =>
  [
    [0, -4.4],
    [3.8, -2.2],
    [3.8, 2.2],
    [0, 4.4],
    [-3.8, 2.2],
    [-3.8, -2.2],
  ]
    .map(([dx = 0, dy = 0]) => `M${rounded(x + dx)} ${rounded(y + dy)}h.1`)
    .join('');

/** The mark, the lines around a picture, and the dividing line. */
export const ornament: Ornament = {
  mark,
  frame: {
    viewBox: `${-margin.side} ${-margin.top} ${100 + 2 * margin.side} ${foot + margin.top}`,
    paths: [
      { d: around(0) },
      { d: around(2.5), strokeWidth: 0.7, dashes: '0 2.1', isFine: true },
      { d: around(5), opacity: 0.5 },
      { d: `M-5 ${foot - 0.5}H105` },
    ],
  },
  // The hem of a printed cloth: a vine between two rows of beads.
  rule: {
    viewBox: '0 0 72 34',
    paths: [
      { d: 'M0 1H72M0 33H72', strokeWidth: 1.2 },
      { d: 'M0 5.5H72M0 28.5H72', strokeWidth: 2, dashes: '0 6' },
      { d: 'M0 17C12 9 24 9 36 17S60 25 72 17', strokeWidth: 1.3 },
      {
        d: 'M36 17q1-6 7-7 1 5-7 7zM36 17q-1 6-7 7-1-5 7-7zM0 17q1 6 7 7 1-5-7-7zM72 17q-1-6-7-7-1 5 7 7z',
        isFilled: true,
      },
      { d: `${blossom(18, 16)}${blossom(54, 18)}`, strokeWidth: 3.8, dashes: '0 9' },
    ],
  },
};

function pointOf(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return first ?? [0, 0];
  const [a, b] = [pointOf(points.slice(0, -1), t), pointOf(rest, t)];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/**
 * The opening as a `clip-path` polygon: `path()` does not scale with its box, `shape()` lacks browser support, and
 * a mask image needs a request that a Content-Security-Policy has to allow.
 */
function clipPath(): string {
  const steps = 12;
  const left = [haunch, lip].flatMap((points) =>
    Array.from({ length: steps + 1 }, (_, step) => pointOf(points, step / steps)),
  );
  return `polygon(${[[0, foot] as const, ...left, ...mirrored(left), [100, foot] as const]
    .map(([x, y]) => `${rounded(x)}% ${rounded((y / foot) * 100)}%`)
    .join(', ')})`;
}

/** Shape of a framed picture, and the room that the ornament needs in the frame's outer box. */
export const frame = {
  // Pure, so that scripts without the clip drop its maths.
  clip: /* @__PURE__ */ clipPath(),
  block: `${(margin.top / (foot + margin.top)) * 100}%`,
  inline: `${(margin.side / (100 + 2 * margin.side)) * 100}%`,
};
