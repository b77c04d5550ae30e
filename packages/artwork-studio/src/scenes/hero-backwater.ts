/**
 * A backwater between Alappuzha and Kumarakom in Kerala, about seven in the morning: a kettuvallam lies off a
 * bund with coconut palms, the banks beyond dissolve in mist, an egret stands on a mooring pole. The sun has
 * risen behind the viewer's left shoulder. Sizes of boat and palms: see their parts.
 */
import type { ViewName } from '@elevate/artwork/files';
import { coconutPalm } from '../parts/coconutPalm.ts';
import { flyingEgret, standingEgret } from '../parts/egret.ts';
import { kettuvallam, lantern, onKettuvallam } from '../parts/kettuvallam.ts';
import { bananaPlant, grassTuft, shrub } from '../parts/undergrowth.ts';
import { heightFog } from '../renderer/air.ts';
import type { Camera } from '../renderer/camera.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { type Mesh, MeshBuilder, type Placement } from '../renderer/mesh.ts';
import { cell, fractal, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { heroSizes, type Picture, type Water } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { add, mix, normalise, scale, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { floor, hypot, max, PI } = Math;

const sun = normalise([-0.78, 0.34, -0.36]);
const eye = 2;

/** A strip of land from `left` to `right` whose shore lies at `shore(x)`; in metres. */
interface Bank {
  left: number;
  right: number;
  shore: (x: number) => number;
  depth: number;
  height: number;
}

const nearBank: Bank = {
  left: -16,
  right: 75,
  shore: (x) =>
    76 + 26 * smoothstep(4, -17, x) ** 2 - 14 * smoothstep(14, 40, x) + 1.6 * noise(x * 0.16, 3),
  depth: 60,
  height: 0.9,
};
const middleBank: Bank = {
  left: -170,
  right: -6,
  shore: (x) => 235 + 0.34 * (x + 60) + 9 * noise(x * 0.03, 8),
  depth: 70,
  height: 1.1,
};
const farBank: Bank = {
  left: -420,
  right: 420,
  shore: (x) => 520 - 0.22 * x + 20 * noise(x * 0.01, 5),
  depth: 120,
  height: 1.5,
};
const lastBank: Bank = { ...farBank, left: -900, right: 900, shore: () => 980 };

/** Mud and laterite at the water, grass on top. */
function ground(builder: MeshBuilder, { left, right, shore, depth, height }: Bank) {
  builder.sheet(
    160,
    16,
    (u, v) => {
      const x = mix(left, right, u);
      const ends = smoothstep(0, 0.06, u) * smoothstep(1, 0.94, u);
      const inland = v ** 2.2 * depth;
      const rise = smoothstep(-0.3, 1.1, inland) * (height + 0.25 * noise(x * 0.5, inland));
      return [x, -0.4 + ends * (0.4 + rise), shore(x) + inland];
    },
    (_, v) => mixColour(colour('#7d6a4c'), colour('#7d8a4a'), smoothstep(0.05, 0.2, v)),
  );
}

interface Grown {
  kinds: readonly Mesh[];
  bank: Bank;
  count: number;
  seed: number;
  /** Metres from the shore. */
  from: number;
  to: number;
  size: readonly [least: number, most: number];
  /** How far the turn may stray from 'toward the viewer'. @default PI */
  stray?: number;
}

/** Plants strewn over a bank. Palms lean along x: turned so that x points at the water. */
function grown({ kinds, bank, count, seed, from, to, size, stray = PI }: Grown) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (): Placement & { mesh: Mesh } => {
    const x = mix(bank.left + 3, bank.right - 3, random());
    const inland = mix(from, to, random() ** 1.3);
    const light = 0.85 + 0.3 * random();
    return {
      mesh: kinds[floor(random() * kinds.length)] as Mesh,
      position: [x, bank.height - 0.1 - 0.7 * smoothstep(1.2, 0, inland), bank.shore(x) + inland],
      turn: PI / 2 + stray * (random() - 0.5) * 2,
      size: mix(size[0], size[1], random()),
      tint: [light * (0.95 + 0.12 * random()), light, light * 0.92],
    };
  });
}

