import { between, curve, distance, type Point, place, points } from './geometry.ts';

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
