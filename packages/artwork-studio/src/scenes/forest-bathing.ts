/**
 * A cedar forest such as shinrin-yoku is done in, an hour after sunrise: straight trunks, shafts of light
 * through the canopy's gaps, a still brook with stepping stones, ferns and moss. Trunks of 0.6 to 1 m as
 * those of grown Japanese cedars (Cryptomeria).
 */
import type { ViewName } from '@elevate/artwork/files';
import { fern } from '../parts/fern.ts';
import type { Camera } from '../renderer/camera.ts';
import { addColour, type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { type Mesh, MeshBuilder, type Placement } from '../renderer/mesh.ts';
import { fractal, fractal3, noise, noise3, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { type Picture, pageSizes, type Terrain } from '../renderer/scene.ts';
import {
  add,
  clamp,
  dot,
  mix,
  normalise,
  scale,
  smoothstep,
  type Vector,
} from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, cos, exp, floor, hypot, max, min, PI, sin } = Math;

const sun = normalise([-0.52, 0.58, 0.72]);

/** Metres above the brook at which the canopy closes. */
const canopy = 24;

/** The light that gaps in the canopy let through to a point: its shadow, cast along the sun's rays. */
function dapple([x, y, z]: Vector): number {
  const up = max(0, canopy - y) / sun[1];
  const [u, v] = [x + sun[0] * up, z + sun[2] * up];
  return smoothstep(0.03, 0.3, fractal(u * 0.42 + 5, v * 0.3 + 9, 3));
}

/** The brook's middle. It comes from the light on the left. */
const brook = (z: number) => 1.5 - 0.17 * z - 0.8 * sin(z * 0.3 + 0.4);
const brookWidth = (z: number) => 1.15 + 0.2 * sin(z * 0.9) + 0.012 * z;

function groundHeight(x: number, z: number): number {
  const away = abs(x - brook(z)) - brookWidth(z);
  const bank = smoothstep(-0.5, 0.9, away + 0.25 * noise(x * 1.1, z * 1.1));
  const rise = 0.42 + 0.05 * max(0, x - brook(z)) + 0.3 * fractal(x * 0.16, z * 0.16, 3);
  return mix(-0.4, rise, bank) + bank * (0.09 * fractal(x * 1.3, z * 1.3, 4));
}

const moss = [colour('#37503a'), colour('#587344'), colour('#7f9150')] as const;
const litter = colour('#5d4a36');

const terrain: Terrain = {
  near: 1,
  far: 95,
  ceiling: 6,
  height: (x, z, distance) =>
    groundHeight(x, z) + (distance < 22 ? 0.018 * fractal(x * 9, z * 9, 3) : 0),
  surface: (x, y, z, normal) => {
    const patch = fractal(x * 0.8 + 3, z * 0.8, 4);
    const fine = fractal3(x * 12, y * 12, z * 12, 3);
    const green = mixColour(moss[0], moss[1], clamp(0.5 + 0.9 * patch + 0.4 * fine));
    const tips = mixColour(green, moss[2], smoothstep(0.1, 0.6, fine) * 0.5);
    const bare =
      smoothstep(0.12, 0.4, fractal(x * 0.5 + 31, z * 0.5 + 3, 4)) * smoothstep(0.25, 0.5, y);
    const wet = smoothstep(0.14, 0.02, y);
    const dry = mixColour(tips, scaleColour(litter, 1 + 0.4 * fine), bare * 0.8);
    const shaded = 0.65 + 0.35 * normal[1];
    return { colour: scaleColour(mixColour(dry, colour('#2c2a20'), wet * 0.8), shaded) };
  },
};

const bark = [colour('#4a3b31'), colour('#82664f'), colour('#a98d70')] as const;

/** Strips of bark between furrows run along the trunk and part and join; 0 in a furrow, 1 on a strip. */
function barkGrain(x: number, y: number, z: number) {
  const bend = 0.05 * noise3(x * 2, y * 0.5, z * 2);
  const strips = noise3((x + bend) * 17, y * 0.4, (z + bend) * 17);
  const fibres = noise3(x * 46, y * 1.6, z * 46);
  return clamp(0.55 + 0.5 * strips + 0.22 * fibres);
}

/** Above what the picture shows, so that no trunk ends in it. */
const trunkHeight = 48;

interface Trunk {
  x: number;
  z: number;
  radius: number;
  seed: number;
}

function trunk(builder: MeshBuilder, { x, z, radius, seed }: Trunk, rows: number, sides: number) {
  const random = seededRandom(seed);
  const [leanX, leanZ] = [0.5 * (random() - 0.5), 0.5 * (random() - 0.5)];
  const phase = random() * 6;
  const roots = 4 + floor(random() * 3);
  const foot = groundHeight(x, z) - 0.35;
  builder.sheet(
    sides,
    rows,
    (u, v) => {
      const y = trunkHeight * v ** 1.6;
      const angle = u * 2 * PI;
      const flare =
        0.75 * exp(-y * 1.5) * (1 + 0.45 * cos(angle * roots + phase)) + 0.16 * exp(-y * 0.4);
      const girth = radius * (1 - 0.014 * y + flare);
      const relief = 0.1 * radius * noise3(3 * cos(angle) + seed, y * 0.3, 3 * sin(angle));
      return [
        x + leanX * (y / 26) + (girth + relief) * cos(angle),
        foot + y,
        z + leanZ * (y / 26) + (girth + relief) * sin(angle),
      ];
    },
    bark[1],
  );
  // Stubs of dead branches.
  for (let stub = 0; stub < 7; stub++) {
    const y = 3 + 9 * random();
    const turn = random() * 2 * PI;
    const reach = radius + 0.25 + 0.9 * random() ** 2;
    const from: Vector = [x + leanX * (y / 26), foot + y, z + leanZ * (y / 26)];
    const way: Vector = [cos(turn) * reach, -0.25 * reach * random(), sin(turn) * reach];
    builder.tube(
      [from, add(from, scale(way, 0.7)), add(from, way)],
      [0.035, 0.022, 0.008],
      bark[0],
      5,
    );
  }
}

const barkSurface = (at: Vector, normal: Vector) => {
  const [x, y, z] = at;
  const grain = barkGrain(x, y, z);
  const e = 0.008;
  const relief: Vector = [
    (grain - barkGrain(x + e, y, z)) * 1.6,
    (grain - barkGrain(x, y + e * 4, z)) * 0.5,
    (grain - barkGrain(x, y, z + e)) * 1.6,
  ];
  const tone = mixColour(bark[0], bark[1], smoothstep(0.15, 0.7, grain));
  const patch = fractal3(x * 1.5, y * 0.4, z * 1.5, 3);
  const worn = scaleColour(
    mixColour(tone, bark[2], smoothstep(0.55, 1, grain + 0.5 * patch)),
    mix(0.62, 1.1, grain),
  );
  const green = smoothstep(1.5, -0.2, y - 1.1 * fractal3(x, y * 0.6, z) + 0.8 * normal[2]);
  const furred = fractal3(x * 12, y * 12, z * 12, 3);
  const mossy = mixColour(moss[0], moss[1], clamp(0.4 + furred));
  return { colour: mixColour(worn, mossy, 0.85 * green), relief };
};

/** Boulders and stepping stones: flattened balls, moss on the dry ones. */
interface Stone {
  at: Vector;
  size: Vector;
  turn: number;
}

function stones(list: readonly Stone[]): Mesh {
  const builder = new MeshBuilder();
  for (const { at, size, turn } of list) {
    builder.sheet(
      56,
      36,
      (u, v) => {
        const [a, b] = [u * 2 * PI, v * PI];
        const way: Vector = [cos(a) * sin(b), cos(b), sin(a) * sin(b)];
        const lumps =
          1 + 0.2 * noise3(way[0] * 1.5 + at[0] * 9, way[1] * 1.5, way[2] * 1.5 + at[2] * 9);
        const fine = 0.025 * fractal3(way[0] * 6 + at[0], way[1] * 6, way[2] * 6 + at[2], 3);
        const flat = way[1] > 0 ? way[1] ** 0.62 : way[1];
        const [lx, lz] = [way[0] * size[0] * (lumps + fine), way[2] * size[2] * (lumps + fine)];
        return [
          at[0] + lx * cos(turn) - lz * sin(turn),
          at[1] + flat * size[1] * (1 + fine * 1.6),
          at[2] + lx * sin(turn) + lz * cos(turn),
        ];
      },
      colour('#77786f'),
    );
  }
  return builder.build({
    surface: ([x, y, z], normal, tone) => {
      const speck = fractal3(x * 16, y * 16, z * 16, 4);
      const worn = scaleColour(mixColour(tone, colour('#5c6560'), 0.5 + speck), 0.85 + 0.3 * speck);
      const wet = smoothstep(0.07, 0.01, y);
      const dry = mixColour(worn, scaleColour(worn, 0.35), wet);
      const cover =
        smoothstep(0.2, 0.75, normal[1] + 0.8 * fractal3(x * 3, y * 3, z * 3)) *
        smoothstep(0.14, 0.3, y);
      const mossy = mixColour(moss[0], moss[1], clamp(0.5 + speck));
      return { colour: mixColour(dry, mossy, cover), roughness: mix(0.8, 0.3, wet) };
    },
  });
}

/** A young maple under the old trees: level sprays of small leaves that the light comes through. */
function sapling(seed: number): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const height = 3.6 + 1.6 * random();
  const lean = (seed % 2 ? 1 : -1) * (0.5 + 0.5 * random());
  const at = (t: number): Vector => [lean * t * t, height * t, 0.3 * lean * sin(t * 4)];
  const points = Array.from({ length: 9 }, (_, index) => at(index / 8));
  builder.tube(
    points,
    points.map((_, index) => 0.035 - 0.0035 * index),
    bark[0],
    6,
  );
  for (let branch = 0; branch < 15; branch++) {
    const t = 0.36 + 0.64 * (branch / 15);
    const turn = branch * 2.399963 + random();
    const reach = 1.25 * sin(PI * mix(0.22, 0.94, t)) * (0.7 + 0.5 * random());
    const root = at(t);
    const way: Vector = [cos(turn), 0.12 + 0.2 * random(), sin(turn)];
    const end = add(root, scale(way, reach));
    builder.tube(
      [root, add(root, scale(way, reach * 0.6)), add(end, [0, -0.12 * reach, 0])],
      [0.014, 0.009, 0.003],
      bark[0],
      4,
    );
    for (let leaf = 0; leaf < 64; leaf++) {
      const along = 0.12 + 0.93 * random();
      const spread = 0.42 * reach * (1.1 - 0.5 * along) * (random() * 2 - 1);
      const foot = add(add(root, scale(way, reach * along)), [
        -sin(turn) * spread,
        -0.05 - 0.1 * random() - 0.12 * along * along,
        cos(turn) * spread,
      ]);
      const angle = turn + 2.2 * (random() - 0.5);
      const size = 0.11 + 0.05 * random();
      const tip = add(foot, [cos(angle) * size, -0.03 - 0.05 * random(), sin(angle) * size]);
      const face: Vector = [0.5 * (random() - 0.5), 1, 0.5 * (random() - 0.5)];
      const tone = mixColour(colour('#6f9440'), colour('#a9b75a'), random());
      builder.leaf(foot, tip, size * 0.62, face, tone, 0.01);
    }
  }
  return builder;
}

