/** Curves through points by hand, as SVG path data with relative coordinates of one decimal. */
import { mix } from './numbers.ts';

/** A curve through a corner does not round it off. */
export type Point = readonly [x: number, y: number, corner?: true];

/** Points, or the short form of them: 'x y, x y!', where `!` is a corner. */
export type Points = string | readonly Point[];

type Cubic = readonly [from: Point, handle: Point, handle: Point, to: Point];

/** A number with one decimal, without the zero before the point. */
export const decimal = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const corner = ([x, y]: Point): Point => [x, y, true];
export const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export function points(given: Points): readonly Point[] {
  if (typeof given !== 'string') return given;
  return given.split(',').map((text): Point => {
    const [x, y] = text.replace('!', '').trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) {
      throw new Error(`'${text}' is not a point`);
    }
    return text.includes('!') ? [x, y, true] : [x, y];
  });
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** On top of `scale`; -1 mirrors. */
  scaleX?: number;
  scaleY?: number;
  /** In degrees, clockwise. */
  turn?: number;
}

/** Scales points, turns them, then shifts them. */
export function place(
  given: Points,
  { x = 0, y = 0, scale = 1, scaleX = 1, scaleY = 1, turn = 0 }: Placement,
): Point[] {
  const cos = Math.cos(radians(turn));
  const sin = Math.sin(radians(turn));
  return points(given).map((point): Point => {
    const a = point[0] * scale * scaleX;
    const b = point[1] * scale * scaleY;
    const moved = [x + a * cos - b * sin, y + a * sin + b * cos] as const;
    return point[2] ? [...moved, true] : moved;
  });
}

export const placePoint = (x: number, y: number, placement: Placement): Point =>
  place([[x, y]], placement)[0] as Point;

/** A smooth curve through points. A handle is a bit more than a third of its own segment. */
export function cubics(given: Points, isClosed: boolean): Cubic[] {
  const all = points(given);
  const count = all.length;
  const at = (index: number) => all[(index + count) % count] as Point;

  /** Weighted by the nearness of the neighbours, so that a long side does not throw off a short one. */
  const direction = (index: number): Point | undefined => {
    const point = at(index);
    const isEnd = !isClosed && (index === 0 || index === count - 1);
    if (point[2] || isEnd) return undefined;
    const before = at(index - 1);
    const after = at(index + 1);
    const a = distance(before, point) ** 2 || 1;
    const b = distance(point, after) ** 2 || 1;
    const x = (point[0] - before[0]) / a + (after[0] - point[0]) / b;
    const y = (point[1] - before[1]) / a + (after[1] - point[1]) / b;
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  };

  return Array.from({ length: isClosed ? count : count - 1 }, (_, index): Cubic => {
    const from = at(index);
    const to = at(index + 1);
    const reach = distance(from, to) / 2.75;
    const start = direction(index);
    const end = direction(isClosed ? (index + 1) % count : index + 1);
    const first: Point | undefined = start && [
      from[0] + start[0] * reach,
      from[1] + start[1] * reach,
    ];
    const second: Point | undefined = end && [to[0] - end[0] * reach, to[1] - end[1] * reach];
    if (!first && !second) return [from, between(from, to, 1 / 3), between(from, to, 2 / 3), to];
    return [
      from,
      first ?? between(from, second as Point, 0.5),
      second ?? between(to, first as Point, 0.5),
      to,
    ];
  });
}

const tenths = (value: number) => Math.round(value * 10);

function pathOf(list: readonly Cubic[], isClosed: boolean): string {
  const start = list[0]?.[0];
  if (!start) return '';
  let x = tenths(start[0]);
  let y = tenths(start[1]);
  const steps = list.map(([, ...rest]) => {
    const rounded = rest.map((point) => [tenths(point[0]), tenths(point[1])] as const);
    const step = rounded.map(([a, b]) => `${decimal((a - x) / 10)} ${decimal((b - y) / 10)}`);
    [x, y] = rounded[2] as readonly [number, number];
    return step.join(' ');
  });
  const path = `M${decimal(start[0])} ${decimal(start[1])}c${steps.join(' ')}${isClosed ? 'z' : ''}`;
  return path.replace(/ -/g, '-').replace(/(\.\d) \./g, '$1.');
}

/** An open curve through points. */
export const curve = (given: Points): string => pathOf(cubics(given, false), false);

/** A closed curve through points. */
export const outline = (given: Points): string => pathOf(cubics(given, true), true);

const straight = (given: Points) =>
  `M${points(given)
    .map(([x, y]) => `${decimal(x)} ${decimal(y)}`)
    .join('L')}`;
export const polyline = (given: Points): string => straight(given);
export const polygon = (given: Points): string => `${straight(given)}z`;

/** A straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  straight([
    [x1, y1],
    [x2, y2],
  ]);

/** A dot as wide as the line that draws it. */
export const dot = (x: number, y: number): string => `M${decimal(x)} ${decimal(y)}h.1`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}z`;

export function ellipse(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const reach = (4 / 3) * Math.tan(Math.PI / 16);
  const at = (eighth: number, along: number): Point => {
    const angle = (eighth * Math.PI) / 4;
    return [
      (Math.cos(angle) - along * Math.sin(angle)) * rx,
      (Math.sin(angle) + along * Math.cos(angle)) * ry,
    ];
  };
  const list = Array.from({ length: 8 }, (_, index) =>
    place([at(index, 0), at(index, reach), at(index + 1, -reach), at(index + 1, 0)], {
      x,
      y,
      turn,
    }),
  );
  return pathOf(list as unknown as Cubic[], true);
}

/** Points on an ellipse, in degrees clockwise from the east. */
export const arc = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count = 7,
): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = radians(mix(from, to, index / (count - 1)));
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
