/**
 * A cool arcade of cusped arches and, through the main one, a charbagh in the sun of mid-morning: channel,
 * clipped cypresses and orange trees, a white domed pavilion in the haze. A jali in the next bay throws its
 * pattern on the polished floor. No one building: arches and screen after Shah Jahan's halls in the forts of
 * Agra and Delhi, garden after Koch, 'Mughal Architecture' (1991), pp. 45-52.
 */
import { cuspedArch, fourCentredArch } from '../parts/arch.ts';
import { distantBroadleaf } from '../parts/broadleaf.ts';
import { chhatri } from '../parts/chhatri.ts';
import { bulbousDome } from '../parts/dome.ts';
import { jali, masonryTone } from '../parts/jali.ts';
import { brassSurface } from '../parts/studio.ts';
import { cypress, orangeTree } from '../parts/topiary.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, cylinder, rectangle, smoothSubtract } from '../renderer/distance.ts';
import { type Mesh, MeshBuilder, type Placement } from '../renderer/mesh.ts';
import { fractal, noise3, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, atan2, cos, floor, hypot, max, min, PI, sin } = Math;

const sun = normalise([0.42, 0.52, 0.6]);

/** Metres; the floor is y = 0, the arcade's inner face z = 0, the main arch's middle x = 0. */
const bay = 3.8;
const thickness = 0.62;
const spring = 2.25;
const opening = cuspedArch({ width: 1.4, spring, height: 3.72, foils: 9 });
/** The order about it, as deep as the columns that carry it. */
const order = cuspedArch({ width: 1.64, spring, height: 4.0, foils: 9 });
const orderDepth = 0.15;
const frame = { width: 1.8, top: 4.42 };
const stoneEnd = -1.9;
const cornice = 4.72;
const ceiling = 6.1;

const garden = -0.58;
const waterLevel = -0.74;
const channel = 1.0;
/** Where the channels cross in a square basin. */
const basin = { z: 33, half: 3.2 };

/** Radius of the small engaged columns: lotus base, tapering shaft, capital. */
function columnRadius(y: number) {
  const shaft = 0.088 - 0.016 * (y / spring);
  const foot = 0.05 * smoothstep(0.34, 0.22, y) + 0.035 * max(0, 1 - abs(y - 0.36) / 0.1) ** 0.5;
  const head =
    0.055 * smoothstep(spring - 0.34, spring - 0.06, y) +
    0.025 * max(0, 1 - abs(y - spring + 0.4) / 0.03);
  return shaft + foot + head;
}

/** Which bay a place belongs to, and where it lies in it. Bays right of the main one have screens. */
const bayAt = (x: number) => clamp(Math.round(x / bay), 0, 2);

const screen = jali({ period: 0.29, bar: 0.03 });
function screenDistance(u: number, y: number, z: number) {
  const depth = abs(z - 0.36);
  if (depth > 0.3) return depth - 0.07;
  const bars = max(screen(u, y - 0.04), depth - 0.03);
  const rails = max(
    min(abs(abs(y - 1.5) - 0.72) - 0.05, max(abs(abs(u) - 0.47) - 0.04, 0.74 - y)),
    depth - 0.05,
  );
  const panel = max(y - 0.78, depth - 0.05);
  return max(min(bars, rails, panel), opening(u, y) - 0.05);
}