interface Composition {
  camera: Camera;
  focus: number;
  near: readonly Trunk[];
  stones: readonly (readonly [x: number, z: number, size: number])[];
  /** Where someone has piled pebbles on a boulder at the water. */
  cairn: readonly [x: number, z: number];
}

const compositions: Record<ViewName, Composition> = {
  landscape: {
    camera: {
      position: [0.6, 1.55, 0],
      target: [0.6, 1.55, 10],
      fieldOfView: 40,
      shift: [0, -0.22],
    },
    focus: 9,
    near: [
      { x: 3.1, z: 7.2, radius: 0.46, seed: 3 },
      { x: 5.4, z: 10.5, radius: 0.5, seed: 4 },
      { x: 2.4, z: 13.5, radius: 0.4, seed: 5 },
      { x: 7.6, z: 13, radius: 0.44, seed: 6 },
      { x: 4.4, z: 18, radius: 0.42, seed: 7 },
      { x: 0.9, z: 22, radius: 0.4, seed: 8 },
    ],
    cairn: [0.45, 9.4],
    stones: [
      [1.75, 4.4, 0.42],
      [1.2, 5.35, 0.36],
      [0.55, 6.2, 0.4],
      [-0.15, 7.05, 0.34],
      [-0.75, 7.95, 0.38],
      [-1.2, 8.9, 0.33],
    ],
  },
  portrait: {
    camera: {
      position: [0.4, 1.55, 0],
      target: [-0.1, 1.55, 10],
      fieldOfView: 48,
      shift: [0, -0.2],
    },
    focus: 9,
    near: [
      { x: 2.9, z: 8, radius: 0.46, seed: 3 },
      { x: 4.4, z: 12.5, radius: 0.48, seed: 4 },
      { x: 1.9, z: 16, radius: 0.4, seed: 5 },
      { x: -3.6, z: 11, radius: 0.44, seed: 6 },
      { x: -5.6, z: 16, radius: 0.42, seed: 7 },
    ],
    cairn: [0.4, 9.4],
    stones: [
      [1.3, 4.4, 0.42],
      [0.9, 5.35, 0.36],
      [0.35, 6.2, 0.4],
      [-0.2, 7.05, 0.34],
      [-0.75, 7.95, 0.38],
      [-1.2, 8.9, 0.33],
    ],
  },
};

