/**
 * The Himalaya from a hill above Rishikesh, soon after sunrise: forested foothills, the Ganges in its
 * valley under the morning's mist, the snows catching the first sun; a small temple on a near spur, like
 * that of Kunjapuri (1676 m), from which one sees just this. Distances and heights are pressed together: in
 * truth the snows stand 100 km off.
 */
import { broadleaf, distantBroadleaf } from '../parts/broadleaf.ts';
import { deodar, distantConifer } from '../parts/conifer.ts';
import { erodedLand } from '../parts/erodedLand.ts';
import { grassTuft } from '../parts/grass.ts';
import { shikhara, shikharaSurface } from '../parts/shikhara.ts';
import { snowMountains, snowSurface } from '../parts/snowMountains.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box } from '../renderer/distance.ts';
import { type Mesh, MeshBuilder, type Placement } from '../renderer/mesh.ts';
import { billow, fractal, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { heroSizes, type Picture, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, exp, hypot, max, min } = Math;

/** Low and to the left, a little behind the eye: it models snows and temple from the side. */
const sun = normalise([-0.86, 0.24, -0.16]);
/** Where the sky and the haze are brightest. */
const glow = normalise([-0.84, 0.1, 0.5]);
/** Height of the eye above the river, in metres. */
const eye = 720;

/** The river's middle at a distance: it comes out between the spurs, turns twice, leaves below the eye. */
const river = (z: number) =>
  -120 + 0.02 * z + 520 * Math.sin(z / 1180 + 0.2) * smoothstep(1500, 5200, z);
const bank = 105;

type Height = (x: number, z: number) => number;

const foothills = { left: -13000, right: 13000, front: 200, back: 20000 };
const snows = { left: -16500, right: 17000, front: 17500, back: 31500 };

function makeFoothills() {
  const shaped = erodedLand({
    area: foothills,
    step: 45,
    uplift: (x, z) => {
      const away = abs(x - river(z));
      const side = smoothstep(-3000, 3000, x - z * 0.1);
      const near = smoothstep(500, 5000, z);
      const valley = mix(0.16, 1, smoothstep(150, 1500, away));
      return (
        (42 + 108 * side) * (0.5 + 0.5 * near) * valley * (1 + 0.4 * noise(x / 2300, z / 2300))
      );
    },
    outlet: (x, z) => (abs(x - river(z)) < bank + 45 ? -4 : undefined),
    steepest: 0.75,
    seed: 3,
  });
  return bakeHeight(
    (x, z) => {
      const bendX = 150 * fractal(x / 900, z / 900 + 5, 2);
      const bendZ = 150 * fractal(x / 900 + 9, z / 900, 2);
      const keep = smoothstep(bank, bank + 500, abs(x - river(z)));
      const hill = shaped(x + bendX * keep, z + bendZ * keep);
      const rough = hill + 24 * fractal(x / 260, z / 260, 4) * smoothstep(10, 120, hill);
      const shore = abs(x - river(z)) - bank + 34 * fractal(x / 170, z / 170, 3);
      return mix(-4, max(6, rough), smoothstep(-25, 80, shore));
    },
    foothills,
    2048,
  );
}

const makeSnows = () =>
  snowMountains({
    area: snows,
    step: 33,
    uplift: (x, z) => {
      const belt = smoothstep(17000, 25000, z);
      const mass = (middleX: number, middleZ: number, reach: number) =>
        exp(-(((x - middleX) ** 2 + (z - middleZ) ** 2) / reach ** 2));
      const massif =
        2.7 * mass(4900, 25000, 2500) +
        1.1 * mass(8800, 26000, 2800) +
        0.9 * mass(13500, 26000, 2900) +
        0.5 * mass(1000, 26500, 2300) +
        0.3 * mass(-5500, 27000, 3000);
      return 120 + 620 * belt * (0.45 + 0.35 * smoothstep(-14000, 2000, x)) + 800 * massif;
    },
    seed: 8,
  });

/** The near spur: a crest that comes from the right and ends under the temple. */
const temple: Vector = [22, eye - 9.5, 80];
const stairs = { half: 1.3, from: 5.4, tread: 0.42, rise: 0.2, count: 60 };

/** The stairs' level at a distance before the temple's middle, where they run. */
const stairLevel = (before: number) =>
  temple[1] - (stairs.rise / stairs.tread) * max(0, before - stairs.from);

function spur(x: number, z: number) {
  const [toX, toZ] = [190, 40];
  const [fromX, fromZ] = [x - temple[0], z - temple[2]];
  const along = clamp((fromX * toX + fromZ * toZ) / (toX ** 2 + toZ ** 2));
  const away = hypot(fromX - toX * along, fromZ - toZ * along);
  const level = 7.5;
  const drop = 0.86 * (Math.sqrt(max(0, away - level) ** 2 + 81) - 9);
  const rough = smoothstep(level, level * 2.2, away);
  const natural =
    temple[1] +
    24 * along ** 1.4 -
    drop +
    rough * (3 * fractal(x / 19, z / 19, 4) + 0.35 * noise(x / 1.7, z / 1.7));
  const beside = smoothstep(stairs.half + 0.4, stairs.half + 5, abs(fromX));
  if (max(abs(fromX), abs(fromZ)) < 5.6) return temple[1] - 1;
  return -fromZ > 3 ? mix(min(natural, stairLevel(-fromZ)) - 0.15, natural, beside) : natural;
}

/** Tree crowns too far away for meshes. */
const canopy = (x: number, z: number) => 26 * billow(x / 46, z / 46, 3, 0.45);

/** Where the spur's grass has dried, 0 to 1. */
const dryness = (x: number, z: number) => smoothstep(-0.35, 0.6, fractal(x / 9, z / 9, 4));

const leafShade = colour('#1f4244');
const leafLight = colour('#627b66');
const sand = colour('#d9cfba');
const grass = colour('#918d66');
const earth = colour('#7d6b52');

const highGround = snowSurface({ line: 1700, grain: 420 });

function ground(x: number, y: number, z: number, normal: Vector, distance: number): Surface {
  if (distance < 400) {
    const tuft = fractal(x / 0.7, z / 0.7, 5);
    const green = mixColour(leafLight, grass, dryness(x, z));
    const stony = smoothstep(0.56, 0.45, normal[1] + 0.1 * tuft);
    return { colour: scaleColour(mixColour(green, earth, stony), 0.61 + 0.08 * tuft) };
  }
  if (z < 19000) {
    if (y < 7) return { colour: sand };
    const lit = billow(x / 46, z / 46, 3, 0.45);
    const patch = smoothstep(0.1, 0.6, fractal(x / 700, z / 700, 4));
    const leaf = mixColour(leafShade, leafLight, clamp(0.1 + 1.7 * lit));
    return { colour: mixColour(leaf, grass, 0.35 * patch * smoothstep(0.75, 0.95, normal[1])) };
  }
  return highGround(x, y, z, normal);
}

const hazeShade = colour('#a9c3c9');
const hazeLit = colour('#f5e2c6');
const mistShade = colour('#b4c8cc');
const mistLit = colour('#fdf1de');

/** The mist's upper side at a place, in metres above the river. */
function mistTop(x: number, z: number) {
  const left = smoothstep(900, -1300, x + 0.08 * z);
  const far = smoothstep(4500, 10000, z);
  const swell = fractal(x / 1500 + 2, z / 1900, 4);
  return -70 + 300 * left + 170 * far + (170 + 190 * far) * swell;
}

/** Mist in the valley, gathered along the ray; its upper side takes the sun. */
function mist(seen: Colour, origin: Vector, direction: Vector, distance: number): Colour {
  if (direction[1] > -0.002) return seen;
  const highest = 560;
  const from = max(700, (highest - origin[1]) / direction[1]);
  const to = min(distance, 16000);
  if (from >= to) return seen;
  let through = 1;
  let light: Colour = [0, 0, 0];
  const steps = 28;
  const growth = (to / from) ** (1 / steps);
  let t = from;
  for (let step = 0; step < steps && through > 0.02; step++) {
    const next = t * growth;
    const at = (t + next) / 2;
    const [x, y, z] = [
      origin[0] + direction[0] * at,
      origin[1] + direction[1] * at,
      origin[2] + direction[2] * at,
    ];
    const deep = mistTop(x, z) - y;
    if (deep > -70) {
      const density = 0.0026 * smoothstep(-70, 170, deep);
      const taken = 1 - exp(-density * (next - t));
      const lit = mixColour(mistShade, mistLit, smoothstep(220, -20, deep));
      light = [
        light[0] + through * taken * lit[0],
        light[1] + through * taken * lit[1],
        light[2] + through * taken * lit[2],
      ];
      through *= 1 - taken;
    }
    t = next;
  }
  return [seen[0] * through + light[0], seen[1] * through + light[1], seen[2] * through + light[2]];
}

const haze = heightFog({
  density: 0.000085,
  height: 1150,
  base: 0,
  colour: hazeShade,
  lit: hazeLit,
  sun: glow,
  most: 0.93,
});

/** Woods on the hills, as far as a tree is more than a few pixels; only those that can be seen. */
function woods(hills: Height, reach: { left: number; right: number }): Mesh {
  const random = seededRandom(21);
  const tall = [1, 2, 3].map((seed) => distantConifer(seed, 0.36).build({ translucency: 0.2 }));
  const round = [4, 5, 6, 7].map((seed) =>
    distantBroadleaf({ seed, width: 0.95, bare: 0.16 }).build({ translucency: 0.2 }),
  );
  const isSeen = (x: number, y: number, z: number) => {
    for (let share = 0.1; share < 0.985; share += 0.012) {
      const [px, pz] = [x * share, z * share];
      const ray = mix(eye, y, share);
      if (ray < (pz < 420 ? spur(px, pz) : hills(px, pz))) return false;
    }
    return true;
  };
  const places: (Placement & { mesh: Mesh })[] = [];
  for (let z = 450; z < farTrees; z += spacing(z)) {
    for (let x = reach.left * z; x < reach.right * z; x += spacing(z)) {
      const [px, pz] = [x + spacing(z) * (random() - 0.5), z + spacing(z) * (random() - 0.5)];
      const y = hills(px, pz);
      const open = fractal(px / 520 + 4, pz / 520, 3);
      if (y < 9 || open > 0.34 + 0.1 * random() || !isSeen(px, y + 18, pz)) continue;
      const isConifer = noise(px / 300, pz / 300) + y / 900 + 0.5 * random() > 0.75;
      const kinds = isConifer ? tall : round;
      const light = 0.8 + 0.4 * random();
      places.push({
        mesh: kinds[Math.floor(random() * kinds.length)] as Mesh,
        position: [px, y - 1.5, pz],
        turn: random() * 6.28,
        size: (0.75 + 0.5 * random()) * (spacing(z) / 11),
        tint: [light * (0.75 + 0.2 * random()), light, light * 1.1],
      });
    }
  }
  return scatter(places);
}
const farTrees = 5200;
/** The distance between trees in metres; far away, one tree represents several. */
const spacing = (z: number) => mix(10, 20, smoothstep(900, farTrees, z));

/** Where the temple's terrace and stairs lie. */
const isBuilt = (x: number, z: number) =>
  (abs(x - temple[0]) < 1.9 && z < temple[2]) || max(abs(x - temple[0]), abs(z - temple[2])) < 5.7;

/** What grows about the temple: cedars behind it, trees below, shrubs and grass on the slope. */
function garden(): Mesh[] {
  const random = seededRandom(5);
  const cedars = [11, 12, 13].map((seed) => deodar(seed).build({ translucency: 0.25 }));
  const trees = [14, 15, 16].map((seed) =>
    broadleaf({ seed, bare: 0.2 }).build({ translucency: 0.3 }),
  );
  const shrubs = [17, 18].map((seed) =>
    broadleaf({ seed, width: 1.1, bare: 0.02 }).build({ translucency: 0.3 }),
  );
  const tufts = [1, 2, 3, 4].map((seed) => grassTuft(seed).build({ translucency: 0.5 }));
  type Place = Placement & { mesh: Mesh };
  const put = (
    mesh: Mesh,
    x: number,
    z: number,
    size: number,
    tint: Colour,
    sunk = 0.3,
  ): Place => ({
    mesh,
    position: [x, spur(x, z) - sunk * size, z],
    turn: random() * 6.28,
    size,
    tint,
  });
  const any = (meshes: readonly Mesh[]) => meshes[Math.floor(random() * meshes.length)] as Mesh;
  const plants: Place[] = [];
  const tall = [
    [33, 88, 0.62],
    [38, 83, 0.82],
    [41.5, 92, 0.95],
    [47, 86, 0.7],
    [35, 98, 0.75],
    [51, 95, 1.05],
    [56, 90, 0.85],
  ] as const;
  for (const [x, z, size] of tall) plants.push(put(any(cedars), x, z, size, [0.95, 1, 1]));
  const low = [
    [-13, 88, 0.62],
    [-19, 84, 0.5],
    [-9, 94, 0.7],
    [-16, 77, 0.46],
    [-8, 82, 0.36],
    [-24, 92, 0.6],
    [12.6, 96, 0.34],
    [10, 101, 0.42],
  ] as const;
  for (const [x, z, size] of low) plants.push(put(any(trees), x, z, size, [0.85, 0.95, 0.95]));
  // Burans, the tree rhododendron: red there from February to April.
  const burans = [19, 20].map((seed) =>
    broadleaf({
      seed,
      width: 1.05,
      bare: 0.1,
      leaves: [colour('#2f4a3a'), colour('#5c7a4c'), colour('#c23c4a')],
    }).build({ translucency: 0.3 }),
  );
  for (const [x, z, size] of [
    [33, 64, 0.3],
    [36, 58, 0.24],
  ] as const) {
    plants.push(put(any(burans), x, z, size, [1, 1, 1]));
  }
  for (let count = 0; count < 260; count++) {
    const [x, z] = [mix(-25, 75, random()), mix(24, 100, random())];
    if (isBuilt(x, z) || fractal(x / 9, z / 9, 3) < 0.1) continue;
    const light = 0.75 + 0.4 * random();
    plants.push(put(any(shrubs), x, z, 0.03 + 0.09 * random() ** 2, [light, light, light]));
  }
  const blades: Place[] = [];
  for (let z = 22; z < 105; z += 0.32) {
    for (let x = max(-30, -0.1 * z); x < z * 0.52; x += 0.32) {
      const [px, pz] = [x + 0.5 * random(), z + 0.5 * random()];
      if (isBuilt(px, pz)) continue;
      const green = mixColour(leafLight, grass, clamp(dryness(px, pz) + 0.25 * (random() - 0.5)));
      const light = 1.08 + 0.1 * random();
      blades.push(put(any(tufts), px, pz, 0.3 + 0.4 * random(), scaleColour(green, light), 0.06));
    }
  }
  return [scatter(plants), scatter(blades)];
}

/** A long flag on a bamboo pole, and the garland of small ones from it to the cedars. */
function flag(): Mesh {
  const builder = new MeshBuilder();
  const saffron = colour('#d9772c');
  const [x, y, z] = [temple[0] - 3.4, temple[1], temple[2] + 1.5];
  const points = Array.from(
    { length: 7 },
    (_, index): Vector => [x - 0.02 * index ** 1.6, y + index * 1.95, z],
  );
  builder.tube(
    points,
    points.map((_, index) => 0.055 - 0.006 * index),
    colour('#a98f5f'),
    6,
  );
  const top = points[6] as Vector;
  builder.sheet(
    26,
    6,
    (u, v) => {
      const wave = Math.sin(u * 8 - 0.6) * 0.2 * u;
      return [
        top[0] + 0.04 + u * 2.9,
        top[1] - 0.1 - v * 1.25 * (1 - 0.93 * u) - 0.75 * u * u - 0.12 * Math.sin(u * 6 + 1) * u,
        top[2] + wave,
      ];
    },
    (_, v) => scaleColour(saffron, 1 - 0.12 * v),
  );
  return builder.build({ translucency: 0.5 });
}

/** Far off, over the mist: seven birds on their way up the valley. */
function birds(): Mesh {
  const random = seededRandom(3);
  const builder = new MeshBuilder();
  for (let bird = 0; bird < 7; bird++) {
    const [x, y, z] = [mix(8, 30, random()), eye + mix(-14, 8, random()), 300 + 40 * random()];
    const beat = 0.5 * random();
    for (const side of [-1, 1]) {
      const elbow: Vector = [x + side * 0.7, y + 0.3 + beat * 0.4, z];
      builder.triangle([x, y, z - 0.25], [x, y, z + 0.3], elbow, [0.05, 0.06, 0.07]);
      builder.triangle(
        [x, y, z + 0.3],
        elbow,
        [x + side * 1.5, y + beat, z + 0.1],
        [0.05, 0.06, 0.07],
      );
    }
  }
  return builder.build();
}

/** Plinth, terrace with its parapet, stairs: round the temple's middle. */
function masonry(x: number, y: number, z: number) {
  const plinth = min(
    box(x, y - 0.25, z, 2.75, 0.25, 2.75, 0.04),
    box(x, y - 0.62, z, 2.5, 0.14, 2.5, 0.03),
  );
  const away = max(abs(x), abs(z));
  const terrace = max(away - 5.4, abs(y + 1.75) - 1.75) - 0.02;
  const gap = abs(x) < 1.5 && z < 0 ? 1.5 - abs(x) : 0;
  const parapet = max(abs(away - 5.15) - 0.2, abs(y - 0.28) - 0.3, gap) - 0.02;
  const before = -z - stairs.from;
  const index = clamp(Math.round(before / stairs.tread), 0, stairs.count);
  const step = box(
    x,
    y + stairs.rise * (index + 0.5) + 0.5,
    before - index * stairs.tread,
    stairs.half,
    0.6,
    stairs.tread / 2 + 0.01,
    0.015,
  );
  const slopeLevel = y + stairs.rise * clamp(before / stairs.tread, 0, stairs.count);
  const kerb = max(
    abs(abs(x) - stairs.half - 0.17) - 0.17,
    (abs(slopeLevel - 0.0) - 0.3) * 0.9,
    -before,
    before - stairs.count * stairs.tread,
  );
  return min(plinth, terrace, parapet, step * 0.8, kerb - 0.02);
}

const paving = colour('#b9a88e');
const moss = colour('#6f7552');

function stone(x: number, y: number, z: number): Surface {
  const seen = scaleColour(paving, 0.85 + 0.22 * fractal(x * 0.9 + z, y * 1.1 + z * 0.8, 5));
  const green = smoothstep(0.1, 0.55, fractal(x * 0.7 + 3, z * 0.7 + y, 4));
  const joint =
    1 - smoothstep(0.02, 0.06, abs(((y / 0.42) % 1) + ((y / 0.42) % 1 < 0 ? 1 : 0) - 0.5));
  return { colour: mixColour(mixColour(seen, moss, 0.4 * green), colour('#6a6052'), 0.25 * joint) };
}

/** Against the light, to the left, the distance dissolves. */
const glare: Colour = colour('#f4e8d6');
const veil = (seen: Colour, direction: Vector, distance: number) =>
  mixColour(
    seen,
    glare,
    0.78 * smoothstep(0.2, -0.36, direction[0]) * (1 - exp(-max(0, distance - 2500) / 9000)),
  );

export default {
  title: 'Himalayan valley above Rishikesh',
  sizes: heroSizes,
  build: (camera) => {
    const hills = makeFoothills();
    const range = makeSnows();
    const height = (x: number, z: number, distance: number) => {
      let y = -10;
      if (z < 420) y = max(y, spur(x, z));
      if (z > 380 && z < foothills.back) {
        y = max(y, hills(x, z));
        if (distance > farTrees - 300 && y > 10) y += canopy(x, z);
      }
      if (z > snows.front) y = max(y, range(x, z));
      return y;
    };
    const isLandscape = camera === 'landscape';
    return {
      camera: isLandscape
        ? { position: [0, eye, 0], target: [0, eye, 100], fieldOfView: 30, shift: [0, -0.06] }
        : { position: [0, eye, 0], target: [22, eye, 100], fieldOfView: 40, shift: [0, -0.27] },
      sun: { direction: sun, colour: [3, 2.1, 1.3], sharpness: 14 },
      sky: hazySky({
        stops: [
          [0, colour('#ffe9c8')],
          [3, colour('#f8e4cc')],
          [7, colour('#e6e4d8')],
          [11, colour('#c3dadb')],
          [16, colour('#97c0c9')],
          [24, colour('#6a9fb0')],
          [40, colour('#4a7e90')],
        ],
        sun: glow,
        glow: [0.42, 0.27, 0.13],
        clouds: {
          cover: 0.14,
          density: 0.75,
          scale: 0.6,
          colour: colour('#f0ddd0'),
          lit: colour('#fff0da'),
        },
      }),
      ambient: { above: [0.42, 0.52, 0.62], below: [0.24, 0.24, 0.22] },
      hollow: 1.2,
      terrain: { height, surface: ground, near: 20, far: 46000, ceiling: 7500 },
      meshes: [
        woods(hills, isLandscape ? { left: -0.5, right: 0.5 } : { left: -0.05, right: 0.5 }),
        ...garden(),
        flag(),
        birds(),
      ],
      solids: {
        distance: (x, y, z) => {
          const [lx, ly, lz] = [x - temple[0], y - temple[1], z - temple[2]];
          return min(shikhara(lx, ly - 0.7, lz), masonry(lx, ly, lz));
        },
        surface: (x, y, z) => {
          const [lx, ly, lz] = [x - temple[0], y - temple[1], z - temple[2]];
          return shikhara(lx, ly - 0.7, lz) < masonry(lx, ly, lz)
            ? shikharaSurface(lx, ly - 0.7, lz)
            : stone(lx, ly, lz);
        },
        near: 30,
        far: 130,
      },
      water: { level: 0, slope: ripples(0.02, 12), deep: colour('#4d7d80') },
      air: (seen, origin, direction, distance) =>
        distance > snows.back * 1.5
          ? seen
          : mist(
              veil(haze(seen, origin, direction, distance), direction, distance),
              origin,
              direction,
              distance,
            ),
      samples: 6,
      finish: { bloom: 0.12, saturation: 0.94 },
    };
  },
} satisfies Picture;
