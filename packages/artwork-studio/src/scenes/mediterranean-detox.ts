/**
 * Santorini: whitewashed houses and a blue-domed chapel on the rim of the caldera in morning light, the sea
 * some 250 m below, the islands across it in haze.
 */
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import {
  box,
  cylinder,
  pointedArch,
  rectangle,
  smoothSubtract,
  smoothUnion,
  sphere,
} from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal, noise, noise3, ridged, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, cos, floor, hypot, max, min, sin } = Math;

const sun = normalise([-0.66, 0.42, -0.5]);
const sea = -250;

type Roof = 'flat' | 'vault' | 'dome';
interface House {
  /** Middle of its front, and its top, in metres from the camera. */
  x: number;
  z: number;
  top: number;
  /** Half its width and depth. */
  width: number;
  depth: number;
  roof: Roof;
  tone: string;
}

const white = '#f4f0e8';

/** The rim that all stands on: its height, falling toward the sea on the left. */
function slopeAt(x: number, z: number) {
  return min(-3.2 + 0.72 * (x - 6) - 0.02 * z, 3.4 + 0.1 * x) - 5 * smoothstep(21, 15, z);
}

const houses: House[] = [
  { x: 13.4, z: 17, top: -2.2, width: 4.6, depth: 2.2, roof: 'flat', tone: '#f1e3cf' },
  { x: 11.4, z: 12.6, top: -3.4, width: 3.6, depth: 1.9, roof: 'flat', tone: white },
  { x: 9.4, z: 22, top: -1.6, width: 3.6, depth: 3.4, roof: 'dome', tone: white },
  { x: 15.6, z: 26, top: 0.4, width: 3.4, depth: 3, roof: 'vault', tone: '#f1e3cf' },
  { x: 20.5, z: 31, top: 2.3, width: 3.6, depth: 3, roof: 'flat', tone: white },
  { x: 15.5, z: 34, top: 2.6, width: 3.2, depth: 3, roof: 'vault', tone: white },
  { x: 10.2, z: 33, top: -0.6, width: 3, depth: 2.6, roof: 'flat', tone: '#efd9cb' },
  { x: 4.6, z: 31, top: -3.4, width: 2.6, depth: 2.4, roof: 'vault', tone: white },
  { x: 0.6, z: 37, top: -6.2, width: 2.4, depth: 2.2, roof: 'flat', tone: white },
  { x: 5.6, z: 40, top: -3.6, width: 2.8, depth: 2.4, roof: 'flat', tone: white },
  { x: 9.6, z: 45, top: -1.8, width: 2.8, depth: 2.6, roof: 'vault', tone: white },
  { x: 15, z: 44, top: 2, width: 3.4, depth: 2.6, roof: 'flat', tone: '#f3e9da' },
  { x: 20, z: 43, top: 4.6, width: 3, depth: 2.6, roof: 'dome', tone: white },
  { x: -2.8, z: 46, top: -8.6, width: 2.2, depth: 2, roof: 'vault', tone: white },
  { x: 1.4, z: 49, top: -6.4, width: 2.3, depth: 2.2, roof: 'flat', tone: white },
  { x: 5.8, z: 53, top: -4, width: 2.6, depth: 2.4, roof: 'flat', tone: '#f0dccb' },
  { x: 12, z: 55, top: 0.8, width: 3, depth: 2.8, roof: 'flat', tone: white },
  { x: -5.8, z: 57, top: -10.8, width: 2.1, depth: 2, roof: 'flat', tone: white },
  { x: -1.6, z: 60, top: -8.6, width: 2.2, depth: 2.2, roof: 'dome', tone: white },
  { x: 3.4, z: 64, top: -5.6, width: 2.6, depth: 2.4, roof: 'vault', tone: white },
  { x: 9.5, z: 66, top: -2, width: 3, depth: 2.6, roof: 'flat', tone: white },
  { x: 16.5, z: 58, top: 3.4, width: 3, depth: 2.6, roof: 'vault', tone: white },
];

