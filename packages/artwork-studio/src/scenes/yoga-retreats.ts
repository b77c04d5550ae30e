/**
 * A practice deck above the Ganges valley near Rishikesh at daybreak: two mats, a folded blanket, a singing
 * bowl, marigolds along the parapet; the hills beyond stand in mist.
 */
import { brassSurface } from '../parts/studio.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, capsule, smoothUnion } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { cell, fractal, noise3, ridged, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Solids, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, floor, hypot, max, min, PI, sin } = Math;

const sun = normalise([-0.52, 0.17, 0.84]);

interface Part {
  distance: (x: number, y: number, z: number) => number;
  surface: (x: number, y: number, z: number) => Surface;
}

const plank = 0.14;
const deck: Part = {
  distance: (x, y, z) => {
    const joint = abs(x / plank - Math.round(x / plank)) * plank;
    return box(x, y + 0.05, z - 1.6, 9, 0.05, 3.4, 0.004) + 0.008 * smoothstep(0.006, 0, joint);
  },
  surface: (x, _, z) => {
    const row = floor(x / plank + 0.5);
    const along = z + cell(row, 3) * 9;
    const grain = fractal(x * 36 + row * 7, along * 1.4, 5);
    const tone = mixColour(colour('#8d7257'), colour('#b99a76'), smoothstep(-0.5, 0.5, grain));
    // Dew has dried but for patches, which shine.
    const wet = smoothstep(0.1, 0.5, fractal(x * 1.3, z * 0.8, 4));
    return {
      colour: scaleColour(tone, (0.84 + 0.22 * cell(row, 11)) * (1 - 0.25 * wet)),
      roughness: mix(0.7, 0.28, wet),
    };
  },
};

/** Along the far edge: a stone rail on turned posts. */
const parapet = { z: 4.3, height: 0.62 };
const rail: Part = {
  distance: (x, y, z) => {
    const w = z - parapet.z;
    const top = box(x, y - parapet.height, w, 9, 0.05, 0.14, 0.025);
    const foot = box(x, y - 0.05, w, 9, 0.06, 0.13, 0.02);
    const u = x - 0.42 * Math.round(x / 0.42);
    const r = hypot(u, w);
    const turned =
      r - 0.05 - 0.028 * sin(y * 15 + 0.6) * smoothstep(0.06, 0.2, y) * smoothstep(0.6, 0.45, y);
    const post = max(turned, y - parapet.height, -y) * 0.8;
    const pier = x - 2.52 * Math.round(x / 2.52);
    const block = box(pier, y - 0.36, w, 0.15, 0.38, 0.17, 0.02);
    const cap = box(pier, y - 0.76, w, 0.19, 0.04, 0.21, 0.02);
    const ball = hypot(pier, (y - 0.87) * 0.95, w) - 0.1;
    return min(top, foot, post, block, cap, ball) + 0.002 * noise3(x * 14, y * 14, z * 14);
  },
  surface: (x, y, z) => {
    const moss = smoothstep(0.2, 0.6, fractal(x * 2, y * 3 + z, 4)) * smoothstep(0.5, 0.05, y);
    const stone = scaleColour(colour('#cdbda2'), 0.88 + 0.14 * fractal(x * 5, y * 5 + z * 5, 4));
    return { colour: mixColour(stone, colour('#7d7f5c'), moss * 0.7) };
  },
};