interface Composition {
  camera: Camera;
  aperture: number;
  boat: { position: Vector; turn: number };
  /** Where the egret stands, and other poles; the rope goes to the last. Height above the water as y. */
  poles: readonly [Vector, ...Vector[]];
  flying: Vector;
  /** Those that make the outline: which kind, x, z, turn, size. */
  palms: readonly (readonly [kind: number, x: number, z: number, turn: number, size: number])[];
  /** Of those that are strewn behind. */
  palmSize: readonly [least: number, most: number];
}

const compositions: Record<ViewName, Composition> = {
  landscape: {
    camera: { position: [0, eye, 0], target: [0, eye, 100], fieldOfView: 25, shift: [0, -0.2] },
    aperture: 4.4,
    boat: { position: [8.6, 0, 58], turn: PI - 0.24 },
    poles: [
      [-8.4, 1.6, 52.5],
      [-6.9, 1.1, 53.5],
      [-3.6, 1.6, 55],
    ],
    flying: [-13, 5.6, 74],
    palms: [
      [3, 27.5, 69, PI - 0.25, 0.88],
      [1, 24, 78, PI + 0.6, 0.9],
      [2, 13.5, 80, PI + 0.2, 0.95],
      [5, 18, 86, 0.4, 0.92],
      [4, 6.5, 84, 2.5, 0.86],
      [0, 1, 88, PI + 0.4, 0.9],
      [2, -7.5, 98, PI + 0.1, 1],
      [1, -3, 102, 0.3, 0.85],
      [0, 33, 77, PI, 0.95],
    ],
    palmSize: [0.7, 0.95],
  },
  portrait: {
    camera: { position: [2, eye, 0], target: [2, eye, 100], fieldOfView: 36, shift: [0, -0.24] },
    aperture: 3.5,
    boat: { position: [1.2, 0, 62], turn: 0.72 },
    poles: [
      [9.9, 1.6, 54],
      [8.7, 1.2, 53],
    ],
    flying: [-2.4, 8.2, 74],
    palms: [
      [3, 14.6, 80, PI - 0.1, 0.7],
      [0, 11.5, 84, PI + 0.3, 0.72],
      [2, 6.4, 88, PI + 0.2, 0.82],
      [4, 12.5, 92, 0.4, 0.76],
      [2, -3.4, 94, PI - 0.2, 0.84],
      [0, -7.6, 101, PI + 0.2, 0.8],
      [1, 1.8, 104, 0.3, 0.66],
    ],
    palmSize: [0.55, 0.75],
  },
};

const leafy = { translucency: 0.42, roughness: 0.62 };
const palmKinds = () =>
  [
    [1, 15, 4.5],
    [2, 18, 1.2],
    [5, 12.5, 3],
    [9, 16.5, 6],
    [12, 14, -1],
    [17, 19.5, 2.5],
  ].map(([seed, height, lean]) =>
    coconutPalm({ seed: seed as number, height: height as number, lean: lean as number }).build(
      leafy,
    ),
  );

