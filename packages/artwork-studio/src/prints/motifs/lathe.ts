import { corner, curve, outline, type Point, radians } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** How far down from the rim, and how wide there. */
export type Profile = readonly (readonly [down: number, radius: number])[];

type Lathe = ReturnType<typeof lathe>;

/**
 * A turned vessel, seen a little from above. Bands, ornament and shade follow its circles and meridians, so that
 * they agree. Degrees are from -90 at its left edge to 90 at its right.
 */
export function lathe(
  x: number,
  y: number,
  profile: Profile,
  { scale = 1, roundness = 0.2 }: { scale?: number; roundness?: number } = {},
) {
  const depth = (profile.at(-1) as readonly [number, number])[0];
  const radius = (down: number) => {
    const after = Math.max(
      1,
      profile.findIndex(([at], index) => at >= down || index === profile.length - 1),
    );
    const [from, upper] = profile[after - 1] as readonly [number, number];
    const [to, lower] = profile[after] as readonly [number, number];
    return mix(upper, lower, Math.max(0, Math.min(1, (down - from) / (to - from || 1))));
  };
  /** A point of the surface. */
  const at = (degrees: number, down: number): Point => {
    const r = radius(down) * scale;
    const fall = r * roundness * (1 - (0.55 * Math.max(0, down)) / depth);
    const angle = radians(degrees);
    return [x + r * Math.sin(angle), y + down * scale + fall * Math.cos(angle)];
  };
  /** Part of a circle around the vessel. */
  const circle = (down: number, from = -90, to = 90, count = 9) =>
    Array.from({ length: count }, (_, index) => at(mix(from, to, index / (count - 1)), down));
  /** A line from the rim towards the foot. */
  const meridian = (degrees: number, from: number, to: number, count = 8) =>
    Array.from({ length: count }, (_, index) => at(degrees, mix(from, to, index / (count - 1))));
  /** A field between two meridians. */
  const field = (left: number, right: number, from: number, to: number, count = 7) => {
    const ended = (side: Point[]) =>
      side.map((point, index) => (index === 0 || index === count - 1 ? corner(point) : point));
    return outline([
      ...ended(meridian(left, from, to, count)),
      ...ended(meridian(right, from, to, count)).toReversed(),
    ]);
  };
  /** A field between two circles. */
  const band = (from: number, to: number, left = -90, right = 90, count = 7) =>
    outline([...circle(from, left, right, count), ...circle(to, right, left, count)]);
  const side = (direction: number) =>
    profile.map(
      ([down, r], index): Point =>
        index === 0
          ? [x + direction * r * scale, y + down * scale, true]
          : [x + direction * r * scale, y + down * scale],
    );
  const body = outline([...side(-1), ...circle(depth, -75, 75, 7), ...side(1).toReversed()]);
  return { at, circle, meridian, field, band, body };
}

/** The engraver's lines that lead from a shade into the light. */
export function hatch(
  sheet: Sheet,
  vessel: Lathe,
  { from, to, lines }: { from: number; to: number; lines: readonly (readonly [number, number])[] },
) {
  const d = lines.map(([start, end], index) =>
    curve(vessel.circle(mix(from, to, index / (lines.length - 1)), start, end, 4)),
  );
  sheet.line(d.join(''), 0.9, { isFine: true });
}
