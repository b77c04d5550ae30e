import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { type Mesh, MeshBuilder } from '../renderer/mesh.ts';
import { fractal, noise } from '../renderer/noise.ts';
import { add, clamp, mix, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, floor, PI, sign, sin } = Math;

/**
 * A kettuvallam, Kerala's rice barge turned houseboat: a hull of planks sewn with coir and blackened with
 * cashew oil, its ends drawn up; vaults of bamboo mats on bamboo arches. Usual sizes: 18 to 22 m long, 4 m
 * wide, the roof 3.5 to 4 m above the water. In its own metres the bow looks along x, the water is y = 0.
 */
const halfLength = 10;
const deck = 0.86;

const blackened = colour('#2a201a');
const varnished = colour('#6b4426');
const bamboo = colour('#ab8a58');
const straw = colour('#c6a570');
const weathered = colour('#8b765e');

const hullWidth = (x: number) => 0.05 + 2 * (1 - abs(x / halfLength) ** 2.3) ** 0.85;
const gunwale = (x: number) => {
  const toEnd = smoothstep(0.5, 1.02, abs(x) / halfLength);
  return 0.78 + toEnd ** 1.5 * (x > 0 ? 1.75 : 1.25);
};
const keel = (x: number) => {
  const toEnd = smoothstep(0.55, 1.02, abs(x) / halfLength);
  return -0.5 + toEnd ** 1.6 * (x > 0 ? 2.85 : 2.3);
};

function hull(builder: MeshBuilder) {
  builder.sheet(
    140,
    28,
    (u, v) => {
      const x = mix(-halfLength, halfLength, u);
      const around = mix(-PI / 2, PI / 2, v);
      const z = hullWidth(x) * sign(around) * abs(sin(around)) ** 0.62;
      return [x, mix(gunwale(x), keel(x), abs(cos(around)) ** 0.75), z];
    },
    blackened,
  );
  builder.sheet(
    60,
    4,
    (u, v) => {
      const x = mix(-9.6, 9.6, u);
      return [x, Math.max(deck, gunwale(x) - 0.16), mix(-1, 1, v) * hullWidth(x) * 0.97];
    },
    colour('#7a5a3c'),
  );
  for (const side of [-1, 1]) {
    const rail = Array.from({ length: 61 }, (_, index): Vector => {
      const x = mix(-halfLength, halfLength, index / 60);
      return [x, gunwale(x) + 0.02, side * (hullWidth(x) + 0.02)];
    });
    builder.tube(
      rail,
      rail.map(() => 0.065),
      varnished,
      8,
    );
  }
  for (const end of [-1, 1]) {
    const x = end * halfLength;
    const [low, high] = [keel(x) - 0.12, gunwale(x)];
    const stem = Array.from({ length: 13 }, (_, index): Vector => {
      const t = index / 12;
      const reach = -0.35 + 0.9 * t - 0.62 * t ** 4;
      return [x + end * reach, mix(low, high + 0.62, t), 0];
    });
    builder.tube(
      stem,
      stem.map((_, index) => mix(0.105, 0.02, (index / 12) ** 1.6)),
      varnished,
      8,
    );
  }
}

/** A vault over the hull: `across` from -1 at one foot over 0 at the ridge to 1. */
interface Vault {
  from: number;
  to: number;
  width: number;
  /** Of its ridge above the deck. */
  height: number;
  /** Bays whose mats overlap like scales. */
  bays: number;
}

const cabin: Vault = { from: -5.6, to: 2.4, width: 2.02, height: 2.95, bays: 4 };
const kitchen: Vault = { from: -8, to: -5.3, width: 1.62, height: 2.25, bays: 1 };
const lounge: Vault = { from: 2.2, to: 6.1, width: 2.2, height: 2.9, bays: 1 };

const bayOf = ({ from, to, bays }: Vault, x: number) => {
  const place = clamp((x - from) / (to - from), 0, 0.9999) * bays;
  return place - floor(place);
};

