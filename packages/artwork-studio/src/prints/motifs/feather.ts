import { along, eased, type Station, tubeSides } from '../bodies.ts';
import { colours } from '../colours.ts';
import { corner, curve, decimal, outline, type Point, type Points, polygon } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** Where bars run across the vanes, as stations of the spine. */
const bars = [
  [10, 11],
  [13, 14],
  [16, 19],
] as const;

/** A wing feather from its quill to its tip: two vanes, split here and there, down at the quill. */
export function feather(sheet: Sheet, spine: Points, width: number) {
  const count = 21;
  const share = eased([
    [0, 0],
    [0.2, 0.2],
    [0.32, 0.72],
    [0.58, 1],
    [0.86, 0.8],
    [1, 0],
  ]);
  const stations = along(spine, count);
  const vane = (at: number): [number, number] => [
    (share(at) * width) / 2.9,
    (share(at) * width) / 1.7,
  ];
  const { left, right } = tubeSides(spine, vane, count);
  const start = 3;
  /** One side from the quill to the tip; at a split it runs in towards the spine and out again. */
  const side = (points: readonly Point[], splits: readonly number[]) =>
    points.slice(start, -1).flatMap((point, index): Point[] => {
      const at = index + start;
      if (!splits.includes(at)) return [point];
      const inner = stations[at - 2] as Station;
      const depth = 0.15;
      const notch: Point = [
        inner.x + (point[0] - inner.x) * depth,
        inner.y + (point[1] - inner.y) * depth,
      ];
      return [corner(point), corner(notch), corner(point)];
    });
  const leftSide = side(left, [7, 15]);
  const rightSide = side(right, [9, 12]);
  const end = stations.at(-1) as Station;
  const foot = stations[start - 1] as Station;
  const tipPoint: Point = [end.x, end.y, true];
  const footPoint: Point = [foot.x, foot.y, true];
  const middle = stations.slice(start, -1).map(({ x, y }): Point => [x, y]);
  const whole = outline([footPoint, ...leftSide, tipPoint, ...rightSide.toReversed()]);

  sheet.block(colours.pool, whole);
  sheet.inside(whole, () => {
    sheet.block(
      colours.lagoon,
      outline([footPoint, ...middle, tipPoint, ...right.slice(start, -1).toReversed()]),
    );
    for (const [from, to] of bars) {
      const spineAt = (at: number) => stations[Math.min(at + 1, count - 1)] as Station;
      const a = spineAt(from - 1);
      const b = spineAt(to - 1);
      sheet.block(
        colours.teal,
        polygon([
          left[from + 1] as Point,
          left[to + 1] as Point,
          [b.x, b.y],
          right[to + 1] as Point,
          right[from + 1] as Point,
          [a.x, a.y],
        ]),
      );
    }
  });
  const barbs = stations
    .slice(start + 1, -2)
    .flatMap(({ x, y, onward, left: normal, share: at }) => {
      const [a, b] = vane(at);
      return [a, -b].map((reach) =>
        curve([
          [x, y],
          [
            x + normal[0] * reach * 0.5 + onward[0] * Math.abs(reach) * 0.35,
            y + normal[1] * reach * 0.5 + onward[1] * Math.abs(reach) * 0.35,
          ],
          [
            x + normal[0] * reach * 0.86 + onward[0] * Math.abs(reach) * 0.8,
            y + normal[1] * reach * 0.86 + onward[1] * Math.abs(reach) * 0.8,
          ],
        ]),
      );
    });
  sheet.inside(whole, () =>
    sheet.line(barbs.join(''), 0.9, { colour: colours.cloth, isFine: true }),
  );
  sheet.line(whole, 1.6);
  const down = stations
    .slice(2, 5)
    .flatMap(({ x, y, left: normal, onward }) =>
      [1, -1].map(
        (way) =>
          `M${decimal(x)} ${decimal(y)}q${decimal(normal[0] * way * 7 + onward[0] * 2)} ${decimal(normal[1] * way * 7 + onward[1] * 2)} ${decimal(normal[0] * way * 9 + onward[0] * 10)} ${decimal(normal[1] * way * 9 + onward[1] * 10)}`,
      ),
    );
  sheet.line(down.join(''), 1.1);
  sheet.line(
    curve(stations.filter((_, index) => index % 4 === 0).map(({ x, y }): Point => [x, y])),
    2.4,
  );
  sheet.resist(
    curve(
      stations.filter((_, index) => index % 4 === 0 && index < 17).map(({ x, y }): Point => [x, y]),
    ),
    0.9,
  );
}
