import { along, brush, type Station, tubeSides } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, line, outline, type Point, type Points, place } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

interface Leaf {
  width?: number;
  /** How far the spine bows out, as a share of the length. */
  bend?: number;
  colour?: string;
  shade?: string;
  vein?: string;
  veinWidth?: number;
  /** Pairs of side veins. */
  veins?: number;
  /** The depth of the teeth of its edge. */
  teeth?: number;
  lineWidth?: number;
}

/** A leaf in two blocks, parted by its midrib. It points east from 0 0; place it by `turn`. */
export function leaf(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  length: number,
  {
    width = 18,
    bend = 0,
    colour = colours.moss,
    shade = colours.leaf,
    vein = colours.cloth,
    veinWidth = 1.3,
    veins = 0,
    teeth = 0,
    lineWidth = 1.7,
  }: Leaf = {},
) {
  const spine = place(
    [
      [0, 0],
      [length * 0.5, bend * length],
      [length, bend * length * 0.25],
    ],
    { x, y, turn },
  );
  const widest = 0.42;
  const exponent = Math.log(0.5) / Math.log(widest);
  const halfWidth = (share: number) => (width / 2) * Math.sin(Math.PI * share ** exponent) ** 0.86;
  const count = teeth > 0 ? 8 : 5;
  const middle = along(spine, count);
  const { left, right } = tubeSides(spine, halfWidth, count);

  const edge = (side: readonly Point[], direction: number): Point[] => {
    const inner = side.slice(1, -1);
    if (teeth === 0) return inner;
    return inner.flatMap((point, index): Point[] => {
      const notch: Point = [point[0], point[1], true];
      const next = inner[index + 1];
      if (!next) return [notch];
      const { left: normal } = middle[index + 1] as Station;
      const tip: Point = [
        mix(point[0], next[0], 0.72) + normal[0] * direction * teeth,
        mix(point[1], next[1], 0.72) + normal[1] * direction * teeth,
        true,
      ];
      return [notch, tip];
    });
  };

  const end = middle.at(-1) as Station;
  const stalk: Point = [x, y, true];
  const tip: Point = [end.x, end.y, true];
  const upper = edge(left, 1);
  const midrib = middle.map((station): Point => [station.x, station.y]);
  const whole = outline([stalk, ...upper, tip, ...edge(right, -1).toReversed()]);
  sheet.block(colour, whole);
  sheet.block(shade, outline([stalk, ...upper, tip, ...midrib.slice(1, -1).toReversed()]));
  sheet.line(curve(midrib.slice(0, -1)), veinWidth, { colour: vein });
  for (const station of along(spine, veins + 3).slice(1, veins + 1)) {
    const reach = halfWidth(station.share) * 0.72;
    for (const side of [1, -1]) {
      sheet.line(
        line(
          station.x,
          station.y,
          station.x + station.left[0] * side * reach + station.onward[0] * reach * 0.7,
          station.y + station.left[1] * side * reach + station.onward[1] * reach * 0.7,
        ),
        0.9,
        { colour: vein, isFine: true },
      );
    }
  }
  sheet.line(whole, lineWidth);
}

/** A leaf as a symbol: 50 long, pointing east from 0 0. */
export const leafSymbol = (sheet: Sheet, options: Leaf = {}): string =>
  sheet.symbol(() => leaf(sheet, 0, 0, 0, 50, options));

interface Frond {
  /** Of `leafSymbol`. */
  leaf: string;
  /** How many pairs. */
  pairs?: number;
  scale?: number;
}

/** A feathered frond, such as neem: pairs of leaves along a rib, and one at its tip. */
export function frond(sheet: Sheet, spine: Points, { leaf, pairs = 7, scale = 0.95 }: Frond) {
  sheet.strokes(brush(spine, 3.4, { start: 0.9, end: 0.35, peak: 0.1, count: 5 }));
  const stations = along(spine, 41);
  for (let pair = 0; pair <= pairs; pair++) {
    const share = mix(0.2, 1, pair / pairs);
    const { x, y, heading } = stations[Math.round(share * 40)] as Station;
    const size = scale * mix(1, 0.55, share ** 1.4);
    if (pair === pairs) {
      sheet.put(leaf, { x, y, turn: heading, scale: size });
      continue;
    }
    const spread = mix(58, 38, share);
    sheet.put(leaf, { x, y, turn: heading - spread, scale: size });
    sheet.put(leaf, { x, y, turn: heading + spread, scale: size, scaleY: -1 });
  }
}
