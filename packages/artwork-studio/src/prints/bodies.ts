/** Bodies along a spine: limbs, stems, strokes of a brush. */
import { between, corner, cubics, distance, outline, type Point, type Points } from './geometry.ts';
import { mix } from './numbers.ts';

const degreesOf = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

/** A point on a curve. */
export interface Station {
  x: number;
  y: number;
  /** From 0 at the start of the curve to 1 at its end. */
  share: number;
  /** Unit vectors: onward along the curve, and to its left. */
  onward: Point;
  left: Point;
  /** In degrees. */
  heading: number;
}

/** Stations at even distances along a smooth curve. */
export function along(given: Points, count: number): Station[] {
  const dense: Point[] = [];
  for (const [a, b, c, d] of cubics(given, false)) {
    for (let step = dense.length > 0 ? 1 : 0; step <= 16; step++) {
      const t = step / 16;
      const u = 1 - t;
      const on = (axis: 0 | 1) =>
        u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
      dense.push([on(0), on(1)]);
    }
  }
  const last = dense.length - 1;
  const at = (index: number) => dense[Math.min(last, Math.max(0, index))] as Point;
  const lengths = [0];
  for (let index = 1; index <= last; index++) {
    lengths.push((lengths[index - 1] as number) + distance(at(index - 1), at(index)));
  }
  const lengthTo = (index: number) => lengths[index] as number;

  let index = 0;
  return Array.from({ length: count }, (_, station) => {
    const share = station / (count - 1);
    const wanted = lengthTo(last) * share;
    while (index < last - 1 && lengthTo(index + 1) < wanted) index++;
    const rest = (wanted - lengthTo(index)) / (lengthTo(index + 1) - lengthTo(index) || 1);
    const [x, y] = between(at(index), at(index + 1), rest);
    const a = at(index - 1);
    const b = at(index + 2);
    const length = distance(a, b) || 1;
    const onward: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const left: Point = [onward[1], -onward[0]];
    return { x, y, share, onward, left, heading: degreesOf(...(onward as [number, number])) };
  });
}

/** A function through rows of [share, value], with soft steps between them. */
export function eased(rows: readonly (readonly [share: number, value: number])[]) {
  return (share: number): number => {
    let index = 0;
    while (index < rows.length - 2 && (rows[index + 1] as readonly [number, number])[0] < share) {
      index++;
    }
    const [from, low] = rows[index] as readonly [number, number];
    const [to, high] = rows[index + 1] as readonly [number, number];
    const t = Math.max(0, Math.min(1, (share - from) / (to - from || 1)));
    return mix(low, high, t * t * (3 - 2 * t));
  };
}

/** Half the width of a body on each side of its spine. */
type HalfWidth = (share: number) => number | readonly [left: number, right: number];

/** The two sides of a body along a spine. */
export function tubeSides(spine: Points, halfWidth: HalfWidth, count: number) {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const { x, y, share, left: normal } of along(spine, count)) {
    const half = halfWidth(share);
    const [a, b] = typeof half === 'number' ? [half, half] : half;
    left.push([x + normal[0] * a, y + normal[1] * a]);
    right.push([x - normal[0] * b, y - normal[1] * b]);
  }
  return { left, right };
}

/** A body along a spine. Its ends are cut straight, or pointed where it has no width; `isRound` swells them. */
export function tube(
  spine: Points,
  halfWidth: HalfWidth,
  count = 12,
  { isRound = false }: { isRound?: boolean } = {},
): string {
  const { left, right } = tubeSides(spine, halfWidth, count);
  const ended = (point: Point) => (isRound ? point : corner(point));
  /** The points around one end, in the order of the outline: one point where the sides meet. */
  const end = (a: Point, b: Point) => (distance(a, b) < 0.6 ? [corner(a)] : [ended(a), ended(b)]);
  const first = end(left[0] as Point, right[0] as Point);
  const last = end(left.at(-1) as Point, right.at(-1) as Point);
  return outline([
    first[0] as Point,
    ...left.slice(1, -1),
    ...last,
    ...right.slice(1, -1).toReversed(),
    ...first.slice(1),
  ]);
}

interface Brush {
  /** The width at each end, as a share of the full width. */
  start?: number;
  end?: number;
  /** Where the stroke is widest, as a share of its length. */
  peak?: number;
  count?: number;
}

/** A stroke of the brush, filled: thin, full, thin. */
export const brush = (
  spine: Points,
  width: number,
  { start = 0, end = 0, peak = 0.45, count = 7 }: Brush = {},
): string =>
  tube(
    spine,
    (share) => {
      const rise = share < peak ? share / peak : (1 - share) / (1 - peak);
      return (mix(share < peak ? start : end, 1, Math.sin((Math.PI / 2) * rise)) * width) / 2;
    },
    count,
  );
