import { type Colour, mixColour } from './colour.ts';
import { clamp, dot, type Vector } from './vector.ts';

interface FogOptions {
  /** Density at the height `base`, per metre. */
  density: number;
  /** The height in metres over which the density falls to about a third. */
  height: number;
  base: number;
  colour: Colour;
  /** The colour toward the sun. */
  lit: Colour;
  sun: Vector;
  /** The largest share of a surface that it hides. @default 1 */
  most?: number;
}

/** Low haze, integrated in closed form along a ray: Quilez, iquilezles.org/articles/fog. */
export function heightFog({ density, height, base, colour, lit, sun, most = 1 }: FogOptions) {
  return (seen: Colour, origin: Vector, direction: Vector, distance: number): Colour => {
    const start = Math.exp(-clamp((origin[1] - base) / height, -4, 40));
    const climb = (direction[1] * distance) / height;
    const along = Math.abs(climb) < 1e-4 ? 1 : (1 - Math.exp(-clamp(climb, -30, 30))) / climb;
    const share = Math.min(most, 1 - Math.exp(-density * distance * start * along));
    const toward = clamp(dot(direction, sun)) ** 4;
    return mixColour(seen, mixColour(colour, lit, toward), share);
  };
}
