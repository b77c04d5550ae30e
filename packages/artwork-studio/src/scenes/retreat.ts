/**
 * Rice terraces near Ubud on Bali in morning haze: some flooded and bright as the sky, some green with young
 * rice; coconut palms, and a small thatched barn (lumbung) on the right.
 */
import { coconutPalm } from '../parts/coconutPalm.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, capsule } from '../renderer/distance.ts';
import { cell, fractal, noise, noise3, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { type Picture, pageSizes, type Solids, type Terrain } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, floor, hypot, max, min } = Math;

const sun = normalise([-0.62, 0.3, 0.42]);

/** Height of one terrace above the next, in metres. */
const rise = 1.15;

/** The valley before it was cut into steps: it falls to a stream on the left and climbs behind. */
function valley(x: number, z: number) {
  const stream = -16 - 0.14 * z + 7 * Math.sin(z * 0.031 + 1);
  const away = x - stream;
  const right = 0.21 * max(0, away) + 0.0009 * max(0, away) ** 2;
  const left = 0.2 * max(0, -away) + 0.0006 * max(0, -away) ** 2;
  const folds = 2.6 * fractal(x * 0.022 + 4, z * 0.022 + 2, 3);
  return min(24, right + left) + folds + 0.012 * z - 4;
}

/** Share of a step that is its slope; the rest lies level. */
const bank = 0.13;

function stepOf(x: number, z: number) {
  const level = valley(x, z) / rise;
  const index = floor(level);
  const within = level - index;
  return { index, within, level };
}

/** Level fields, each behind a low bund of mud, with a grassy bank down to the next. */
function terraces(x: number, z: number) {
  const { index, within } = stepOf(x, z);
  const climb = smoothstep(1 - bank, 1, within);
  const bund = 0.16 * smoothstep(0.09, 0.02, abs(within - 0.08));
  const rough = 0.05 * fractal(x * 0.9, z * 0.9, 3) * (climb > 0 ? 1 : 0.2);
  return rise * (index + climb) + bund + rough;
}

const baked = bakeHeight(terraces, { left: -90, right: 120, front: 2, back: 260 }, 4096);

/** Where the banks between two terraces run, a field is shut off from the next: its number. */
const fieldOf = (x: number, z: number, index: number) =>
  cell(index * 7 + 3, floor((x * 0.6 + z * 0.8) / 26 + index * 0.37));
const isFlooded = (field: number) => field < 0.46;

const mud = colour('#7b6a4f');
const grass = [colour('#5e7f3a'), colour('#8aa64e')] as const;
const rice = [colour('#74904a'), colour('#a9b765'), colour('#8aa352')] as const;

const land: Terrain = {
  near: 4,
  far: 330,
  ceiling: 40,
  height: (x, z) => baked(x, z),
  surface: (x, y, z, normal, distance) => {
    const { index, within } = stepOf(x, z);
    const field = fieldOf(x, z, index);
    const near = smoothstep(150, 20, distance);
    const tuft = fractal(x * 1.7, z * 1.7, 4) + near * 0.6 * noise3(x * 6, y * 6, z * 6);
    const isBank = normal[1] < 0.9 || within > 1 - bank;
    if (isBank || within < 0.1) {
      const green = mixColour(grass[0], grass[1], clamp(0.5 + 0.6 * tuft));
      return {
        colour: mixColour(green, mud, 0.55 * smoothstep(0.1, 0.04, within)),
        translucency: 0.15,
      };
    }
    if (isFlooded(field)) {
      // Seedlings stand in rows in some of the water.
      const planted = smoothstep(0.24, 0.36, field);
      const ripple = 0.012 * noise(x * 2.2, z * 2.2);
      const seedling = planted * smoothstep(0.35, 0.6, noise(x * 4.2, z * 4.2) + 0.25) * near * 0.7;
      return seedling > 0.3
        ? { colour: rice[1] }
        : // Still and shallow: a mirror of the sky, a little browner than it.
          { colour: [0.8, 0.8, 0.76], isMetal: true, roughness: 0.02, relief: [ripple, 0, ripple] };
    }
    const tone = rice[floor(field * 29) % 3] as Colour;
    const rows = 0.06 * near * Math.sin((x * 0.8 - z * 0.6) * 7);
    return {
      colour: scaleColour(tone, 0.86 + 0.2 * tuft + rows),
      translucency: 0.3,
      relief: [0.35 * near * noise(x * 5, z * 5), 0, 0.35 * near * noise(x * 5 + 9, z * 5)],
    };
  },
};

