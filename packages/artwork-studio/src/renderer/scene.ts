import type { ViewName } from '@elevate/artwork/files';
import type { Camera } from './camera.ts';
import type { Colour } from './colour.ts';
import type { Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

/** The material at one point. */
export interface Surface {
  /** The albedo; a metal tints its reflections with it. */
  colour: Colour;
  /** 0 is a mirror, 1 is matt. @default 1 */
  roughness?: number;
  /** @default false */
  isMetal?: boolean;
  /** The share of light on the back that comes through: leaves, cloth, wax. @default 0 */
  translucency?: number;
  /** Emitted light. */
  emission?: Colour;
  /** Added to the normal, for relief finer than the shape. */
  relief?: Vector;
}

/** Shapes as a signed distance field. */
export interface Solids {
  /** In metres; at most the true distance. If it exceeds that, lower `caution`. */
  distance: (x: number, y: number, z: number) => number;
  surface: (x: number, y: number, z: number, normal: Vector) => Surface;
  /** The range of distances from the camera where shapes can be, in metres. */
  near: number;
  far: number;
  /** The share of `distance` that a step advances. @default 0.9 */
  caution?: number;
  /** @default 160 */
  steps?: number;
}

/** Ground as a height field. */
export interface Terrain {
  /** @param distance from the camera: the finest octaves can be left out far away */
  height: (x: number, z: number, distance: number) => number;
  surface: (x: number, y: number, z: number, normal: Vector, distance: number) => Surface;
  near: number;
  far: number;
  /** The greatest height. */
  ceiling: number;
}

/** An infinite level sheet of water. */
export interface Water {
  level: number;
  /** The slope of the surface along x and z; calm water has about 0.01. */
  slope: (x: number, z: number, distance: number) => readonly [number, number];
  /** The colour of the light from below the surface. */
  deep: Colour;
  /** Floating things that hide the water, such as lily leaves: their share and surface. */
  cover?: (
    x: number,
    z: number,
    distance: number,
  ) => { share: number; surface: Surface } | undefined;
}

export interface Sun {
  /** From the ground toward it. */
  direction: Vector;
  colour: Colour;
  /** How sharp shadows are: 4 for a window or a hazy sky, 12 for a low sun, 40 for a clear noon. */
  sharpness: number;
  /** The share of light that a canopy of leaves or clouds lets through to a point. */
  dapple?: (at: Vector) => number;
}

/** A flame or a lamp: a point light that casts no shadows. */
export interface Lamp {
  position: Vector;
  colour: Colour;
  /** The distance at which half of the light is left. */
  reach: number;
}

export interface Scene {
  camera: Camera;
  sun: Sun;
  /** The colour and the light from each direction where there is nothing. */
  sky: (direction: Vector) => Colour;
  /** Ambient light from above and, reflected by the ground, from below. */
  ambient: { above: Colour; below: Colour };
  /** The reach of ambient occlusion, in metres. @default 1 */
  hollow?: number;
  /**
   * The number of rays that gather ambient light at each point, instead of an estimate from `ambient` and
   * occlusion. For still lifes and rooms, where surfaces colour each other. @default 0
   */
  gather?: number;
  lamps?: readonly Lamp[];
  solids?: Solids;
  terrain?: Terrain;
  meshes?: readonly Mesh[];
  water?: Water;
  /** The effect of haze or mist on a seen colour. `heightFog` makes one. */
  air?: (seen: Colour, origin: Vector, direction: Vector, distance: number) => Colour;
  /** In focus at `distance`; `aperture` is the blur far behind it, in thousandths of the picture's height. */
  focus?: { distance: number; aperture: number };
  /** Rays per pixel where it differs from its neighbours. @default 5 */
  samples?: number;
  /** The share of the full size that is rendered and then enlarged; haze and soft focus lose no detail. @default 0.8 */
  detail?: number;
  finish: Finish;
}

/** How light becomes a picture. */
export interface Finish {
  /** A factor for all light. @default 1 */
  exposure?: number;
  /** The amount of bloom around bright areas. @default 0.15 */
  bloom?: number;
  /** Added contrast in the midtones. @default 0.06 */
  contrast?: number;
  /** 1 leaves the colours as they are. @default 1 */
  saturation?: number;
}

/** One of the site's pictures. */
export interface Picture {
  /** What it shows, and from where. */
  title: string;
  /** In px. */
  sizes: Record<ViewName, readonly [width: number, height: number]>;
  /** Called once for each view. */
  build: (view: ViewName) => Scene | Promise<Scene>;
}

/** The home page's pictures fill the screen. */
export const heroSizes = { landscape: [1920, 1080], portrait: [960, 1760] } as const;
export const pageSizes = { landscape: [1920, 1200], portrait: [960, 1280] } as const;
