/**
 * Three things for the three doshas on a dark wooden board: a feather for vata (air), a clay lamp for pitta
 * (fire), a bowl of water with a petal for kapha (water and earth); late evening light.
 */
import { frangipani } from '../parts/flower.ts';
import { lattice } from '../parts/lattice.ts';
import { studio, type Thing } from '../parts/studio.ts';
import { colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, smoothUnion } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal, noise, noise3, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes } from '../renderer/scene.ts';
import { add, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, hypot, max, min, sin } = Math;

const sun = normalise([-0.78, 0.42, -0.28]);
const screen = lattice({ sun, away: 1.25, period: 0.3, bar: 0.045, offset: [0.1, 0.05] });

/** Metres; the board lies on the ledge, things stand on its top. */
const board = { x: 0.1, z: -0.02, width: 0.265, depth: 0.12, top: 0.024 };

const lamp: Vector = [0.11, board.top, -0.03];
/** A pinched bowl of clay, drawn out to a lip for the wick. */
function lampDistance(px: number, py: number, pz: number) {
  const [x, y, z] = [px - lamp[0], py - lamp[1], pz - lamp[2]];
  const spout = 0.016 * smoothstep(0.01, -0.055, z) * smoothstep(0.03, 0, abs(x));
  const r = hypot(x, z) - spout;
  const radius = 0.03 + 0.026 * Math.sqrt(max(0, min(1, y / 0.034)));
  const wall = max(abs(r - radius + 0.003) - 0.0034, -y, y - 0.034);
  const bottom = max(r - radius, abs(y - 0.004) - 0.004);
  const lip = hypot(r - 0.053, y - 0.034) - 0.0042;
  return (
    (smoothUnion(smoothUnion(wall, bottom, 0.006), lip, 0.006) +
      0.0006 * noise3(x * 90, y * 160, z * 90)) *
    0.7
  );
}
const flame: Vector = [lamp[0], lamp[1] + 0.06, lamp[2] - 0.058];
function flameDistance(x: number, y: number, z: number) {
  const t = (y - flame[1] + 0.022) / 0.06;
  const radius = 0.0095 * sin(Math.PI * min(1, max(0, t)) ** 0.62) * (1 - 0.25 * t);
  const outside = max(-t, t - 1, 0) * 0.06;
  return max(hypot(x - flame[0], z - flame[2]) - radius, outside) * 0.6;
}

const bowl: Vector = [0.255, board.top, 0.0];
function bowlDistance(px: number, py: number, pz: number) {
  const [x, y, z] = [px - bowl[0], py - bowl[1], pz - bowl[2]];
  const r = hypot(x, z);
  const radius = 0.03 + 0.04 * Math.sqrt(max(0, min(1, y / 0.052)));
  const wall = max(abs(r - radius + 0.003) - 0.0032, -y, y - 0.052);
  const bottom = max(r - radius, abs(y - 0.004) - 0.004);
  const lip = hypot(r - 0.067, y - 0.052) - 0.0036;
  return smoothUnion(smoothUnion(wall, bottom, 0.006), lip, 0.005) * 0.7;
}

