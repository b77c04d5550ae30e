import { colours } from '../colours.ts';
import { corner, curve, outline, type Point, place, placePoint } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** A flower of round petals, as a path for borders and cloth. */
export function flower(x: number, y: number, radius: number, petals = 6, turn = 0): string {
  const petal: Point[] = [
    [radius * 0.324, 0, true],
    [radius * 0.72, -radius * 0.3],
    [radius, 0],
    [radius * 0.72, radius * 0.3],
  ];
  return Array.from({ length: petals }, (_, index) =>
    outline(place(petal, { x, y, turn: turn + (360 / petals) * index })),
  ).join('');
}

interface Petal {
  colour?: string;
  tip?: string;
  /** How far it bows to a side, as a share of its length. */
  bend?: number;
  /** Where it is widest, as a share of its length. */
  belly?: number;
}

/** A petal: a block, its tip a second one, and fine lines from the tip. It draws in to a point like the arch. */
export function petal(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  { colour = colours.blush, tip = colours.rose, bend = 0, belly = 0.5 }: Petal = {},
) {
  const half = width / 2;
  const bow = (share: number) => bend * length * 4 * share * (1 - share);
  const at = (share: number, across: number): Point =>
    placePoint(length * share, half * across + bow(share), { x, y, turn });
  const side = (s: number): [Point, Point, Point, Point, Point] => [
    at(0.04, s * 0.3),
    at(belly * 0.5, s * 0.84),
    at(belly, s),
    at(0.78, s * 0.7),
    at(0.92, s * 0.25),
  ];
  const left = side(-1);
  const right = side(1);
  const end = corner(at(1, 0));
  const whole = outline([[x, y, true], ...left, end, ...right.toReversed()]);
  sheet.block(colour, whole);
  sheet.block(
    tip,
    outline([corner(left[3]), left[4], end, right[4], corner(right[3]), at(0.7, 0)]),
  );
  const lines = [-0.52, 0, 0.52].map((s) =>
    curve([at(0.88, s * 0.3), at(0.62, s * 1.05), at(mix(0.3, 0.4, Math.abs(s)), s * 0.9)]),
  );
  sheet.line(lines.join(''), 0.9, { colour: colours.madder, isFine: true }).line(whole, 1.6);
}

/** An open lotus from the side, 140 wide, as the painters of Nathdwara draw it. */
export function lotus(sheet: Sheet, x: number, y: number, scale = 1, turn = 0) {
  const { cloth, blush } = colours;
  // Shift, direction from upright, length, width, bend: the right one of each pair, from the back to the front.
  const rows: [number, number, number, number, number, number, string][] = [
    [4, 0, 62, 66, 30, -0.07, cloth],
    [3, 0, 36, 72, 34, -0.03, blush],
    [0, 0, 0, 77, 37, 0, cloth],
    [8, 3, 88, 66, 25, -0.15, blush],
    [4, 3, 50, 59, 31, -0.05, blush],
    [3, 4, 19, 62, 34, -0.02, cloth],
    [5, 6, 72, 46, 24, -0.1, cloth],
    [2, 7, 36, 44, 27, -0.05, blush],
    [0, 8, 0, 50, 33, 0, blush],
  ];
  for (const [across, down, lean, length, width, bend, colour] of rows) {
    for (const side of lean === 0 ? [1] : [-1, 1]) {
      const [px, py] = placePoint(across * side, down, { x, y, scale, turn });
      petal(sheet, px, py, lean * side - 90 + turn, length * scale, width * scale, {
        colour,
        bend: bend * side,
      });
    }
  }
}

/** A bud of lotus: three petals closed over one another, and two sepals. */
export function lotusBud(sheet: Sheet, x: number, y: number, turn: number, scale = 1) {
  const closed = (lean: number, length: number, width: number, options: Petal) =>
    petal(sheet, x, y, turn + lean, length * scale, width * scale, { belly: 0.42, ...options });
  closed(-10, 50, 24, { bend: 0.04 });
  closed(10, 50, 24, { colour: colours.cloth, bend: -0.04 });
  closed(0, 56, 27, {});
  for (const scaleY of [1, -1]) {
    const sepal = place('0 -5!, 8 -9, 20 -6!, 10 0, 0 2', { x, y, scale, turn, scaleY });
    sheet.shape(outline(sepal), colours.moss, 1.5);
  }
}

interface Marigold {
  /** Below 1 it lies flat, as on water. */
  scaleY?: number;
  colour?: string;
  inner?: string;
  seed?: number;
}

/** A marigold's head: rings of frilled petals. */
export function marigold(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  { scaleY = 1, colour = colours.saffron, inner = colours.ochre, seed = 1 }: Marigold = {},
) {
  const random = seededRandom(seed);
  const ring = (size: number, petals: number, depth: number, phase: number) =>
    outline(
      Array.from({ length: petals * 2 }, (_, index): Point => {
        const angle = ((index + phase) / petals) * Math.PI;
        const isNotch = index % 2 === 1;
        const reach = radius * size * (isNotch ? 1 - depth : 1 + random() * 0.06);
        const point: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * scaleY];
        return isNotch ? corner(point) : point;
      }),
    );
  sheet.shape(ring(1, 11, 0.13, 0), colour, 1.5);
  sheet.shape(ring(0.7, 9, 0.16, 0.5), inner, 1.1);
  sheet.shape(ring(0.4, 6, 0.2, 0.2), colour, 1.1);
}