interface Mat {
  x: number;
  z: number;
  turn: number;
  tone: string;
}
const length = 0.9;
const mats: Mat[] = [
  { x: 0.92, z: 2.1, turn: -0.1, tone: '#a8563a' },
  { x: 2.15, z: 2.5, turn: -0.16, tone: '#7f8f73' },
];
const onMat = ({ x, z, turn }: Mat, px: number, pz: number) => ({
  u: (px - x) * cos(turn) + (pz - z) * sin(turn),
  w: (pz - z) * cos(turn) - (px - x) * sin(turn),
});
const mat = (options: Mat): Part => ({
  distance: (x, y, z) => {
    const { u, w } = onMat(options, x, z);
    // The far end is still a little rolled.
    const curl = 0.055 * smoothstep(length - 0.24, length, w) ** 2;
    const sheet = box(u, y - 0.006 - curl, w, 0.31, 0.0045, length, 0.003);
    return (sheet + 0.0008 * noise3(x * 140, y * 140, z * 140)) * 0.8;
  },
  surface: (x, y, z) => {
    const { u } = onMat(options, x, z);
    const band = smoothstep(0.012, 0.008, abs(abs(u) - 0.27));
    const cloth = mixColour(colour(options.tone), colour('#e9d9bb'), band * 0.7);
    return { colour: scaleColour(cloth, 0.9 + 0.14 * noise3(x * 160, y * 160, z * 160)) };
  },
});

const blanketAt: Vector = [1.5, 0, 3.05];
const blanket: Part = {
  distance: (x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (let fold = 0; fold < 5; fold++) {
      const off = 0.02 * (cell(fold, 5) - 0.5);
      const sag = 0.008 * sin(x * 9 + fold) + 0.016 * ((x - blanketAt[0]) / 0.3) ** 2;
      least = min(
        least,
        box(
          x - blanketAt[0] - off,
          y - 0.03 - fold * 0.05 + sag,
          z - blanketAt[2] - off,
          0.3,
          0.026,
          0.22,
          0.024,
        ),
      );
    }
    return (least + 0.003 * noise3(x * 60, y * 60, z * 60)) * 0.85;
  },
  surface: (x, y, z) => {
    const stripe = smoothstep(0.03, 0.024, abs(abs(x - blanketAt[0]) - 0.17));
    const cloth = mixColour(colour('#efe5d2'), colour('#2f4f63'), stripe);
    return { colour: scaleColour(cloth, 0.88 + 0.16 * noise3(x * 90, y * 90, z * 90)) };
  },
};

const bowlAt: Vector = [0.38, 0.0, 1.75];
const bowl: Part = {
  distance: (px, py, pz) => {
    const [x, y, z] = [px - bowlAt[0], py - bowlAt[1] - 0.035, pz - bowlAt[2]];
    const r = hypot(x, z);
    const radius = 0.06 + 0.055 * Math.sqrt(max(0, min(1, y / 0.075)));
    const wall = max(abs(r - radius) - 0.005, -y, y - 0.105);
    const bottom = max(r - radius, abs(y - 0.006) - 0.006);
    const lip = hypot(r - 0.115, y - 0.105) - 0.007;
    return smoothUnion(min(wall, bottom), lip, 0.008) * 0.7;
  },
  surface: (x, y, z) => brassSurface(x * 0.5, y * 0.5, z * 0.5),
};
/** A ring of cloth that the bowl stands on, and the stick it is struck with. */
const cushion: Part = {
  distance: (x, y, z) => {
    const r = hypot(x - bowlAt[0], z - bowlAt[2]);
    const folds = 0.004 * sin(14 * atan2(z - bowlAt[2], x - bowlAt[0]));
    return hypot(r - 0.085, (y - 0.03) * 1.1) - 0.036 + folds;
  },
  surface: (x, y, z) => ({
    colour: scaleColour(colour('#7c2f3d'), 0.85 + 0.25 * noise3(x * 70, y * 70, z * 70)),
  }),
};
const stick: Part = {
  distance: (x, y, z) =>
    min(
      capsule(x, y, z, 0.53, 0.018, 1.62, 0.68, 0.018, 1.9, 0.015),
      capsule(x, y, z, 0.64, 0.019, 1.825, 0.68, 0.018, 1.9, 0.0185),
    ),
  surface: () => ({ colour: colour('#6a4429'), roughness: 0.4 }),
};

const parts = [deck, rail, ...mats.map(mat), blanket, bowl, cushion, stick];

const solids: Solids = {
  near: 0.8,
  far: 16,
  distance: (x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (const part of parts) least = min(least, part.distance(x, y, z));
    return least;
  },
  surface: (x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    let nearest = deck;
    for (const part of parts) {
      const away = part.distance(x, y, z);
      if (away < least) [least, nearest] = [away, part];
    }
    return nearest.surface(x, y, z);
  },
};

