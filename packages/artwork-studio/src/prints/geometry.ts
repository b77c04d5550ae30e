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
const degreesOf = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

export const corner = ([x, y]: Point): Point => [x, y, true];
const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];
const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

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
function cubics(given: Points, isClosed: boolean): Cubic[] {
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

function bezier(handles: readonly Point[], t: number): Point {
  if (handles.length === 1) return handles[0] as Point;
  return bezier(
    handles.slice(1).map((point, index) => between(handles[index] as Point, point, t)),
    t,
  );
}

/** The site's arch for a card, 400 wide and 500 high, drawn inwards by `inset`; open at its foot. */
export function ogee(inset: number): string {
  // In hundredths of the width, as in the Arch of @elevate/ui: from the springing, then to the tip.
  const haunch = points('0 60, 0 32, 27 20.5, 42 9.6');
  const tip = points('42 9.6, 47.5 5.4, 50 0');
  const width = 400;
  const raw = [
    ...Array.from({ length: 17 }, (_, index) => bezier(haunch, index / 16)),
    ...Array.from({ length: 8 }, (_, index) => bezier(tip, (index + 1) / 8)),
  ].map(([x, y]): Point => [x * 4, y * 4]);
  const moved = raw
    .map(([x, y], index): Point => {
      const a = raw[Math.max(0, index - 1)] as Point;
      const b = raw[Math.min(raw.length - 1, index + 1)] as Point;
      const length = distance(a, b);
      return [x - ((b[1] - a[1]) / length) * inset, y + ((b[0] - a[0]) / length) * inset];
    })
    .filter(([x]) => x < width / 2 - 0.3);
  const [a, b] = moved.slice(-2) as [Point, Point];
  const top = b[1] + ((b[1] - a[1]) * (width / 2 - b[0])) / (b[0] - a[0]);
  const left: Point[] = [
    [inset, 500, true],
    [inset, 240, true],
    ...moved.filter((_, index) => index > 0 && index % 3 === 0),
  ];
  const right = left.toReversed().map((point) => place([point], { x: width, scaleX: -1 })[0]);
  return curve([...left, [width / 2, top, true], ...(right as Point[])]);
}
