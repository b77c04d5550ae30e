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

/** Where the curve springs from the jambs, below its tip. */
const springing = 60;

/**
 * The left half of the Mughal ogee, as Bézier curves in hundredths of the opening's width: an arc that
 * leaves the jamb upright and turns over at the haunch, and a lip that curves the other way to the tip.
 * Every arch of ours is made of these numbers, the icons too.
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

/** From the left springing over the tip to the right one, as commands of an SVG path. */
const curve = [
  `C${haunch.slice(1).flat().join(' ')}`,
  `Q${lip.slice(1).flat().join(' ')}`,
  `Q${[lip[1], lip[0]].flatMap(across).join(' ')}`,
  `C${[haunch[2], haunch[1], haunch[0]].flatMap(across).join(' ')}`,
].join('');

/**
 * The ogee on its jambs as an SVG path, open at the foot; its tip is at 50, 0.
 * @param foot where the jambs stand, in hundredths of the width below the tip
 */
export const ogeePath = (foot: number): string => `M0 ${foot}V${springing}${curve}V${foot}`;

/** A level line at the springing that rises into the ogee once; `reach` is its length on either side. */
export const ogeeRulePath = (reach: number): string =>
  `M${-reach} ${springing}H0${curve}H${100 + reach}`;

const steps = 12;

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/**
 * The ogee as a `clip-path`. A polygon, since `path()` does not grow with its box, `shape()` is too young,
 * and a mask's picture would be one more request that a Content-Security-Policy has to allow.
 * @param height of the box, in hundredths of its width
 */
export function ogeeClipPath(height: number): string {
  const left = [haunch, lip].flatMap((points) =>
    Array.from({ length: steps + 1 }, (_, step) => pointOf(points, step / steps)),
  );
  const right = left.toReversed().map(across);
  const outline: Point[] = [[0, height], ...left, ...right, [100, height]];
  return `polygon(${outline.map(([x, y]) => `${percent(x)} ${percent((y / height) * 100)}`).join(', ')})`;
}
