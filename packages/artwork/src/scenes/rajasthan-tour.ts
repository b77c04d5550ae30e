/**
 * Udaipur after sunset: a white palace on its island in Lake Pichola, as Jag Mandir stands there, lamps lit
 * in the arcades, the Aravalli hills behind in blue layers.
 */
import { cuspedArch } from '../parts/arch.ts';
import { distantBroadleaf } from '../parts/broadleaf.ts';
import { chhatri } from '../parts/chhatri.ts';
import { bulbousDome } from '../parts/dome.ts';
import { heightFog } from '../renderer/air.ts';
import { colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, cylinder } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { cell, fractal, noise3, ridged, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Solids, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, floor, max, min } = Math;

/** Where the sky is brightest; what models the walls comes from there, softly. */
const afterglow = normalise([-0.86, 0.16, 0.3]);

/** Where the island's middle is, in metres from the camera. */
const island: Vector = [26, 0, 172];

interface Block {
  /** Middle of its front, right of and behind the island's middle. */
  x: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  /** Of one bay, wall to wall. */
  bay: number;
  storeys: number;
}
const plinth = 1.6;
const blocks: Block[] = [
  { x: 2, z: -10, width: 40, depth: 12, height: 5.4, bay: 3.2, storeys: 1 },
  { x: -29, z: -13, width: 7.6, depth: 7.6, height: 11.6, bay: 3.04, storeys: 2 },
  { x: 3.5, z: -13, width: 8, depth: 6, height: 8.8, bay: 3.2, storeys: 2 },
  { x: 29, z: -12, width: 11.2, depth: 8, height: 9.8, bay: 3.2, storeys: 2 },
  { x: 42, z: -6, width: 5, depth: 9, height: 7, bay: 3.3, storeys: 1 },
];

const openingOf = (bay: number, height: number) =>
  cuspedArch({ width: bay * 0.34, spring: height * 0.5, height: height * 0.8, foils: 7 });
const arches = blocks.map(({ bay, height, storeys }) => openingOf(bay, height / storeys - 0.5));

/** How far within the opening of an arch, seen from the front; negative inside. */
function opening(block: Block, index: number, u: number, y: number) {
  const { bay, height, storeys, width } = block;
  if (abs(u) > width - 0.6) return 1;
  const bays = floor((2 * width - 1) / bay);
  const shift = bays % 2 === 0 ? bay / 2 : 0;
  const across = u + shift - bay * Math.round((u + shift) / bay);
  const storey = height / storeys;
  const up = y - plinth - storey * max(0, min(storeys - 1, floor((y - plinth) / storey)));
  return (arches[index] as (x: number, y: number) => number)(across, up - 0.25);
}

function blockDistance(block: Block, index: number, x: number, y: number, z: number) {
  const { width, depth, height, storeys } = block;
  const [u, w] = [x - block.x, z - block.z];
  const v = y - plinth - height / 2;
  const body = box(u, v, w - depth, width, height / 2, depth, 0.06);
  if (body > 3) return body - 0.8;
  const front = w;
  let d = max(body, -max(opening(block, index, u, y), front - 1.3, -front - 1));
  const storey = height / storeys;
  for (let level = 1; level <= storeys; level++) {
    const eave = plinth + level * storey;
    d = min(d, box(u, y - eave + 0.28, w - depth, width + 0.55, 0.07, depth + 0.55, 0.05));
  }
  // A parapet of small pointed merlons.
  const merlon = abs(u - 0.72 * Math.round(u / 0.72));
  const crest = 0.62 + 0.3 * max(0, 1 - merlon / 0.3);
  const wall = max(
    box(u, y - plinth - height - crest / 2, w - depth, width, crest / 2, depth),
    -box(u, y - plinth - height - 1, w - depth, width - 0.3, 3, depth - 0.3),
  );
  return min(d, wall * 0.8);
}

const pavilions: { at: Vector; shape: ReturnType<typeof chhatri> }[] = [];
const addPavilion = (x: number, y: number, z: number, radius: number, sides: 4 | 8 = 8) =>
  pavilions.push({ at: [x, plinth + y, z], shape: chhatri({ radius, sides }) });
for (const x of [-36, -22]) for (const z of [-12.4, 0.4]) addPavilion(x, 11.6, z, 1.25);
for (const x of [-2, 3.5, 9]) addPavilion(x, 8.8, -10.4, x === 3.5 ? 1.9 : 1.35, 4);
for (const x of [19.5, 38.5]) addPavilion(x, 9.8, -10, 1.5);
addPavilion(46, 7, -4, 1.7);
addPavilion(-37, 0.2, -11, 1.5);
addPavilion(-13, 5.4, -9, 1.15);
addPavilion(15, 5.4, -9, 1.15);

const domes = [
  { at: [-29, plinth + 13.4, -5.4] as Vector, belly: 5.6, height: 8.4, drum: 1.8 },
  { at: [29, plinth + 11, -4] as Vector, belly: 3.7, height: 5.6, drum: 1.2 },
];
const domeDistance = (x: number, y: number, z: number) =>
  min(
    ...domes.map(({ at, belly, height, drum }) => {
      const [u, v, w] = [x - at[0], y - at[1], z - at[2]];
      const finial = cylinder(u, v, w, 0.09, height, height + 1.7);
      return min(
        bulbousDome(u, v, w, belly, height),
        cylinder(u, v, w, belly * 0.94, -drum - 0.4, 0.05),
        finial,
      );
    }),
  );

