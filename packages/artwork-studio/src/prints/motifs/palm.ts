import { along, eased, type Station, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, type Point, type Points, polygon, radians } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** The crown of a coconut palm, as a symbol: fronds that arch and hang from 0 0. */
export function palmCrown(sheet: Sheet, scale = 1): string {
  return sheet.symbol(() => {
    for (const [index, degrees] of [-168, -140, -112, -82, -52, -26, 6, 190].entries()) {
      frond(sheet, degrees, (index % 2 ? 62 : 53) * scale, index % 2 ? colours.leaf : colours.pine);
    }
    const nuts = [-4, 4].map((x) => ellipse(x * scale, (x < 0 ? 4 : 5) * scale, 4 * scale));
    sheet.shape(nuts.join(''), colours.ochre, 1.1);
  });
}

function frond(sheet: Sheet, degrees: number, length: number, colour: string) {
  const across = Math.cos(radians(degrees));
  const up = Math.sin(radians(degrees));
  const rib: Point[] = [
    [0, 0],
    [across * length * 0.52, up * length * 0.52 - length * 0.1],
    [across * length, up * length * 0.8 + length * 0.2],
  ];
  const unit = length / 62;
  const above: Point[] = [];
  const below: Point[] = [];
  const stations = along(rib, 12);
  for (const { x, y, share, left, onward } of stations.slice(1, -1)) {
    const half = 11 * unit * Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.12)) ** 0.7;
    const side = across >= 0 ? half : -half;
    const at = (reach: number, ahead: number): Point => [
      x + left[0] * side * reach + onward[0] * ahead * unit,
      y + left[1] * side * reach + onward[1] * ahead * unit,
    ];
    above.push(at(0.42, 0));
    below.push(at(-1, 3), at(-0.3, 4));
  }
  const tip = stations.at(-1) as Station;
  const whole = polygon([[0, 0], ...above, [tip.x, tip.y], ...below.toReversed()]);
  sheet.strokes(whole, { colour });
  sheet.resist(curve(rib), 1).line(whole, 1);
}

interface Palm {
  /** Of `palmCrown`. */
  crown: string;
  /** Of its crown's symbol. */
  scale?: number;
  isMirrored?: boolean;
  /** In degrees. */
  lean?: number;
  /** Half the width of its stem at the foot. */
  girth?: number;
}

/** A coconut palm: a ringed stem along `spine`, from its foot, and its crown. */
export function palm(
  sheet: Sheet,
  spine: Points,
  { crown, scale = 1, isMirrored = false, lean = 0, girth = 5.4 }: Palm,
) {
  const half = eased([
    [0, girth],
    [0.1, girth * 0.78],
    [1, girth * 0.48],
  ]);
  sheet.shape(tube(spine, half, 8, { isRound: true }), colours.umber, 1.4);
  sheet.ticks(curve(spine), girth, 1, girth * 1.4, { colour: colours.dune, isFine: true });
  const { x, y } = along(spine, 9)[8] as Station;
  sheet.put(crown, { x, y, scale, scaleX: isMirrored ? -1 : 1, turn: lean });
}