const plants = ({ palms: chosen, palmSize }: Composition): Mesh[] => {
  const palms = palmKinds();
  const tufts = [1, 2, 3].map((seed) => grassTuft(seed).build(leafy));
  const shrubs = [1, 2, 3].map((seed) => shrub(seed).build(leafy));
  const bananas = [1, 2, 3].map((seed) => bananaPlant(seed).build(leafy));
  return [
    scatter([
      ...chosen.map(([kind, x, z, turn, size]) => ({
        mesh: palms[kind] as Mesh,
        position: [x, 0.6, z] as const,
        turn,
        size,
      })),
      ...grown({
        kinds: palms,
        bank: nearBank,
        count: 16,
        seed: 4,
        from: 12,
        to: 55,
        size: palmSize,
        stray: 0.8,
      }),
      ...grown({
        kinds: palms,
        bank: middleBank,
        count: 75,
        seed: 6,
        from: 1.5,
        to: 65,
        size: [0.75, 1.1],
        stray: 1,
      }),
      ...grown({
        kinds: palms,
        bank: farBank,
        count: 260,
        seed: 8,
        from: 2,
        to: 110,
        size: [0.7, 1.1],
      }),
      ...grown({
        kinds: palms,
        bank: lastBank,
        count: 420,
        seed: 10,
        from: 2,
        to: 110,
        size: [0.8, 1.2],
      }),
    ]),
    scatter([
      ...grown({
        kinds: tufts,
        bank: nearBank,
        count: 900,
        seed: 21,
        from: -0.2,
        to: 2.2,
        size: [0.6, 1.3],
      }),
      ...grown({
        kinds: tufts,
        bank: nearBank,
        count: 700,
        seed: 22,
        from: 1.5,
        to: 30,
        size: [0.6, 1.2],
      }),
      ...grown({
        kinds: shrubs,
        bank: nearBank,
        count: 90,
        seed: 23,
        from: 4,
        to: 40,
        size: [0.8, 2.2],
      }),
      ...grown({
        kinds: shrubs,
        bank: nearBank,
        count: 50,
        seed: 26,
        from: 0.4,
        to: 4,
        size: [0.4, 0.9],
      }),
      ...grown({
        kinds: bananas,
        bank: nearBank,
        count: 34,
        seed: 24,
        from: 4,
        to: 26,
        size: [0.8, 1.4],
      }),
      ...grown({
        kinds: shrubs,
        bank: middleBank,
        count: 260,
        seed: 25,
        from: 0,
        to: 20,
        size: [0.9, 3],
      }),
      ...grown({
        kinds: shrubs,
        bank: farBank,
        count: 420,
        seed: 27,
        from: 0,
        to: 30,
        size: [2, 5],
      }),
    ]),
  ];
};

/** Leaves of water lilies, in patches: a disc with its notch in each cell of a grid. */
function lilies(
  patches: readonly { x: number; z: number; radius: number }[],
): NonNullable<Water['cover']> {
  const size = 0.4;
  const tones: readonly Colour[] = [
    colour('#6f8f4e'),
    colour('#8a9a52'),
    colour('#587a48'),
    colour('#9a7f56'),
  ];
  return (x, z, distance) => {
    if (distance > 70) return undefined;
    const [column, row] = [floor(x / size), floor(z / size)];
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        const [c, r] = [column + i, row + j];
        const pick = cell(c, r);
        const [middleX, middleZ] = [
          (c + 0.2 + 0.6 * cell(c + 71, r)) * size,
          (r + 0.2 + 0.6 * cell(c, r + 37)) * size,
        ];
        const near = max(
          ...patches.map(
            (patch) => 1 - hypot(middleX - patch.x, (middleZ - patch.z) * 0.7) / patch.radius,
          ),
        );
        if (pick > 0.2 + 0.75 * near + 0.5 * noise(middleX * 0.5, middleZ * 0.5)) continue;
        if (near < 0) continue;
        const radius = size * (0.3 + 0.28 * cell(c + 13, r + 5));
        const [dx, dz] = [x - middleX, z - middleZ];
        const away = hypot(dx, dz);
        if (away > radius) continue;
        const angle = Math.atan2(dz, dx) - 6.28 * cell(c + 3, r + 91);
        const turn = angle - 2 * PI * Math.round(angle / (2 * PI));
        if (Math.abs(turn) < 0.16) continue;
        const rib = 0.06 * Math.cos(turn * 9) ** 8;
        const rim = smoothstep(0.84, 1, away / radius);
        const tone = tones[floor(cell(c + 29, r + 11) * 4) % 4] as Colour;
        return {
          share: smoothstep(radius, radius * 0.95, away),
          surface: { colour: scaleColour(tone, 0.92 + rib + 0.16 * rim), roughness: 0.4 },
        };
      }
    }
    return undefined;
  };
}

/** What of a ray lies behind a distance from the viewer: mist begins behind the boat, in the mirror as well. */
function beyond(z: number, origin: Vector, direction: Vector, distance: number) {
  const before = origin[2] < z ? (direction[2] > 0 ? (z - origin[2]) / direction[2] : Infinity) : 0;
  return before < distance
    ? { start: add(origin, scale(direction, before)), distance: distance - before }
    : { start: origin, distance: 0 };
}

