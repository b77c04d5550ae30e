/**
 * Udaipur before sunrise: a white palace on its island in Lake Pichola, the Aravalli hills in layers behind,
 * the last lamps still lit.
 *
 * After Jag Mandir (begun 1551, its domed Gul Mahal about 1620 to 1628) and the Lake Palace (Jag Niwas,
 * 1746), whose arcades stand at the water's level (G. Michell and A. Martinelli, 'Palaces of Rajasthan',
 * 2004); an island put together from both, not either of them.
 */
import { boat } from '../parts/boat.ts';
import { broadleaf } from '../parts/broadleaf.ts';
import { coconutPalm } from '../parts/coconutPalm.ts';
import { flyingEgret } from '../parts/egret.ts';
import {
  archedBay,
  balustrade,
  block,
  chajja,
  chhatri,
  cornice,
  dome,
  type Front,
  moved,
  on,
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
} from '../parts/house.ts';
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
import { fractal, fractal3, noise3, ridged, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { clamp, dot, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

/** Where the day will break. */
const dawn = normalise([-0.55, 0.03, 0.85]);
/** Its light on walls: from a wide part of the sky. */
const firstLight = normalise([-0.8, 0.28, -0.1]);

const marble = colour('#efe7dc');
const shade = colour('#ddd3c9');
const gold = colour('#d2a45c');

/** The island's edge toward us, turned a little, its right end nearer. */
const turn = (11 * Math.PI) / 180;
const island: Front = {
  origin: [34, 0, 172],
  along: [Math.cos(turn), 0, -Math.sin(turn)],
  out: [-Math.sin(turn), 0, -Math.cos(turn)],
};
/** Ends of the island's edge. */
const [west, east] = [-46, 62];

const storeysOf = (bays: number, ...list: readonly (readonly [StoreyKind, number])[]): Storey[] =>
  list.map(([kind, height]) => ({ kind, height, bays }));

/** The terrace in the lake, with a flight of steps to the boats. */
function terrace({ stone }: Masonry) {
  const top = 2.2;
  block(stone, island, [west, east], [-2, top], [-46, 0], shade);
  cornice(stone, island, [west, east], top - 0.35, 0.5, 0.3, marble);
  // Blind arches along the water.
  const bay = 3.1;
  for (let u = west; u + bay <= east + 0.01; u += bay) {
    if (Math.abs(u + bay / 2) < 9) continue;
    archedBay(
      stone,
      moved(island, 0, 0, 0.14),
      [u, u + bay],
      [-0.5, top - 0.35],
      { half: 1.1, sill: -0.4, spring: 0.7, tip: 1.55, cusps: 5 },
      0.14,
      marble,
    );
  }
  for (let step = 0; step < 9; step++) {
    const y = top - step * 0.28;
    block(
      stone,
      island,
      [-8, 8],
      [-2, y],
      [0, 0.5 + step * 0.46],
      scaleColour(marble, 0.95 + 0.02 * (step % 2)),
    );
  }
  for (const side of [-1, 1])
    block(
      stone,
      island,
      [side * 8.6 - 0.6, side * 8.6 + 0.6],
      [-2, top + 0.5],
      [-0.2, 4.6],
      marble,
    );
  for (const [from, to] of [
    [west, -9.2],
    [9.2, 17],
  ] as const) {
    balustrade(stone, island, [from, to], top, 0.95, marble, 0.4);
  }
  return top;
}

/** Kiosks on round bastions at the island's corners and along its edge. */
function kiosks({ stone }: Masonry, top: number) {
  for (const [u, radius] of [
    [west + 1, 2.6],
    [-27, 1.9],
    [east - 1, 2.6],
  ] as const) {
    const foot = on(island, u, -1.5, 0.6);
    turned(
      stone,
      foot,
      [
        [radius * 1.5, 0],
        [radius * 1.42, top + 1],
        [radius * 1.55, top + 1.2],
        [radius * 1.55, top + 1.6],
        [0, top + 1.6],
      ],
      marble,
      { sides: 24 },
    );
    chhatri(stone, {
      foot: [foot[0], top + 0.1, foot[2]],
      radius,
      height: radius * 1.7,
      sides: 8,
      colour: marble,
      finial: gold,
      cusps: 7,
    });
  }
}

/** A long low wing with kiosks on its roof. */
function wing(
  town: Masonry,
  top: number,
  [from, to]: readonly [number, number],
  back: number,
  storeys: Storey[],
  kioskAt: readonly number[],
  random: () => number,
) {
  const front = moved(island, from, top, -back);
  const roof = house(town, {
    front,
    width: to - from,
    depth: 12,
    storeys,
    colour: marble,
    trim: marble,
    parapet: 'balustrade',
    lamps: 0.34,
    random,
  });
  chajja(
    town.stone,
    moved(front, 0, 0, 0.2),
    [0, to - from],
    roof - 0.2,
    1.1,
    marble,
    Math.round((to - from) / 1.6),
  );
  for (const share of kioskAt) {
    const radius = share === 0.5 ? 2 : 1.5;
    chhatri(town.stone, {
      foot: on(front, (to - from) * share, roof + 0.45, -radius - 0.4),
      radius,
      height: radius * 1.6,
      sides: share === 0.5 ? 8 : 4,
      turn: turn + Math.PI / 4,
      colour: marble,
      finial: gold,
      cusps: 5,
    });
  }
}

/** The great pavilion: two storeys of arches and oriels, a smaller third, a dome between kiosks. */
function pavilion(town: Masonry, top: number, random: () => number) {
  const { stone } = town;
  const lower = moved(island, -13, top, -8);
  const lowerRoof = house(town, {
    front: lower,
    width: 26,
    depth: 20,
    storeys: storeysOf(9, ['arcade', 5.2], ['jharokhas', 4.8]),
    colour: marble,
    trim: marble,
    parapet: 'balustrade',
    lamps: 0.5,
    random,
  });
  chajja(stone, moved(lower, 0, 0, 0.3), [0, 26], lowerRoof - 0.1, 1.3, marble, 16);
  for (const u of [2, 24]) {
    for (const w of [-2.2, -17.8]) {
      chhatri(stone, {
        foot: on(lower, u, lowerRoof + 0.45, w),
        radius: 1.9,
        height: 3.1,
        sides: 8,
        colour: marble,
        finial: gold,
        cusps: 5,
      });
    }
  }
  const upper = moved(lower, 6, lowerRoof, -3.4);
  const upperRoof = house(town, {
    front: upper,
    width: 14,
    depth: 13,
    storeys: storeysOf(5, ['arcade', 4.4]),
    colour: marble,
    trim: marble,
    parapet: 'balustrade',
    lamps: 0.9,
    random,
  });
  chajja(stone, moved(upper, 0, 0, 0.3), [0, 14], upperRoof, 1.1, marble, 9);
  for (const u of [1.2, 12.8]) {
    for (const w of [-1.2, -11.8]) {
      chhatri(stone, {
        foot: on(upper, u, upperRoof + 0.45, w),
        radius: 1.05,
        height: 1.9,
        sides: 4,
        turn: turn + Math.PI / 4,
        colour: marble,
        finial: gold,
      });
    }
  }
  const middle = on(upper, 7, upperRoof, -6.5);
  turned(
    stone,
    middle,
    [
      [5.1, 0],
      [5.1, 0.6],
      [4.9, 0.7],
      [4.9, 2.4],
      [5.3, 2.7],
      [5.3, 3.1],
      [4.8, 3.2],
    ],
    marble,
    { sides: 48 },
  );
  dome(stone, [middle[0], middle[1] + 3.1, middle[2]], 4.8, 6.4, marble, {
    ribs: 20,
    finial: gold,
  });
}

/** The Aravallis: ranges behind each other, worn old hills. */
function hills(builder: MeshBuilder) {
  for (const [near, depth, tall, seed, left] of [
    [900, 420, 58, 3, 0.12],
    [1700, 900, 210, 11, 0.1],
    [3200, 1500, 330, 27, 0.1],
    [5600, 2400, 640, 35, 0.22],
  ] as const) {
    const wide = near * 1.5;
    builder.sheet(
      260,
      26,
      (u, v) => {
        const x = mix(-wide, wide, u);
        const z = near + depth * v;
        const size = near * 0.42;
        const crestline =
          0.35 + 0.65 * smoothstep(-0.45, 0.6, fractal(x / size + seed, seed * 1.7, 3));
        const spur = ridged(x / (size * 0.32) + seed, z / (size * 0.5), 5);
        const shape = Math.sin(Math.PI * Math.min(1, v * 1.05)) ** 0.9;
        const open = left + (1 - left) * smoothstep(-0.35, 0.15, x / near);
        return [x, tall * shape * (crestline * 0.72 + 0.34 * spur * crestline) * open - 4, z];
      },
      (u, v) =>
        scaleColour(
          mixColour(
            colour('#2b4a55'),
            colour('#4a6069'),
            0.5 + 0.5 * fractal(u * 40, v * 8 + seed, 4),
          ),
          0.9,
        ),
    );
  }
}

/** Marble and lime plaster: grey where rain runs, green at the water. */
function weatheredMarble([x, y, z]: Vector, normal: Vector, tint: Colour): Surface {
  const upright = 1 - Math.abs(normal[1]);
  const streak = noise3(x * 1.6, y * 0.14, z * 1.6) + 0.5 * noise3(x * 4.1, y * 0.3, z * 4.1);
  const patch = fractal3(x * 0.3, y * 0.3, z * 0.3, 4);
  const worn = clamp(1 + 0.06 * upright * streak + 0.08 * patch, 0.7, 1.15);
  const tide = smoothstep(1.3, 0.1, y + 0.5 * patch) * upright;
  return {
    colour: mixColour(scaleColour(tint, worn), [0.26, 0.27, 0.22], tide * 0.6),
    roughness: 0.75,
  };
}

const bright: readonly Stop[] = [
  [0, colour('#ffe0c9')],
  [2.5, colour('#fdd8cd')],
  [6, colour('#f0d0d6')],
  [11, colour('#d6cfe0')],
  [18, colour('#b9c6df')],
  [34, colour('#98b1d2')],
];
const deep: readonly Stop[] = [
  [0, colour('#f3cfcb')],
  [3.5, colour('#dcc0d2')],
  [8, colour('#b3b4d8')],
  [14, colour('#8ca3d0')],
  [26, colour('#6d8cbe')],
];
function sky(direction: Vector): Colour {
  // Below the horizon only soft light is asked for: the lake throws back less than half.
  if (direction[1] < 0) return scaleColour(sky([direction[0], -direction[1], direction[2]]), 0.42);
  const elevation = (Math.asin(clamp(direction[1])) * 180) / Math.PI;
  const flat = normalise([direction[0], 0, direction[2]]);
  const away = Math.acos(clamp(dot(flat, normalise([dawn[0], 0, dawn[2]])), -1, 1));
  const seen = mixColour(
    ramp(bright, elevation),
    ramp(deep, elevation),
    smoothstep(0.2, 1.3, away),
  );
  const reach = 1 / (direction[1] + 0.09);
  const [u, v] = [direction[0] * reach * 0.7 + 21, direction[2] * reach * 0.7 + 4];
  const bend = fractal(u * 0.8 + 5, v * 1.1, 4);
  const body = fractal(u * 0.9 + bend + 9, v * 2.4 + bend * 1.2, 5, 0.55);
  const streak =
    smoothstep(-0.08, 0.5, body) *
    smoothstep(0.03, 0.12, direction[1]) *
    smoothstep(0.55, 0.25, direction[1]);
  return mixColour(
    seen,
    mixColour(colour('#fbe0d6'), colour('#d9c0d6'), smoothstep(0.2, 1, away)),
    streak * 0.5,
  );
}

export default {
  title: 'White palace on Lake Pichola, Udaipur, before sunrise',
  sizes: pageSizes,
  build: (camera) => {
    const random = seededRandom(1551);
    const town = masonry();
    const top = terrace(town);
    kiosks(town, top);
    pavilion(town, top, random);
    wing(town, top, [-40, -17], 12, storeysOf(7, ['arcade', 4.6]), [0.06, 0.5, 0.94], random);
    wing(
      town,
      top,
      [17, 58],
      1,
      storeysOf(11, ['arcade', 4.8], ['jharokhas', 4.4]),
      [0.05, 0.5, 0.95],
      random,
    );
    const leaves = new MeshBuilder();
    for (const [u, w, size, seed] of [
      [-40, -30, 0.75, 1],
      [-27, -34, 0.9, 2],
      [-18, -36, 0.7, 5],
      [22, -30, 0.95, 3],
      [33, -34, 0.8, 4],
      [47, -30, 0.85, 6],
      [-42, -22, 0.5, 7],
    ] as const) {
      leaves.append(broadleaf({ seed, width: 0.95, bare: 0.15 }), {
        position: on(island, u, top - 0.3, w),
        size,
        turn: u,
      });
    }
    for (const [u, w, height, lean, seed] of [
      [-15.5, -9, 15, 1.2, 1],
      [-37, -22, 13, -1.5, 2],
      [19, -20, 19, 1.5, 3],
      [15.2, -14, 16, -1, 4],
    ] as const) {
      leaves.append(coconutPalm({ seed, height, lean }), {
        position: on(island, u, top - 0.2, w),
        turn: seed,
      });
    }
    const birds = new MeshBuilder();
    for (let count = 0; count < 9; count++) {
      const away = count - 3;
      flyingEgret(
        birds,
        [away * 2.6 + random(), Math.abs(away) * -1 + random(), 3 * random()],
        0.3,
        mix(-0.3, 0.6, random()),
      );
    }
    const cloth = new MeshBuilder();
    boat(town.wood, cloth, {
      position: [7, 0.02, 92],
      turn: 0.25,
      length: 9,
      paint: colour('#e6dccb'),
      band: colour('#9c4a36'),
      seed: 4,
      canopy: colour('#e9dfcd'),
    });
    for (const [u, w, turned] of [
      [-5, 7, 0.5],
      [4, 8, 0.2],
    ] as const) {
      boat(town.wood, cloth, {
        position: on(island, u, 0.02, w),
        turn: turned,
        length: 8,
        paint: colour('#3f6f86'),
        band: colour('#d9c9a8'),
        seed: u + 20,
      });
    }
    const ranges = new MeshBuilder();
    hills(ranges);
    const far = heightFog({
      density: 0.00024,
      height: 420,
      base: 0,
      colour: colour('#7f96cc'),
      lit: colour('#e6bfcf'),
      sun: dawn,
    });
    const haze: typeof far = (seen, origin, direction, distance) =>
      far(seen, origin, direction, Math.max(0, distance - 150));
    const mist = heightFog({
      density: 0.0022,
      height: 3,
      base: 0,
      colour: colour('#c9c4e0'),
      lit: colour('#f9dcd6'),
      sun: dawn,
      most: 0.7,
    });
    const lanterns: Vector[] = [];
    for (let u = west + 4; u < east; u += 7.75) lanterns.push(on(island, u, top + 1.15, -0.1));
    lanterns.push([7, 1.5, 92]);
    const lights = flames({
      flames: lanterns.map((at) => ({ at, size: 0.11 })),
      light: [2.2, 1.25, 0.5],
      halo: 0.9,
      haze: 0.06,
    });
    return {
      camera:
        camera === 'landscape'
          ? { position: [0, 3.4, 0], target: [0, 3.4, 100], fieldOfView: 21, shift: [-0.34, -0.26] }
          : {
              position: [20, 3.4, 20],
              target: [34.5, 3.4, 172],
              fieldOfView: 32,
              shift: [0, -0.2],
            },
      sun: { direction: firstLight, colour: [0.85, 0.56, 0.48], sharpness: 3 },
      sky,
      ambient: { above: [0.5, 0.52, 0.68], below: [0.3, 0.28, 0.34] },
      gather: 32,
      detail: 1,
      meshes: [
        ranges.build(),
        town.stone.build({ surface: weatheredMarble }),
        town.wood.build(),
        town.lit.build({ surface: lamplit }),
        leaves.build({ translucency: 0.3 }),
        cloth.build({ translucency: 0.5 }),
        birds.build(),
      ],
      lamps: lanterns
        .filter((_, index) => index % 2 === 0)
        .map((position) => ({ position, colour: [0.6, 0.32, 0.12] as Colour, reach: 1.6 })),
      water: { level: 0, slope: ripples(0.016, 0.9), deep: colour('#42567a') },
      air: (seen, origin, direction, distance) =>
        lights(
          mist(haze(seen, origin, direction, distance), origin, direction, distance),
          origin,
          direction,
          distance,
        ),
      finish: {},
    };
  },
} satisfies Picture;