/** The trees behind, on both sides of the brook. */
function farTrunks(near: readonly Trunk[]): Trunk[] {
  const random = seededRandom(41);
  const found: Trunk[] = [];
  for (let tries = 0; tries < 900 && found.length < 170; tries++) {
    const z = 17 + 72 * random() ** 0.8;
    const x = (random() * 2 - 1) * (6 + z * 0.75);
    if (abs(x - brook(z)) < brookWidth(z) + 0.9) continue;
    const isClear = [...found, ...near].every((other) => hypot(other.x - x, other.z - z) > 2.3);
    const isCalm = x < -0.06 * z && z < 40;
    if (isClear && !isCalm)
      found.push({ x, z, radius: 0.28 + 0.22 * random(), seed: found.length + 60 });
  }
  return found;
}

function forest({ near, stones: steps, cairn: [cairnX, cairnZ] }: Composition): Mesh[] {
  const random = seededRandom(5);
  const trunks = new MeshBuilder();
  for (const one of near) trunk(trunks, one, 220, 72);
  for (const one of farTrunks(near)) trunk(trunks, one, 40, 14);

  const leafy = { translucency: 0.5, roughness: 0.7 };
  const nearFerns = [1, 2, 3, 4].map((seed) => fern({ seed }).build(leafy));
  const farFerns = [5, 6, 7].map((seed) => fern({ seed, leaflets: 1 }).build(leafy));
  const saplings = [1, 2, 3].map((seed) => sapling(seed).build(leafy));
  const ferns: (Placement & { mesh: Mesh })[] = [];
  for (let tries = 0; tries < 2600 && ferns.length < 620; tries++) {
    const z = 2.5 + 43 * random() ** 1.7;
    const x = 0.5 + (random() * 2 - 1) * (3 + z * 0.7);
    const away = abs(x - brook(z)) - brookWidth(z);
    const crowd = 0.5 + 0.9 * noise(x * 0.35 + 2, z * 0.35);
    if (away < 0.25 || random() > crowd || (z < 4.6 && abs(x - 0.6) < 0.8)) continue;

    const kinds = z < 14 ? nearFerns : farFerns;
    const light = 0.85 + 0.35 * random();
    ferns.push({
      mesh: kinds[floor(random() * kinds.length)] as Mesh,
      position: [x, groundHeight(x, z) - 0.03, z],
      turn: random() * 6.28,
      size: (0.55 + 0.6 * random()) * (away < 0.7 ? 0.75 : 1),
      tint: [light * (0.9 + 0.25 * random()), light, light * 0.9],
    });
  }
  const young = [
    [4.3, 12, 1],
    [-7.5, 28, 1.2],
    [6.6, 16, 1.2],
    [1.2, 19, 1],
    [9.5, 21, 1.3],
    [-3.4, 27, 1.2],
    [3.6, 26, 1.4],
  ].map(([x, z, size], index) => ({
    mesh: saplings[index % 3] as Mesh,
    position: [x as number, groundHeight(x as number, z as number), z as number] as const,
    turn: index * 1.7,
    size: size as number,
  }));

  const boulders: Stone[] = steps.map(([x, z, size], index) => ({
    at: [x, -0.06, z],
    size: [size, 0.2 + 0.02 * (index % 3), size * 0.8],
    turn: index * 1.3,
  }));
  for (let index = 0; index < 46; index++) {
    const z = 4 + 26 * random() ** 1.4;
    const side = random() < 0.5 ? -1 : 1;
    const x = brook(z) + side * (brookWidth(z) + 0.55 * random() - 0.15);
    const size = 0.1 + 0.32 * random() ** 2;
    boulders.push({
      at: [x, groundHeight(x, z) + size * 0.1, z],
      size: [size, size * 0.7, size * (0.7 + 0.4 * random())],
      turn: random() * 6,
    });
  }
  boulders.push({ at: [cairnX, 0.06, cairnZ], size: [0.42, 0.22, 0.36], turn: 0.4 });
  let top = 0.27;
  for (const [index, size] of [0.19, 0.145, 0.11, 0.075].entries()) {
    const [shiftX, shiftZ] = [0.03 * (random() - 0.5), 0.03 * (random() - 0.5)];
    boulders.push({
      at: [cairnX + shiftX, top + size * 0.42, cairnZ + shiftZ],
      size: [size, size * 0.46, size * 0.85],
      turn: index * 1.9,
    });
    top += size * 0.86;
  }
  return [trunks.build({ surface: barkSurface }), scatter([...ferns, ...young]), stones(boulders)];
}

