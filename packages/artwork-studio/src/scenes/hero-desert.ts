/**
 * Jaisalmer's fort on its hill in the last hour of sun, seen across dunes; three camels on a crest.
 *
 * The fort (1156) stands 76 m above the plain, about 460 by 230 m, its wall of yellow sandstone in 99
 * bastions (Rajasthan's Department of Archaeology; UNESCO, 'Hill Forts of Rajasthan', 2013). Palace and temple
 * towers are of the right size and place, not surveyed. The dunes of Sam and Khuri lie some 40 km west: here
 * they come closer.
 */
import { distantBroadleaf } from '../parts/broadleaf.ts';
import { camel } from '../parts/camel.ts';
import {
  balustrade,
  block,
  chhatri,
  type Front,
  frontBetween,
  merlons,
  moved,
  on,
} from '../parts/facade.ts';
import {
  house,
  lamplit,
  type Masonry,
  masonry,
  type StoreyKind,
  weathered,
} from '../parts/house.ts';
import { templeTower } from '../parts/templeTower.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal, fractal3, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { heroSizes, type Picture, type Surface, type Terrain } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const sun = normalise([0.86, 0.2, -0.3]);

/** From crest to crest, in metres. */
const spacing = 74;
/** Where in its length a dune has its crest: the wind blows from the right. */
const crest = 0.74;

/** Moves the dunes to where they lead the eye to the fort. */
const offset = 60;

/** Crest lines wind away from the camera; a gentle face to the wind, a steep one in its lee. */
function dunes(x: number, z: number): number {
  const bent =
    -x + 30 * fractal(z / 150 + 4, x / 420, 2) + 8 * fractal(z / 52 + 1, x / 120 + 3, 2) + offset;
  const index = Math.floor(bent / spacing);
  const s = bent / spacing - index;
  const tall = 10.5 * (0.62 + 0.5 * noise(index * 7.31 + 2, z / 120 + index * 3.7));
  const windward = (t: number) => t * t * (1.9 - 0.9 * t);
  const lee = (t: number) => (1 - t) ** 1.25;
  const profile = s < crest ? windward(s / crest) : lee((s - crest) / (1 - crest));
  const field = smoothstep(760, 420, z);
  const swell = 3.5 * fractal(x / 260 + 7, z / 260 + 2, 3);
  return (
    (tall * profile + swell + 0.25 * fractal(x / 14, z / 14, 3)) * field +
    1.2 * fractal(x / 90, z / 90, 3) * (1 - field)
  );
}

const near = { left: -90, right: 110, front: -10, back: 190 };
const whole = { left: -380, right: 440, front: -10, back: 780 };

function ground(): Terrain['height'] {
  const fine = bakeHeight(dunes, near, 1100);
  const coarse = bakeHeight(dunes, whole, 1300);
  return (x, z) => {
    const inside = Math.min(x - near.left, near.right - x, near.back - z);
    if (inside < 0) return coarse(x, z);
    return inside > 12 ? fine(x, z) : mix(coarse(x, z), fine(x, z), inside / 12);
  };
}

const sand = colour('#d8ab78');
const paleSand = colour('#e8c698');

function sandSurface(x: number, _y: number, z: number, normal: Vector, distance: number): Surface {
  const drift = fractal(x / 18, z / 18, 4);
  const tint = mixColour(sand, paleSand, clamp(0.5 + 0.6 * drift));
  // Wind ripples: crests across the wind, forked where they drift; on the steep side there are none.
  const bend = fractal(x / 2.6 + 9, z / 5, 3);
  const phase = (x * 0.96 + z * 0.22 + 0.34 * bend) / 0.06;
  const seen =
    smoothstep(130, 18, distance) * smoothstep(0.88, 0.96, normal[1]) * (0.6 + 0.4 * drift);
  const ripple = Math.cos(phase) + 0.35 * Math.cos(2 * phase + 0.6);
  const broad = fractal(x / 1.6, z / 4.2, 2) * smoothstep(160, 30, distance) * 0.22;
  const lean = 0.13 * (ripple * Math.max(0, seen) + broad);
  return { colour: tint, relief: [lean, 0, lean * 0.2] };
}

