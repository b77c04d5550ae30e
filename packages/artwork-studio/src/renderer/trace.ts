import {
  addColour,
  type Colour,
  luminance,
  mixColour,
  multiplyColour,
  scaleColour,
} from './colour.ts';
import type { Scene, Surface } from './scene.ts';
import { marchTerrain, terrainNormal } from './terrain.ts';
import {
  add,
  clamp,
  cross,
  dot,
  length,
  normalise,
  reflect,
  scale,
  subtract,
  type Vector,
} from './vector.ts';

export interface Sight {
  colour: Colour;
  /** In metres; Infinity for the sky. */
  distance: number;
}

/** A hash of a position, from 0 to 1. */
function hash([x, y, z]: Vector): number {
  const mixed = Math.sin(x * 12714.1 + y * 31171.7 + z * 7457.3) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const none = Number.POSITIVE_INFINITY;
const black: Colour = [0, 0, 0];

/** Sphere tracing: Hart, 'Sphere tracing' (1996). */
function marchSolids(scene: Scene, origin: Vector, direction: Vector, least: number, most: number) {
  const { solids } = scene;
  if (!solids) return none;
  const { distance, far, caution = 0.9, steps = 160 } = solids;
  const end = Math.min(far, most);
  let t = least;
  for (let step = 0; step < steps && t < end; step++) {
    const gap = distance(
      origin[0] + direction[0] * t,
      origin[1] + direction[1] * t,
      origin[2] + direction[2] * t,
    );
    if (gap < t * 0.00022) return t;
    t += gap * caution;
  }
  return none;
}

function solidNormal(distance: (x: number, y: number, z: number) => number, at: Vector, t: number) {
  // Four points of a tetrahedron: Quilez, iquilezles.org/articles/normalsSDF.
  const e = Math.max(1e-5, t * 0.00028);
  const [x, y, z] = at;
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  return normalise([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** The number of rays toward the sun's disc in scenes with gathered light; one otherwise. */
const discRays = 8;

/** The share of the sun's disc that meshes do not hide. */
function pastMeshes({ sun, meshes = [], gather = 0 }: Scene, start: Vector): number {
  const isHidden = (toward: Vector) => meshes.some((mesh) => mesh.hit(start, toward, none));
  if (gather === 0) return isHidden(sun.direction) ? 0 : 1;
  const side = normalise(cross([0, 1, 0], sun.direction));
  const above = cross(sun.direction, side);
  const turned = hash(start) * 2 * Math.PI;
  let free = 0;
  for (let ray = 0; ray < discRays; ray++) {
    const radius = (0.5 * Math.sqrt((ray + 0.5) / discRays)) / sun.sharpness;
    const angle = turned + ray * 2.399963; // the golden angle: Vogel's spiral
    const across = scale(side, radius * Math.cos(angle));
    const along = scale(above, radius * Math.sin(angle));
    if (!isHidden(normalise(add(sun.direction, add(across, along))))) free += 1;
  }
  return free / discRays;
}

/** The share of sunlight at a point, with soft shadows (Quilez, iquilezles.org/articles/rmshadows). */
function sunlight(scene: Scene, at: Vector, normal: Vector, t: number): number {
  const { sun, solids, terrain, meshes } = scene;
  const toward = sun.direction;
  const start = add(at, scale(normal, Math.max(1e-4, t * 0.0012)));
  const dapple = sun.dapple?.(at) ?? 1;
  const past = dapple > 0 && meshes ? dapple * pastMeshes(scene, start) : dapple;
  if (past === 0) return 0;
  let light = 1;
  if (solids) {
    const reach = solids.far;
    let s = Math.max(2e-4, t * 0.001);
    for (let step = 0; step < 48 && s < reach; step++) {
      const gap = solids.distance(
        start[0] + toward[0] * s,
        start[1] + toward[1] * s,
        start[2] + toward[2] * s,
      );
      light = Math.min(light, 0.5 + (0.5 * gap * sun.sharpness) / s);
      if (light < 0.02) return 0;
      s += Math.max(gap * 0.85, t * 0.0015);
    }
    light = Math.max(0, light);
    light = light * light * (3 - 2 * light);
  }
  if (terrain && light > 0) {
    let s = Math.max(terrain.near * 0.02, t * 0.004);
    for (let step = 0; step < 60 && s < terrain.far; step++) {
      const y = start[1] + toward[1] * s;
      if (y > terrain.ceiling) break;
      const above = y - terrain.height(start[0] + toward[0] * s, start[2] + toward[2] * s, t + s);
      light = Math.min(light, 0.5 + (0.5 * above * sun.sharpness) / s);
      if (light < 0.02) return 0;
      s += Math.max(above * 0.6, s * 0.06, t * 0.003);
    }
  }
  return past * clamp(light);
}

/** Ambient occlusion at a point: Evans, 'Fast approximations for global illumination' (2006). */
function openness(scene: Scene, at: Vector, normal: Vector): number {
  const { solids, hollow = 1 } = scene;
  if (!solids) return 1;
  let closed = 0;
  let weight = 1;
  for (let step = 1; step <= 5; step++) {
    const away = (hollow * step * step) / 25;
    const gap = solids.distance(
      at[0] + normal[0] * away,
      at[1] + normal[1] * away,
      at[2] + normal[2] * away,
    );
    closed += (weight * Math.max(0, away - gap)) / away;
    weight *= 0.72;
  }
  return clamp(1 - closed * 0.36, 0.05, 1);
}

/** The light that a surface reflects toward the eye: Lambert, GGX (Walter 2007), Fresnel by Schlick. */
function shade(
  scene: Scene,
  { at, normal: facet, surface, distance: t }: Meeting,
  direction: Vector,
  bounces: number,
  view?: View,
): Colour {
  const { sun, ambient, lamps } = scene;
  const { colour, roughness = 1, isMetal = false, translucency = 0, emission, relief } = surface;
  const normal = relief ? normalise(add(facet, relief)) : facet;
  const facing = dot(normal, sun.direction);
  const isLit = facing > 0 || translucency > 0;
  const side = facing >= 0 ? facet : scale(facet, -1);
  const direct = isLit ? sunlight(scene, at, side, t) : 0;
  const open = openness(scene, at, facet);
  const up = 0.5 + 0.5 * normal[1];

  const through =
    Math.max(0, facing) * (1 - translucency * 0.5) + translucency * Math.max(0, -facing);
  // Interreflections tint occluded areas: Jimenez, 'Practical realtime strategies' (2016).
  const soft = open / (1 - luminance(colour) * 0.7 * (1 - open));
  const gathered = view?.gathered?.(at, facet);
  let light = addColour(
    scaleColour(sun.colour, direct * through),
    gathered ??
      addColour(scaleColour(ambient.above, up * soft), scaleColour(ambient.below, (1 - up) * soft)),
  );
  for (const lamp of lamps ?? []) {
    const toward = subtract(lamp.position, at);
    const away = length(toward);
    const share =
      Math.max(0.12, dot(normal, scale(toward, 1 / away))) / (1 + (away / lamp.reach) ** 2);
    light = addColour(light, scaleColour(lamp.colour, share * (0.4 + 0.6 * open)));
  }
  let seen = isMetal ? black : multiplyColour(colour, light);

  if (roughness < 0.95) {
    const view = scale(direction, -1);
    const grazing = clamp(1 - Math.max(0, dot(normal, view)));
    const base: Colour = isMetal ? colour : [0.04, 0.04, 0.04];
    const fresnel = mixColour(base, [1, 1, 1], grazing ** 5 * (1 - roughness) ** 2);
    const half = normalise(add(view, sun.direction));
    const alpha = Math.max(0.02, roughness * roughness);
    const spread = dot(normal, half) ** 2 * (alpha * alpha - 1) + 1;
    const lobe = (alpha * alpha) / (Math.PI * spread * spread);
    const glint = direct * Math.max(0, facing) * Math.min(40, lobe * 0.25);
    const mirror = reflect(direction, normal);
    const round: Colour = addColour(
      scaleColour(ambient.above, clamp(0.5 + 0.5 * mirror[1])),
      scaleColour(ambient.below, clamp(0.5 - 0.5 * mirror[1])),
    );
    const sharp =
      bounces > 0 && roughness < 0.6
        ? look(scene, add(at, scale(facet, Math.max(1e-4, t * 0.001))), mirror, bounces - 1).colour
        : round;
    const mirrored = mixColour(sharp, round, clamp(roughness * 1.5));
    seen = addColour(
      seen,
      multiplyColour(
        fresnel,
        addColour(
          scaleColour(sun.colour, glint),
          scaleColour(mirrored, isMetal ? soft : soft ** 2),
        ),
      ),
    );
  }
  return emission ? addColour(seen, emission) : seen;
}

/** Where a ray ends. */
interface Meeting {
  at: Vector;
  /** In metres. */
  distance: number;
  normal: Vector;
  surface: Surface;
}

/** What is known only for rays from the camera. */
export interface View {
  /** The distance in metres up to which there is nothing solid. */
  clear: number;
  /** The ambient light at a point, if it was gathered. */
  gathered?: (at: Vector, normal: Vector) => Colour | undefined;
}

/** The nearest solid, terrain or mesh that a ray hits, without water and sky. */
export function meet(
  scene: Scene,
  origin: Vector,
  direction: Vector,
  most: number,
  view?: View,
): Meeting | undefined {
  const { terrain, meshes, solids } = scene;
  let distance = most;
  const toGround = terrain
    ? marchTerrain(
        terrain,
        origin,
        direction,
        view ? terrain.near : 0.01,
        Math.min(distance, terrain.far),
      )
    : none;
  distance = Math.min(distance, toGround);
  const toSolid = marchSolids(scene, origin, direction, view?.clear ?? 0, distance);
  distance = Math.min(distance, toSolid);
  let meeting: Meeting | undefined;
  for (const mesh of meshes ?? []) {
    const hit = mesh.hit(origin, direction, distance);
    if (!hit || hit.distance >= distance) continue;
    distance = hit.distance;
    const { roughness, translucency } = mesh;
    const { normal, colour } = hit;
    const at = add(origin, scale(direction, distance));
    const surface = mesh.surface?.(at, normal, colour) ?? { colour, roughness, translucency };
    meeting = { at, distance, normal, surface };
  }
  if (meeting || distance === most) return meeting;
  const at = add(origin, scale(direction, distance));
  const [x, y, z] = at;
  if (solids && distance === toSolid) {
    const normal = solidNormal(solids.distance, at, distance);
    return { at, distance, normal, surface: solids.surface(x, y, z, normal) };
  }
  if (!terrain) return undefined;
  const normal = terrainNormal(terrain, x, z, distance);
  return { at, distance, normal, surface: terrain.surface(x, y, z, normal, distance) };
}

/**
 * The colour and distance that a ray sees.
 * @param bounces the maximum number of reflections
 * @param view only for a ray from the camera
 */
export function look(
  scene: Scene,
  origin: Vector,
  direction: Vector,
  bounces: number,
  view?: View,
): Sight {
  const { water, sky, air } = scene;
  const toWater =
    water && direction[1] < 0 && origin[1] > water.level
      ? (water.level - origin[1]) / direction[1]
      : none;
  const meeting = meet(scene, origin, direction, toWater, view);
  const distance = meeting?.distance ?? toWater;
  let seen: Colour;
  if (meeting) seen = shade(scene, meeting, direction, bounces, view);
  else if (water && toWater !== none) {
    const at = add(origin, scale(direction, toWater));
    const [leanX, leanZ] = water.slope(at[0], at[2], distance);
    const normal = normalise([-leanX, 1, -leanZ]);
    let mirror = reflect(direction, normal);
    // The reflection on a ripple that leans away would hit the ground; it reflects the horizon instead.
    if (mirror[1] < 0.002) mirror = normalise([mirror[0], 0.002, mirror[2]]);
    const fresnel = 0.02 + 0.98 * clamp(1 + dot(direction, normal)) ** 5;
    const mirrored = bounces > 0 ? look(scene, at, mirror, bounces - 1).colour : sky(mirror);
    seen = mixColour(water.deep, mirrored, fresnel);
    const cover = water.cover?.(at[0], at[2], distance);
    if (cover && cover.share > 0) {
      const meeting = { at, distance, normal: [0, 1, 0] as const, surface: cover.surface };
      seen = mixColour(seen, shade(scene, meeting, direction, 0), cover.share);
    }
  } else seen = sky(direction);

  if (air) seen = air(seen, origin, direction, Math.min(distance, 1e6));
  return { colour: seen, distance };
}

/** The light along a gathering ray: matt surfaces, without occlusion and reflections. */
export function glimpse(scene: Scene, origin: Vector, direction: Vector): Colour {
  const { sun, ambient, sky, lamps } = scene;
  const meeting = meet(scene, origin, direction, none);
  if (!meeting) return sky(direction);
  const { at, normal, surface, distance } = meeting;
  const facing = dot(normal, sun.direction);
  const direct = facing > 0 ? facing * sunlight(scene, at, normal, distance) : 0;
  const up = 0.5 + 0.5 * normal[1];
  let light = addColour(
    scaleColour(sun.colour, direct),
    addColour(scaleColour(ambient.above, up * 0.7), scaleColour(ambient.below, (1 - up) * 0.7)),
  );
  for (const lamp of lamps ?? []) {
    const away = length(subtract(lamp.position, at));
    light = addColour(light, scaleColour(lamp.colour, 0.5 / (1 + (away / lamp.reach) ** 2)));
  }
  const thrown = multiplyColour(surface.colour, light);
  return surface.emission ? addColour(thrown, surface.emission) : thrown;
}

/**
 * The distance up to which a block of pixels sees nothing solid: one cone march for all its rays.
 * @param spread the cone's radius at a distance of 1
 */
export function clearDistance(scene: Scene, origin: Vector, direction: Vector, spread: number) {
  const { solids } = scene;
  if (!solids) return 0;
  let t = solids.near;
  for (let step = 0; step < 120 && t < solids.far; step++) {
    const gap =
      solids.distance(
        origin[0] + direction[0] * t,
        origin[1] + direction[1] * t,
        origin[2] + direction[2] * t,
      ) -
      t * spread;
    if (gap < t * 0.002) return t;
    t += gap * (solids.caution ?? 0.9) * (1 / (1 + spread));
  }
  return t;
}
