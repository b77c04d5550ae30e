import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, corner, decimal, ellipse, outline, type Point, type Points } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** A floating lotus leaf with veins in resist; `notch` is the direction of its cut, in degrees. */
export function lotusLeaf(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { notch = 60 }: { notch?: number } = {},
) {
  const rim = arc(x, y, rx, ry, notch + 9, notch + 351, 13).map((point, index) =>
    index === 0 || index === 12 ? corner(point) : point,
  );
  const whole = outline([[x, y - ry * 0.06, true], ...rim]);
  sheet.block(colours.leaf, whole);
  sheet.inside(whole, () => {
    sheet.block(colours.moss, ellipse(x - rx * 0.1, y - ry * 0.16, rx * 0.96, ry * 0.94));
  });
  const veins = arc(x, y, rx * 0.84, ry * 0.84, notch + 28, notch + 332, 9).map(
    ([veinX, veinY]) =>
      `M${decimal(x)} ${decimal(y)}Q${decimal(mix(x, veinX, 0.5))} ${decimal(mix(y, veinY, 0.5) - ry * 0.05)} ${decimal(veinX)} ${decimal(veinY)}`,
  );
  sheet.resist(veins.join(''), 1).line(whole, 1.6);
}

/** The stem of a lotus that rises from the water. */
export function lotusStem(sheet: Sheet, spine: Points, width = 5) {
  sheet.shape(
    tube(spine, () => width / 2, 5, { isRound: true }),
    colours.moss,
    1.4,
  );
}

/** Rings on the water around something that stands in it. */
export function rings(sheet: Sheet, x: number, y: number, radii: readonly number[]) {
  sheet.resist(radii.map((radius) => ellipse(x, y, radius, radius * 0.24)).join(''), 1.2);
}

interface Ripples {
  from: number;
  to: number;
  left?: number;
  right?: number;
  count: number;
  /** Half the length of a ripple, far and near. */
  far?: number;
  near?: number;
  random: () => number;
}

/** Single ripples on still water, longer towards the viewer. */
export function ripples(
  sheet: Sheet,
  {
    from,
    to,
    left = sheet.x,
    right = sheet.x + sheet.width,
    count,
    far = 10,
    near = 34,
    random,
  }: Ripples,
) {
  const d = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const y = mix(from, to, share ** 1.2);
    const half = mix(far, near, share);
    const x = mix(left, right, random());
    return `M${decimal(x - half)} ${decimal(y)}q${decimal(half / 2)} ${decimal(mix(1.5, 4, share))} ${decimal(half)} 0t${decimal(half)} 0`;
  });
  sheet.resist(d.join(''), 1.2, { opacity: 0.75 });
}

/** The moon's path on still water: even strokes, shorter towards the viewer. */
export const moonPath = (x: number, y: number, scale = 1): Point[][] =>
  (
    [
      [70, 0],
      [56, 5],
      [44, 9],
      [52, 14],
      [36, 19],
      [26, 25],
    ] as const
  ).map(([half, down]) => [
    [x - half * scale, y + down * scale],
    [x, y + (down + 1) * scale],
    [x + half * scale, y + down * scale],
  ]);