const stone = {
  honey: colour('#d9a866'),
  pale: colour('#e2ba80'),
  deep: colour('#c48f52'),
  rock: colour('#b98a58'),
};

/** The fort's middle at the foot of its wall, and half its length and depth. */
const fort = { x: 165, z: 900, y: 52, halfLength: 205, halfDepth: 95 };

/** Its outline, seen from above, by an angle: a blunt triangle, its long side to us. */
function outlineAt(angle: number): readonly [x: number, z: number] {
  const blunt = 1 + 0.1 * Math.cos(3 * angle - 1.1) + 0.04 * Math.cos(5 * angle + 2);
  const squash = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8;
  return [
    fort.x + fort.halfLength * blunt * squash(Math.cos(angle)),
    fort.z + fort.halfDepth * blunt * squash(Math.sin(angle)),
  ];
}

/** The same points, evenly spaced along the wall. */
const wallPoints = Array.from({ length: 4000 }, (_, index) =>
  outlineAt((index / 4000) * 2 * Math.PI),
);
const wallLengths = wallPoints.map(([x, z], index) => {
  const [nextX, nextZ] = wallPoints[(index + 1) % wallPoints.length] as readonly [number, number];
  return Math.hypot(nextX - x, nextZ - z);
});
const perimeter = wallLengths.reduce((sum, length) => sum + length, 0);
const outlineTable = (() => {
  const table: (readonly [number, number])[] = [];
  let walked = 0;
  for (const [index, point] of wallPoints.entries()) {
    while (walked >= (table.length / 2000) * perimeter) table.push(point);
    walked += wallLengths[index] as number;
  }
  return table;
})();
const outline = (share: number) =>
  outlineTable[Math.floor((share % 1) * outlineTable.length)] as readonly [x: number, z: number];

/** The hill's slope from the wall down to the plain, cut by gullies, with ledges of rock. */
function hill(builder: MeshBuilder) {
  builder.sheet(
    420,
    44,
    (u, v) => {
      const [x, z] = outline(u);
      const [dx, dz] = [x - fort.x, z - fort.z];
      const length = Math.hypot(dx, dz);
      const gully = fractal(u * 60 + 3, v * 2.2, 4);
      const out = 6 + 92 * v ** 1.25 + 9 * gully * v;
      const ledge = 0.35 * Math.abs(Math.sin(v * 19 + gully * 2));
      const fall = (fort.y + 4) * (1 - (1 - v) ** 1.35) - 1.6 * gully - 2.4 * ledge * (1 - v);
      return [
        x + (dx / length) * out,
        fort.y + 2 - fall - (v > 0.97 ? 6 : 0),
        z + (dz / length) * out,
      ];
    },
    (u, v) =>
      scaleColour(mixColour(stone.rock, sand, v * 0.7), 0.86 + 0.3 * fractal(u * 90, v * 9, 4)),
  );
}

/** Ledges of sandstone lie level in the slope, sand has drifted over them. */
function rockSurface([x, y, z]: Vector, normal: Vector, tint: Colour): Surface {
  const bed =
    noise(y * 0.55 + 2 * fractal(x / 30, z / 30, 2), x / 60) + 0.5 * noise(y * 1.7, x / 25);
  const rough = fractal3(x / 6, y / 3, z / 6, 4);
  const bare = smoothstep(0, 0.35, bed * 0.5 + rough) * smoothstep(0.985, 0.85, normal[1]);
  const seen = mixColour(tint, scaleColour(stone.rock, 0.72), bare * 0.75);
  const lean = 0.5 * bare + 0.12;
  return {
    colour: scaleColour(seen, 1 + 0.16 * rough),
    relief: [lean * rough, -0.5 * bare * bed, lean * fractal3(x / 6 + 40, y / 3, z / 6, 3)],
  };
}