function arcade(x: number, y: number, z: number) {
  const slab = max(abs(z - thickness / 2) - thickness / 2, y - 16);
  if (slab > 0.5) return slab - 0.2;
  const index = bayAt(x);
  const u = x - bay * index;
  const through = opening(u, y);
  const recess = max(order(u, y), z - orderDepth);
  let d = smoothSubtract(slab, through, 0.025);
  d = smoothSubtract(d, recess, 0.02);
  // The frame about the arch, a bead about the order, a panel in each pier.
  const outline = rectangle(u, y - frame.top / 2 + 1, frame.width, frame.top / 2 + 1);
  if (x > stoneEnd - 0.3) {
    const front = abs(z);
    d = min(d, hypot(outline, front) - 0.028, hypot(abs(outline + 0.16), front) - 0.013);
    d = min(d, hypot(order(u, y) - 0.045, front) - 0.016);
    const side = hypot(abs(u) - 1.52, z - 0.055);
    d = min(d, max((side - columnRadius(y)) * 0.85, y - spring, -y));
    d = min(d, box(abs(u) - 1.52, y - 0.06, z - 0.06, 0.135, 0.06, 0.13, 0.01));
    d = min(d, box(abs(u) - 1.52, y - spring + 0.02, z - 0.06, 0.13, 0.035, 0.13, 0.01));
    if (index > 0) d = min(d, screenDistance(u, y, z));
  } else {
    d = min(d, box(x + 12, y, z, 12 + stoneEnd, 0.26, 0.035, 0.012));
  }
  d = min(d, box(x, y - cornice - 0.04, z, 40, 0.07, 0.12, 0.015));
  return min(d, box(x, y - cornice + 0.06, z, 40, 0.05, 0.07, 0.02));
}

const bowl = { x: -1.62, z: -0.62, radius: 0.36, height: 0.23 };
function bowlDistance(x: number, y: number, z: number) {
  const r = hypot(x - bowl.x, z - bowl.z);
  const away = hypot(r, y) - 0.6;
  if (away > 0.4) return away;
  const size = hypot(r, (y - bowl.height) * 1.45);
  const shell = max(abs(size - bowl.radius) - 0.012, y - bowl.height) * 0.7;
  const rim = hypot(r - bowl.radius - 0.012, y - bowl.height) - 0.02;
  const foot = cylinder(x - bowl.x, y, z - bowl.z, 0.17, 0, 0.03);
  const water = cylinder(x - bowl.x, y, z - bowl.z, bowl.radius * 0.98, 0.14, bowl.height - 0.035);
  return min(shell, rim, foot, water);
}

/** Floor, terrace and its steps, lawns, the channel with its curbs. */
function ground(x: number, y: number, z: number) {
  let d = max(y, z - 3.2);
  d = min(d, max(y + 0.19, z - 3.55), max(y + 0.38, z - 3.9));
  const side = abs(x);
  const inBasin = abs(z - basin.z) - basin.half;
  const cross = rectangle(side, z - basin.z, basin.half, basin.half);
  const cut = min(max(side - channel, 6 - z), cross, max(abs(z - basin.z) - channel, 2 - side));
  d = min(d, max(y - garden, -cut));
  const curb = max(abs(cut - 0.14) - 0.14, y - garden - 0.09, -y - 1.4);
  d = min(d, curb + 0.01);
  d = min(d, y + 1.3);
  // Low hedges along the walks, interrupted by the crossing.
  const hedge = max(
    box(side - 3.15, y - garden, 0, 0.22, 0.4, 1, 0.08),
    4.6 - z,
    -inBasin + 1.4,
    z - 92,
  );
  if (hedge < 0.4) return min(d, hedge - 0.03 * fractal(x * 5 + y * 3, z * 5, 3));
  return min(d, hedge);
}

