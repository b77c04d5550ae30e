/**
 * A still lake below the snows at mid-morning, as Deoria Tal lies below Chaukhamba (Uttarakhand): cedars on
 * the shore, prayer flags bleached by the sun between two poles, stones piled at the water.
 */
import { boulder } from '../parts/boulder.ts';
import { deodar, distantConifer } from '../parts/conifer.ts';
import { erodedLand } from '../parts/erodedLand.ts';
import { grassTuft } from '../parts/grass.ts';
import { snowMountains, snowSurface } from '../parts/snowMountains.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { type Mesh, MeshBuilder, type Placement } from '../renderer/mesh.ts';
import { fractal, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { exp, hypot, max, sin } = Math;

/** Ten in the morning: high, from the left and behind the eye. */
const sun = normalise([-0.62, 0.56, -0.55]);
const eye = 2.3;

/** The wooded slopes round the lake, and the wall of snow behind. */
const slopes = { left: -1500, right: 1500, front: 60, back: 3200 };
const wall = { left: -6500, right: 7000, front: 3000, back: 9500 };

/** Less than 1 within the lake, which is 400 m long. */
const lake = (x: number, z: number) => {
  const shore = 1 + 0.1 * noise(x / 70, z / 70) + 0.03 * noise(x / 17, z / 17);
  return hypot((x + 30) / 175, (z - 200) / 215) / shore;
};

function makeSlopes() {
  const shaped = erodedLand({
    area: slopes,
    step: 8,
    uplift: (x, z) =>
      12 + 26 * smoothstep(80, 900, hypot(x, z - 200)) * (1 + 0.5 * noise(x / 500, z / 500)),
    outlet: (x, z) => (lake(x, z) < 1.06 ? 0 : undefined),
    steepest: 0.6,
    seed: 5,
  });
  return bakeHeight(
    (x, z) => {
      const round = lake(x, z);
      const ground = shaped(x + 14 * noise(x / 60, z / 60 + 3), z + 14 * noise(x / 60 + 8, z / 60));
      return mix(
        -3,
        max(0.5, ground + 2 * fractal(x / 30, z / 30, 4)),
        smoothstep(0.99, 1.05, round),
      );
    },
    slopes,
    1600,
  );
}

const makeWall = () =>
  snowMountains({
    area: wall,
    step: 15,
    uplift: (x, z) => {
      const belt = smoothstep(3000, 6600, z);
      const mass = (middleX: number, middleZ: number, reach: number) =>
        exp(-(((x - middleX) ** 2 + (z - middleZ) ** 2) / reach ** 2));
      const summits =
        1.2 * mass(1150, 6900, 900) + 0.9 * mass(2600, 7000, 800) + 0.45 * mass(-400, 7300, 700);
      return 40 + 330 * belt * (0.55 + 0.45 * smoothstep(-4500, 800, x)) + 620 * summits;
    },
    seed: 14,
  });

/** How far inland a place of the near shore is; less than 0 in the water. A tongue of land with the flags. */
const inland = (x: number, z: number) =>
  x -
  (10 + 0.28 * max(0, z - 24) - 8.4 * exp(-(((z - 17.5) / 5.2) ** 2))) +
  0.5 * noise(x / 2.2, z / 2.2) +
  0.16 * noise(x / 0.6, z / 0.6);

function shore(x: number, z: number) {
  const from = inland(x, z);
  if (from < 0) return 0.28 * from;
  return (
    1.05 * (1 - exp(-from / 4.5)) +
    0.05 * from +
    0.1 * fractal(x / 1.6, z / 1.6, 4) * smoothstep(0, 2, from)
  );
}

const leafShade = colour('#21474a');
const leafLight = colour('#5b8069');
const grass = colour('#9a9a6c');
const earth = colour('#8a7b66');
const gravel = colour('#a7a49b');
const wallSurface = snowSurface({ line: 1000, grain: 420 });

function ground(x: number, y: number, z: number, normal: Vector, distance: number): Surface {
  if (distance < 110) {
    const tuft = fractal(x / 0.4, z / 0.4, 5);
    const dry = smoothstep(-0.4, 0.5, fractal(x / 3, z / 3, 4));
    const green = mixColour(leafLight, grass, dry);
    const bare = 1 - smoothstep(0.1, 0.34, y + 0.14 * tuft);
    const wet = 1 - smoothstep(0.0, 0.07, y);
    const seen = mixColour(scaleColour(green, 0.62), mixColour(gravel, earth, 0.4 + tuft), bare);
    return {
      colour: scaleColour(seen, (0.95 + 0.2 * tuft) * (1 - 0.5 * wet)),
      roughness: mix(1, 0.5, wet),
    };
  }
  if (z < wall.front) {
    const meadow = smoothstep(-0.1, 0.5, fractal(x / 130, z / 130, 4));
    return { colour: mixColour(leafShade, grass, 0.5 * meadow * smoothstep(0.8, 0.97, normal[1])) };
  }
  return wallSurface(x, y, z, normal);
}

/** Cedars on the far shore and on the slopes above it. */
function woods(slope: (x: number, z: number) => number): Mesh {
  const random = seededRandom(31);
  const kinds = [1, 2, 3, 4].map((seed) =>
    distantConifer(seed, 0.3 + 0.03 * seed).build({ translucency: 0.2 }),
  );
  const places: (Placement & { mesh: Mesh })[] = [];
  for (let z = 70; z < 2400; z += mix(6, 22, z / 2400)) {
    const spacing = mix(6, 20, z / 2400);
    for (let x = -0.75 * z - 60; x < 0.75 * z + 60; x += spacing) {
      const [px, pz] = [x + spacing * (random() - 0.5), z + spacing * (random() - 0.5)];
      const y = slope(px, pz);
      const isOpen = fractal(px / 150 + 4, pz / 150, 3) > 0.32 - 0.6 * smoothstep(1300, 2300, pz);
      if (lake(px, pz) < 1.07 || y < 0.8 || isOpen || y > 560) continue;
      const light = 0.75 + 0.45 * random();
      places.push({
        mesh: kinds[Math.floor(random() * 4)] as Mesh,
        position: [px, y - 0.5, pz],
        turn: random() * 6.28,
        size: (0.55 + 0.6 * random()) * mix(0.9, 1.3, z / 2400),
        tint: [light * 0.9, light, light * (1 + 0.1 * random())],
      });
    }
  }
  return scatter(places);
}

/** Cedars, grass, stones of the near shore. */
function plants(): Mesh[] {
  const random = seededRandom(8);
  type Place = Placement & { mesh: Mesh };
  const any = (meshes: readonly Mesh[]) => meshes[Math.floor(random() * meshes.length)] as Mesh;
  const cedars = [21, 22, 23].map((seed) => deodar(seed).build({ translucency: 0.25 }));
  const stones = [1, 2, 3, 4].map((seed) => boulder(seed, 0.6, colour('#a3a099')).build());
  const tufts = [1, 2, 3].map((seed) => grassTuft(seed, 16).build({ translucency: 0.35 }));
  const places: Place[] = [];
  for (const [x, z, size] of [
    [13.5, 27, 0.72],
    [17, 31, 0.95],
    [21, 36, 0.8],
    [16.2, 41, 0.66],
    [24, 45, 1.05],
    [28, 52, 0.9],
    [21, 56, 0.7],
    [32, 66, 1.1],
    [27, 74, 0.8],
    [37, 84, 1],
    [33, 96, 0.85],
  ] as const) {
    places.push({
      mesh: any(cedars),
      position: [x, shore(x, z) - 0.3, z],
      turn: random() * 6.28,
      size,
      tint: [0.9, 0.98, 1],
    });
  }
  for (let count = 0; count < 900; count++) {
    const [x, z] = [mix(0, 12, random()), mix(9, 27, random())];
    const from = inland(x, z);
    if (from < -1.2 || from > 1.5) continue;
    const size = 0.06 + 0.5 * random() ** 5;
    const light = 0.75 + 0.45 * random();
    places.push({
      mesh: any(stones),
      position: [x, shore(x, z) - size * 0.08, z],
      turn: random() * 6.28,
      size,
      tint: [light, light, light * 0.98],
    });
  }
  const blades: Place[] = [];
  for (let count = 0; count < 26000; count++) {
    const [x, z] = [mix(0.5, 20, random()), mix(9, 40, random())];
    if (inland(x, z) < 0.9 + random()) continue;
    const dry = smoothstep(-0.4, 0.5, fractal(x / 3, z / 3, 4));
    const green = mixColour(leafLight, grass, clamp(dry + 0.3 * (random() - 0.5)));
    blades.push({
      mesh: any(tufts),
      position: [x, shore(x, z) - 0.02, z],
      turn: random() * 6.28,
      size: 0.22 + 0.35 * random(),
      tint: scaleColour(green, 1.05 + 0.2 * random()),
    });
  }
  return [scatter(places), scatter(blades)];
}

/** Blue, white, red, green, yellow: sky, air, fire, water, earth, in this order from the left; bleached. */
const faded = ['#86a6ba', '#efece4', '#cb8f80', '#93b29a', '#e6d3a0'].map(colour);

const poles: readonly (readonly [foot: Vector, top: Vector])[] = [
  [
    [3.0, 0.3, 15.6],
    [2.82, 4.55, 15.6],
  ],
  [
    [8.6, 0.9, 19.4],
    [8.78, 5.5, 19.4],
  ],
];

function prayerFlags(): Mesh {
  const random = seededRandom(12);
  const builder = new MeshBuilder();
  const wood = colour('#8b7a66');
  for (const [foot, top] of poles) {
    builder.tube(
      [foot, [(foot[0] + top[0]) / 2 + 0.03, (foot[1] + top[1]) / 2, foot[2]], top],
      [0.06, 0.05, 0.035],
      wood,
      9,
    );
  }
  const [left, right] = poles.map(([, top]) => top) as [Vector, Vector];
  for (const [line, [drop, sag]] of (
    [
      [0.06, 0.75],
      [0.95, 0.55],
    ] as const
  ).entries()) {
    const rope = (share: number): Vector => [
      mix(left[0], right[0], share),
      mix(left[1], right[1], share) - drop - sag * 4 * share * (1 - share),
      mix(left[2], right[2], share),
    ];
    const points = Array.from({ length: 41 }, (_, index) => rope(index / 40));
    builder.tube(
      points,
      points.map(() => 0.009),
      colour('#d8d0bd'),
      5,
    );
    const count = 17;
    for (let flag = 0; flag < count; flag++) {
      const from = (flag + 0.24 + 0.04 * random()) / (count + 0.4);
      const to = from + 0.76 / (count + 0.4);
      const tint = faded[(flag + line * 2) % 5] as Colour;
      const [lift, phase] = [0.1 + 0.5 * random() ** 2, random() * 6];
      const length = 0.37 + 0.04 * random();
      builder.sheet(
        8,
        8,
        (u, v) => {
          const [x, y, z] = rope(mix(from, to, u));
          // The wind comes from the left and behind: each flag swings out and ripples.
          const swing = lift * v;
          const wave = 0.05 * v * sin(v * 4 + u * 3 + phase);
          return [
            x + 0.35 * length * swing + wave,
            y - length * v * (1 - 0.35 * swing),
            z + length * swing + 0.6 * wave,
          ];
        },
        (u, v) => {
          const print = u > 0.16 && u < 0.84 && v > 0.14 && v < 0.86 ? 0.9 : 1;
          return scaleColour(tint, print);
        },
      );
    }
  }
  return builder.build({ translucency: 0.55 });
}

/** Flat stones, the largest below: piled by those who passed. */
function cairn(): Mesh {
  const builder = new MeshBuilder();
  const random = seededRandom(4);
  let y = shore(4.6, 13.9);
  for (const [index, size] of [0.62, 0.5, 0.4, 0.3, 0.2, 0.13].entries()) {
    const flat = 0.42;
    const thick = size * flat * 0.8;
    builder.append(
      boulder(index + 11, flat, mixColour(colour('#aaa59c'), colour('#8d8a88'), random())),
      {
        position: [4.6 + 0.05 * (random() - 0.5), y + thick / 2, 13.9 + 0.05 * (random() - 0.5)],
        turn: random() * 6,
        size,
      },
    );
    y += thick * 0.92;
  }
  return builder.build();
}

const low = heightFog({
  density: 0.0011,
  height: 22,
  base: 0,
  colour: colour('#d5e3e4'),
  lit: colour('#f3f3ec'),
  sun: normalise([-0.8, 0.2, 0.5]),
  most: 0.8,
});
const haze = heightFog({
  density: 0.00011,
  height: 900,
  base: 0,
  colour: colour('#bcd6df'),
  lit: colour('#e6efee'),
  sun: normalise([-0.8, 0.2, 0.5]),
  most: 0.9,
});
const glare = colour('#e8f0ee');
/** The left dissolves in the light: mist that still lies on that shore. */
const veil = (seen: Colour, direction: Vector, distance: number) =>
  mixColour(
    seen,
    glare,
    0.74 * smoothstep(0.12, -0.34, direction[0]) * (1 - exp(-max(0, distance - 60) / 420)),
  );

export default {
  title: 'A lake below the snows of Garhwal',
  sizes: pageSizes,
  build: (camera) => {
    const slope = makeSlopes();
    const range = makeWall();
    const height = (x: number, z: number) => {
      let y = -3;
      if (z < 110) y = max(y, shore(x, z));
      if (z > slopes.front && z < slopes.back) y = max(y, slope(x, z));
      if (z > wall.front) y = max(y, range(x, z));
      return y;
    };
    return {
      camera:
        camera === 'landscape'
          ? { position: [0, eye, 0], target: [0, eye, 100], fieldOfView: 34, shift: [0, -0.2] }
          : { position: [0.4, eye, 0], target: [6, eye, 20], fieldOfView: 40, shift: [0, -0.2] },
      sun: { direction: sun, colour: [2.6, 2.35, 2], sharpness: 22 },
      sky: hazySky({
        stops: [
          [0, colour('#eaf2f0')],
          [5, colour('#d9eaed')],
          [12, colour('#b0d3de')],
          [22, colour('#7fb4c8')],
          [45, colour('#4f8fab')],
        ],
        sun: normalise([-0.8, 0.25, 0.5]),
        glow: [0.14, 0.13, 0.1],
        clouds: {
          cover: 0.1,
          density: 0.7,
          scale: 0.8,
          colour: colour('#eef3f2'),
          lit: colour('#ffffff'),
          offset: 3,
        },
      }),
      ambient: { above: [0.5, 0.62, 0.72], below: [0.26, 0.28, 0.26] },
      terrain: { height, surface: ground, near: 6, far: 10000, ceiling: 3500 },
      meshes: [woods(slope), ...plants(), prayerFlags(), cairn()],
      water: { level: 0, slope: ripples(0.012, 0.7), deep: colour('#2c6570') },
      air: (seen, origin, direction, distance) =>
        distance > 20000
          ? seen
          : veil(
              low(haze(seen, origin, direction, distance), origin, direction, distance),
              direction,
              distance,
            ),
      samples: 6,
      finish: { bloom: 0.1 },
    };
  },
} satisfies Picture;
