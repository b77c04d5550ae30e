import { addColour, type Colour } from '../renderer/colour.ts';
import type { Vector } from '../renderer/vector.ts';

interface Flame {
  /** Its middle. */
  at: Vector;
  /** Half its width, in metres; it is twice as tall. */
  size: number;
}

interface FlamesOptions {
  flames: readonly Flame[];
  light: Colour;
  /** How wide the air about a flame glows, in metres. */
  halo: number;
  /** Light of that glow beside the flame's. */
  haze: number;
}

/** The number of flames in one bounding sphere. */
const group = 16;

/**
 * Small flames, and the mist they light: each ray that passes one gathers light by how near it comes
 * (a Gaussian of its least distance). Made to be laid over a scene's `air`, so that water mirrors it; since
 * only the camera's rays and mirrored ones ask, the flames cast no light. Lamps do that.
 */
export function flames({ flames: all, light, halo, haze }: FlamesOptions) {
  const groups = Array.from({ length: Math.ceil(all.length / group) }, (_, index) => {
    const own = all.slice(index * group, (index + 1) * group);
    const middle = [0, 1, 2].map(
      (axis) => own.reduce((sum, { at }) => sum + (at[axis] as number), 0) / own.length,
    ) as [number, number, number];
    const radius = Math.max(
      ...own.map(({ at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1], at[2] - middle[2])),
    );
    return { own, middle, reach: radius + halo * 3 };
  });
  return (seen: Colour, origin: Vector, direction: Vector, distance: number): Colour => {
    let bright = 0;
    for (const { own, middle, reach } of groups) {
      const [gx, gy, gz] = [middle[0] - origin[0], middle[1] - origin[1], middle[2] - origin[2]];
      const near = gx * direction[0] + gy * direction[1] + gz * direction[2];
      if (near < -reach || near - reach > distance) continue;
      if (gx * gx + gy * gy + gz * gz - near * near > reach * reach) continue;
      for (const { at, size } of own) {
        const [x, y, z] = [at[0] - origin[0], at[1] - origin[1], at[2] - origin[2]];
        const along = x * direction[0] + y * direction[1] + z * direction[2];
        if (along < 0 || along > distance + halo * 0.5) continue;
        const [dx, dy, dz] = [
          x - along * direction[0],
          y - along * direction[1],
          z - along * direction[2],
        ];
        const flat = dx * dx + dz * dz;
        // At least about a pixel wide, or far flames would flicker away between rays.
        const width = Math.max(size, along * 0.00022);
        const dim = (size / width) ** 1.2;
        if (along < distance + size * 2) {
          bright += dim * Math.exp(-(flat + (dy * dy) / 4) / (width * width));
        }
        bright += dim * haze * Math.exp(-Math.sqrt(flat + dy * dy) / (halo * 0.42));
      }
    }
    if (bright < 1e-4) return seen;
    return addColour(seen, [light[0] * bright, light[1] * bright, light[2] * bright]);
  };
}