function onVault(vault: Vault, x: number, across: number, proud = 0): Vector {
  const bay = bayOf(vault, x);
  const swell = 1 + 0.035 * bay + 0.018 * sin(PI * bay) + proud;
  const foot = deck + 0.05;
  return [
    x,
    foot + vault.height * swell * (1 - abs(across) ** 2.5),
    vault.width * swell * sign(across) * abs(across) ** 0.92,
  ];
}

function mats(
  builder: MeshBuilder,
  vault: Vault,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
) {
  builder.sheet(
    Math.max(2, Math.ceil((to - from) * 14)),
    Math.max(2, Math.ceil(abs(high - low) * 26)),
    (u, v) => {
      const [x, across] = [mix(from, to, u), mix(low, high, v)];
      return onVault(vault, x, across, 0.006 * noise(x * 2.2, across * 6));
    },
    straw,
  );
}

/** Bamboo outside the mats: arches across, battens along, the ends bound in bundles. */
function frame(builder: MeshBuilder, vault: Vault, reach: number) {
  const arch = (x: number, radius: number) => {
    const points = Array.from({ length: 33 }, (_, index) =>
      onVault(vault, x, mix(-reach, reach, index / 32), 0.012),
    );
    builder.tube(
      points,
      points.map(() => radius),
      bamboo,
      6,
    );
  };
  const perBay = 3;
  const count = vault.bays * perBay;
  for (let index = 0; index <= count; index++) {
    const isJoint = index % perBay === 0;
    const x = mix(vault.from, vault.to - 1e-3, index / count) - (isJoint && index > 0 ? 0.02 : 0);
    arch(x, isJoint ? 0.055 : 0.024);
  }
  for (const across of [-0.62, -0.46, -0.31, -0.15, 0, 0.15, 0.31, 0.46, 0.62]) {
    const points = Array.from({ length: 41 }, (_, index) =>
      onVault(vault, mix(vault.from, vault.to, index / 40), across, 0.014),
    );
    builder.tube(
      points,
      points.map(() => 0.022),
      bamboo,
      5,
    );
  }
}

const windowWidth = 0.52;
const [sill, lintel] = [0.925, 0.775];
const windows = [0, 1, 2, 3].map((bay) => mix(cabin.from, cabin.to, (bay + 0.5) / cabin.bays));

function cabinWalls(matting: MeshBuilder, wood: MeshBuilder, cloth: MeshBuilder) {
  mats(matting, cabin, [cabin.from, cabin.to], [-lintel, lintel]);
  for (const side of [-1, 1]) {
    mats(matting, cabin, [cabin.from, cabin.to], [side, side * sill]);
    const edges = [
      cabin.from,
      ...windows.flatMap((x) => [x - windowWidth, x + windowWidth]),
      cabin.to,
    ];
    for (let index = 0; index < edges.length; index += 2) {
      const pier = [edges[index] as number, edges[index + 1] as number] as const;
      mats(matting, cabin, pier, [side * sill, side * lintel]);
    }
    for (const x of windows) {
      const corner = (along: number, across: number) =>
        onVault(cabin, x + along * windowWidth, side * across, 0.01);
      const outline = [
        corner(-1, sill),
        corner(1, sill),
        corner(1, lintel),
        corner(-1, lintel),
        corner(-1, sill),
      ];
      wood.tube(
        outline,
        outline.map(() => 0.05),
        varnished,
        6,
      );
      for (const along of [-0.33, 0.33]) {
        wood.tube([corner(along, sill), corner(along, lintel)], [0.022, 0.022], varnished, 5);
      }
      for (const half of [-1, 1]) {
        cloth.sheet(
          22,
          6,
          (u, v) => {
            const gather = mix(0.62, 0.34, sin(PI * v * 0.9) ** 2);
            const along = half * (1 - u * gather);
            const [px, py, pz] = onVault(
              cabin,
              x + along * windowWidth,
              side * mix(lintel, sill, v),
            );
            return [px, py, pz - side * (0.1 + 0.03 * sin(u * 26))];
          },
          colour('#efe6d2'),
        );
      }
      matting.sheet(
        12,
        6,
        (u, v) => {
          const along = mix(-1.25, 1.25, u);
          const [px, py, pz] = onVault(cabin, x + along * windowWidth, side * 0.74, 0.02);
          const bow = 0.16 * (1 - along * along * 0.64);
          return [px, py + bow - 0.3 * v * v - 0.04 * v, pz + side * v * 0.5];
        },
        straw,
      );
      const eave = Array.from({ length: 9 }, (_, index): Vector => {
        const along = mix(-1.25, 1.25, index / 8);
        const [px, py, pz] = onVault(cabin, x + along * windowWidth, side * 0.74, 0.02);
        return [px, py + 0.16 * (1 - along * along * 0.64) - 0.34, pz + side * 0.5];
      });
      wood.tube(
        eave,
        eave.map(() => 0.025),
        bamboo,
        5,
      );
    }
  }
}

