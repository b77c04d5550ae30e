/**
 * A light thali as a retreat's kitchen serves it: rice, lentils, spinach, carrot and yoghurt in small steel
 * bowls on a brass plate, cucumber beside it; bright noon light through leaves.
 */
import { brassSurface, studio, type Thing } from '../parts/studio.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { cylinder, smoothUnion } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal, noise3, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes } from '../renderer/scene.ts';
import { mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, hypot, max, min, sin } = Math;

const sun = normalise([-0.55, 0.72, -0.1]);

/** Metres. The plate lies on the ledge. */
const plate = { x: 0.1, z: -0.02, radius: 0.2 };

function plateDistance(px: number, y: number, pz: number) {
  const r = hypot(px - plate.x, pz - plate.z);
  const rise = 0.006 + 0.016 * smoothstep(plate.radius - 0.03, plate.radius, r);
  const sheet = max(abs(y - rise) - 0.0022, r - plate.radius);
  const rim = hypot(r - plate.radius, y - 0.0225) - 0.0042;
  const engraved =
    0.0006 *
    (smoothstep(0.0016, 0.0006, abs(r - 0.158)) + smoothstep(0.0012, 0.0004, abs(r - 0.152)));
  return smoothUnion(sheet + engraved, rim, 0.006) * 0.8;
}

interface Dish {
  x: number;
  z: number;
  food: (x: number, z: number) => { lift: number; tone: Colour; roughness: number };
}

const bowlRadius = 0.046;
const bowlHeight = 0.036;
const level = 0.038;
const swirl = (x: number, z: number, scale: number) => fractal(x * scale, z * scale, 4);

/** On an arc at the plate's far side, as one serves them. */
const around = (angle: number) => ({
  x: plate.x + 0.122 * cos(angle),
  z: plate.z + 0.118 * sin(angle),
});
const dishes: Dish[] = [
  {
    ...around(2.75),
    food: (x, z) => ({
      lift: 0.002 * swirl(x, z, 90),
      tone: mixColour(colour('#d99a2b'), colour('#e8b84e'), 0.5 + 0.7 * swirl(x, z, 120)),
      roughness: 0.3,
    }),
  },
  {
    ...around(1.95),
    food: (x, z) => ({
      lift: 0.007 * abs(swirl(x, z, 75)),
      tone: mixColour(colour('#2f4a26'), colour('#55713a'), 0.5 + 0.8 * swirl(x, z, 160)),
      roughness: 0.4,
    }),
  },
  {
    ...around(1.15),
    food: (x, z) => ({
      lift: 0.0015 * sin(60 * hypot(x, z) + 2 * atan2(z, x)),
      tone: colour('#f6f1e6'),
      roughness: 0.35,
    }),
  },
  {
    ...around(0.35),
    food: (x, z) => ({
      lift: 0.008 * abs(swirl(x, z, 95)),
      tone: mixColour(colour('#c4602a'), colour('#e2893f'), 0.5 + 0.8 * swirl(x, z, 150)),
      roughness: 0.5,
    }),
  },
];

function bowlDistance({ x, z }: Dish, px: number, y: number, pz: number) {
  const r = hypot(px - x, pz - z);
  const v = y - 0.009;
  const radius = mix(0.037, bowlRadius, smoothstep(0, 1, v / bowlHeight));
  const wall = max(abs(r - radius) - 0.0016, -v, v - bowlHeight);
  const bottom = max(r - 0.037, abs(v - 0.002) - 0.002);
  const lip = hypot(r - bowlRadius, v - bowlHeight) - 0.0026;
  return min(wall, bottom, lip) * 0.85;
}

const rice: Vector = [plate.x - 0.005, 0.006, plate.z - 0.045];

