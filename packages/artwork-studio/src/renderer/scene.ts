import type { ViewName } from '@elevate/artwork/files';
import type { Camera } from './camera.ts';
import type { Colour } from './colour.ts';
import type { Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

/** What a thing is made of at one point. */
export interface Surface {
  /** Of its own, without light; a metal tints what it mirrors with it. */
  colour: Colour;
  /** 0 mirrors, 1 is matt. @default 1 */
  roughness?: number;
  /** @default false */
  isMetal?: boolean;
  /** How much of the light that falls on its back comes through: leaves, cloth, wax. @default 0 */
  translucency?: number;
  /** Light of its own. */
  emission?: Colour;
  /** Added to the normal: fine relief that the shape does not have. */
  relief?: Vector;
}

/** Shapes by their signed distance. */
export interface Solids {
  /** In metres; may be less than the true distance, never more (else raise `caution`). */
  distance: (x: number, y: number, z: number) => number;
  surface: (x: number, y: number, z: number, normal: Vector) => Surface;
  /** Where along a ray they can be met, in metres. */
  near: number;
  far: number;
  /** Share of each distance that a step goes; less where `distance` exaggerates. @default 0.9 */
  caution?: number;
  /** @default 160 */
  steps?: number;
}

/** Ground by its height. */
export interface Terrain {
  /** @param distance from the camera: far off, the finest octaves can be left out */
  height: (x: number, z: number, distance: number) => number;
  surface: (x: number, y: number, z: number, normal: Vector, distance: number) => Surface;
  near: number;
  far: number;
  /** No ground is higher. */
  ceiling: number;
}

/** A level sheet of water, without end. */
export interface Water {
  level: number;
  /** How the surface leans at a point along x and z; calm water is near 0.01. */
  slope: (x: number, z: number, distance: number) => readonly [number, number];
  /** What shines up from below. */
  deep: Colour;
  /** Things that swim on it and hide it, such as lily leaves: their share and colour. */
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
  /** How soon its shadows blur: 4 a window or a hazy sky, 12 a low sun, 40 a clear noon. */
  sharpness: number;
  /** Share of its light that something high above lets through to a point: a canopy of leaves, clouds. */
  dapple?: (at: Vector) => number;
}

/** A flame or a lamp: light without a shadow. */
export interface Lamp {
  position: Vector;
  colour: Colour;
  /** Distance at which half of its light is left. */
  reach: number;
}

export interface Scene {
  camera: Camera;
  sun: Sun;
  /** What is seen where nothing stands, and what shines from there. */
  sky: (direction: Vector) => Colour;
  /** Soft light from above and, thrown back by the ground, from below. */
  ambient: { above: Colour; below: Colour };
  /** How far a hollow reaches that the soft light does not get into, in metres. @default 1 */
  hollow?: number;
  /**
   * Rays by which the soft light is gathered where the camera looks, instead of guessed from `ambient` and
   * hollows: still lifes and rooms, where colours fall on each other. 0 for none. @default 0
   */
  gather?: number;
  lamps?: readonly Lamp[];
  solids?: Solids;
  terrain?: Terrain;
  meshes?: readonly Mesh[];
  water?: Water;
  /** What the air between does to what is seen: haze, mist. `heightFog` makes one. */
  air?: (seen: Colour, origin: Vector, direction: Vector, distance: number) => Colour;
  /** Sharp at `distance`; `aperture` is the blur far behind it, in thousandths of the picture's height. */
  focus?: { distance: number; aperture: number };
  /** Rays a pixel where it differs from its neighbours. @default 5 */
  samples?: number;
  /** Share of the full size that is rendered and then enlarged: haze and soft focus lose nothing by it. @default 0.8 */
  detail?: number;
  finish: Finish;
}

/** From light to a picture. */
export interface Finish {
  /** Light is multiplied by it. @default 1 */
  exposure?: number;
  /** How much bright things bleed. @default 0.15 */
  bloom?: number;
  /** Steeper in the middle, above 0. @default 0.06 */
  contrast?: number;
  /** 1 leaves the colours as they are. @default 1 */
  saturation?: number;
}

/** One of the site's pictures. */
export interface Picture {
  /** What it shows, and where from. */
  title: string;
  /** In pixels. */
  sizes: Record<ViewName, readonly [width: number, height: number]>;
  /** Called once for each view. */
  build: (view: ViewName) => Scene | Promise<Scene>;
}

/** The home page's pictures fill the screen. */
export const heroSizes = { landscape: [1920, 1080], portrait: [960, 1760] } as const;
export const pageSizes = { landscape: [1920, 1200], portrait: [960, 1280] } as const;