/** Those above and behind, packed into the slope as one built them: where there was room. */
{
  const random = seededRandom(8);
  for (let count = 0; count < 900 && houses.length < 110; count++) {
    const [x, z] = [mix(-9, 34, random()), mix(17, 92, random())];
    const width = mix(1.7, 3.1, random());
    const isTaken = houses.some(
      (other) =>
        abs(x - other.x) < (width + other.width) * 0.86 &&
        abs(z - other.z) < (other.depth + 2) * 0.9,
    );
    const isView = x < 13 && z < 27;
    if (isTaken || isView) continue;
    const roof = (['flat', 'flat', 'vault'] as const)[floor(random() * 3)] ?? 'flat';
    const tone = ['#f4f0e8', '#f4f0e8', '#f1e3cf', '#efd9cb'][floor(random() * 4)] ?? white;
    houses.push({
      x,
      z,
      top: slopeAt(x, z) + mix(1.2, 2.6, random()),
      width,
      depth: mix(1.6, 2.4, random()),
      roof,
      tone,
    });
  }
}

const plaster = (x: number, y: number, z: number) =>
  0.02 * fractal(x * 0.7 + y * 0.3, z * 0.7 + y * 0.6, 3) + 0.004 * noise3(x * 6, y * 6, z * 6);

/** Doors and windows of a house's front: their shape in the wall's plane. */
function openings({ width, roof }: House, x: number, below: number) {
  const door = pointedArch(x - width * 0.42, 2.75 - below, 0.42, 1.55, 2.0);
  const windows = rectangle(
    abs(x + width * 0.28) - 0.75,
    below - (roof === 'vault' ? 1.25 : 1.45),
    0.3,
    0.45,
  );
  return min(door, windows);
}

function houseDistance(house: House, px: number, py: number, pz: number) {
  const { x, z, top, width, depth, roof } = house;
  const [u, v, w] = [px - x, py - top, pz - z];
  const bound = hypot(max(0, abs(u) - width), max(0, v - 4.5), max(0, abs(w) - depth)) - 0.4;
  if (bound > 3) return bound;
  let d = box(u, v + 9, w, width, 9, depth, 0.16);
  if (roof === 'flat') {
    // A low parapet about the terrace.
    const hollow = box(u, v - 0.3, w, width - 0.28, 0.62, depth - 0.28, 0.1);
    d = smoothSubtract(d, hollow, 0.12);
  } else if (roof === 'vault') {
    const vault = max(hypot(u, v + 0.5) - width * 0.86, abs(w) - depth + 0.1, -v - 0.6);
    d = smoothUnion(d, vault, 0.3);
  } else {
    const drum = cylinder(u, v, w, width * 0.74, -0.2, 0.75);
    d = smoothUnion(d, drum, 0.18);
    d = min(d, domeDistance(house, px, py, pz));
  }
  const recess = max(openings(house, u, -v), abs(w + depth) - 0.22);
  return max(d, -recess) + plaster(px, py, pz);
}

function domeDistance({ x, z, top, width }: House, px: number, py: number, pz: number) {
  const [u, v, w] = [px - x, py - top - 0.75, pz - z];
  const radius = width * 0.68;
  const dome = max(sphere(u, v * 0.94, w, radius), -v);
  const knob = min(
    cylinder(u, v, w, 0.16, radius, radius + 0.5),
    sphere(u, v - radius - 0.6, w, 0.2),
    box(u, v - radius - 1.25, w, 0.045, 0.5, 0.045),
    box(u, v - radius - 1.4, w, 0.25, 0.045, 0.045),
  );
  return min(dome, knob);
}