/** The rice barn on its posts, roofed with grass in a high curve. */
const barn: Vector = [15.5, 0, 34];
const barnFloor = terraces(barn[0], barn[2]) + 0.1;
function barnDistance(px: number, py: number, pz: number) {
  const [x, y, z] = [
    (px - barn[0]) * 0.92 + (pz - barn[2]) * 0.38,
    py - barnFloor,
    (pz - barn[2]) * 0.92 - (px - barn[0]) * 0.38,
  ];
  const bound = hypot(x, y - 3, z) - 5.2;
  if (bound > 2) return bound;
  const t = clamp((y - 2.5) / 3.6);
  // The roof swells over the store and draws in to a ridge.
  const half = 1.9 * (1 - t) ** 0.55 * (1 + 0.45 * smoothstep(0.2, 0, t));
  const thatch = 0.05 * noise3(px * 9, py * 3, pz * 9) + 0.03 * Math.sin(y * 22);
  const roof = max(abs(x) - half + thatch, abs(z) - 2.3 - 0.3 * (1 - t), y - 6.1, 2.35 - y) * 0.5;
  const store = box(x, y - 2.4, z, 1.35, 0.55, 1.9, 0.04);
  const deck = box(x, y - 0.72, z, 1.9, 0.07, 2.3, 0.03);
  const posts = capsule(abs(x) - 1.35, y, abs(z) - 1.75, 0, -0.5, 0, 0, 2.2, 0, 0.11);
  const foot = box(x, y - 0.05, z, 2.3, 0.25, 2.7, 0.06);
  return min(roof, store, deck, posts, foot);
}

const solids: Solids = {
  distance: barnDistance,
  near: 20,
  far: 60,
  surface: (x, y, z) => {
    const up = y - barnFloor;
    if (up > 2.3) {
      const straw = 0.7 + 0.4 * fractal(x * 5 + z * 4, y * 1.2, 4);
      return { colour: scaleColour(colour('#9a8156'), straw) };
    }
    if (up < 0.35)
      return { colour: scaleColour(colour('#8d8376'), 0.85 + 0.2 * noise3(x * 4, y * 4, z * 4)) };
    return { colour: scaleColour(colour('#6b4a30'), 0.8 + 0.3 * fractal(x * 3, y * 12 + z, 3)) };
  },
};

function palms() {
  const random = seededRandom(40);
  const kinds = [
    coconutPalm({ seed: 3, height: 13, lean: 1.6 }),
    coconutPalm({ seed: 8, height: 16, lean: -1.1 }),
    coconutPalm({ seed: 15, height: 10.5, lean: 2.4 }),
  ].map((palm) => palm.build({ translucency: 0.35, roughness: 0.6 }));
  const places: { x: number; z: number }[] = [
    { x: 21, z: 38 },
    { x: 24.5, z: 44 },
    { x: 11.2, z: 42 },
    { x: 29, z: 50 },
    { x: 34, z: 62 },
    { x: 27, z: 70 },
    { x: 16, z: 84 },
  ];
  for (let count = 0; count < 190; count++) {
    const z = mix(95, 250, random());
    const x = mix(-70, 110, random());
    // Groves stand where the ground is high.
    if (fractal(x * 0.03, z * 0.03, 3) > 0.02 || valley(x, z) > 19) places.push({ x, z });
  }
  return scatter(
    places.map(({ x, z }, index) => ({
      mesh: kinds[index % 3] as (typeof kinds)[number],
      position: [x, terraces(x, z) - 0.2, z],
      turn: random() * 6.3,
      size: mix(0.78, 1.08, random()),
    })),
  );
}

export default {
  title: 'Rice terraces near Ubud',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? { position: [-8, 12.5, 2], target: [12, 8.6, 34], fieldOfView: 36, shift: [0.5, -0.3] }
        : { position: [0, 13, 1], target: [14, 8.4, 34], fieldOfView: 42, shift: [0.02, -0.22] },
    sun: { direction: sun, colour: [3.0, 2.2, 1.3], sharpness: 14 },
    sky: hazySky({
      stops: [
        [0, colour('#fbeecb')],
        [6, colour('#f3ecd2')],
        [14, colour('#d6e3d4')],
        [28, colour('#a3c6c6')],
        [45, colour('#7faeb8')],
      ],
      sun,
      glow: [0.4, 0.32, 0.18],
      clouds: {
        cover: 0.4,
        density: 0.4,
        scale: 0.8,
        colour: colour('#efe6d2'),
        lit: colour('#fff6de'),
        offset: 3,
      },
    }),
    ambient: { above: [0.46, 0.52, 0.52], below: [0.26, 0.28, 0.18] },
    hollow: 1.2,
    solids,
    terrain: land,
    meshes: [palms()],
    air: heightFog({
      density: 0.005,
      height: 26,
      base: 0,
      colour: colour('#d9e2cf'),
      lit: colour('#faeecb'),
      sun,
      most: 0.94,
    }),
    finish: { exposure: 1.02 },
  }),
} satisfies Picture;