/** A mat wall across the boat under a vault, with a doorway. */
function gable(builder: MeshBuilder, vault: Vault, x: number, door: number) {
  for (const side of [-1, 1]) {
    builder.sheet(
      10,
      12,
      (u, v) => {
        const across = side * mix(door, 1, u);
        const [, top, z] = onVault(vault, x, across);
        return [x, mix(deck, top, v), z];
      },
      straw,
    );
  }
  builder.sheet(
    8,
    4,
    (u, v) => {
      const across = mix(-door, door, u);
      const [, top, z] = onVault(vault, x, across);
      return [x, mix(deck + 1.95, top, v), z];
    },
    straw,
  );
}

const visor = (across: number) => 0.95 * (1 - across * across * 1.3);
const eaves = 0.72;

function onLounge(u: number, across: number): Vector {
  const x = mix(lounge.from, lounge.to + visor(across), u);
  const [, y, z] = onVault(lounge, lounge.from + 0.5, across);
  const front = smoothstep(0.55, 1, u);
  return [x, y + 0.42 * front * (0.45 + abs(across)), z * (1 + 0.05 * front)];
}

function loungeRoof(matting: MeshBuilder, wood: MeshBuilder) {
  matting.sheet(
    64,
    40,
    (u, v) => {
      const across = mix(-eaves, eaves, v);
      const [x, y, z] = onLounge(u, across);
      return [x, y + 0.012 * noise(x * 2.2, across * 6), z];
    },
    straw,
  );
  const line = (count: number, at: (share: number) => Vector, radius: number) => {
    const points = Array.from({ length: count }, (_, index) =>
      add(at(index / (count - 1)), [0, 0.03, 0]),
    );
    wood.tube(
      points,
      points.map(() => radius),
      bamboo,
      6,
    );
  };
  for (const across of [-eaves, -0.54, -0.36, -0.18, 0, 0.18, 0.36, 0.54, eaves]) {
    line(31, (share) => onLounge(share, across), abs(across) === eaves ? 0.045 : 0.022);
  }
  for (const u of [0.02, 0.2, 0.4, 0.6, 0.8, 1]) {
    line(33, (share) => onLounge(u, mix(-eaves, eaves, share)), u === 1 ? 0.06 : 0.026);
  }
}

/** A cushion or a board: a box with soft edges. */
const block = (middle: Vector, half: Vector, tone: Colour, builder: MeshBuilder) => {
  const [[x, y, z], [a, b, c]] = [middle, half];
  builder.sheet(
    16,
    8,
    (u, v) => {
      const [around, rise] = [u * 2 * PI, mix(-PI / 2, PI / 2, v)];
      const round = (value: number) => sign(value) * abs(value) ** 0.3;
      return [
        x + a * round(cos(around)) * abs(cos(rise)) ** 0.3,
        y + b * round(sin(rise)),
        z + c * round(sin(around)) * abs(cos(rise)) ** 0.3,
      ];
    },
    tone,
  );
};