/** The pavilion at the garden's end: platform, octagonal body, drum and dome, a chhatri on each corner. */
const far = { z: 138, foot: -0.6, size: 0.86 };
const kiosk = chhatri({ radius: 1.5 });
const body = { half: 10.5, base: 3, top: 14.2 };
function pavilion(px: number, py: number, pz: number) {
  const [x, y, z] = [abs(px) / far.size, (py - far.foot) / far.size, (pz - far.z) / far.size];
  const bound = box(x, y - 14, z, 19, 16, 19);
  if (bound > 4) return bound * far.size;
  let d = box(x, y - 1, z, 18, body.base - 1, 18, 0.1);
  const chamfer = (x + abs(z)) * Math.SQRT1_2 - body.half * 1.16;
  let block = max(x - body.half, abs(z) - body.half, chamfer, y - body.top, -y);
  // The deep central porch, in a frame that rises above the roof; two niches above each other beside it.
  const face = -z - body.half;
  const v = y - body.base;
  const porchFrame = max(x - 4.4, abs(face + 0.6) - 0.9, y - body.top - 1.3, -y);
  block = min(block, porchFrame);
  block = max(block, -max(fourCentredArch(x, v, 3.1, 6, 9.4), -face - 3.2));
  const niche = fourCentredArch(x - 6.7, v > 5.6 ? v - 5.9 : v - 0.4, 1.15, 2.6, 4.4);
  block = max(block, -max(niche, -face - 1.2));
  const corner = fourCentredArch(
    (x + z) * Math.SQRT1_2,
    v > 5.6 ? v - 5.9 : v - 0.4,
    1.1,
    2.6,
    4.4,
  );
  block = max(block, -max(corner, -chamfer - 1));
  d = min(d, block);
  const drum = body.top + 3.6;
  d = min(d, max(hypot(x, z) - 5.7, y - drum, -y), max(hypot(x, z) - 6, abs(y - drum) - 0.22));
  d = min(d, bulbousDome(x, y - drum, z, 6.3, 10.2));
  d = min(d, max(hypot(x, z) - 0.16, y - drum - 13.4, drum - y));
  return min(d, kiosk.distance(x - 7.6, y - body.top, abs(z) - 7.6)) * far.size;
}

const roof = (x: number, y: number, z: number) =>
  box(x - 3, y - ceiling - 0.4, z + 2, 19, 0.4, 2.8);

/** Deeper in the walls than they are, so that a ray toward the sun soon knows that it is stopped. */
const walls = (x: number, y: number, z: number) => {
  const away = arcade(x, y, z);
  return away < -0.02 ? away * 9 + 0.16 : away;
};

const distance = (x: number, y: number, z: number) =>
  min(
    walls(x, y, z),
    ground(x, y, z),
    z < 2 ? min(roof(x, y, z), bowlDistance(x, y, z)) : 9,
    z > 60 ? pavilion(x, y, z) : 42,
  );

const plaster = colour('#faf4ea');
const sandstone = colour('#cf9c7f');
const marble = colour('#f4eee4');
const inlay = colour('#ead7c2');
const cream = colour('#e9dcc8');
const rose = colour('#c99f84');
const slate = colour('#7f8d8c');

const wash = (x: number, y: number) =>
  scaleColour(plaster, 0.985 + 0.012 * fractal(x * 0.8 + 3, y * 0.9, 5));

/** White lines and tendrils let into the sandstone, as a share from 0 to 1. */
function inlaid(u: number, y: number) {
  const outline = rectangle(u, y - frame.top / 2 + 1, frame.width, frame.top / 2 + 1);
  const line = (d: number, width: number) => smoothstep(width + 0.004, width, abs(d));
  let share = 0;
  // A chain of lozenges and discs along the frame.
  const band = outline + 0.08;
  if (abs(band) < 0.07) {
    const isAcross = abs(u) < frame.width - 0.17;
    const along = (isAcross ? u : y) / 0.2;
    const w = (along - floor(along) - 0.5) * 0.2;
    share = max(
      line((abs(w) * 0.62 + abs(band)) * 0.85 - 0.048, 0.006),
      smoothstep(0.018, 0.013, hypot(w, band)),
      smoothstep(0.013, 0.009, hypot(abs(w) - 0.1, band)),
    );
  }
  // Tendrils in the spandrels, curling round the rosette.
  const arch = order(u, y);
  if (outline < -0.17 && arch > 0.08 && y > spring) {
    const [a, b] = [abs(u) - 1.38, y - 3.96];
    const r = hypot(a, b);
    const turn = atan2(b, a);
    const petal = r - 0.13 - 0.035 * abs(cos(turn * 4));
    share = max(
      share,
      smoothstep(0.004, 0, petal) * smoothstep(0.045, 0.05, r),
      line(r - 0.2, 0.006),
    );
    share *= 1 - 0.8 * smoothstep(0.2, 0.1, abs(sin(turn * 4))) * smoothstep(0.17, 0.14, r);
    for (const [cx, cy, radius] of [
      [1.2, 3.62, 0.1],
      [1.5, 3.5, 0.09],
      [0.92, 4.06, 0.1],
      [1.52, 3.25, 0.07],
      [0.62, 4.16, 0.07],
    ] as const) {
      const [p, q] = [abs(u) - cx, y - cy];
      const ring = hypot(p, q);
      const spiral = ring - radius * (0.45 + 0.55 * ((atan2(q, p) + PI) / (2 * PI)));
      share = max(share, line(spiral, 0.006), smoothstep(0.026, 0.02, ring));
    }
    share = max(share, line(arch - 0.085, 0.005), line(outline + 0.2, 0.005));
  }
  return share;
}

