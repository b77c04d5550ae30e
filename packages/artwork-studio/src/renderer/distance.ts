/**
 * Signed distances in metres: negative inside. The primitives and ways to join them follow Inigo Quilez,
 * iquilezles.org/articles/distfunctions and /distfunctions2d. All take plain numbers instead of
 * vectors, because they run millions of times for each picture.
 */
import { clamp, mix } from './vector.ts';

const { abs, hypot, max, min } = Math;

export const sphere = (x: number, y: number, z: number, radius: number) => hypot(x, y, z) - radius;

/** Takes half the width, height and depth; `rounding` is the radius of the edges. */
export function box(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  rounding = 0,
) {
  const dx = abs(x) - width + rounding;
  const dy = abs(y) - height + rounding;
  const dz = abs(z) - depth + rounding;
  return min(max(dx, dy, dz), 0) + hypot(max(dx, 0), max(dy, 0), max(dz, 0)) - rounding;
}

/** In a plane; takes half the sides. */
export function rectangle(x: number, y: number, width: number, height: number) {
  const dx = abs(x) - width;
  const dy = abs(y) - height;
  return min(max(dx, dy), 0) + hypot(max(dx, 0), max(dy, 0));
}

/** Upright, from `bottom` to `top`. */
export function cylinder(
  x: number,
  y: number,
  z: number,
  radius: number,
  bottom: number,
  top: number,
) {
  return rectangle(
    hypot(x, z) - radius / 2,
    y - (bottom + top) / 2,
    radius / 2,
    (top - bottom) / 2,
  );
}

/** Upright, with a radius for each end. */
export function cone(
  x: number,
  y: number,
  z: number,
  bottomRadius: number,
  topRadius: number,
  bottom: number,
  top: number,
) {
  const share = clamp((y - bottom) / (top - bottom));
  const lean = (bottomRadius - topRadius) / (top - bottom);
  const side = (hypot(x, z) - mix(bottomRadius, topRadius, share)) / hypot(1, lean);
  return max(side, bottom - y, y - top);
}

/** Around the y axis. */
export const torus = (x: number, y: number, z: number, radius: number, thickness: number) =>
  hypot(hypot(x, z) - radius, y) - thickness;

/** A rod with round ends. */
export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
) {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const along = clamp(
    ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz),
  );
  return hypot(x - ax - dx * along, y - ay - dy * along, z - az - dz * along) - radius;
}

/** Takes three half axes. A bound, exact only near the surface. */
export function ellipsoid(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
) {
  const k = hypot(x / width, y / height, z / depth);
  const slope = hypot(x / (width * width), y / (height * height), z / (depth * depth));
  return slope === 0 ? -min(width, height, depth) : (k * (k - 1)) / slope;
}

/**
 * The opening of a pointed arch in a plane, made of two circles; its foot is at y = 0.
 * @param width half of the full width
 * @param spring height at which the jambs end and the curve begins
 * @param height of the tip
 */
export function pointedArch(x: number, y: number, width: number, spring: number, height: number) {
  const rise = height - spring;
  const offset = (rise * rise - width * width) / (2 * width);
  const side = abs(x);
  return y < spring ? max(side - width, -y) : hypot(side + offset, y - spring) - (width + offset);
}

/**
 * The opening of an ogee: as `pointedArch`, with lips that swing outward to the tip.
 * @param width half of the full width
 */
export function ogee(x: number, y: number, width: number, spring: number, height: number) {
  if (y < spring) return max(abs(x) - width, -y);
  const t = clamp((y - spring) / (height - spring));
  const shoulder = Math.cos((t ** 0.9 * Math.PI) / 2) ** 0.8;
  const half = width * (shoulder * (1 - t) + t * (1 - t) * 0.55);
  return (abs(x) - half) * 0.7;
}

/** The profile of an onion dome, from its neck (y = 0) to its tip. A bound. */
export function onionDome(
  x: number,
  y: number,
  z: number,
  neck: number,
  belly: number,
  height: number,
) {
  const radius = hypot(x, z);
  const t = y / height;
  if (t < 0) return hypot(max(0, radius - neck), y);
  if (t > 1) return hypot(radius, y - height);
  let profile: number;
  if (t < 0.34) profile = neck + (belly - neck) * Math.sin(((Math.PI / 2) * t) / 0.34);
  else {
    const s = (t - 0.34) / 0.66;
    profile = belly * max(0, 1 - s ** 1.62) ** 0.78;
    if (s > 0.74) {
      const tip = (1 - s) / 0.26;
      profile = min(profile, belly * 0.478 * (0.35 * tip + 0.65 * tip ** 3));
    }
  }
  return (radius - profile) * 0.6;
}

/** Both shapes, with a fillet of about this radius where they meet. */
export function smoothUnion(a: number, b: number, radius: number) {
  const share = max(radius - abs(a - b), 0) / radius;
  return min(a, b) - share * share * radius * 0.25;
}

export const smoothSubtract = (from: number, what: number, radius: number) =>
  -smoothUnion(-from, what, radius);