function loungeInside(wood: MeshBuilder, cloth: MeshBuilder) {
  for (const side of [-1, 1]) {
    const posts = [2.7, 4.3, 5.9].map((x): Vector => [x, deck, side * 1.75]);
    for (const post of posts) {
      const head = onLounge((post[0] - lounge.from) / (lounge.to - lounge.from), side * eaves);
      wood.tube([post, head], [0.05, 0.045], bamboo, 8);
    }
    for (const height of [0.22, 0.62]) {
      wood.tube(
        posts.map((post) => add(post, [0, height, 0])),
        posts.map(() => 0.026),
        bamboo,
        6,
      );
    }
    for (let x = 2.9; x < 5.8; x += 0.2) {
      wood.tube(
        [
          [x, deck + 0.22, side * 1.75],
          [x, deck + 0.62, side * 1.75],
        ],
        [0.014, 0.014],
        bamboo,
        4,
      );
    }
  }
  for (const x of [3.2, 5]) {
    block([x, deck + 0.36, 0.2], [0.34, 0.09, 0.36], colour('#d9cbb0'), cloth);
    block([x - 0.36, deck + 0.72, 0.2], [0.08, 0.34, 0.36], colour('#8f4a2c'), cloth);
    for (const z of [-0.2, 0.6]) {
      wood.tube(
        [
          [x - 0.38, deck, z],
          [x - 0.44, deck + 1.1, z],
        ],
        [0.035, 0.03],
        varnished,
        6,
      );
      wood.tube(
        [
          [x + 0.36, deck, z],
          [x + 0.36, deck + 0.62, z],
          [x - 0.4, deck + 0.66, z],
        ],
        [0.035, 0.035, 0.03],
        varnished,
        6,
      );
    }
  }
  block([4.15, deck + 0.48, 0.2], [0.36, 0.025, 0.4], varnished, wood);
}

function gear(wood: MeshBuilder) {
  // Punt poles, laid along the cabin's sides.
  for (const side of [-1, 1]) {
    wood.tube(
      [
        [-4.9, 2.95, side * 1.98],
        [1.9, 2.82, side * 2.06],
      ],
      [0.03, 0.04],
      colour('#b59a6a'),
      6,
    );
  }
  for (const [x, radius] of [
    [7.9, 0.3],
    [7.9, 0.22],
  ] as const) {
    const coil = Array.from({ length: 25 }, (_, index): Vector => {
      const turn = (index / 24) * 2 * PI;
      return [x + radius * cos(turn), deck + 0.5 + radius * 0.3, radius * sin(turn)];
    });
    wood.tube(
      coil,
      coil.map(() => 0.045),
      colour('#b59a6a'),
      5,
    );
  }
}

interface Place {
  position: Vector;
  /** About the y axis, in radians: 0 lets the bow look along x. */
  turn: number;
}

/** Where a point of the boat's own metres lies in the scene. */
export const onKettuvallam =
  ({ position, turn }: Place) =>
  ([x, y, z]: Vector): Vector =>
    add(position, [x * cos(turn) + z * sin(turn), y, z * cos(turn) - x * sin(turn)]);

/** The lantern that hangs in the lounge, in the boat's own metres. */
export const lantern: Vector = [4.3, deck + 2.05, 0];

