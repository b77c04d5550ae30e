import type { Point } from './projection.ts';

/** Computes the `d` attributes of a map's paths, in the units of their points. */

const round = (value: number) => Math.round(value * 100) / 100;
const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Linear interpolation between two points. */
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Deterministic pseudo-random number from 0 to 1, so that server and browser render the same. */
function chance(seed: number): number {
  const hash = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 0x9e37, 0x297a2d39);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** A line, its middle, and its direction there in degrees clockwise from the right. */
export interface Line {
  d: string;
  middle: Point;
  turn: number;
}

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [startX, startY] = points[index] as Point;
    return sum + Math.hypot(x - startX, y - startY);
  }, 0);

const degrees = (angle: number) => Math.round((angle * 180) / Math.PI);

/** Points along a line at intervals of `step`, each with the line's direction. */
function along(points: readonly Point[], step: number): { at: Point; angle: number }[] {
  let rest = 0;
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] as Point;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const found = [];
    for (let distance = rest; distance < length; distance += step) {
      found.push({ at: between(start, end, distance / length), angle });
    }
    rest = (step - ((length - rest) % step)) % step;
    return found;
  });
}

/** Segments between two points of a course. */
const samples = 8;

/**
 * A smooth line through all points: a Catmull-Rom spline ('A Class of Local Interpolating Splines', 1974),
 * approximated by short segments.
 */
export function lineThrough(points: readonly Point[]): Line {
  const knot = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  const curve = points.slice(1).flatMap((end, index) => {
    const [before, start, after] = [knot(index - 1), knot(index), knot(index + 2)];
    return Array.from({ length: samples }, (_, sample): Point => {
      const t = (sample + 1) / samples;
      const at = (axis: 0 | 1) =>
        start[axis] +
        (t * (end[axis] - before[axis])) / 2 +
        t ** 2 * (before[axis] - 2.5 * start[axis] + 2 * end[axis] - after[axis] / 2) +
        t ** 3 * (1.5 * (start[axis] - end[axis]) + (after[axis] - before[axis]) / 2);
      return [at(0), at(1)];
    });
  });
  const line = [knot(0), ...curve];
  const [, middle] = along(line, lengthOf(line) / 2);
  return {
    d: `M${line.map(written).join('L')}`,
    middle: middle?.at ?? knot(0),
    turn: degrees(middle?.angle ?? 0),
  };
}

/** Height of a flight's arc, as a share of its length. */
const bow = 0.14;

/** A flight from the first point to the last: an arc on the northern side. */
export function arcOf(points: readonly Point[]): Line {
  const start = points[0] as Point;
  const end = points.at(-1) as Point;
  const [x, y] = between(start, end, 0.5);
  const sign = end[0] > start[0] ? 1 : -1;
  const aside: Point = [sign * (end[1] - start[1]), -sign * (end[0] - start[0])];
  // A quadratic curve reaches half the distance to its control point.
  const handle: Point = [x + aside[0] * bow * 2, y + aside[1] * bow * 2];
  return {
    d: `M${written(start)}Q${written(handle)} ${written(end)}`,
    middle: [x + aside[0] * bow, y + aside[1] * bow],
    turn: degrees(Math.atan2(end[1] - start[1], end[0] - start[0])),
  };
}

/** A hill of width 1: its outline, and strokes on the shaded slope. */
const hill = [
  '-0.5,0 -0.3,-0.17 -0.14,-0.48 0,-0.56 0.15,-0.43 0.3,-0.15 0.5,0',
  '0.02,-0.46 0.06,-0.1',
  '0.15,-0.34 0.2,-0.06',
  '0.28,-0.14 0.32,-0.02',
].map((stroke) => stroke.split(' ').map((point) => point.split(',').map(Number)));

/** A ridge as rows of hills, as on old maps. @param size width of the largest hill */
export function hillsAlong(ridge: readonly Point[], size: number): string {
  return along(ridge, size * 0.62)
    .flatMap(({ at: [x, y], angle }, index) => {
      const aside = ((index % 3) - 1) * size * 0.62 + (chance(index) - 0.5) * size * 0.3;
      const own = size * (0.7 + 0.3 * chance(index + 1000));
      const foot = [x - Math.sin(angle) * aside, y + Math.cos(angle) * aside] as const;
      return hill.map((stroke) =>
        stroke.map(([right = 0, down = 0]) =>
          written([foot[0] + right * own, foot[1] + down * own]),
        ),
      );
    })
    .map((stroke) => `M${stroke.join('L')}`)
    .join('');
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [endX, endY], index) => {
    const [startX, startY] = outline.at(index - 1) as Point;
    if (startY > y === endY > y) return inside;
    return x < ((endX - startX) * (y - startY)) / (endY - startY) + startX ? !inside : inside;
  }, false);
}

/** Sand: dots at intervals of about `step` within an outline, for a stroke with round caps. */
export function stipple(outline: readonly Point[], step: number): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const dots: string[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step, row += 1) {
    let column = 0;
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step, column += 1) {
      const seed = row * 977 + column;
      const dot: Point = [
        x + (chance(seed) + (row % 2) / 2 - 0.5) * step,
        y + (chance(seed + 5000) - 0.5) * step,
      ];
      if (isInside(dot, outline)) dots.push(`M${written(dot)}h0`);
    }
  }
  return dots.join('');
}

/** A town or fields: diagonal lines at intervals of `step` within an outline. */
export function hatching(outline: readonly Point[], step: number): string {
  // Rotated by 45 degrees, so that the lines are horizontal for the calculation.
  const turned = outline.map(([x, y]): Point => [x - y, x + y]);
  const ys = turned.map(([, y]) => y);
  const lines = Math.floor((Math.max(...ys) - Math.min(...ys)) / step);
  return Array.from({ length: lines }, (_, line) => {
    const y = Math.min(...ys) + (line + 0.5) * step;
    const crossings = turned
      .flatMap(([endX, endY], index) => {
        const [startX, startY] = turned.at(index - 1) as Point;
        if (startY > y === endY > y) return [];
        return [startX + ((endX - startX) * (y - startY)) / (endY - startY)];
      })
      .toSorted((a, b) => a - b);
    return crossings
      .map((x, index) => `${index % 2 === 0 ? 'M' : 'L'}${written([(x + y) / 2, (y - x) / 2])}`)
      .join('');
  }).join('');
}