function arcadeSurface(x: number, y: number, z: number): Surface {
  const u = x - bay * bayAt(x);
  if (x < stoneEnd - 0.02 || y > cornice + 0.1) {
    if (y < 0.27) {
      return { colour: scaleColour(cream, masonryTone(x, y - 0.3, 0.6, 1.2)), roughness: 0.6 };
    }
    if (abs(y - cornice) < 0.1)
      return { colour: scaleColour(sandstone, masonryTone(x, y, 0.6, 1.1)) };
    return { colour: wash(x, y) };
  }
  const isScreen = x > 2 && z > 0.2 && z < 0.5 && opening(u, y) < -0.01;
  if (isScreen) return { colour: scaleColour(mixColour(sandstone, cream, 0.35), 0.96) };
  let seen = scaleColour(sandstone, masonryTone(x, y, 0.46, 0.95));
  if (abs(z) < 0.045) seen = mixColour(seen, inlay, 0.75 * inlaid(u, y));
  // Dust lies in the corners, and hands have polished the columns.
  const deep = z > orderDepth - 0.02 ? 0.94 : 1;
  const worn = smoothstep(1.8, 0.4, y) * (0.5 + 0.5 * fractal(x * 3, y * 2, 3));
  seen = scaleColour(mixColour(seen, cream, 0.16 * worn), deep);
  return { colour: seen, roughness: 0.75 };
}

/** Slabs of cream marble with rose sandstone lozenges at their corners, grey lines between. */
function floorSurface(x: number, z: number): Surface {
  const size = 0.95;
  const [u, v] = [x / size + 0.5, z / size];
  const [column, row] = [Math.round(u), Math.round(v)];
  const [a, b] = [abs(u - column) * size, abs(v - row) * size];
  const lozenge = a + b;
  const line = min(a, b);
  const veins = fractal(x * 1.6 + 2.3 * floor(u), z * 1.9 + 1.7 * floor(v), 5);
  let seen = scaleColour(cream, 0.95 + 0.09 * veins);
  seen = mixColour(seen, slate, 0.55 * smoothstep(0.017, 0.011, line));
  if (lozenge < 0.2) seen = scaleColour(rose, 0.95 + 0.12 * veins);
  seen = mixColour(seen, slate, 0.6 * smoothstep(0.016, 0.01, abs(lozenge - 0.2)));
  return {
    colour: seen,
    roughness: 0.2 + 0.07 * fractal(x * 1.1, z * 1.1, 3),
    relief: [0.006 * fractal(x * 2.4, z * 2.4, 2), 0, 0.006 * fractal(x * 2.4 + 9, z * 2.4, 2)],
  };
}

const lawnShade = colour('#6f8a4a');
const lawnLight = colour('#a3b266');
const hedgeLeaf = colour('#4f6f40');