const things: Thing[] = [
  {
    within: { middle: [board.x, 0.012, board.z], radius: 0.38 },
    distance: (x, y, z) => {
      const grain = 0.0005 * fractal(x * 12, z * 160, 3);
      return (
        (box(
          x - board.x,
          y - board.top / 2,
          z - board.z,
          board.width,
          board.top / 2,
          board.depth,
          0.006,
        ) +
          grain) *
        0.9
      );
    },
    surface: (x, y, z) => {
      const ring = fractal(x * 3 + 0.5 * noise(x * 7, z * 40), z * 46 + y * 60, 5);
      return {
        colour: mixColour(colour('#4a2f20'), colour('#84583a'), smoothstep(-0.5, 0.6, ring)),
        roughness: 0.5,
      };
    },
  },
  {
    within: { middle: add(lamp, [0, 0.02, -0.01]), radius: 0.085 },
    distance: lampDistance,
    surface: (x, y, z) => ({
      colour: scaleColour(colour('#a85a38'), 0.85 + 0.2 * noise3(x * 110, y * 220, z * 110)),
      roughness: 0.85,
    }),
  },
  {
    within: { middle: add(lamp, [0, 0.026, 0]), radius: 0.062 },
    distance: (x, y, z) =>
      max(hypot(x - lamp[0], z - lamp[2]) - 0.049, abs(y - lamp[1] - 0.024) - 0.002),
    surface: () => ({ colour: colour('#8a5c1c'), roughness: 0.04 }),
  },
  {
    within: { middle: flame, radius: 0.045 },
    distance: flameDistance,
    surface: (_, y) => {
      const t = (y - flame[1] + 0.022) / 0.06;
      return {
        colour: [0, 0, 0],
        emission: [3.4, mix(2.3, 1.6, t), mix(0.9, 0.35, t)],
      };
    },
  },
  {
    within: { middle: add(bowl, [0, 0.03, 0]), radius: 0.085 },
    distance: bowlDistance,
    surface: (x, y, z) => {
      const fired = 0.5 + 0.5 * noise3(x * 60, y * 60, z * 60);
      return {
        colour: mixColour(colour('#5d7f80'), colour('#7f9f9a'), fired),
        roughness: 0.25,
      };
    },
  },
  {
    within: { middle: add(bowl, [0, 0.04, 0]), radius: 0.075 },
    distance: (x, y, z) =>
      max(hypot(x - bowl[0], z - bowl[2]) - 0.064, abs(y - bowl[1] - 0.042) - 0.002),
    surface: (x, _, z) => {
      const r = hypot(x - bowl[0] - 0.01, z - bowl[2]);
      const ripple = 0.05 * sin(r * 420) * Math.exp(-r * 40);
      return { colour: colour('#1f4a4c'), roughness: 0.02, relief: [ripple, 0, ripple] };
    },
  },
];

/** A peacock's would be brighter; a plain pale one says air. */
function feather() {
  const random = seededRandom(41);
  const builder = new MeshBuilder();
  const [from, to]: [Vector, Vector] = [
    [-0.125, board.top + 0.006, -0.095],
    [0.045, board.top + 0.014, 0.045],
  ];
  const shaft = (t: number): Vector => [
    mix(from[0], to[0], t),
    mix(from[1], to[1], t) + 0.018 * sin(Math.PI * t),
    mix(from[2], to[2], t) + 0.016 * sin(Math.PI * t),
  ];
  builder.tube(
    Array.from({ length: 13 }, (_, step) => shaft(step / 12)),
    Array.from({ length: 13 }, (_, step) => 0.0016 - 0.0001 * step),
    colour('#efe4cd'),
  );
  for (let barb = 0; barb < 260; barb++) {
    const t = 0.16 + 0.84 * (barb / 260);
    const at = shaft(t);
    for (const side of [-1, 1]) {
      const length =
        0.034 * sin(Math.PI * min(1, 0.12 + t * 0.86)) ** 0.6 * (0.93 + 0.12 * random());
      const [ahead, out] = [0.7, 0.72 * side];
      const tip: Vector = [
        at[0] + length * (0.845 * ahead - 0.53 * out),
        at[1] + 0.006 + 0.003 * random(),
        at[2] + length * (0.53 * ahead + 0.845 * out),
      ];
      const tone = mixColour(
        colour('#f2e9d8'),
        colour('#b79a7c'),
        smoothstep(0.72, 1, t) * 0.9 + 0.08 * random(),
      );
      builder.leaf(at, tip, 0.0023, [0, 1, 0], tone, 0.002);
    }
  }
  return builder;
}

function petals() {
  const builder = feather();
  frangipani(builder, {
    at: add(bowl, [0.008, 0.042, -0.012]),
    radius: 0.03,
    turn: 0.9,
    lean: [0, 0.25],
  });
  return builder.build({ roughness: 0.7, translucency: 0.3 });
}

export default {
  title: 'Feather, clay lamp and water bowl',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [0.02, 0.5, -1.5],
            target: [0.1, 0.05, -0.02],
            fieldOfView: 19,
            shift: [0.48, -0.14],
          }
        : {
            position: [0.06, 0.56, -1.5],
            target: [0.1, 0.05, -0.02],
            fieldOfView: 26,
            shift: [0, -0.08],
          },
    ...studio({
      sun,
      sunColour: [2.5, 1.7, 1.05],
      things,
      screen,
      wall: colour('#d9c0a8'),
      ledge: colour('#c9b29a'),
    }),
    lamps: [{ position: flame, colour: [1.5, 0.8, 0.3], reach: 0.07 }],
    meshes: [petals()],
    focus: { distance: 1.58, aperture: 6 },
    finish: { exposure: 1.12 },
  }),
} satisfies Picture;
