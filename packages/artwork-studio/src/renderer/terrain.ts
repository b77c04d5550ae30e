import type { Terrain } from './scene.ts';
import { normalise, type Vector } from './vector.ts';

interface Area {
  left: number;
  right: number;
  front: number;
  back: number;
}

/**
 * Caches a height function in a grid with bilinear interpolation. Pays off from about six octaves of noise.
 * Outside the area, the height at the border continues.
 * @param points along the longer side
 */
export function bakeHeight(height: (x: number, z: number) => number, area: Area, points = 2048) {
  const width = area.right - area.left;
  const depth = area.back - area.front;
  const step = Math.max(width, depth) / points;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(depth / step) + 1;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[row * columns + column] = height(area.left + column * step, area.front + row * step);
    }
  }
  return (x: number, z: number): number => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - area.left) / step));
    const v = Math.min(rows - 1.001, Math.max(0, (z - area.front) / step));
    const column = u | 0;
    const row = v | 0;
    const at = row * columns + column;
    const s = u - column;
    const t = v - row;
    const near = (heights[at] as number) * (1 - s) + (heights[at + 1] as number) * s;
    const far =
      (heights[at + columns] as number) * (1 - s) + (heights[at + columns + 1] as number) * s;
    return near + (far - near) * t;
  };
}

/**
 * The distance at which a ray hits the ground, or Infinity. Steps grow with the height above the ground and
 * with the distance, followed by a bisection (Quilez, iquilezles.org/articles/terrainmarching).
 */
export function marchTerrain(
  { height, near, far, ceiling }: Terrain,
  origin: Vector,
  direction: Vector,
  least = near,
  most = far,
): number {
  let t = least;
  if (origin[1] + direction[1] * t > ceiling) {
    if (direction[1] >= 0) return Number.POSITIVE_INFINITY;
    t = Math.max(t, (ceiling - origin[1]) / direction[1]);
  }
  let before = t;
  for (let step = 0; step < 400 && t < most; step++) {
    const y = origin[1] + direction[1] * t;
    if (direction[1] > 0 && y > ceiling) return Number.POSITIVE_INFINITY;
    const above = y - height(origin[0] + direction[0] * t, origin[2] + direction[2] * t, t);
    if (above < 0) {
      let [low, high] = [before, t];
      for (let half = 0; half < 9; half++) {
        const middle = (low + high) / 2;
        const isBelow =
          origin[1] + direction[1] * middle <
          height(origin[0] + direction[0] * middle, origin[2] + direction[2] * middle, middle);
        if (isBelow) high = middle;
        else low = middle;
      }
      return (low + high) / 2;
    }
    before = t;
    t += Math.max(above * 0.45, t * 0.0016);
  }
  return Number.POSITIVE_INFINITY;
}

export function terrainNormal({ height }: Terrain, x: number, z: number, distance: number): Vector {
  const step = Math.max(1e-3, distance * 0.0012);
  return normalise([
    height(x - step, z, distance) - height(x + step, z, distance),
    2 * step,
    height(x, z - step, distance) - height(x, z + step, distance),
  ]);
}