/** The quay, with stairs down to the water. */
function quay(x: number, y: number, z: number) {
  let d = box(x - 3, y, z - 6, 49, plinth, 19, 0.1);
  for (let step = 0; step < 6; step++) {
    d = min(
      d,
      box(x - 3.5, y - plinth + 0.3 * step + 0.15, z + 13.4 + 0.42 * step, 6.5, 0.15, 0.6),
    );
  }
  return d;
}

const distance: Solids['distance'] = (px, y, pz) => {
  const [x, z] = [px - island[0], pz - island[2]];
  const all = box(x - 3, y - 12, z - 4, 54, 14, 24);
  if (all > 8) return all;
  let least = min(quay(x, y, z), domeDistance(x, y, z));
  blocks.forEach((block, index) => {
    least = min(least, blockDistance(block, index, x, y, z));
  });
  for (const { at, shape } of pavilions)
    least = min(least, shape.stone(x - at[0], y - at[1], z - at[2]));
  return least;
};

const white = colour('#f1ece6');
const lamplight = [1.9, 1.05, 0.42] as const;

function surface(px: number, y: number, pz: number, normal: Vector): Surface {
  const [x, z] = [px - island[0], pz - island[2]];
  const stain = smoothstep(0.15, 0.7, fractal(x * 0.5 + z * 0.4, y * 0.16, 4));
  const damp = smoothstep(1.1, 0.1, y);
  const wall = mixColour(
    scaleColour(white, 0.95 - 0.1 * stain + 0.03 * noise3(x * 3, y * 3, z * 3)),
    colour('#7d7468'),
    damp * 0.65,
  );
  // Behind an arch: rooms, some of them lit.
  const index = blocks.findIndex((block, at) => {
    const within = z - block.z;
    return (
      within > 0.4 &&
      within < 1.6 &&
      abs(x - block.x) < block.width &&
      opening(block, at, x - block.x, y) < 0.05 &&
      y < plinth + block.height
    );
  });
  const block = blocks[index];
  if (block && normal[2] < -0.5) {
    const storey = floor((y - plinth) / (block.height / block.storeys));
    const lit = cell(floor((x - block.x) / block.bay + 40), storey * 7 + index);
    const level = (y - plinth) % (block.height / block.storeys);
    const glow = smoothstep(0.35, 0.75, lit) * mix(1, 0.45, level / 4.5);
    return {
      colour: scaleColour(colour('#8a7260'), 0.5),
      emission: scaleColour(lamplight, 0.12 + 0.75 * glow),
    };
  }
  return { colour: wall };
}

/** Trees of the island's court and along its quay. */
function trees() {
  const random = seededRandom(14);
  const all = new MeshBuilder();
  const kinds = [1, 2, 3].map((seed) => distantBroadleaf({ seed }));
  for (let count = 0; count < 24; count++) {
    const t = count / 23;
    const kind = kinds[count % 3] as MeshBuilder;
    all.append(kind, {
      position: [
        island[0] + mix(-18, 46, t) + 3 * random(),
        plinth,
        island[2] + mix(4, 14, random()),
      ],
      turn: random() * 6.3,
      size: mix(0.5, 0.92, random()),
    });
  }
  return all.build({ translucency: 0.2 });
}

/** Four ranges, each higher and farther. */
const ranges = (x: number, z: number) => {
  let height = -30;
  for (const [at, rise, seed] of [
    [1500, 120, 3],
    [2600, 230, 11],
    [4200, 380, 23],
    [6800, 560, 31],
  ] as const) {
    const ridge = smoothstep(420, 0, abs(z - at - 300 * fractal(x / 1600, seed, 3)));
    height = max(height, ridge * rise * (0.35 + 0.9 * ridged(x / 1500 + seed, z / 1500, 5)) - 30);
  }
  return height;
};

export default {
  title: 'A palace on Lake Pichola after sunset',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? { position: [0, 5, 0], target: [26, 10, 172], fieldOfView: 25.5, shift: [0.66, -0.05] }
        : { position: [0, 5.5, 0], target: [9, 10, 172], fieldOfView: 25, shift: [0, -0.05] },
    sun: { direction: afterglow, colour: [0.95, 0.62, 0.5], sharpness: 5 },
    sky: hazySky({
      stops: [
        [0, colour('#f9cfa6')],
        [3, colour('#f4c0a8')],
        [8, colour('#dfb3b8')],
        [15, colour('#b4a6c4')],
        [24, colour('#8295bd')],
        [38, colour('#5674a6')],
      ],
      sun: normalise([-0.82, 0.02, 0.57]),
      glow: [0.5, 0.28, 0.14],
      glowWidth: 1.4,
      clouds: {
        cover: 0.44,
        density: 0.5,
        scale: 0.6,
        colour: colour('#c9a3b4'),
        lit: colour('#ffcfae'),
        offset: 9,
      },
    }),
    ambient: { above: [0.5, 0.5, 0.66], below: [0.36, 0.3, 0.34] },
    hollow: 2.2,
    solids: { distance, surface, near: 120, far: 240, steps: 200 },
    terrain: {
      near: 1000,
      far: 8500,
      ceiling: 760,
      height: ranges,
      surface: (x, y, z) => ({
        colour: mixColour(
          colour('#3d4a52'),
          colour('#6b6a5e'),
          0.5 + 0.5 * fractal(x / 160, (z + y) / 160, 4),
        ),
      }),
    },
    meshes: [trees()],
    water: { level: 0, slope: ripples(0.022, 0.9), deep: colour('#3d4f6e') },
    air: heightFog({
      density: 0.00042,
      height: 260,
      base: 0,
      colour: colour('#a9a6c6'),
      lit: colour('#f3bfa8'),
      sun: afterglow,
      most: 0.9,
    }),
    finish: { exposure: 1.16, bloom: 0.3 },
  }),
} satisfies Picture;
