type Point = readonly [x: number, y: number];

const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A point of a Bézier curve, by de Casteljau's construction. */
function pointOf(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (first === undefined) throw new RangeError('A curve has points');
  if (rest.length === 0) return first;
  return pointOf(
    rest.map((point, index) => mix(points[index] as Point, point, t)),
    t,
  );
}

/** Distance of the curve's start on the jambs below its tip. */
const springing = 60;

/**
 * The left half of the Mughal ogee arch as Bézier curves, in hundredths of the opening's width: a convex arc
 * from the jamb (haunch), then a concave one to the tip (lip). Every arch and icon uses these numbers.
 */
const haunch = [
  [0, springing],
  [0, 32],
  [27, 20.5],
  [42, 9.6],
] as const satisfies Point[];
const lip = [
  [42, 9.6],
  [47.5, 5.4],
  [50, 0],
] as const satisfies Point[];

const across = ([x, y]: Point): Point => [100 - x, y];

/** SVG path commands from the left jamb over the tip to the right jamb. */
const curve = [
  `C${haunch.slice(1).flat().join(' ')}`,
  `Q${lip.slice(1).flat().join(' ')}`,
  `Q${[lip[1], lip[0]].flatMap(across).join(' ')}`,
  `C${[haunch[2], haunch[1], haunch[0]].flatMap(across).join(' ')}`,
].join('');

/**
 * The arch with its jambs as an SVG path, open at the bottom; its tip is at 50, 0.
 * @param foot bottom of the jambs, in hundredths of the width below the tip
 */
export const ogeePath = (foot: number): string => `M0 ${foot}V${springing}${curve}V${foot}`;

/** A horizontal line that rises into the arch once; `reach` is its length on either side. */
export const ogeeRulePath = (reach: number): string =>
  `M${-reach} ${springing}H0${curve}H${100 + reach}`;

const steps = 12;

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/**
 * The arch as a `clip-path` polygon: `path()` does not scale with its box, `shape()` lacks browser support, and
 * a mask image needs a request that a Content-Security-Policy has to allow.
 * @param height height of the box, in hundredths of its width
 */
export function ogeeClipPath(height: number): string {
  const left = [haunch, lip].flatMap((points) =>
    Array.from({ length: steps + 1 }, (_, step) => pointOf(points, step / steps)),
  );
  const right = left.toReversed().map(across);
  const outline: Point[] = [[0, height], ...left, ...right, [100, height]];
  return `polygon(${outline.map(([x, y]) => `${percent(x)} ${percent((y / height) * 100)}`).join(', ')})`;
}