/** A wall with three arches for bells, beside the chapel. */
const belfry = { x: 5.0, z: 20.4, foot: -3.6 };
function belfryDistance(px: number, py: number, pz: number) {
  const [u, v, w] = [px - belfry.x, py - belfry.foot, pz - belfry.z];
  const bound = hypot(max(0, abs(u) - 1.3), max(0, abs(v - 2.4) - 2.6), max(0, abs(w) - 0.4)) - 0.3;
  if (bound > 2) return bound;
  const gable = 4.4 + 0.55 * max(0, 1 - abs(u) / 0.6);
  let d = box(u, v + 2, w, 1.15 - 0.45 * smoothstep(3.0, 3.3, v), 7, 0.32, 0.08);
  d = max(d, v - gable);
  const low = pointedArch(abs(u) - 0.52, v - 1.35, 0.31, 0.95, 1.35);
  const high = pointedArch(u, v - 3.1, 0.27, 0.6, 0.92);
  d = smoothSubtract(d, max(min(low, high), abs(w) - 1), 0.05);
  const ledge = box(u, v - 3.02, w, 1.22, 0.07, 0.4, 0.03);
  return min(d, ledge) + 0.6 * plaster(px, py, pz);
}
const bells: Vector[] = [
  [belfry.x - 0.52, belfry.foot + 2.15, belfry.z],
  [belfry.x + 0.52, belfry.foot + 2.15, belfry.z],
  [belfry.x, belfry.foot + 3.55, belfry.z],
];
const bellDistance = (x: number, y: number, z: number) =>
  Math.min(
    ...bells.map(([bx, by, bz]) => {
      const v = y - by;
      const r = hypot(x - bx, z - bz);
      return max(r - 0.11 - 0.08 * smoothstep(0.1, -0.2, v), abs(v) - 0.19) * 0.7;
    }),
  );

/** Steps down toward the chapel, with a parapet on the sea's side. */
function stepsDistance(px: number, py: number, pz: number) {
  const run = pz - 9;
  const rise = -2.9 - 0.17 * floor(run / 0.42) * 0.42;
  const stair = max(abs(px - 6.2 - 0.1 * pz) - 1.5, py - rise, run - 9, -run);
  const wall = box(px - 4.4 - 0.1 * pz, py + 3.6 + 0.07 * (pz - 9), pz - 13, 0.2, 1.9, 5.4, 0.12);
  return min(stair, wall + plaster(px, py, pz)) * 0.8;
}

const ground = (x: number, y: number, z: number) =>
  max((y - slopeAt(x, z) - 0.7 * fractal(x * 0.3, z * 0.3, 4)) * 0.7, -40 - y);

const distance = (x: number, y: number, z: number) => {
  let least = min(ground(x, y, z), belfryDistance(x, y, z));
  if (z < 20 && z > 6) least = min(least, stepsDistance(x, y, z));
  for (const house of houses) least = min(least, houseDistance(house, x, y, z));
  if (abs(x - belfry.x) < 2 && abs(z - belfry.z) < 2) least = min(least, bellDistance(x, y, z));
  return least;
};

const blue = colour('#2f5f8f');
const door = colour('#3a6f97');
const wash = (tone: Colour, x: number, y: number, z: number) => {
  const streaks = smoothstep(0.2, 0.8, fractal(x * 1.7 + z * 1.3, y * 0.35, 4));
  return scaleColour(tone, 0.93 - 0.07 * streaks + 0.02 * noise3(x * 9, y * 9, z * 9));
};

function surface(x: number, y: number, z: number): Surface {
  let nearest: House | undefined;
  let least = ground(x, y, z);
  for (const house of houses) {
    const away = houseDistance(house, x, y, z);
    if (away < least) [least, nearest] = [away, house];
  }
  const others = min(belfryDistance(x, y, z), stepsDistance(x, y, z));
  if (bellDistance(x, y, z) < min(least, others)) {
    return { colour: colour('#a87f45'), roughness: 0.4, isMetal: true };
  }
  if (others < least) return { colour: wash(colour(white), x, y, z) };
  if (!nearest) {
    const rock = mixColour(
      colour('#8a6a52'),
      colour('#b59a7c'),
      0.5 + 0.5 * fractal(x * 1.1, z * 1.1 + y, 5),
    );
    return { colour: rock };
  }
  if (nearest.roof === 'dome' && domeDistance(nearest, x, y, z) < 0.04) {
    const faded = 0.9 + 0.14 * fractal(x * 2, y * 2 + z, 4);
    return { colour: scaleColour(blue, faded), roughness: 0.55 };
  }
  const [u, w] = [x - nearest.x, z - nearest.z];
  const isOpening =
    openings(nearest, u, nearest.top - y) < 0.02 &&
    w > -nearest.depth + 0.1 &&
    w < -nearest.depth + 0.35;
  if (isOpening) {
    const slat = 0.85 + 0.15 * Math.sign(sin(u * 38));
    return { colour: scaleColour(door, slat), roughness: 0.6 };
  }
  return { colour: wash(colour(nearest.tone), x, y, z) };
}

