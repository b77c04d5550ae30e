import { addColour, type Colour, mixColour, ramp, type Stop, scaleColour } from './colour.ts';
import { fractal } from './noise.ts';
import { clamp, dot, smoothstep, type Vector } from './vector.ts';

interface Clouds {
  /** The share of the sky that clouds cover, 0 to 1. */
  cover: number;
  /** Opacity, 0 to 1. */
  density: number;
  /** Greater means smaller clouds. */
  scale: number;
  colour: Colour;
  /** The colour near the sun. */
  lit: Colour;
  /** Offsets the pattern. @default 0 */
  offset?: number;
}

interface SkyOptions {
  /** Colours by elevation above the horizon, in degrees. */
  stops: readonly Stop[];
  /** Toward the sun; below the horizon after dusk. */
  sun: Vector;
  /** The colour of the glow around the sun. */
  glow: Colour;
  /** The width of the glow: 1 is about 30 degrees. @default 1 */
  glowWidth?: number;
  clouds?: Clouds;
}

/**
 * A sky of bands with the sun's glow and thin clouds on a plane high above. The glow is a sum of exponentials
 * of the angle, because a disc looks pasted on. The clouds are domain-warped noise (Quilez,
 * iquilezles.org/articles/warp), because plain noise looks like lenses.
 */
export function hazySky({ stops, sun, glow, glowWidth = 1, clouds }: SkyOptions) {
  return (direction: Vector): Colour => {
    const elevation = (Math.asin(clamp(direction[1], -1, 1)) * 180) / Math.PI;
    let seen = ramp(stops, Math.max(0, elevation));
    const angle = Math.acos(clamp(dot(direction, sun), -1, 1)) / glowWidth;
    const light =
      0.5 * Math.exp(-angle * 4) +
      0.6 * Math.exp(-angle * 17) +
      1.1 * Math.exp(-((angle * 62) ** 2));
    seen = addColour(seen, scaleColour(glow, light));
    if (clouds && direction[1] > 0.004) {
      const { cover, density, scale, offset = 0 } = clouds;
      const away = 1 / (direction[1] + 0.08);
      const u = direction[0] * away * scale + offset;
      const v = direction[2] * away * scale;
      const bend = fractal(u * 0.9 + 13, v * 1.1 + 4, 4);
      const body = fractal(u * 1.2 + bend * 1.3 + 7, v * 1.9 + bend * 1.5 + 2, 6, 0.55);
      const share =
        smoothstep(0.5 - cover, 1.05 - cover * 0.9, body * 0.5 + 0.5) *
        smoothstep(0.01, 0.12, direction[1]);
      seen = mixColour(
        seen,
        mixColour(clouds.colour, clouds.lit, Math.min(1, 1.3 * Math.exp(-angle * 2.6))),
        share * density,
      );
    }
    return seen;
  };
}
