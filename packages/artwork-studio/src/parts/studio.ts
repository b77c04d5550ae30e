import { type Colour, colour, scaleColour } from '../renderer/colour.ts';
import { box } from '../renderer/distance.ts';
import { fractal, noise, noise3 } from '../renderer/noise.ts';
import type { Scene, Surface } from '../renderer/scene.ts';
import { dot, smoothstep, type Vector } from '../renderer/vector.ts';

/** An object on the ledge, or several of one kind. */
export interface Thing {
  distance: (x: number, y: number, z: number) => number;
  surface: (x: number, y: number, z: number, normal: Vector) => Surface;
  /** A bounding sphere, in metres: `distance` is not called outside it. */
  within: { middle: Vector; radius: number };
}

interface StudioOptions {
  /** Toward the light that falls through the window. */
  sun: Vector;
  sunColour: Colour;
  things: readonly Thing[];
  /** An invisible shape that casts a shadow, such as a `lattice`. */
  screen?: (x: number, y: number, z: number) => number;
  /** The colours of the plaster behind and of the ledge. */
  wall: Colour;
  ledge: Colour;
  /** The depth of the ledge in metres; a deep one serves for views from above. @default 0.8 */
  depth?: number;
  /** A factor for all light that does not come from the window. @default 1 */
  fill?: number;
}

/**
 * A corner for still lifes: a stone ledge whose top is y = 0, a plastered wall behind, a window's light from
 * one side. Returns a scene without its camera and meshes.
 */
export function studio({
  sun,
  sunColour,
  things,
  screen,
  wall,
  ledge,
  depth = 0.8,
  fill = 1,
}: StudioOptions): Pick<
  Scene,
  'sun' | 'sky' | 'ambient' | 'hollow' | 'gather' | 'detail' | 'samples' | 'solids'
> {
  const wallAt = depth / 2 + 0.22;
  const ledgeDistance = (x: number, y: number, z: number) =>
    box(x, y + 0.5, z - 0.06, 2.4, 0.5, depth / 2, 0.008) + 0.0006 * fractal(x * 20, z * 20, 3);
  const wallDistance = (x: number, y: number, z: number) =>
    wallAt - z + 0.0022 * fractal(x * 2 + 2, y * 2, 3) + 0.0003 * noise(x * 50, y * 50);
  const distanceTo = ({ distance, within: { middle, radius } }: Thing, p: Vector) => {
    const outside = Math.hypot(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]) - radius;
    return outside > radius * 0.3 ? outside : distance(p[0], p[1], p[2]);
  };
  return {
    sun: { direction: sun, colour: sunColour, sharpness: 26 },
    // The room behind the camera: the bright window, and walls that it lights.
    sky: (direction) => {
      const window = smoothstep(0.5, 0.85, dot(direction, sun));
      const up = 0.5 + 0.5 * direction[1];
      return [
        fill * (0.36 + 0.14 * up) + 1.5 * window,
        fill * (0.33 + 0.15 * up) + 1.4 * window,
        fill * (0.28 + 0.17 * up) + 1.25 * window,
      ];
    },
    ambient: {
      above: scaleColour([0.46, 0.44, 0.42], fill),
      below: scaleColour([0.24, 0.2, 0.15], fill),
    },
    hollow: 0.06,
    gather: 40,
    detail: 0.66,
    samples: 4,
    solids: {
      near: 0.6,
      far: 5,
      caution: 0.85,
      distance: (x, y, z) => {
        let least = Math.min(wallDistance(x, y, z), ledgeDistance(x, y, z));
        if (screen) least = Math.min(least, screen(x, y, z));
        for (const thing of things) least = Math.min(least, distanceTo(thing, [x, y, z]));
        return least;
      },
      surface: (x, y, z, normal) => {
        const speck = noise3(x * 400, y * 400, z * 400);
        let least = wallDistance(x, y, z);
        let nearest: Thing | undefined;
        const isLedge = ledgeDistance(x, y, z) < least;
        least = Math.min(least, ledgeDistance(x, y, z));
        for (const thing of things) {
          const away = distanceTo(thing, [x, y, z]);
          if (away < least) [least, nearest] = [away, thing];
        }
        if (nearest) return nearest.surface(x, y, z, normal);
        if (isLedge) {
          const vein = 0.88 + 0.14 * fractal(x * 5, z * 9, 5) + 0.05 * speck;
          return { colour: scaleColour(ledge, vein), roughness: 0.7 };
        }
        return {
          colour: scaleColour(wall, 0.95 + 0.06 * fractal(x * 2.2, y * 2.6, 5) + 0.012 * speck),
        };
      },
    },
  };
}

const brass = colour('#d0a052');

/** Brass with fingerprints of time: darker and duller in patches, faintly hammered. */
export function brassSurface(x: number, y: number, z: number): Surface {
  const tarnish = smoothstep(0.05, 0.7, fractal(x * 22 + z * 13, y * 30, 4));
  return {
    colour: [
      brass[0] * (1 - 0.4 * tarnish),
      brass[1] * (1 - 0.46 * tarnish),
      brass[2] * (1 - 0.4 * tarnish),
    ],
    roughness: 0.22 + 0.24 * tarnish,
    isMetal: true,
    relief: [0.03 * noise3(x * 95, y * 95, z * 95), 0, 0.03 * noise3(x * 95 + 7, y * 95, z * 95)],
  };
}
