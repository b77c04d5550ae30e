/**
 * A lotus pond at first light: leaves on still water, three flowers and two buds, the steps of a small ghat
 * far behind in the mist.
 */
import { lotus, lotusLeaf, overlaps } from '../parts/lotus.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, cylinder, onionDome } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { billow, fractal, noise3, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Solids, type Terrain } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { mix, normalise, smoothstep } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { min } = Math;

const sun = normalise([-0.55, 0.2, 0.62]);

/** Metres. Flowers near the middle of the view, on stalks above the water. */
const flowers = [
  { at: [0.3, 0.36, 2.1], size: 0.2, open: 0.92, seed: 3 },
  { at: [0.86, 0.24, 2.75], size: 0.17, open: 0.7, seed: 9 },
  { at: [-0.15, 0.2, 3.1], size: 0.15, open: 0.5, seed: 21 },
] as const;
const buds = [
  { at: [0.6, 0.5, 2.5], size: 0.13, open: 0.02, seed: 5 },
  { at: [-0.42, 0.3, 3.5], size: 0.12, open: 0.05, seed: 6 },
  { at: [1.25, 0.34, 3.6], size: 0.12, open: 0.1, seed: 16 },
] as const;

function plants() {
  const random = seededRandom(12);
  const builder = new MeshBuilder();
  const stalk = colour('#6d8052');
  for (const { at, size, open, seed } of [...flowers, ...buds]) {
    lotus(builder, { at, size, open, seed });
    const lean = (random() - 0.5) * 0.1;
    builder.tube(
      [
        [at[0] + lean, -0.1, at[2] + 0.03],
        [at[0] + lean * 0.4, at[1] * 0.5, at[2] + 0.01],
        [at[0], at[1] + size * 0.1, at[2]],
      ],
      [0.012, 0.01, 0.012],
      stalk,
    );
  }
  const placed: [number, number, number][] = [];
  for (let count = 0; count < 2600 && placed.length < 210; count++) {
    const z = 1.35 + 15 * random() ** 1.7;
    const x = (random() - 0.42) * (1.2 + z * 0.95);
    const radius = mix(0.13, 0.3, random());
    // Open water on the left, behind the text.
    const isOpen = x < -0.25 - 0.13 * z + 0.5 * fractal(z * 0.5, 2, 3);
    if (isOpen || placed.some((other) => overlaps([x, z, radius], other))) continue;
    placed.push([x, z, radius]);
    const isRaised = random() < 0.22 && z > 2.2;
    const lift = isRaised ? 0.08 + 0.2 * random() : 0.006;
    lotusLeaf(builder, {
      at: [x, lift, z],
      radius,
      turn: random() * 6.3,
      rim: isRaised ? 0.09 : 0.012 + 0.02 * random(),
      seed: count,
    });
    if (isRaised)
      builder.tube(
        [
          [x, -0.1, z],
          [x, lift, z],
        ],
        [0.008, 0.008],
        stalk,
      );
  }
  return builder.build({ translucency: 0.35, roughness: 0.55 });
}

/** Five steps, a plinth and a small domed pavilion. */
const ghat = { x: 3.4, z: 21 };
const pavilion: Solids['distance'] = (px, y, pz) => {
  const [x, z] = [px - ghat.x, pz - ghat.z];
  let d = box(x, y + 0.1, z - 2, 7, 0.3, 3, 0.03);
  for (let step = 1; step < 5; step++) {
    d = min(d, box(x, y - 0.22 * step + 0.1, z - 2 - step * 0.42, 7, 0.3, 3, 0.03));
  }
  const [u, w] = [Math.abs(x) - 0.95, Math.abs(z - 3.2) - 0.95];
  const pillar = cylinder(u, y - 1, w, 0.13, 0, 2.1);
  const plinth = box(x, y - 1.05, z - 3.2, 1.35, 0.12, 1.35, 0.03);
  const eaves = box(x, y - 3.15, z - 3.2, 1.5, 0.07, 1.5, 0.04);
  const roof = onionDome(x, y - 3.2, z - 3.2, 1.05, 1.2, 1.75);
  const finial = cylinder(x, y, z - 3.2, 0.035, 4.9, 5.3);
  return min(d, pillar, plinth, eaves, roof, finial);
};

const solids: Solids = {
  near: 12,
  far: 40,
  distance: pavilion,
  surface: (x, y, z) => {
    const worn = 0.8 + 0.25 * fractal(x * 1.4, y * 2 + z, 4);
    const damp = 0.7 * smoothstep(0.5, 0.1, y) + 0.1 * noise3(x * 8, y * 8, z * 8);
    return { colour: mixColour(scaleColour(colour('#c3a98a'), worn), colour('#6f6a58'), damp) };
  },
};

/** Trees on the far bank, as heaps in the mist. */
const bank: Terrain = {
  near: 24,
  far: 140,
  ceiling: 15,
  height: (x, z) => {
    const rise = smoothstep(30, 40, z);
    return -0.6 + rise * (1.4 + 9 * billow(x * 0.075 + 3, z * 0.075, 4) * smoothstep(-34, 26, x));
  },
  surface: (x, y, z) => {
    const tone: Colour = mixColour(
      colour('#4a6152'),
      colour('#72835f'),
      0.5 + 0.5 * fractal(x * 0.5, z * 0.5 + y, 4),
    );
    return { colour: tone };
  },
};

export default {
  title: 'Lotus pond at first light',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-0.1, 0.72, 0],
            target: [0.35, 0.36, 2.2],
            fieldOfView: 36,
            shift: [0.5, -0.2],
          }
        : {
            position: [0.3, 0.74, 0],
            target: [0.38, 0.38, 2.2],
            fieldOfView: 36,
            shift: [0, -0.14],
          },
    sun: { direction: sun, colour: [2.4, 1.7, 1.1], sharpness: 10 },
    sky: hazySky({
      stops: [
        [0, colour('#fbe9d4')],
        [5, colour('#f6dccb')],
        [12, colour('#e6cfcf')],
        [24, colour('#b9c0cf')],
        [40, colour('#8fa6bd')],
      ],
      sun,
      glow: [0.42, 0.3, 0.2],
    }),
    ambient: { above: [0.5, 0.5, 0.58], below: [0.22, 0.24, 0.2] },
    hollow: 0.3,
    solids,
    terrain: bank,
    meshes: [plants()],
    water: { level: 0, slope: ripples(0.012, 0.16), deep: colour('#27484a') },
    air: heightFog({
      density: 0.032,
      height: 2.6,
      base: 0,
      colour: colour('#eadcd6'),
      lit: colour('#fdebd2'),
      sun,
      most: 0.93,
    }),
    focus: { distance: 2.25, aperture: 9 },
    finish: { exposure: 1.28, bloom: 0.2 },
  }),
} satisfies Picture;