/** Bougainvillea over a wall: papery bracts in clusters, a few leaves. */
function bougainvillea() {
  const random = seededRandom(29);
  const builder = new MeshBuilder();
  const tones = ['#b0356b', '#c64a80', '#9d2c63', '#d16796'].map(colour);
  const cluster = (at: Vector, size: number) => {
    for (let count = 0; count < 210; count++) {
      const ball: Vector = [random() - 0.5, (random() - 0.5) * 0.8, random() - 0.5];
      const from: Vector = [at[0] + ball[0] * size, at[1] + ball[1] * size, at[2] + ball[2] * size];
      const turn = random() * 6.3;
      const to: Vector = [
        from[0] + 0.16 * cos(turn),
        from[1] - 0.05 + 0.12 * random(),
        from[2] + 0.16 * sin(turn),
      ];
      const tone = random() < 0.2 ? colour('#55713f') : (tones[floor(random() * 4)] as Colour);
      builder.leaf(from, to, 0.12, [random() - 0.5, 1, -random()], tone);
    }
  };
  for (let count = 0; count < 20; count++) {
    const t = count / 19;
    cluster(
      [mix(12.6, 14.6, t), -1.3 + 1.6 * sin(t * 2.6) + random() * 0.5, mix(22.6, 22.9, t) - 0.4],
      0.95,
    );
  }
  for (let count = 0; count < 9; count++) {
    cluster(
      [
        4.5 + 0.25 * random() + 0.1 * (9.5 + count * 0.55),
        -2.0 - 0.05 * count + 0.3 * random(),
        9.5 + count * 0.55,
      ],
      0.6,
    );
  }
  return builder.build({ translucency: 0.5 });
}

/** Islands on the caldera's far side: height by ridged noise within their outline. */
const islands = (x: number, z: number) => {
  const thirassia = smoothstep(1, 0.55, hypot((x + 2600) / 3800, (z - 7200) / 900));
  const kameni = smoothstep(1, 0.5, hypot((x + 200) / 900, (z - 4300) / 420));
  return (
    sea -
    40 +
    thirassia * (250 + 130 * ridged(x / 1500, z / 1500, 5)) +
    kameni * (95 + 60 * ridged(x / 400 + 4, z / 400, 5))
  );
};

export default {
  title: 'Santorini, houses on the caldera',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? { position: [2, 1.2, 0], target: [2.4, -1.2, 30], fieldOfView: 29, shift: [0.1, 0.02] }
        : {
            position: [4.5, 1.4, -3],
            target: [7.2, -1.0, 22],
            fieldOfView: 34,
            shift: [0.02, -0.12],
          },
    sun: { direction: sun, colour: [2.35, 1.95, 1.5], sharpness: 18 },
    sky: hazySky({
      stops: [
        [0, colour('#fbeeda')],
        [3, colour('#f3ead9')],
        [8, colour('#d3e4e6')],
        [16, colour('#9ccbdc')],
        [30, colour('#5f9cc0')],
      ],
      sun,
      glow: [0.3, 0.25, 0.18],
      clouds: {
        cover: 0.42,
        density: 0.5,
        scale: 0.7,
        colour: colour('#e8dcd2'),
        lit: colour('#fff4e4'),
        offset: 5,
      },
    }),
    ambient: { above: [0.42, 0.52, 0.66], below: [0.42, 0.37, 0.3] },
    hollow: 1.6,
    solids: { distance, surface, near: 4, far: 110, caution: 0.85, steps: 220 },
    terrain: {
      near: 2500,
      far: 9000,
      ceiling: sea + 420,
      height: islands,
      surface: (x, y, z) => ({
        colour: mixColour(
          colour('#6b5a52'),
          colour('#a58a70'),
          0.5 + 0.5 * noise((x + y * 3) / 160, z / 160),
        ),
      }),
    },
    meshes: [bougainvillea()],
    water: { level: sea, slope: ripples(0.16, 7), deep: colour('#20708f') },
    air: heightFog({
      density: 0.00026,
      height: 260,
      base: sea,
      colour: colour('#d9e2e2'),
      lit: colour('#fbe9d2'),
      sun,
      most: 0.94,
    }),
    detail: 0.75,
    finish: { exposure: 0.76 },
  }),
} satisfies Picture;