function gardenSurface(x: number, y: number, z: number): Surface {
  const side = abs(x);
  const speck = fractal(x * 3, z * 3, 4);
  if (z < 4) {
    return { colour: scaleColour(mixColour(sandstone, cream, 0.35), masonryTone(x, z, 0.6, 0.9)) };
  }
  if (side > 2.8 && side < 3.5 && y > garden + 0.06) {
    const leaf = 0.8 + 0.5 * noise3(x * 14, y * 14, z * 14);
    return { colour: scaleColour(hedgeLeaf, leaf), translucency: 0.15 };
  }
  const isCurb = y > garden + 0.03 || y < garden - 0.03;
  if (isCurb) return { colour: scaleColour(marble, 0.93 + 0.07 * speck) };
  const isWalk = side < 2.9 || abs(abs(z - basin.z) - 2) < 2.6;
  if (isWalk) {
    const tone = masonryTone(x, z, 0.6, 0.9);
    return { colour: scaleColour(mixColour(sandstone, cream, 0.5), tone * (0.97 + 0.06 * speck)) };
  }
  return { colour: mixColour(lawnShade, lawnLight, 0.5 + 0.45 * speck), translucency: 0.2 };
}

function surface(x: number, y: number, z: number): Surface {
  if (z > 60 && pavilion(x, y, z) < 0.08) {
    const stain = smoothstep(0.1, 0.8, fractal(x * 0.6, y * 0.25, 4));
    return { colour: scaleColour(marble, 0.97 - 0.08 * stain) };
  }
  if (z < 2 && bowlDistance(x, y, z) < 0.004) {
    const r = hypot(x - bowl.x, z - bowl.z);
    const isWater = y < bowl.height - 0.03 && y > 0.15 && r < bowl.radius * 0.9;
    if (isWater) return { colour: colour('#5d6c5c'), roughness: 0.05 };
    return brassSurface(x * 0.4, y * 0.4, z * 0.4);
  }
  if (arcade(x, y, z) < ground(x, y, z)) return arcadeSurface(x, y, z);
  if (y > 3) return { colour: wash(x, z) };
  return z < 0.9 && y > -0.05 ? floorSurface(x, z) : gardenSurface(x, y, z);
}

/** Rose petals and marigolds afloat in the bowl. */
function petals(): Mesh {
  const random = seededRandom(4);
  const builder = new MeshBuilder();
  const level = bowl.height - 0.03;
  const blossom = (x: number, z: number, size: number, tones: readonly Colour[]) => {
    for (let ring = 0; ring < 4; ring++) {
      const count = 13 - 2 * ring;
      for (let petal = 0; petal < count; petal++) {
        const turn = ((petal + 0.5 * ring + 0.4 * random()) * 2 * PI) / count;
        const out = size * (1 - 0.2 * ring);
        const lift = size * (0.12 + 0.22 * ring);
        builder.leaf(
          [x, level + lift * 0.6, z],
          [x + out * cos(turn), level + lift, z + out * sin(turn)],
          size * 0.42,
          [0, 1, 0],
          scaleColour(tones[petal % tones.length] as Colour, 0.8 + 0.3 * random()),
        );
      }
    }
  };
  const saffron = ['#e79a2c', '#eda93f', '#d98420'].map(colour);
  const ivory = ['#f4e9d4', '#f7efe0', '#ead9bd'].map(colour);
  for (let count = 0; count < 15; count++) {
    const [turn, r] = [count * 2.4, 0.29 * Math.sqrt((count + 0.5) / 15)];
    const tones = count % 3 === 1 ? ivory : saffron;
    blossom(bowl.x + r * cos(turn), bowl.z + r * sin(turn), 0.055 + 0.02 * random(), tones);
  }
  return builder.build({ translucency: 0.3 });
}