export function kettuvallam({ position, turn }: Place): Mesh[] {
  const place = { position, turn };
  const own = ([x, y, z]: Vector): Vector => {
    const [dx, dz] = [x - position[0], z - position[2]];
    return [dx * cos(turn) - dz * sin(turn), y - position[1], dz * cos(turn) + dx * sin(turn)];
  };
  const [planks, matting, wood, cloth, light] = [
    new MeshBuilder(),
    new MeshBuilder(),
    new MeshBuilder(),
    new MeshBuilder(),
    new MeshBuilder(),
  ];
  hull(planks);
  cabinWalls(matting, wood, cloth);
  mats(matting, kitchen, [kitchen.from, kitchen.to], [-0.82, 0.82]);
  for (const side of [-1, 1]) {
    mats(matting, kitchen, [kitchen.from, kitchen.to], [side, side * 0.93]);
  }
  // A wall along the cabins' middle: windows look into a dim room, not through the boat.
  matting.sheet(
    2,
    2,
    (u, v) => [mix(cabin.from, cabin.to, u), mix(deck, deck + 2.6, v), 0.3],
    scaleColour(straw, 0.5),
  );
  gable(matting, kitchen, kitchen.from + 0.15, 0.3);
  gable(matting, cabin, cabin.from + 0.1, 0.25);
  gable(matting, cabin, cabin.to - 0.05, 0.25);
  loungeRoof(matting, wood);
  frame(wood, cabin, 1);
  frame(wood, kitchen, 0.8);
  loungeInside(wood, cloth);
  gear(wood);
  light.tube(
    [add(lantern, [0, -0.16, 0]), lantern, add(lantern, [0, 0.16, 0])],
    [0.08, 0.13, 0.07],
    colour('#ffd9a0'),
    10,
  );

  const placed = (builder: MeshBuilder) => new MeshBuilder().append(builder, place);
  return [
    placed(planks).build({
      surface: (at, _, tone) => {
        const [x, y, z] = own(at);
        const strake = (y - gunwale(x)) / 0.21;
        const toSeam = 0.21 * (0.5 - abs(strake - floor(strake) - 0.5));
        const board = 0.85 + 0.4 * noise(floor(strake) * 7.3, x * 0.25);
        const dust = smoothstep(-0.2, 0.6, fractal(x * 0.8, y * 3, 4));
        const wet = smoothstep(0.24, 0.06, y + 0.06 * noise(x * 1.7, 3));
        const oiled = mixColour(scaleColour(tone, board), colour('#5a4636'), 0.45 * dust);
        // The coir that the planks are sewn with.
        const stitch = smoothstep(0.026, 0.012, toSeam) * smoothstep(-0.1, 0.3, sin(x * 47));
        const sewn = mixColour(oiled, colour('#8d7450'), 0.34 * stitch);
        const algae = mixColour(sewn, colour('#22261b'), wet * 0.8);
        return { colour: algae, roughness: mix(0.5, 0.25, wet) + 0.1 * abs(noise(x, z)) };
      },
    }),
    placed(matting).build({
      surface: (at, normal, tone) => {
        const [x, y, z] = own(at);
        const around = 2.2 * atan2(z, y - deck);
        const [over, under] = [floor((x + around) / 0.085), floor((x - around) / 0.085)];
        const strip = (over + under) % 2 === 0 ? 1.07 : 0.92;
        const age = smoothstep(-0.45, 0.35, fractal(x * 0.55 + 7, around * 0.4, 4));
        const panel = 0.95 + 0.14 * noise(floor(x / 0.66) * 3.1, floor(around / 0.8) * 5.3);
        const runs = 0.92 + 0.14 * fractal(x * 5, around * 0.5, 3);
        const foot = mix(0.62, 1, smoothstep(deck, deck + 0.6, y));
        const woven = scaleColour(mixColour(tone, weathered, age), strip * panel * runs * foot);
        const inside = normal[1] < -0.1 ? 0.75 : 1;
        return { colour: scaleColour(woven, inside), translucency: 0.06 };
      },
    }),
    placed(wood).build({ roughness: 0.55 }),
    placed(cloth).build({ translucency: 0.5 }),
    placed(light).build({
      surface: (_, __, tone) => ({ colour: tone, emission: scaleColour(tone, 1.6) }),
    }),
  ];
}
