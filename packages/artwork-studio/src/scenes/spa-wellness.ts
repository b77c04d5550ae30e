/**
 * Three folded towels with a rolled one on top, a stack of river stones and frangipani blossoms on pale
 * stone; soft late-morning light through leaves.
 */
import { frangipani } from '../parts/flower.ts';
import { studio, type Thing } from '../parts/studio.ts';
import { colour, scaleColour } from '../renderer/colour.ts';
import { box, ellipsoid } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal3, noise3, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes } from '../renderer/scene.ts';
import { normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, hypot, max, min, sin } = Math;

const sun = normalise([-0.62, 0.6, -0.42]);

/** Loops of terry cloth, in metres. */
const terry = (x: number, y: number, z: number) =>
  0.0011 * noise3(x * 420, y * 420, z * 420) + 0.0016 * noise3(x * 130, y * 130, z * 130);

interface Towel {
  bottom: number;
  height: number;
  width: number;
  turn: number;
  tone: string;
}
const towels: Towel[] = [
  { bottom: 0, height: 0.062, width: 0.2, turn: 0.03, tone: '#efe6d6' },
  { bottom: 0.06, height: 0.058, width: 0.192, turn: -0.05, tone: '#a9ad92' },
  { bottom: 0.116, height: 0.055, width: 0.186, turn: 0.06, tone: '#f3ede2' },
];
const pile = { x: 0.12, z: 0.1 };

/** Folded twice: three layers whose round edges look forward. */
function towelDistance({ bottom, height, width, turn }: Towel, x: number, y: number, z: number) {
  const u = (x - pile.x) * cos(turn) + (z - pile.z) * sin(turn);
  const w = (z - pile.z) * cos(turn) - (x - pile.x) * sin(turn);
  const sag = 0.006 * (u / width) ** 2 + 0.003 * sin(u * 23 + bottom * 90);
  const v = y - bottom - height / 2 + sag;
  const layer = height / 3;
  const inLayer = v - layer * max(-1, min(1, Math.round(v / layer)));
  const slab = box(u, inLayer, w + 0.004 * sin(v * 160), width, layer / 2, 0.13, layer * 0.49);
  return (slab + terry(x, y, z)) * 0.85;
}

const roll = { y: 0.215, radius: 0.044, length: 0.17 };
/** Rolled: a spiral, seen at its end. */
function rollDistance(x: number, y: number, z: number) {
  const [u, v, w] = [x - pile.x + 0.01, y - roll.y, z - pile.z + 0.02];
  const r = hypot(v, w);
  const turns = r / 0.0125 - atan2(v, w) / (2 * Math.PI);
  const groove = 0.0042 * (1 - smoothstep(0.05, 0.22, abs(turns - Math.round(turns))));
  const end = abs(u) - roll.length;
  const body = max(r - roll.radius, end + groove);
  return (body + terry(x, y, z)) * 0.7;
}

const stones: { at: Vector; size: Vector; tone: string }[] = [
  { at: [-0.16, 0.031, -0.06], size: [0.098, 0.033, 0.078], tone: '#4b5154' },
  { at: [-0.152, 0.088, -0.056], size: [0.072, 0.027, 0.06], tone: '#5b5f5e' },
  { at: [-0.163, 0.133, -0.058], size: [0.049, 0.02, 0.043], tone: '#46494b' },
];

const things: Thing[] = [
  ...towels.map(
    (towel): Thing => ({
      within: { middle: [pile.x, towel.bottom + towel.height / 2, pile.z], radius: 0.26 },
      distance: (x, y, z) => towelDistance(towel, x, y, z),
      surface: (x, y, z) => ({
        colour: scaleColour(colour(towel.tone), 0.9 + 0.13 * noise3(x * 200, y * 200, z * 200)),
      }),
    }),
  ),
  {
    within: { middle: [pile.x, roll.y, pile.z], radius: 0.2 },
    distance: rollDistance,
    surface: (x, y, z) => ({
      colour: scaleColour(colour('#a8664c'), 0.85 + 0.16 * noise3(x * 200, y * 200, z * 200)),
    }),
  },
  ...stones.map(
    ({ at, size, tone }): Thing => ({
      within: { middle: at, radius: size[0] * 1.1 },
      distance: (x, y, z) =>
        ellipsoid(x - at[0], y - at[1], z - at[2], ...size) +
        0.0022 * fractal3(x * 14, y * 20, z * 14, 3),
      surface: (x, y, z) => ({
        colour: scaleColour(
          colour(tone),
          0.85 +
            0.35 * smoothstep(0.1, 0.6, noise3(x * 260, y * 260, z * 260)) +
            0.2 * fractal3(x * 16, y * 16, z * 16, 4),
        ),
        roughness: 0.5,
      }),
    }),
  ),
];

function blossoms() {
  const builder = new MeshBuilder();
  frangipani(builder, { at: [-0.02, 0.004, -0.19], radius: 0.052, turn: 0.4, lean: [0.1, 0.75] });
  frangipani(builder, { at: [0.13, 0.004, -0.2], radius: 0.045, turn: 1.1, lean: [-0.2, 0.6] });
  frangipani(builder, { at: [-0.158, 0.151, -0.062], radius: 0.04, turn: 2.2, lean: [0.1, 0.5] });
  return builder.build({ roughness: 0.6, translucency: 0.35 });
}

/** A branch outside the window: its leaves are not seen, their shade is. */
function branch() {
  const random = seededRandom(23);
  const builder = new MeshBuilder();
  for (let count = 0; count < 70; count++) {
    const spread = random() * 1.5 - 0.75;
    const rise = random() * 0.9 - 0.25;
    const at: Vector = [-0.95 + spread * 0.7, 1.05 + rise, -0.55 - spread * 0.6];
    const angle = random() * 2 * Math.PI;
    builder.leaf(
      at,
      [at[0] + 0.16 * cos(angle), at[1] - 0.05, at[2] + 0.16 * sin(angle)],
      0.055,
      sun,
      [0.1, 0.14, 0.06],
      0.02,
    );
  }
  return builder.build();
}

export default {
  title: 'Towels, river stones and frangipani',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-0.15, 0.4, -1.6],
            target: [0.02, 0.11, 0],
            fieldOfView: 20,
            shift: [0.52, -0.16],
          }
        : {
            position: [-0.1, 0.42, -1.6],
            target: [0.0, 0.12, 0],
            fieldOfView: 24,
            shift: [0, -0.16],
          },
    ...studio({
      sun,
      sunColour: [2.5, 2.25, 1.85],
      things,
      wall: colour('#dcd9cb'),
      ledge: colour('#cfc6b6'),
    }),
    meshes: [blossoms(), branch()],
    focus: { distance: 1.58, aperture: 6 },
    finish: { exposure: 0.72 },
  }),
} satisfies Picture;