/** Five slices of cucumber, each on the one before. */
const cucumber = { x: -0.07, z: -0.215 };
const things: Thing[] = [
  {
    within: { middle: [plate.x, 0.015, plate.z], radius: 0.215 },
    distance: plateDistance,
    surface: (x, y, z) => ({ ...brassSurface(x, y, z), roughness: 0.5 }),
  },
  ...dishes.flatMap((dish): Thing[] => [
    {
      within: { middle: [dish.x, 0.03, dish.z], radius: 0.062 },
      distance: (x, y, z) => bowlDistance(dish, x, y, z),
      surface: (x, y, z) => ({
        colour: scaleColour([0.62, 0.6, 0.57], 0.95 + 0.05 * noise3(x * 90, y * 300, z * 90)),
        roughness: 0.22,
        isMetal: true,
      }),
    },
    {
      within: { middle: [dish.x, level, dish.z], radius: 0.05 },
      distance: (x, y, z) => {
        const [u, w] = [x - dish.x, z - dish.z];
        return (
          max(hypot(u, w) - bowlRadius + 0.002, abs(y - level - dish.food(u, w).lift) - 0.004) *
          0.55
        );
      },
      surface: (x, _, z) => {
        const { tone, roughness } = dish.food(x - dish.x, z - dish.z);
        return { colour: tone, roughness };
      },
    },
  ]),
  // The mound under the grains, so that no brass shows between them.
  {
    within: { middle: rice, radius: 0.075 },
    distance: (x, y, z) => (hypot(x - rice[0], (y - 0.004) * 1.5, z - rice[2]) - 0.06) * 0.66,
    surface: () => ({ colour: colour('#e9e1cc') }),
  },
  ...[0, 1, 2, 3, 4].map((index): Thing => {
    const at: Vector = [
      cucumber.x + index * 0.027,
      0.008 + index * 0.004,
      cucumber.z - 0.012 * index,
    ];
    return {
      within: { middle: at, radius: 0.04 },
      distance: (x, y, z) => {
        const lean = (x - at[0]) * 0.32;
        return (
          (cylinder(x - at[0], y - at[1] - lean, z - at[2], 0.028, -0.003, 0.003) - 0.0008) * 0.8
        );
      },
      surface: (x, _, z) => {
        const r = hypot(x - at[0], z - at[2]) / 0.028;
        const seed =
          smoothstep(0.5, 0.8, sin(atan2(z - at[2], x - at[0]) * 9)) *
          smoothstep(0.2, 0.4, r) *
          smoothstep(0.7, 0.5, r);
        const flesh = mixColour(colour('#d9e2b8'), colour('#b7c98c'), smoothstep(0.6, 0.95, r));
        return {
          colour: r > 0.93 ? colour('#4d6a35') : mixColour(flesh, colour('#eef2d8'), seed),
          roughness: 0.35,
        };
      },
    };
  }),
];

/** Long grains, each its own way. */
function grains() {
  const random = seededRandom(17);
  const builder = new MeshBuilder();
  for (let count = 0; count < 1500; count++) {
    const ring = 0.064 * random() ** 0.6;
    const angle = random() * 2 * Math.PI;
    const top = 0.042 * Math.sqrt(max(0, 1 - (ring / 0.062) ** 2)) + 0.004;
    const at: Vector = [
      rice[0] + ring * cos(angle),
      0.004 + top + 0.001 * random(),
      rice[2] + ring * sin(angle),
    ];
    const turn = random() * Math.PI;
    const pitch = (random() - 0.5) * 0.9;
    const length = 0.0042 + 0.0012 * random();
    const tone = scaleColour(colour('#f7f1e1'), 0.92 + 0.1 * random());
    builder.sheet(
      5,
      4,
      (u, v) => {
        const [a, b] = [u * 2 * Math.PI, v * Math.PI];
        const along = cos(b) * length;
        const across = sin(b) * 0.0013;
        const [lx, ly, lz] = [
          along * cos(pitch),
          along * sin(pitch) + across * cos(a),
          across * sin(a),
        ];
        return [
          at[0] + lx * cos(turn) - lz * sin(turn),
          at[1] + ly,
          at[2] + lx * sin(turn) + lz * cos(turn),
        ];
      },
      tone,
    );
  }
  // Coriander, strewn.
  for (let count = 0; count < 16; count++) {
    const angle = random() * 2 * Math.PI;
    const ring = 0.035 * random();
    const at: Vector = [rice[0] + ring * cos(angle), 0.052, rice[2] + ring * sin(angle)];
    const turn = random() * 6;
    builder.leaf(
      at,
      [at[0] + 0.009 * cos(turn), at[1] + 0.003, at[2] + 0.009 * sin(turn)],
      0.006,
      [0, 1, -0.2],
      colour('#4f7a3a'),
    );
  }
  return builder.build({ roughness: 0.6, translucency: 0.2 });
}

/** Palm leaflets outside the window: only their shade is seen. */
function frond() {
  const builder = new MeshBuilder();
  for (let count = 0; count < 26; count++) {
    const t = count / 25;
    const at: Vector = [-0.5 - 0.55 * t, 0.95 + 0.1 * sin(t * 3), -0.5 + 0.75 * t];
    for (const side of [-1, 1]) {
      builder.leaf(
        at,
        [at[0] + 0.14 * side + 0.1, at[1] - 0.04, at[2] + 0.24 * side],
        0.026,
        sun,
        [0.1, 0.14, 0.06],
        0.03,
      );
    }
  }
  return builder.build();
}

export default {
  title: 'A light thali with rice, lentils and vegetables',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [0.08, 0.86, -1.3],
            target: [0.08, 0.02, -0.03],
            fieldOfView: 21,
            shift: [0.62, -0.1],
          }
        : {
            position: [0.09, 0.98, -1.2],
            target: [0.09, 0.02, -0.03],
            fieldOfView: 26,
            shift: [0, -0.05],
          },
    ...studio({
      sun,
      sunColour: [2.3, 2.1, 1.8],
      things,
      wall: colour('#dfe0d6'),
      ledge: colour('#c9c3b2'),
      depth: 3,
      fill: 1.7,
    }),
    meshes: [grains(), frond()],
    focus: { distance: 1.56, aperture: 5 },
    finish: { exposure: 0.74 },
  }),
} satisfies Picture;
