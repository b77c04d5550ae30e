/**
 * Amber Fort above Maota lake near Jaipur, an hour after sunrise, when the east front lies in the light. The
 * garden island in the lake, the Aravalli hills behind with the wall that runs along them (about 12 km of it).
 */
import { amberFort, amberFortSurface, isBuilt, island } from '../parts/amberFort.ts';
import { broadleaf, distantBroadleaf } from '../parts/broadleaf.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { eroded, fractal, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, cos, exp, floor, max, min, PI, sin } = Math;

const sun = normalise([-0.8, 0.36, -0.42]);

/** The spur that carries the fort, then the hills behind. */
function landAt(x: number, z: number) {
  const shore = -62 + 14 * noise(x / 60 + 4, 2) + 0.0022 * max(0, -x - 60) ** 2;
  const inland = z - shore;
  const spur = smoothstep(-190, -60, x) * 0.6 + smoothstep(-60, 60, x) * 0.4;
  const climb = (9 * smoothstep(2, 26, inland) + 22 * smoothstep(34, 100, inland)) * spur;
  const rough = 3.5 * eroded(x / 40, z / 40, 6) * smoothstep(0, 40, inland);
  const ridge = (at: number, reach: number, tall: number, wander: number) => {
    const off = (z - at - wander * noise(x / 260 + at, 7)) / reach;
    return tall * exp(-off * off);
  };
  const rise = smoothstep(60, 330, inland);
  const behind =
    ridge(430, 170, 138, 60) * smoothstep(-330, 90, x) * (0.86 + 0.2 * noise(x / 120, 3)) +
    ridge(760, 260, 150, 90) * (0.75 + 0.25 * noise(x / 240 + 3, 1));
  const hills = rise * (behind + 26 * eroded(x / 150 + 2, z / 150, 8) * (0.3 + behind / 120));
  return clamp(inland / 8, -1, 1) * 2.2 + climb + rough + max(0, hills);
}

const land = bakeHeight(landAt, { left: -900, right: 900, front: -140, back: 1500 }, 1800);

const scrub = colour('#525d42');
const drySoil = colour('#84785a');
const rock = colour('#77685a');

function ground(x: number, y: number, z: number, normal: Vector): Surface {
  const bushes = smoothstep(-0.25, 0.35, fractal(x / 14, z / 14, 5, 0.62));
  const steep = smoothstep(0.88, 0.6, normal[1]);
  const ledges = smoothstep(0.1, 0.5, fractal(x / 22, y / 2.2 + z / 60, 4));
  const seen = mixColour(drySoil, scrub, bushes * (1 - 0.5 * steep));
  const stony = mixColour(seen, rock, clamp(0.5 * steep + 0.35 * ledges));
  const tone = 0.94 + 0.14 * noise(x / 4, z / 4 + y / 5);
  const relief: Vector = [0.24 * fractal(x / 5, z / 5, 2), 0, 0.24 * fractal(x / 5 + 9, z / 5, 2)];
  return { colour: scaleColour(stony, tone), relief };
}

const hazeLow = colour('#e9eee4');
const hazeHigh = colour('#c6dddd');

/** The night's haze still lies in the valleys; the hills behind stand paler than the fort. */
function air(seen: Colour, origin: Vector, direction: Vector, distance: number): Colour {
  const far = min(distance, 6000);
  const height = 110;
  const climb = (direction[1] * far) / height;
  const column = abs(climb) < 1e-4 ? 1 : (1 - exp(-clamp(climb, -30, 30))) / climb;
  const away = 0.0002 * far + 0.0036 * max(0, far - 510);
  const depth = away * exp(-origin[1] / height) * column;
  const up = clamp(origin[1] + direction[1] * far, 0, 240) / 240;
  return mixColour(seen, mixColour(hazeLow, hazeHigh, up), 1 - exp(-depth));
}

/** The wall follows the crest, with a tower where it turns. */
const crest = [
  [-300, 520],
  [-235, 470],
  [-170, 452],
  [-110, 428],
  [-60, 432],
  [-10, 412],
  [40, 424],
  [95, 410],
  [150, 428],
  [215, 420],
  [280, 440],
] as const;

