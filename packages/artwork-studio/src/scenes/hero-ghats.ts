/**
 * Varanasi from the river at dusk: the bathing steps sweep away in a crescent, palaces and temple towers
 * above them, boats moored below, the first lamps lit. The hour about twenty minutes after sunset.
 *
 * The bank climbs some ten metres over thirty-odd steps, the palaces another fifteen to twenty (survey
 * drawings of Munshi, Darbhanga and Man Mandir Ghat in J. Prinsep, 'Benares illustrated', 1831, and Indian
 * National Trust for Art and Cultural Heritage); no one house is copied.
 */
import { boat } from '../parts/boat.ts';
import { broadleaf } from '../parts/broadleaf.ts';
import { flyingEgret } from '../parts/egret.ts';
import {
  archedBay,
  block,
  chhatri,
  type Front,
  frontBetween,
  moved,
  on,
  tower,
  turned,
} from '../parts/facade.ts';
import { flames } from '../parts/flames.ts';
import {
  house,
  lamplit,
  type Masonry,
  masonry,
  type Storey,
  type StoreyKind,
  weathered,
} from '../parts/house.ts';
import { templeTower } from '../parts/templeTower.ts';
import { umbrella } from '../parts/umbrella.ts';
import { heightFog } from '../renderer/air.ts';
import {
  type Colour,
  colour,
  mixColour,
  ramp,
  type Stop,
  scaleColour,
} from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal, fractal3, noise3, seededRandom } from '../renderer/noise.ts';
import { heroSizes, type Picture, type Surface } from '../renderer/scene.ts';
import { add, clamp, dot, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

/** Where the afterglow is strongest: over the open water. */
const glow = normalise([-0.5, 0.04, 0.9]);
/** The same light as it falls on the town: a wide soft source, not a sun. */
const lastLight = normalise([-0.86, 0.24, 0.36]);

const random = seededRandom(2024);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

interface Ghat {
  /** Along the water's edge, its nearer end first; `out` looks to the river. */
  front: Front;
  width: number;
  /** How high and how far back its terrace lies, in metres. */
  height: number;
  run: number;
}

/** Headings of the bank, in degrees left of straight ahead, by metres along it. */
const headings: readonly (readonly [metres: number, degrees: number])[] = [
  [0, 27],
  [110, 27],
  [165, 12],
  [260, 4],
  [400, 8],
  [520, 30],
  [800, 52],
];
function headingAt(metres: number): number {
  const index = headings.findIndex(([at]) => at > metres);
  const after = headings[index] ?? headings.at(-1) ?? [0, 0];
  const before = headings[index - 1] ?? after;
  const share = after[0] > before[0] ? (metres - before[0]) / (after[0] - before[0]) : 0;
  return (mix(before[1], after[1], clamp(share)) * Math.PI) / 180;
}

const ghats: Ghat[] = [];
{
  let [x, z] = [56, 24];
  let metres = 0;
  while (metres < 850) {
    const width = metres < 200 ? 30 : mix(28, 46, random());
    const heading = headingAt(metres + width / 2);
    const along: Vector = [-Math.sin(heading), 0, Math.cos(heading)];
    const out: Vector = [-along[2], 0, along[0]];
    ghats.push({
      front: { origin: [x, 0, z], along, out },
      width,
      height: mix(8.6, 10.6, random()),
      run: mix(17, 21, random()),
    });
    x += along[0] * width;
    z += along[2] * width;
    metres += width;
  }
}

const stepStone = colour('#c6a081');

/** Steps from below the water to the terrace, with landings; heights at distances from the water's edge. */
function flight({ height, run }: Ghat): (readonly [back: number, y: number])[] {
  const line: (readonly [number, number])[] = [[-2.4, -1.4]];
  const rise = 0.27;
  const count = Math.round((height + 1.4) / rise);
  const landings = new Set([Math.round(count * 0.3), Math.round(count * 0.62)]);
  const wide = 2.2;
  const tread = (run + 2.4 - wide * landings.size) / count;
  let back = -2.4;
  let y = -1.4;
  for (let step = 0; step < count; step++) {
    y += rise;
    line.push([back, y]);
    back += tread + (landings.has(step) ? wide : 0);
    line.push([back, y]);
  }
  return line;
}

/** The height of a ghat's steps so far from the water. */
function stepAt(ghat: Ghat, back: number): number {
  const line = flight(ghat);
  return line.find(([at]) => at > back)?.[1] ?? ghat.height;
}

function steps(town: MeshBuilder, ghat: Ghat) {
  const { front, width, run, height } = ghat;
  const line = flight(ghat);
  for (let index = 0; index + 1 < line.length; index++) {
    const [d0, y0] = line[index] as readonly [number, number];
    const [d1, y1] = line[index + 1] as readonly [number, number];
    // Treads are worn pale, risers stained, their edges rubbed bright.
    const tint = scaleColour(stepStone, 0.82 + 0.3 * random());
    const strip = (from: number, to: number, by: number) =>
      town.quad(
        on(front, 0, mix(y0, y1, from), -mix(d0, d1, from)),
        on(front, width, mix(y0, y1, from), -mix(d0, d1, from)),
        on(front, width, mix(y0, y1, to), -mix(d0, d1, to)),
        on(front, 0, mix(y0, y1, to), -mix(d0, d1, to)),
        scaleColour(tint, by),
      );
    if (y1 > y0) {
      strip(0, 0.72, 0.58);
      strip(0.72, 1, 1.12);
    } else strip(0, 1, 1);
  }
  town.quad(
    on(front, -2, height, -run),
    on(front, width + 2, height, -run),
    on(front, width + 2, height, -run - 30),
    on(front, -2, height, -run - 30),
    stepStone,
  );
  // A cheek wall between this ghat and the next, sloping as the steps do.
  const wall = scaleColour(stepStone, 0.94);
  const [foot, top] = [0.4, height + 0.55];
  const slope = (u: number, w: number, y: number) => on(front, width + u, y, w);
  for (const u of [-0.45, 0.45]) {
    town.quad(
      slope(u, 1.5, -1.5),
      slope(u, -run, -1.5),
      slope(u, -run, top),
      slope(u, 1.5, foot),
      wall,
    );
  }
  town
    .quad(
      slope(-0.45, 1.5, foot),
      slope(0.45, 1.5, foot),
      slope(0.45, -run, top),
      slope(-0.45, -run, top),
      wall,
    )
    .quad(
      slope(-0.45, 1.5, -1.5),
      slope(0.45, 1.5, -1.5),
      slope(0.45, 1.5, foot),
      slope(-0.45, 1.5, foot),
      wall,
    );
}

/** A platform that stands out into the steps, round at the river (burj), often with an umbrella. */
function pier(
  town: MeshBuilder,
  ghat: Ghat,
  u: number,
  back: number,
  radius: number,
  y: number,
): Vector {
  const foot = on(ghat.front, u, -1.5, -back);
  tower(town, {
    foot,
    radius,
    height: y + 1.5,
    colour: scaleColour(stepStone, 0.95),
    bands: [y * 0.5 + 1.2, y + 1.05],
    sides: 12,
  });
  return [foot[0], y, foot[2]];
}

const washes = {
  terracotta: colour('#b88766'),
  rose: colour('#bd8f78'),
  ochre: colour('#cf9a58'),
  buff: colour('#cbaa82'),
  cream: colour('#dcc6a2'),
  brick: colour('#9a6652'),
  blue: colour('#93a5a0'),
  sand: colour('#c29872'),
};
const kinds: StoreyKind[] = ['windows', 'shutters', 'balcony', 'jharokhas', 'windows', 'arcade'];

function anyStoreys(width: number, count: number, bay: number): Storey[] {
  const bays = Math.max(3, Math.round(width / bay));
  return Array.from({ length: count }, (_, index) => ({
    kind: index === 0 ? (random() < 0.6 ? 'plain' : 'arcade') : pick(kinds),
    height: mix(3.5, 4.4, random()),
    bays: bays + (random() < 0.3 ? 1 : 0),
  }));
}

interface Place {
  /** From the ghat's nearer end, and behind the edge of its terrace. */
  u: number;
  back: number;
}

/** A house on a ghat's terrace. */
function houseOn(
  town: Masonry,
  ghat: Ghat,
  { u, back }: Place,
  options: Omit<Parameters<typeof house>[1], 'front' | 'random' | 'lamps'>,
) {
  const front = moved(ghat.front, u, ghat.height - 0.2, -ghat.run - back);
  const roof = house(town, { ...options, front, lamps: 0.2, random });
  return { front, roof };
}

/** Storeys from the ground up: kind and height; as many bays in each. */
const storeysOf = (bays: number, ...list: readonly (readonly [StoreyKind, number])[]): Storey[] =>
  list.map(([kind, height]) => ({ kind, height, bays }));

/** A tower on a wall's corner, with a kiosk on it. */
function cornerTower(
  town: Masonry,
  front: Front,
  u: number,
  radius: number,
  height: number,
  wash: Colour,
) {
  const foot = on(front, u, -1, 0.3);
  const bands = [3.2, 6.5, 9.8, 13.1, height - 0.6].filter((y) => y < height);
  tower(town.stone, { foot, radius, height: height + 1, colour: wash, bands, sides: 12 });
  // On every other side an arched niche in each storey.
  const sides = 12;
  for (const [y0, y1] of [
    [4, 6.8],
    [7.3, 10.1],
    [10.6, 13.4],
    [13.9, 16.7],
  ] as const) {
    if (y1 > height) continue;
    for (let side = 0; side < sides; side++) {
      const [a, b] = [side, side + 1].map((corner): Vector => {
        const angle = ((corner + 0.5) * 2 * Math.PI) / sides;
        return [
          foot[0] + Math.cos(angle) * radius * 1.0,
          foot[1],
          foot[2] + Math.sin(angle) * radius * 1.0,
        ];
      }) as [Vector, Vector];
      const face = frontBetween(a, b, foot);
      const half = side % 2 === 0 ? 0.26 : 0.14;
      archedBay(
        town.stone,
        moved(face, 0, 0, 0.02),
        [0, face.width],
        [y0, y1],
        { half, sill: y0 + 0.7, spring: y0 + 1.7, tip: y0 + 2.2 },
        0.22,
        wash,
        6,
      );
      town.stone.quad(
        on(face, face.width / 2 - half, y0 + 0.7, -0.12),
        on(face, face.width / 2 + half, y0 + 0.7, -0.12),
        on(face, face.width / 2 + half, y0 + 2.2, -0.12),
        on(face, face.width / 2 - half, y0 + 2.2, -0.12),
        side % 2 === 0 ? colour('#33262c') : scaleColour(wash, 0.6),
      );
    }
  }
  chhatri(town.stone, {
    foot: [foot[0], foot[1] + height + 1, foot[2]],
    radius: radius * 0.86,
    height: 2.6,
    sides: 8,
    colour: wash,
    dome: scaleColour(wash, 1.06),
    cusps: 5,
  });
}

/** A temple: a cella under its tower, a porch with a stepped roof toward the river. */
function temple(
  town: Masonry,
  ghat: Ghat,
  { u, back }: Place,
  half: number,
  height: number,
  wash: Colour,
) {
  const front = moved(ghat.front, u, ghat.height, -ghat.run - back);
  const { stone } = town;
  const foot = 3.4;
  for (const [y0, y1, size] of [
    [0, 1.2, 1.5],
    [1.2, 1.6, 1.56],
    [1.6, 2.8, 1.42],
    [2.8, foot, 1.5],
  ] as const) {
    block(stone, front, [-half * size, half * size], [y0, y1], [-half * size, half * size], wash);
  }
  templeTower(stone, {
    position: on(front, 0, foot),
    turn: Math.atan2(front.out[0], front.out[2]),
    half,
    height,
    colour: wash,
    flag: colour('#d9752c'),
  });
  const porch = moved(front, 0, 0, half * 1.5);
  const wide = half * 0.86;
  for (const y of [0, foot])
    block(stone, porch, [-wide * 1.1, wide * 1.1], [y, y + 0.4], [0, wide * 1.7], wash);
  for (const side of [-1, 1]) {
    for (const w of [0.3, wide * 1.5]) {
      const post = on(porch, side * wide * 0.9, 0, w);
      stone.tube([post, [post[0], post[1] + foot, post[2]]], [0.22, 0.18], wash, 8);
    }
  }
  for (let stage = 0; stage < 7; stage++) {
    const size = 1 - stage / 8;
    block(
      stone,
      porch,
      [-wide * size, wide * size],
      [foot + 0.4 + stage * 0.5, foot + 0.78 + stage * 0.5],
      [wide * (0.8 - 0.8 * size), wide * (0.8 + 0.8 * size)],
      wash,
    );
  }
}

/** The ghats that are seen well, put together by hand; nearest first. */
const nearQuarters: Record<number, (town: Masonry, ghat: Ghat) => void> = {
  2: (town, ghat) => {
    const { front, roof } = houseOn(
      town,
      ghat,
      { u: 3, back: 1.5 },
      {
        width: 23,
        depth: 16,
        storeys: storeysOf(7, ['plain', 5], ['windows', 4], ['jharokhas', 4.6], ['arcade', 4]),
        colour: washes.rose,
        parapet: 'merlons',
      },
    );
    for (const u of [0, 11.5, 23]) cornerTower(town, front, u, 2.1, roof + 1.6, washes.rose);
  },
  3: (town, ghat) => {
    houseOn(
      town,
      ghat,
      { u: 0.4, back: 3 },
      {
        width: 11.5,
        depth: 13,
        storeys: storeysOf(4, ['arcade', 4.2], ['balcony', 4], ['shutters', 3.8], ['windows', 3.8]),
        colour: washes.ochre,
        parapet: 'balustrade',
      },
    );
    temple(town, ghat, { u: 20, back: 9 }, 4, 18, washes.terracotta);
    houseOn(
      town,
      ghat,
      { u: 13, back: 19 },
      {
        width: 14,
        depth: 8,
        storeys: storeysOf(4, ['plain', 4], ['shutters', 3.6], ['windows', 3.8]),
        colour: washes.cream,
        parapet: 'plain',
      },
    );
  },
  4: (town, ghat) => {
    const { front, roof } = houseOn(
      town,
      ghat,
      { u: -2, back: 2 },
      {
        width: 20,
        depth: 15,
        storeys: storeysOf(
          6,
          ['arcade', 4.6],
          ['windows', 4],
          ['jharokhas', 4.4],
          ['balcony', 4],
          ['windows', 3.6],
        ),
        colour: washes.cream,
        parapet: 'balustrade',
      },
    );
    for (const u of [2, 10, 18]) {
      chhatri(town.stone, {
        foot: on(front, u, roof + 0.4, -2),
        radius: u === 10 ? 2 : 1.4,
        height: u === 10 ? 3 : 2.4,
        sides: 8,
        colour: washes.cream,
        cusps: 5,
      });
    }
    houseOn(
      town,
      ghat,
      { u: 19, back: 0.6 },
      {
        width: 10,
        depth: 13,
        storeys: storeysOf(3, ['plain', 4.4], ['shutters', 3.8], ['balcony', 4]),
        colour: washes.blue,
        parapet: 'plain',
      },
    );
  },
  5: (town, ghat) => {
    temple(town, ghat, { u: 7, back: 8 }, 3.4, 15, washes.sand);
    temple(town, ghat, { u: 16, back: 12 }, 2.8, 12.5, washes.terracotta);
    houseOn(
      town,
      ghat,
      { u: 20, back: 2 },
      {
        width: 12,
        depth: 14,
        storeys: storeysOf(4, ['plain', 5], ['windows', 4], ['jharokhas', 4.4], ['windows', 3.8]),
        colour: washes.brick,
        parapet: 'merlons',
      },
    );
  },
};

/** Someone far off, wrapped in cloth: standing, or sitting on a step. */
function figure(builder: MeshBuilder, foot: Vector, isSitting: boolean, wrap: Colour) {
  const hip = isSitting ? 0.36 : 0.92;
  const skirt = isSitting
    ? ([
        [0.4, 0],
        [0.42, 0.12],
        [0.34, 0.32],
        [0.24, 0.42],
      ] as const)
    : ([
        [0.2, 0],
        [0.22, 0.1],
        [0.19, 0.55],
        [0.17, 0.92],
      ] as const);
  turned(builder, foot, skirt, wrap, { sides: 10 });
  const shawl = scaleColour(wrap, 1.25);
  turned(
    builder,
    add(foot, [0, hip, 0]),
    [
      [0.18, 0],
      [0.2, 0.2],
      [0.22, 0.4],
      [0.15, 0.5],
      [0.06, 0.55],
      [0.05, 0.6],
    ],
    shawl,
    { sides: 10 },
  );
  turned(
    builder,
    add(foot, [0, hip + 0.58, 0]),
    [
      [0.04, 0],
      [0.1, 0.06],
      [0.115, 0.14],
      [0.09, 0.22],
      [0.01, 0.26],
    ],
    colour('#3a2a24'),
    { sides: 10 },
  );
}

/** The houses of a ghat that haze half hides. */
function quarter(town: Masonry, ghat: Ghat, isFar: boolean) {
  let u = 0.6;
  while (u < ghat.width - 5) {
    const width = Math.min(ghat.width - u - 0.4, mix(9, 17, random()));
    const { front, roof } = houseOn(
      town,
      ghat,
      { u, back: 1.5 + random() * 3 },
      {
        width,
        depth: mix(10, 16, random()),
        storeys: anyStoreys(width, 3 + Math.floor(random() * 2.6), isFar ? 4.4 : 3.2),
        colour: scaleColour(pick(Object.values(washes)), 0.88 + 0.2 * random()),
        parapet: pick(['merlons', 'balustrade', 'plain'] as const),
      },
    );
    if (random() < 0.4) {
      const foot = on(front, mix(2, width - 2, random()), roof + 0.4, -3);
      chhatri(town.stone, {
        foot,
        radius: mix(1.1, 1.7, random()),
        height: mix(2, 2.7, random()),
        sides: pick([4, 8]),
        colour: washes.buff,
        turn: random(),
      });
    }
    u += width + (random() < 0.3 ? 1.6 : 0);
  }
  if (random() < 0.55) {
    const position = on(
      ghat.front,
      ghat.width * mix(0.2, 0.8, random()),
      ghat.height + 8,
      -ghat.run - mix(14, 20, random()),
    );
    templeTower(town.stone, {
      position,
      turn: random(),
      half: mix(3, 4.2, random()),
      height: mix(13, 19, random()),
      colour: pick([washes.terracotta, washes.sand, washes.rose, washes.cream]),
      flag: colour('#d9752c'),
      isClustered: !isFar,
    });
  }
}

function build() {
  const town = masonry();
  const cloth = new MeshBuilder();
  const ground = new MeshBuilder();
  const leaves = new MeshBuilder();
  for (const [index, ghat] of ghats.entries()) {
    steps(ground, ghat);
    const near = nearQuarters[index];
    if (near) near(town, ghat);
    else quarter(town, ghat, index > 8);
  }
  // Piers with umbrellas.
  const cloths = ['#e39a55', '#ecd09a', '#cf7350', '#e5b566', '#c98a66'].map((hex) => colour(hex));
  for (const [index, u, back, radius, y] of [
    [2, 6, 4, 2.6, 3.4],
    [2, 20, 10, 2.2, 6],
    [3, 4, 6, 2.4, 4.2],
    [3, 17, 3, 3, 3],
    [4, 3, 7, 2.4, 4.6],
    [4, 16, 4, 2.6, 3.6],
    [5, 4, 5, 2.6, 4],
    [5, 20, 8, 2.4, 5.2],
    [6, 10, 5, 2.6, 4],
    [7, 10, 6, 2.6, 4],
    [8, 20, 5, 2.6, 4],
  ] as const) {
    const ghat = ghats[index] as Ghat;
    const top = pier(ground, ghat, u, back, radius, y);
    umbrella(town.wood, cloth, {
      foot: top,
      radius: mix(1.7, 2.3, random()),
      height: mix(2.3, 2.8, random()),
      lean: [0.3 * (random() - 0.5), 0.3 * (random() - 0.5)],
      colour: pick(cloths),
      seed: index * 7 + u,
    });
  }
  for (let count = 0; count < 26; count++) {
    const ghat = ghats[2 + Math.floor(random() * 7)] as Ghat;
    const back = random() * (ghat.run - 1);
    const foot = on(ghat.front, random() * ghat.width, stepAt(ghat, back), -back);
    umbrella(town.wood, cloth, {
      foot,
      radius: mix(1.3, 1.9, random()),
      height: mix(2, 2.5, random()),
      lean: [0.4 * (random() - 0.5), 0.4 * (random() - 0.5)],
      colour: pick(cloths),
      seed: count,
    });
  }
  const wraps = ['#b49a80', '#b06a3a', '#8f4634', '#a98a58', '#66748a'].map((hex) => colour(hex));
  for (const [index, u, back, isSitting] of [
    [3, 9, 13.5, true],
    [3, 10.2, 13.5, true],
    [3, 24, 6.5, false],
    [4, 8, 9, true],
    [4, 9.1, 9, true],
    [4, 22, 12.6, false],
    [4, 22.8, 12.8, false],
    [5, 11, 6.4, true],
    [5, 16, 12.8, false],
    [6, 6, 6, false],
    [6, 16, 10, true],
    [7, 9, 9, false],
    [2, 23, 14, true],
  ] as const) {
    const ghat = ghats[index] as Ghat;
    figure(cloth, on(ghat.front, u, stepAt(ghat, back), -back), isSitting, pick(wraps));
  }
  // A flock on its way to roost.
  const bird = new MeshBuilder();
  for (let count = 0; count < 11; count++) {
    const away = count - 5;
    flyingEgret(
      bird,
      [away * 2.4 + random(), Math.abs(away) * -0.9 + random(), random() * 4],
      1.9,
      mix(-0.3, 0.6, random()),
    );
  }
  leaves.append(bird, { position: [10, 37, 190], size: 1.1, tint: [0.5, 0.42, 0.44] });
  // Peepal trees between the houses.
  for (const [index, u, back, size] of [
    [3, 29, 4, 0.72],
    [5, 13, 3, 0.6],
    [7, 2, 3, 0.62],
    [8, 20, 4, 0.7],
  ] as const) {
    const ghat = ghats[index] as Ghat;
    leaves.append(broadleaf({ seed: index, width: 1.05, bare: 0.2 }), {
      position: on(ghat.front, u, ghat.height - 0.3, -ghat.run - back),
      size,
      turn: index,
    });
  }
  const paints = ['#3f6f86', '#c7b79a', '#9c4a36', '#4f7d6c', '#d0a14e', '#6b7f92'].map((hex) =>
    colour(hex),
  );
  for (const [x, z, turn, length, canopy] of [
    [19, 50, 2.2, 10, 0],
    [22.5, 56, 2.5, 9, 1],
    [14, 58, 1.9, 9.5, 0],
    [18.5, 66, 2.1, 9, 0],
    [15, 74, 2.3, 10, 1],
    [9, 84, 2, 9, 0],
    [10.5, 92, 2.4, 9, 0],
    [4, 100, 2.1, 10, 1],
    [0, 112, 1.8, 9, 0],
    [-4, 124, 2, 9, 0],
    [-8, 142, 2.1, 9, 1],
    [-13, 168, 1.8, 9, 0],
    [-19, 200, 1.8, 9, 0],
    [-9, 62, 0.35, 9, 0],
  ] as const) {
    boat(town.wood, cloth, {
      position: [x, 0.02, z],
      turn,
      length,
      paint: pick(paints),
      band: pick(paints),
      seed: Math.round(x * 13 + z),
      ...(canopy ? { canopy: pick(cloths) } : {}),
    });
  }
  return { town, cloth, ground, leaves };
}

const walls = weathered(-4);

/** Slabs of the steps: worn and dusty, stained where rain runs down, wet at the river. */
function slabs([x, y, z]: Vector, normal: Vector, tint: Colour): Surface {
  const patch = fractal3(x * 0.3, y * 0.5, z * 0.3, 4, 0.6);
  const slab = noise3(
    Math.floor(x * 0.7) * 3.1,
    Math.floor(y * 3.7) * 1.7,
    Math.floor(z * 0.7) * 2.3,
  );
  const worn = 1 + 0.22 * patch + 0.1 * slab + 0.08 * noise3(x * 4, y * 4, z * 4);
  const wet = smoothstep(0.5, 0.15, y + 0.2 * patch);
  const dusty = Math.max(0, normal[1]) * 0.25;
  const dry = mixColour(scaleColour(tint, clamp(worn, 0.5, 1.5)), [0.52, 0.42, 0.33], dusty);
  return { colour: scaleColour(dry, 1 - 0.5 * wet), roughness: 1 - 0.35 * wet };
}

/** Dusk: peach at the horizon by the afterglow, indigo high up and away from it. */
const bright: readonly Stop[] = [
  [0, colour('#ffd49a')],
  [3, colour('#fbc99a')],
  [7, colour('#f2bfa6')],
  [12, colour('#d9b6b4')],
  [18, colour('#b3a9bd')],
  [26, colour('#7f8fb0')],
];
const deep: readonly Stop[] = [
  [0, colour('#d9a08c')],
  [4, colour('#b98a92')],
  [9, colour('#86789a')],
  [15, colour('#56608c')],
  [24, colour('#34426e')],
];

/** @param depth how far the indigo comes in: 1 for the wide picture; on a phone the text is over the sky */
function dusk(depth: number) {
  const high = mixColour(colour('#f0e6e2'), colour('#7f8fb0'), depth);
  const near = [
    ...bright.slice(0, -2),
    [18, mixColour(colour('#f0ddd6'), colour('#b3a9bd'), depth)],
    [26, high],
  ] as const;
  const sky = (direction: Vector): Colour => {
    // Below the horizon only soft light is asked for: the river throws back less than half.
    if (direction[1] < 0)
      return scaleColour(sky([direction[0], -direction[1], direction[2]]), 0.42);
    const elevation = (Math.asin(clamp(direction[1])) * 180) / Math.PI;
    const flat = normalise([direction[0], 0, direction[2]]);
    const away = Math.acos(clamp(dot(flat, normalise([glow[0], 0, glow[2]])), -1, 1));
    const share =
      smoothstep(0.1, 0.95, away) * mix(smoothstep(0.7, 1.6, away) * 0.9 + 0.1, 1, depth);
    const seen = mixColour(ramp(near, elevation), ramp(deep, elevation), share);
    // Thin streaks, lit from below the horizon.
    const reach = 1 / (direction[1] + 0.1);
    const [u, v] = [direction[0] * reach * 0.8 + 3, direction[2] * reach * 0.8];
    const bend = fractal(u * 0.8 + 5, v * 1.1, 4);
    const body = fractal(u * 0.9 + bend + 9, v * 2.6 + bend * 1.2, 5, 0.55);
    const streak =
      smoothstep(0.05, 0.6, body) *
      smoothstep(0.03, 0.14, direction[1]) *
      smoothstep(0.5, 0.25, direction[1]);
    const lit = mixColour(colour('#fbd0a8'), colour('#c98f97'), smoothstep(0.1, 0.8, away) * depth);
    return mixColour(seen, lit, streak * 0.42);
  };
  return sky;
}

/** Clay lamps in rows along the lower steps, strewn above, and some that float. */
function lampPlaces() {
  const places: Vector[] = [];
  for (const index of [2, 3, 4, 5, 6, 7]) {
    const ghat = ghats[index] as Ghat;
    for (const back of [0.7, 2.6, 5.2]) {
      for (let u = 0.8; u < ghat.width - 1; u += mix(0.7, 1.25, random()) * (1 + index * 0.1)) {
        if (fractal(u * 0.13 + index * 5, back * 0.7, 2) < -0.12) continue;
        places.push(on(ghat.front, u, stepAt(ghat, back) + 0.12, -back - 0.1));
      }
    }
  }
  return places;
}

function floating() {
  const places: Vector[] = [];
  for (let count = 0; count < 40; count++) {
    const z = mix(28, 110, random() ** 1.5);
    const x = z * mix(-0.27, 0.3, random()) + 2 * random();
    places.push([x, 0.1, z]);
  }
  return places;
}

const flameLight: Colour = [2.4, 1.25, 0.42];

export default {
  title: 'Ghats of Varanasi at dusk',
  sizes: heroSizes,
  build: (camera) => {
    const { town, cloth, ground, leaves } = build();
    const mist = heightFog({
      density: 0.0034,
      height: 22,
      base: 0,
      colour: colour('#8d7b9e'),
      lit: colour('#f9cfa0'),
      sun: glow,
    });
    // The air over the near steps is clear; farther off smoke and mist have gathered.
    const haze: typeof mist = (seen, origin, direction, distance) =>
      mist(seen, origin, direction, distance * smoothstep(20, 420, distance));
    const ashore = lampPlaces();
    const onWater = floating();
    const lights = flames({
      flames: [
        ...ashore.map((at) => ({ at, size: 0.04 })),
        ...onWater.map((at) => ({ at, size: 0.035 })),
      ],
      light: flameLight,
      halo: 0.5,
      haze: 0.05,
    });
    for (const [x, , z] of onWater) {
      turned(
        ground,
        [x, 0, z],
        [
          [0.02, -0.02],
          [0.09, 0],
          [0.13, 0.06],
          [0.1, 0.05],
          [0.02, 0.02],
        ],
        colour('#a8623f'),
        { sides: 12 },
      );
    }
    const lamps = ashore
      .filter((_, index) => index % 14 === 5)
      .map((at) => ({
        position: [at[0], at[1] + 0.9, at[2]] as Vector,
        colour: [0.85, 0.42, 0.14] as Colour,
        reach: 2.2,
      }));
    return {
      camera:
        camera === 'landscape'
          ? { position: [0, 5, 0], target: [0, 5, 100], fieldOfView: 30, shift: [0, -0.28] }
          : { position: [0, 5, 0], target: [17.5, 5, 100], fieldOfView: 45.7, shift: [0, -0.32] },
      sun: { direction: lastLight, colour: [0.62, 0.36, 0.24], sharpness: 3 },
      sky: dusk(camera === 'landscape' ? 1 : 0.08),
      ambient: { above: [0.4, 0.38, 0.5], below: [0.24, 0.17, 0.16] },
      gather: 36,
      detail: 1,
      meshes: [
        town.stone.build({ surface: walls }),
        ground.build({ surface: slabs }),
        town.wood.build(),
        leaves.build({ translucency: 0.35 }),
        cloth.build({ translucency: 0.5 }),
        town.lit.build({ surface: lamplit }),
      ],
      water: { level: 0, slope: ripples(0.03, 1.1), deep: colour('#3a4456') },
      lamps,
      air: (seen, origin, direction, distance) =>
        lights(haze(seen, origin, direction, distance), origin, direction, distance),
      finish: {},
    };
  },
} satisfies Picture;