/** Cypresses and orange trees by turns along the walks; a grove beyond the lawns. */
function trees(): Mesh {
  const random = seededRandom(11);
  const tall = [1, 2, 3].map((seed) => cypress(seed).build({ translucency: 0.25 }));
  const round = [4, 5].map((seed) => orangeTree(seed).build({ translucency: 0.25 }));
  const crowns = [6, 7, 8].map((seed) =>
    distantBroadleaf({ seed, width: 0.95, bare: 0.15 }).build(),
  );
  const places: (Placement & { mesh: Mesh })[] = [];
  const put = (meshes: readonly Mesh[], x: number, z: number, size: number) => {
    const light = 0.9 + 0.25 * random();
    places.push({
      mesh: meshes[floor(random() * meshes.length)] as Mesh,
      position: [x, garden - 0.02, z],
      turn: random() * 2 * PI,
      size,
      tint: [light, light, light * 0.95],
    });
  };
  for (const side of [-1, 1]) {
    for (let index = 0; index < 24; index++) {
      const z = 7.5 + 3.4 * index;
      if (abs(z - basin.z) < 3.6) continue;
      put(index % 2 === 0 ? tall : round, side * 4.5, z, 0.94 + 0.12 * random());
      if (index % 2 === 0) put(tall, side * 12.5, z + 2, 0.95 + 0.15 * random());
      if (index % 3 === 0) put(round, side * 8.6, z + 1, 1.05);
    }
    for (let count = 0; count < 46; count++) {
      put(
        crowns,
        side * mix(17, 52, random() ** 1.4),
        mix(48, 135, random()),
        0.5 + 0.35 * random(),
      );
    }
    for (let count = 0; count < 10; count++) {
      put(crowns, side * mix(26, 70, random()), mix(140, 160, random()), 0.8 + 0.4 * random());
    }
  }
  return scatter(places);
}

const outside = hazySky({
  stops: [
    [0, scaleColour(colour('#fbefdb'), 1.3)],
    [3, scaleColour(colour('#eff0e2'), 1.3)],
    [7, scaleColour(colour('#cfe3e1'), 1.3)],
    [13, scaleColour(colour('#a9d0d5'), 1.25)],
    [50, colour('#5f9cb4')],
  ],
  sun,
  glow: [0.35, 0.28, 0.2],
});
/** The open court behind the camera: bright sky over pale walls. */
const court: Colour = [2.42, 2.44, 2.52];

const eye = 1.62;
const away = 9;
const haze = heightFog({
  density: 0.006,
  height: 13,
  base: 0,
  colour: scaleColour(colour('#e6ece4'), 1.3),
  lit: scaleColour(colour('#fff0d8'), 1.35),
  sun,
  most: 0.9,
});

export default {
  title: 'A Mughal arcade and its garden',
  sizes: pageSizes,
  build: (camera) => {
    const isLandscape = camera === 'landscape';
    const position: Vector = [0, eye, -away];
    return {
      camera: {
        position,
        target: [0, eye, 0],
        ...(isLandscape
          ? { fieldOfView: 42.5, shift: [0.4, -0.03] as const }
          : { fieldOfView: 43, shift: [0, -0.06] as const }),
      },
      sun: { direction: sun, colour: [3.9, 3.25, 2.45], sharpness: 70 },
      sky: (direction) =>
        mixColour(outside(direction), court, smoothstep(0.05, -0.35, direction[2])),
      ambient: { above: [0.5, 0.53, 0.56], below: [0.4, 0.36, 0.3] },
      hollow: 0.4,
      gather: 40,
      solids: { distance, surface, near: 3, far: 150, caution: 0.9, steps: 260 },
      meshes: [trees(), petals()],
      water: { level: waterLevel, slope: ripples(0.012, 0.8), deep: colour('#3f7f86') },
      // The air in the arcade is clear; the garden's begins behind the arch.
      air: (seen, origin, direction, distance) => {
        const indoors = direction[2] > 0.05 ? clamp(-origin[2], 0, away) / direction[2] : distance;
        return distance > indoors ? haze(seen, origin, direction, distance - indoors) : seen;
      },
      samples: 8,
      finish: { exposure: 0.78, bloom: 0.16 },
    };
  },
} satisfies Picture;