const mistDensity = 0.021;
const mistShade = colour('#a5c9bb');
const mistLit: Colour = [1.6, 1.3, 0.8];

/** Mist in steps along the ray, each lit as far as the canopy lets the sun through: shafts of light. */
function mist(seen: Colour, origin: Vector, direction: Vector, distance: number): Colour {
  const end = min(distance, 90);
  const toward = clamp(dot(direction, sun));
  const forward = 0.12 + 0.6 * toward ** 3 + 0.7 * toward ** 9;
  const shade = addColour(
    scaleColour(mistShade, 0.34 + 0.3 * toward ** 2),
    scaleColour(mistLit, 0.34 * toward ** 4),
  );
  const steps = 30;
  let left = 1;
  let lit: Colour = [0, 0, 0];
  let before = 0;
  for (let step = 1; step <= steps; step++) {
    const to = end * (step / steps) ** 1.35;
    const middle = add(origin, scale(direction, (before + to) / 2));
    const thick = mistDensity * (0.75 + 0.5 * exp(-max(0, middle[1]) / 3));
    const share = left * (1 - exp(-thick * (to - before)));
    const through = dapple(middle);
    lit = addColour(
      lit,
      scaleColour(addColour(shade, scaleColour(mistLit, through * forward)), share),
    );
    left *= exp(-thick * (to - before));
    before = to;
  }
  return addColour(scaleColour(seen, left), lit);
}

export default {
  title: 'A brook with stepping stones in a cedar forest, shafts of morning light',
  sizes: pageSizes,
  build: (camera) => {
    const composition = compositions[camera];
    return {
      camera: composition.camera,
      sun: { direction: sun, colour: [4.6, 3.6, 2.2], sharpness: 12, dapple },
      sky: (direction) => {
        const toward = clamp(dot(direction, sun));
        return mixColour(colour('#c7d8c4'), [1.25, 1.1, 0.78], toward ** 4);
      },
      ambient: { above: [0.26, 0.42, 0.43], below: [0.1, 0.13, 0.08] },
      terrain,
      meshes: forest(composition),
      water: { level: 0, slope: ripples(0.012, 0.35), deep: colour('#16261f') },
      air: mist,
      focus: { distance: composition.focus, aperture: 3 },
      samples: 6,
      finish: { contrast: 0.1, bloom: 0.22 },
    };
  },
} satisfies Picture;
