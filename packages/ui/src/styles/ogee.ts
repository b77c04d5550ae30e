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

/** The left half of `Arch`'s ogee: haunch, then tip, in hundredths of the width. */
const halves: readonly (readonly Point[])[] = [
  [
    [0, 60],
    [0, 32],
    [27, 20.5],
    [42, 9.6],
  ],
  [
    [42, 9.6],
    [47.5, 5.4],
    [50, 0],
  ],
];

const steps = 12;

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/**
 * The ogee as a `clip-path`. A polygon, since `path()` does not grow with its box, `shape()` is too young,
 * and a mask's picture would be one more request that a Content-Security-Policy has to allow.
 * @param height of the box, in hundredths of its width
 */
export function ogeeClipPath(height: number): string {
  const left = halves.flatMap((curve) =>
    Array.from({ length: steps + 1 }, (_, step) => pointOf(curve, step / steps)),
  );
  const right = left.toReversed().map(([x, y]): Point => [100 - x, y]);
  const outline: Point[] = [[0, height], ...left, ...right, [100, height]];
  return `polygon(${outline.map(([x, y]) => `${percent(x)} ${percent((y / height) * 100)}`).join(', ')})`;
}