function longWall() {
  const builder = new MeshBuilder();
  const stone = colour('#b39a76');
  const shade = (x: number, z: number) => scaleColour(stone, 0.9 + 0.2 * noise(x / 5, z / 5));
  const thick = 1.6;
  for (const [index, [fromX, fromZ]] of crest.entries()) {
    const [toX, toZ] = crest[index + 1] ?? [fromX, fromZ];
    const steps = Math.round(Math.hypot(toX - fromX, toZ - fromZ) / 1.6);
    for (let step = 0; step < steps; step++) {
      const place = (share: number) => {
        const [x, z] = [mix(fromX, toX, share), mix(fromZ, toZ, share)];
        return { x, z, y: land(x, z) };
      };
      const [a, b] = [place(step / steps), place((step + 1) / steps)];
      // Between the merlons the wall is a metre lower.
      const tall = step % 2 === 0 ? 6.2 : 5.2;
      const corner = ({ x, y, z }: typeof a, up: number, back: number): Vector => [
        x,
        y + up,
        z + back,
      ];
      const tone = shade(a.x, a.z);
      builder
        .quad(corner(a, -4, 0), corner(b, -4, 0), corner(b, tall, 0), corner(a, tall, 0), tone)
        .quad(
          corner(a, tall, 0),
          corner(b, tall, 0),
          corner(b, tall, thick),
          corner(a, tall, thick),
          tone,
        )
        .quad(
          corner(a, 4, 0),
          corner(a, 4, thick),
          corner(a, tall, thick),
          corner(a, tall, 0),
          tone,
        );
    }
    const ground = land(fromX, fromZ);
    const radius = index % 3 === 0 ? 6 : 4;
    const tall = radius * 1.9;
    builder.sheet(
      18,
      4,
      (u, v) => {
        const lean = radius * (1.08 - 0.1 * v);
        return [
          fromX + lean * cos(u * 2 * PI),
          ground - 5 + (tall + 5) * v,
          fromZ + lean * sin(u * 2 * PI),
        ];
      },
      (u) => shade(fromX + 9 * u, fromZ),
    );
    for (let merlon = 0; merlon < 12; merlon++) {
      const at = (turn: number, up: number): Vector => [
        fromX + radius * cos(turn),
        ground + tall + up,
        fromZ + radius * sin(turn),
      ];
      const turn = (merlon / 12) * 2 * PI;
      builder.quad(
        at(turn, -0.2),
        at(turn + 0.34, -0.2),
        at(turn + 0.34, 1.5),
        at(turn, 1.5),
        stone,
      );
    }
  }
  return builder.build();
}

/** Balloons drift over Amber on clear mornings from October to March. About 17 m wide. */
function balloon(at: Vector) {
  const builder = new MeshBuilder();
  const gores = [colour('#c8623a'), colour('#f0d9a8'), colour('#e2a24f'), colour('#f0d9a8')];
  const radius = 8.6;
  builder.sheet(
    96,
    28,
    (u, v) => {
      const turn = u * 2 * PI;
      const fall = v * PI * 0.86;
      const bulge = 1 + 0.018 * abs(sin(turn * 12));
      const out = radius * sin(fall) ** 0.92 * bulge * (1 - 0.1 * v * v);
      const up = radius * (cos(fall) * (v > 0.5 ? 1.32 : 1));
      return [at[0] + out * cos(turn), at[1] + up, at[2] + out * sin(turn)];
    },
    (u) => gores[floor(u * 24) % 4] as Colour,
  );
  const basket = at[1] - 15.2;
  const wicker = colour('#6f4e33');
  for (const turn of [0.25, 0.75, 1.25, 1.75]) {
    const [dx, dz] = [cos(turn * PI), sin(turn * PI)];
    builder.tube(
      [
        [at[0] + 3 * dx, at[1] - 9.6, at[2] + 3 * dz],
        [at[0] + 1 * dx, basket + 1, at[2] + 1 * dz],
      ],
      [0.06, 0.06],
      wicker,
      4,
    );
  }
  builder.tube(
    [
      [at[0], basket - 0.3, at[2]],
      [at[0], basket + 1, at[2]],
    ],
    [1.2, 1.35],
    wicker,
    8,
  );
  return builder.build({ translucency: 0.35 });
}