/** A rope that hangs between two points, `slack` metres below the straight line. */
function rope(builder: MeshBuilder, from: Vector, to: Vector, slack: number) {
  const points = Array.from({ length: 15 }, (_, index): Vector => {
    const t = index / 14;
    const [x, y, z] = add(scale(from, 1 - t), scale(to, t));
    return [x, y - slack * 4 * t * (1 - t), z];
  });
  builder.tube(
    points,
    points.map(() => 0.025),
    colour('#a08a60'),
    5,
  );
}

/** Bamboo poles to moor at. */
function poles(builder: MeshBuilder, at: readonly Vector[]) {
  for (const [x, top, z] of at) {
    builder.tube(
      [
        [x, -0.5, z],
        [x + 0.02, top * 0.5, z],
        [x + 0.06, top, z],
      ],
      [0.06, 0.055, 0.05],
      colour('#6d5b45'),
      8,
    );
  }
}

export default {
  title: 'Houseboat among coconut palms on the backwaters of Kerala',
  sizes: heroSizes,
  build: (camera) => {
    const composition = compositions[camera];
    const { boat } = composition;
    const banks = new MeshBuilder();
    for (const bank of [nearBank, middleBank, farBank, lastBank]) ground(banks, bank);
    const birds = new MeshBuilder();
    standingEgret(birds, composition.poles[0], PI - 0.2);
    flyingEgret(birds, composition.flying, 0.15, 0.35);
    const wood = new MeshBuilder();
    poles(wood, composition.poles);
    const [x, top, z] = composition.poles.at(-1) ?? composition.poles[0];
    rope(wood, onKettuvallam(boat)([9.6, 2.4, 0]), [x, top - 0.25, z], 0.3);

    const haze = heightFog({
      density: 0.0029,
      height: 24,
      base: 0,
      colour: colour('#f0e9d3'),
      lit: colour('#ffeec6'),
      sun,
    });
    const mist = heightFog({
      density: 0.02,
      height: 3,
      base: 0,
      colour: colour('#fbf3dd'),
      lit: colour('#fff1d2'),
      sun,
      most: 0.86,
    });
    return {
      camera: composition.camera,
      sun: { direction: sun, colour: [3.2, 2.35, 1.4], sharpness: 12 },
      sky: hazySky({
        stops: [
          [0, colour('#ffedc9')],
          [3, colour('#f9ebcf')],
          [6, colour('#d6e5dd')],
          [10, colour('#9bcdd3')],
          [15, colour('#76b6c2')],
          [30, colour('#72b0bd')],
        ],
        sun,
        glow: [0.5, 0.4, 0.24],
        clouds: {
          cover: 0.38,
          density: 0.4,
          scale: 0.7,
          colour: colour('#e9e4d4'),
          lit: colour('#fff3dc'),
        },
      }),
      ambient: { above: [0.46, 0.55, 0.56], below: [0.2, 0.22, 0.16] },
      lamps: [{ position: onKettuvallam(boat)(lantern), colour: [0.9, 0.5, 0.18], reach: 1.1 }],
      meshes: [
        ...plants(composition),
        ...kettuvallam(boat),
        banks.build({
          surface: (at, normal, tone) => ({
            colour: scaleColour(
              tone,
              0.8 + 0.3 * fractal(at[0] * 0.7, at[2] * 0.7, 4) - 0.25 * (1 - normal[1]),
            ),
          }),
        }),
        birds.build({ translucency: 0.2 }),
        wood.build({ roughness: 0.8 }),
      ],
      water: {
        level: 0,
        slope: ripples(0.008, 1.1),
        deep: colour('#4c6f6c'),
        cover: lilies([
          { x: boat.position[0] + 10, z: boat.position[2] - 4, radius: 5 },
          { x: boat.position[0] + 5, z: boat.position[2] - 12, radius: 3.5 },
          { x: boat.position[0] - 12, z: boat.position[2] + 1, radius: 2.4 },
        ]),
      },
      air: (seen, origin, direction, distance) => {
        const misty = beyond(boat.position[2] + 2, origin, direction, distance);
        const hazy = beyond(40, origin, direction, distance);
        return haze(
          mist(seen, misty.start, direction, misty.distance),
          hazy.start,
          direction,
          hazy.distance,
        );
      },
      focus: { distance: boat.position[2] - 2, aperture: composition.aperture },
      samples: 7,
      finish: { exposure: 1.06, contrast: 0.12 },
    };
  },
} satisfies Picture;