/** A half round bastion with a swelling foot and rounded merlons. */
function bastion(
  builder: MeshBuilder,
  [x, z]: readonly [number, number],
  foot: number,
  radius: number,
  height: number,
  wash: Colour,
) {
  const rings = [
    [1.22, -8],
    [1.1, 0],
    [1.0, height * 0.5],
    [0.95, height * 0.86],
    [1.03, height * 0.88],
    [1.03, height],
  ] as const;
  const sides = 18;
  for (let step = 0; step + 1 < rings.length; step++) {
    const [[r0, y0], [r1, y1]] = [rings[step], rings[step + 1]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    for (let side = 0; side < sides; side++) {
      const at = (index: number, r: number, y: number): Vector => {
        const angle = (index * 2 * Math.PI) / sides;
        return [x + Math.cos(angle) * radius * r, foot + y, z + Math.sin(angle) * radius * r];
      };
      builder.quad(
        at(side, r0, y0),
        at(side + 1, r0, y0),
        at(side + 1, r1, y1),
        at(side, r1, y1),
        wash,
      );
    }
  }
  for (let side = 0; side < sides; side++) {
    const angle = ((side + 0.5) * 2 * Math.PI) / sides;
    const out: Vector = [Math.cos(angle), 0, Math.sin(angle)];
    const face: Front = {
      origin: [x + out[0] * radius, foot + height, z + out[2] * radius],
      along: [-out[2], 0, out[0]],
      out,
    };
    block(builder, face, [-0.62, 0.62], [-0.1, 1.5], [-0.5, 0.1], wash);
  }
}

/** The wall: bastions close together, a lower wall before them that holds the slope. */
function ramparts(builder: MeshBuilder) {
  const random = seededRandom(99);
  const count = 99;
  for (let index = 0; index < count; index++) {
    const place = outline(index / count);
    const next = outline((index + 1) / count);
    // Nobody sees the far side.
    if (place[1] > fort.z + 30) continue;
    const wash = mixColour(stone.honey, pickShade(random()), 0.6);
    const height = 13.5 + 2 * random();
    bastion(builder, place, fort.y, mix(3.7, 4.5, random()), height, wash);
    const wall = frontBetween(
      [place[0], fort.y, place[1]],
      [next[0], fort.y, next[1]],
      [fort.x, fort.y, fort.z],
    );
    block(builder, wall, [0, wall.width], [-6, 11.5], [-3, 0], wash);
    merlons(builder, moved(wall, 0, 0, 0), [0, wall.width], 11.5, 1.8, wash, 1.6);
    const [lowX, lowZ] = [
      fort.x + (place[0] - fort.x) * 1.055,
      fort.z + (place[1] - fort.z) * 1.12,
    ];
    const [nextX, nextZ] = [
      fort.x + (next[0] - fort.x) * 1.055,
      fort.z + (next[1] - fort.z) * 1.12,
    ];
    const low = frontBetween(
      [lowX, fort.y - 7, lowZ],
      [nextX, fort.y - 7, nextZ],
      [fort.x, 0, fort.z],
    );
    block(builder, low, [0, low.width], [-6, 5.5], [-3, 0], scaleColour(wash, 0.93));
    if (index % 2 === 0)
      bastion(builder, [lowX, lowZ], fort.y - 7, 3.4, 6.5, scaleColour(wash, 0.93));
  }
}
const pickShade = (share: number): Colour =>
  share < 0.4 ? stone.deep : share < 0.75 ? stone.honey : stone.pale;

/** Houses crowd within the wall, higher toward the palace and the temples. */
function town(parts: Masonry) {
  const random = seededRandom(1156);
  const rows = [
    { back: 16, base: 9, tall: [2, 3] },
    { back: 34, base: 13, tall: [2, 4] },
    { back: 54, base: 17, tall: [2, 4] },
  ] as const;
  const kinds: StoreyKind[] = ['windows', 'jharokhas', 'balcony', 'shutters', 'plain'];
  for (const { back, base, tall } of rows) {
    let x = fort.x - fort.halfLength + 18 + back * 0.6;
    while (x < fort.x + fort.halfLength - 20) {
      const width = mix(9, 17, random());
      const share = (x + width / 2 - fort.x) / fort.halfLength;
      const edge = fort.z - fort.halfDepth * (1 - Math.abs(share) ** 3.2) ** 0.6;
      const rise = 7 * Math.exp(-(((share - 0.1) / 0.5) ** 2));
      const front: Front = {
        origin: [x, fort.y + base + rise, edge + back + 3 * random()],
        along: [1, 0, 0],
        out: [0, 0, -1],
      };
      const storeys = Array.from(
        { length: Math.round(mix(tall[0], tall[1], random())) },
        (_, index) => ({
          kind:
            index === 0
              ? ('windows' as const)
              : (kinds[Math.floor(random() * kinds.length)] as StoreyKind),
          height: mix(3.2, 4, random()),
          bays: Math.max(2, Math.round(width / 3.6)),
        }),
      );
      const roof = house(parts, {
        front,
        width,
        depth: 12,
        storeys,
        colour: pickShade(random()),
        parapet: random() < 0.4 ? 'merlons' : 'plain',
        lamps: 0.03,
        random,
      });
      block(parts.stone, front, [0, width], [-12, 0], [-12, 0], stone.deep);
      if (random() < 0.16) {
        chhatri(parts.stone, {
          foot: on(front, width / 2, roof + 0.3, -4),
          radius: 1.8,
          height: 2.8,
          sides: 8,
          colour: stone.pale,
        });
      }
      x += width + (random() < 0.2 ? 2 : 0);
    }
  }
}

/** The Maharawal's palace: tiers of balconies under kiosks and a great umbrella. */
function palace(parts: Masonry) {
  const random = seededRandom(7);
  const base = fort.y + 12;
  const wings = [
    { x: 20, width: 30, storeys: 5, back: 8 },
    { x: 48, width: 20, storeys: 7, back: 4 },
    { x: 66, width: 26, storeys: 6, back: 10 },
  ] as const;
  for (const { x, width, storeys, back } of wings) {
    const front: Front = {
      origin: [fort.x + x, base, fort.z - fort.halfDepth + 26 + back],
      along: [1, 0, 0],
      out: [0, 0, -1],
    };
    const kinds: StoreyKind[] = [
      'plain',
      'windows',
      'balcony',
      'jharokhas',
      'arcade',
      'jharokhas',
      'arcade',
    ];
    const roof = house(parts, {
      front,
      width,
      depth: 18,
      storeys: kinds
        .slice(0, storeys)
        .map((kind) => ({ kind, height: 4.4, bays: Math.round(width / 4) })),
      colour: stone.pale,
      parapet: 'merlons',
      lamps: 0.05,
      random,
    });
    block(parts.stone, front, [0, width], [-14, 0], [-18, 0], stone.honey);
    for (const u of [3, width - 3]) {
      chhatri(parts.stone, {
        foot: on(front, u, roof + 0.5, -3),
        radius: 2.3,
        height: 3.4,
        sides: 8,
        colour: stone.pale,
      });
    }
    if (storeys === 7) {
      chhatri(parts.stone, {
        foot: on(front, width / 2, roof + 0.5, -8),
        radius: 4,
        height: 5.4,
        sides: 8,
        colour: stone.pale,
      });
    }
    balustrade(parts.stone, moved(front, 0, 0, 1.2), [0, width], 4.4, 1, stone.pale);
  }
}

function temples(parts: Masonry) {
  for (const [x, back, half, height] of [
    [-52, 40, 7.5, 33],
    [-76, 48, 6, 25],
    [-30, 52, 5.4, 23],
    [-98, 44, 4.6, 18],
  ] as const) {
    const position: Vector = [fort.x + x, fort.y + 16, fort.z - fort.halfDepth + back];
    templeTower(parts.stone, {
      position,
      half,
      height,
      colour: stone.pale,
      flag: colour('#c9653a'),
    });
  }
}

export default {
  title: 'Jaisalmer across the dunes in evening light',
  sizes: heroSizes,
  build: (camera) => {
    const height = ground();
    const parts = masonry();
    const rock = new MeshBuilder();
    hill(rock);
    // The plain beyond the dunes.
    rock.sheet(
      60,
      40,
      (u, v) => [mix(-1500, 1800, u), 0.6, mix(640, 2600, v ** 2)],
      (u, v) =>
        scaleColour(mixColour(sand, stone.rock, 0.25), 0.95 + 0.2 * fractal(u * 40, v * 20, 4)),
    );
    ramparts(parts.stone);
    town(parts);
    palace(parts);
    temples(parts);
    // Three camels on their way up the slope, drawing long shadows.
    const caravan = new MeshBuilder();
    for (const [index, [x, z]] of (
      [
        [15, 150],
        [20.4, 151],
        [25.6, 152.5],
      ] as const
    ).entries()) {
      camel(caravan, {
        position: [x, height(x, z, z) - 0.03, z],
        turn: Math.PI - 0.1,
        stride: 0.2 + index * 0.37,
        cloth: [colour('#a8432f'), colour('#c98a3a'), colour('#7c3a3a')][index] as Colour,
      });
    }
    const random = seededRandom(5);
    const shrub = distantBroadleaf({
      seed: 4,
      width: 1.2,
      bare: 0.02,
      leaves: [colour('#5d5f46'), colour('#8b8760'), colour('#a39a6e')],
    }).build();
    const shrubs = scatter(
      Array.from({ length: 90 }, () => {
        const z = mix(420, 800, random());
        const x = z * mix(-0.42, 0.55, random());
        return {
          mesh: shrub,
          position: [x, (z < 700 ? height(x, z, z) : 0.6) - 0.2, z] as Vector,
          size: mix(0.1, 0.26, random() ** 2),
          turn: 6 * random(),
        };
      }),
    );
    const haze = heightFog({
      density: 0.00075,
      height: 60,
      base: 0,
      colour: colour('#e6c3a4'),
      lit: colour('#ffdfb0'),
      sun,
    });
    const eye = height(0, 0, 0) + 7;
    return {
      camera:
        camera === 'landscape'
          ? { position: [0, eye, 0], target: [0, eye, 100], fieldOfView: 24, shift: [0, -0.14] }
          : { position: [0, eye, 0], target: [13, eye, 100], fieldOfView: 38, shift: [0, -0.16] },
      sun: { direction: sun, colour: [2.75, 1.72, 0.92], sharpness: 16 },
      sky: hazySky({
        stops: [
          [0, colour('#fcd9b0')],
          [2, colour('#fbd7b6')],
          [4.5, colour('#f3d9c4')],
          [7.5, colour('#d8d8cc')],
          [11, colour('#b3cccd')],
          [15, colour('#93bac2')],
          [30, colour('#6f9fb0')],
        ],
        sun,
        glow: [0.4, 0.26, 0.14],
        clouds: {
          cover: 0.34,
          density: 0.3,
          scale: 0.8,
          colour: colour('#f6dcc6'),
          lit: colour('#ffe8c8'),
        },
      }),
      ambient: { above: [0.24, 0.37, 0.72], below: [0.3, 0.21, 0.16] },
      detail: 1,
      terrain: { height, surface: sandSurface, near: 1, far: 760, ceiling: 40 },
      meshes: [
        rock.build({ surface: rockSurface }),
        parts.stone.build({ surface: weathered(-100) }),
        parts.wood.build(),
        caravan.build(),
        shrubs,
        parts.lit.build({ surface: lamplit }),
      ],
      air: haze,
      finish: {},
    };
  },
} satisfies Picture;