/** The scrub of the Aravalli, low and round (dhok, babul), and taller trees along the shore. */
function vegetation() {
  const random = seededRandom(17);
  const tones = [
    [colour('#3c4a34'), colour('#66714a'), colour('#8f8f5c')],
    [colour('#434c34'), colour('#747648'), colour('#a39a62')],
  ] as const;
  const bushes = [2, 9, 16, 27].map((seed) =>
    distantBroadleaf({ seed, width: 1.25, bare: 0.02, leaves: tones[seed % 2] ?? tones[0] }).build({
      translucency: 0.1,
    }),
  );
  const trees = [4, 11, 19].map((seed) =>
    broadleaf({ seed, width: 1.05, bare: 0.14, leaves: tones[seed % 2] ?? tones[0] }).build({
      translucency: 0.25,
    }),
  );
  const places: Parameters<typeof scatter>[0][number][] = [];
  const plant = (kinds: typeof bushes, x: number, z: number, tall: number) => {
    const mesh = kinds[floor(random() * kinds.length)];
    const y = land(x, z);
    if (!mesh || y < 0.4 || isBuilt(x, z)) return;
    const tint = 0.8 + 0.4 * random();
    const warm = 0.95 + 0.12 * random();
    places.push({
      mesh,
      position: [x, y - 0.3, z],
      turn: random() * 2 * PI,
      size: tall / 16,
      tint: [tint * warm, tint, tint * 0.95],
    });
  };
  for (let count = 0; count < 60000; count++) {
    const z = mix(-50, 900, random() ** 1.6);
    const x = mix(-420, 420, random()) * (0.45 + z / 900);
    if (noise(x / 45, z / 45) + 0.7 * noise(x / 12, z / 12) < -0.2 + 0.3 * random()) continue;
    plant(bushes, x, z, mix(1.1, 3.6, random() ** 3));
  }
  for (let count = 0; count < 110; count++) {
    const x = mix(-190, 150, random());
    plant(trees, x, mix(-66, -34, random()) + 0.002 * max(0, -x - 60) ** 2, mix(5, 10, random()));
  }
  // Scrub between the walls and the water, fruit trees on the island.
  for (let count = 0; count < 2600; count++) {
    plant(bushes, mix(-200, 140, random()), mix(-64, 0, random()), mix(0.7, 2.4, random() ** 2));
  }
  for (let count = 0; count < 26; count++) {
    const mesh = trees[count % trees.length];
    const [across, deep] = [mix(-42, 42, random()), mix(-23, 23, random())];
    const y =
      abs(across) < 14 && abs(deep) < 9 ? 6.3 : abs(across) < 30 && abs(deep) < 18 ? 4.3 : 2.1;
    if (!mesh || abs(abs(across) - 43) < 4) continue;
    const position: Vector = [island.x + across, y, island.z + deep];
    places.push({ mesh, position, turn: count, size: mix(0.16, 0.27, random()) });
  }
  return scatter(places);
}

export default {
  title: 'Amber Fort above Maota lake, Jaipur',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-40, 27, -470],
            target: [-40, 27, 0],
            fieldOfView: 26.5,
            shift: [0.16, -0.2],
          }
        : { position: [-255, 30, -305], target: [42, 30, 5], fieldOfView: 34, shift: [0, -0.06] },
    sun: { direction: sun, colour: [2.9, 2.2, 1.36], sharpness: 18 },
    sky: hazySky({
      stops: [
        [0, colour('#fbf1dc')],
        [5, colour('#eef0e2')],
        [10, colour('#d6e8e2')],
        [17, colour('#aed3d6')],
        [28, colour('#78b2bd')],
      ],
      sun,
      glow: [0.2, 0.16, 0.1],
      clouds: {
        cover: 0.42,
        density: 0.5,
        scale: 0.8,
        colour: colour('#f3f0e6'),
        lit: colour('#fff6e2'),
        offset: 3,
      },
    }),
    ambient: { above: [0.21, 0.28, 0.36], below: [0.3, 0.23, 0.14] },
    hollow: 4,
    solids: { near: 170, far: 640, caution: 0.85, distance: amberFort, surface: amberFortSurface },
    terrain: { height: land, surface: ground, near: 330, far: 2000, ceiling: 300 },
    meshes: [
      vegetation(),
      longWall(),
      balloon(camera === 'landscape' ? [-58, 232, 350] : [431, 275, 281]),
    ],
    water: { level: 0, slope: ripples(0.006, 1.5), deep: colour('#2c6b68') },
    air,
    finish: { exposure: 0.94, contrast: 0.24, saturation: 1.07 },
  }),
} satisfies Picture;