/** Marigolds on a thread, in swags from pier to pier. */
function garland() {
  const random = seededRandom(61);
  const builder = new MeshBuilder();
  const tones = ['#e88c22', '#f3ab34', '#d8741e'].map(colour);
  for (let swag = -3; swag < 4; swag++) {
    for (let count = 0; count < 40; count++) {
      const t = count / 40;
      const at: Vector = [
        (swag + t) * 2.52,
        0.72 - 0.34 * sin(PI * t) + 0.012 * (random() - 0.5),
        parapet.z - 0.19 - 0.03 * random(),
      ];
      const tone = tones[floor(random() * 3)] as Colour;
      for (let petal = 0; petal < 34; petal++) {
        const turn = petal * 2.4;
        const lean = mix(1.5, 0.1, petal / 34);
        const out: Vector = [sin(lean) * cos(turn), sin(lean) * sin(turn), -cos(lean)];
        const reach = 0.036 * (0.85 + 0.3 * random());
        builder.leaf(
          at,
          [at[0] + reach * out[0], at[1] + reach * out[1], at[2] + reach * out[2]],
          0.022,
          [0, 0.3, -1],
          scaleColour(tone, 0.8 + 0.35 * random()),
        );
      }
    }
  }
  return builder.build({ translucency: 0.5 });
}

/** Ridges across the valley, the river's bend between them. */
const hills = (x: number, z: number) => {
  const river = -160 + 90 * sin(z / 330) + 0.1 * z;
  const side = smoothstep(60, 620, abs(x - river));
  const mid = side * (190 + 250 * ridged(x / 620 + 2, z / 620, 5)) * smoothstep(180, 900, z);
  const far = smoothstep(1900, 3600, z) * (240 + 520 * ridged(x / 1500 + 5, z / 1500 + 1, 5));
  return -330 + max(mid, far) + 14 * fractal(x / 40, z / 40, 3);
};

export default {
  title: 'A practice deck above the Ganges valley',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-0.1, 1.5, -1.3],
            target: [0.95, 0.62, 3],
            fieldOfView: 33,
            shift: [0.5, 0.02],
          }
        : {
            position: [0.5, 1.6, -1.5],
            target: [1.12, 0.66, 3],
            fieldOfView: 40,
            shift: [0, -0.02],
          },
    sun: { direction: sun, colour: [2.5, 1.65, 0.98], sharpness: 12 },
    sky: hazySky({
      stops: [
        [0, colour('#fcdcb0')],
        [4, colour('#fbe0bd')],
        [10, colour('#f0dac6')],
        [20, colour('#cfd6d4')],
        [36, colour('#94b6c4')],
      ],
      sun,
      glow: [0.62, 0.42, 0.2],
      clouds: {
        cover: 0.44,
        density: 0.45,
        scale: 0.7,
        colour: colour('#e6cdb8'),
        lit: colour('#ffe9c6'),
        offset: 17,
      },
    }),
    ambient: { above: [0.5, 0.54, 0.6], below: [0.34, 0.28, 0.2] },
    hollow: 0.12,
    gather: 24,
    detail: 0.7,
    solids,
    terrain: {
      near: 120,
      far: 7000,
      ceiling: 460,
      height: hills,
      surface: (x, y, z) => ({
        colour: mixColour(
          colour('#2f4a3e'),
          colour('#6c7d54'),
          0.5 + 0.5 * fractal(x / 30, (z + y) / 30, 4),
        ),
      }),
    },
    meshes: [garland()],
    air: heightFog({
      density: 0.0011,
      height: 110,
      base: -160,
      colour: colour('#d3dad2'),
      lit: colour('#fde6c0'),
      sun,
      most: 0.96,
    }),
    focus: { distance: 3.9, aperture: 4 },
    finish: { exposure: 1.06, bloom: 0.2 },
  }),
} satisfies Picture;
