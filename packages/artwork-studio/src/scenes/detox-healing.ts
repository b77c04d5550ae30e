/**
 * A hammered copper jug and two tumblers of water, a halved lime, ginger and a sprig of mint, in cool early
 * light; copper vessels keep drinking water overnight in many Indian homes.
 */
import { lattice } from '../parts/lattice.ts';
import { studio, type Thing } from '../parts/studio.ts';
import { colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { capsule, smoothUnion, sphere } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal3, noise3, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, hypot, max, min, sin } = Math;

const sun = normalise([-0.68, 0.5, -0.3]);
const screen = lattice({ sun, away: 1.2, period: 0.34, bar: 0.05, offset: [0.02, 0.12] });

/** Radii of the jug up its height, in metres: foot, belly, neck, lip. */
const profile: readonly (readonly [y: number, radius: number])[] = [
  [0, 0.062],
  [0.012, 0.06],
  [0.05, 0.086],
  [0.1, 0.102],
  [0.15, 0.096],
  [0.2, 0.07],
  [0.235, 0.05],
  [0.265, 0.046],
  [0.29, 0.056],
  [0.3, 0.062],
];

/** Along a Catmull-Rom spline through the profile. */
function radiusAt(y: number) {
  const last = profile.length - 1;
  const found = profile.findIndex(([height]) => height >= y);
  const index = found === -1 ? last : max(1, found);
  const at = (place: number) => profile[max(0, min(last, place))] as readonly [number, number];
  const [before, from, to, after] = [at(index - 2), at(index - 1), at(index), at(index + 1)];
  const t = clamp((y - from[0]) / (to[0] - from[0]));
  const [m0, m1] = [(to[1] - before[1]) / 2, (after[1] - from[1]) / 2];
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * from[1] +
    (t ** 3 - 2 * t ** 2 + t) * m0 +
    (3 * t ** 2 - 2 * t ** 3) * to[1] +
    (t ** 3 - t ** 2) * m1
  );
}

const jug: Vector = [0.16, 0, 0.06];
function jugDistance(px: number, y: number, pz: number) {
  const [x, z] = [px - jug[0], pz - jug[2]];
  const r = hypot(x, z);
  const dents = 0.0016 * abs(noise3(x * 55, y * 55, z * 55));
  const wall =
    max(abs(r - radiusAt(y)) - 0.0024, -y, y - 0.3) - dents * (y > 0.02 && y < 0.23 ? 1 : 0);
  const lip = hypot(r - 0.062, y - 0.3) - 0.0042;
  const collar = hypot(r - 0.0495, y - 0.238) - 0.0045;
  // The handle swings out to the right, from the neck down to the belly.
  const angle = atan2(y - 0.185, x - 0.095);
  const bow = hypot(hypot(x - 0.095, y - 0.185) - 0.07, z) - mix(0.0062, 0.008, clamp(cos(angle)));
  const handle = max(bow, 0.045 - x);
  return min(smoothUnion(wall, min(lip, collar), 0.006), handle) * 0.62;
}

const tumblers: Vector[] = [
  [-0.035, 0, -0.05],
  [-0.15, 0, 0.03],
];
const tumblerHeight = 0.105;
function tumblerDistance(at: Vector, px: number, y: number, pz: number) {
  const r = hypot(px - at[0], pz - at[2]);
  const radius =
    mix(0.031, 0.042, y / tumblerHeight) +
    0.0012 * sin(y * 330) * smoothstep(0.03, 0.05, y) * smoothstep(0.08, 0.06, y);
  const wall = max(abs(r - radius) - 0.0018, y - tumblerHeight, -y);
  const bottom = max(r - radius, abs(y - 0.004) - 0.004);
  const lip = hypot(r - 0.042, y - tumblerHeight) - 0.003;
  return min(wall, bottom, lip) * 0.9;
}

const copperTone = colour('#cf7a4e');
function copper(x: number, y: number, z: number): Surface {
  const dark = smoothstep(0.1, 0.7, fractal3(x * 20, y * 26, z * 20, 4));
  const tone = mixColour(copperTone, colour('#8a4a30'), dark * 0.7);
  return {
    colour: tone,
    roughness: 0.24 + 0.22 * dark,
    isMetal: true,
    relief: [
      0.05 * noise3(x * 70, y * 70, z * 70),
      0.04 * noise3(x * 70 + 5, y * 70, z * 70),
      0.05 * noise3(x * 70 + 9, y * 70, z * 70),
    ],
  };
}

const lime: Vector = [0.015, 0.026, -0.2];
const limeRadius = 0.03;
/** The cut face looks at the camera, leaning back. */
const face = normalise([-0.25, 0.5, -0.85]);
const limeDistance = (x: number, y: number, z: number) => {
  const [dx, dy, dz] = [x - lime[0], y - lime[1], z - lime[2]];
  return max(
    sphere(dx, dy, dz, limeRadius) + 0.0004 * noise3(x * 300, y * 300, z * 300),
    dx * face[0] + dy * face[1] + dz * face[2] - 0.004,
  );
};
/** Rind, white, and ten wedges of flesh. */
function limeSurface(x: number, y: number, z: number): Surface {
  const [dx, dy, dz] = [x - lime[0], y - lime[1], z - lime[2]];
  const depth = dx * face[0] + dy * face[1] + dz * face[2];
  if (depth < 0.0032)
    return {
      colour: scaleColour(colour('#7d9440'), 0.9 + 0.2 * noise3(x * 260, y * 260, z * 260)),
      roughness: 0.45,
    };
  const across = (dx * face[2] - dz * face[0]) / hypot(face[0], face[2]);
  const rise = dy - depth * face[1];
  const r = hypot(across, rise / 0.87) / limeRadius;
  const wedge = abs((((atan2(rise, across) / (2 * Math.PI)) * 10 + 10.5) % 1) - 0.5);
  const isPith = r > 0.88 || wedge > 0.46 || r < 0.08;
  const flesh = mixColour(
    colour('#c3cf86'),
    colour('#dde5b4'),
    0.5 + 0.5 * noise3(across * 500, rise * 500, wedge * 9),
  );
  return { colour: isPith ? colour('#eef0da') : flesh, roughness: isPith ? 0.9 : 0.25 };
}
const wholeLime: Vector = [0.085, 0.03, -0.18];

function gingerDistance(x: number, y: number, z: number) {
  let d = capsule(x, y, z, 0.18, 0.017, -0.17, 0.27, 0.019, -0.14, 0.018);
  for (const [ax, az, bx, bz, radius] of [
    [0.2, -0.16, 0.185, -0.215, 0.0145],
    [0.24, -0.15, 0.265, -0.2, 0.015],
    [0.26, -0.14, 0.305, -0.13, 0.014],
    [0.22, -0.155, 0.23, -0.105, 0.0135],
  ] as const) {
    d = smoothUnion(d, capsule(x, y, z, ax, 0.018, az, bx, 0.02, bz, radius), 0.012);
  }
  const rings = 0.0007 * sin((x - z * 0.6) * 260);
  return d + rings + 0.0012 * noise3(x * 80, y * 80, z * 80);
}

const things: Thing[] = [
  {
    within: { middle: [jug[0] + 0.03, 0.16, jug[2]], radius: 0.22 },
    distance: jugDistance,
    surface: copper,
  },
  {
    within: { middle: [jug[0], 0.26, jug[2]], radius: 0.06 },
    distance: (x, y, z) => max(hypot(x - jug[0], z - jug[2]) - radiusAt(y), abs(y - 0.262) - 0.002),
    surface: () => ({ colour: colour('#3b2a22'), roughness: 0.03 }),
  },
  ...tumblers.flatMap((at): Thing[] => [
    {
      within: { middle: [at[0], 0.055, at[2]], radius: 0.075 },
      distance: (x, y, z) => tumblerDistance(at, x, y, z),
      surface: copper,
    },
    {
      within: { middle: [at[0], 0.088, at[2]], radius: 0.045 },
      distance: (x, y, z) => max(hypot(x - at[0], z - at[2]) - 0.04, abs(y - 0.088) - 0.002),
      surface: () => ({ colour: colour('#6e4634'), roughness: 0.02 }),
    },
  ]),
  { within: { middle: lime, radius: 0.036 }, distance: limeDistance, surface: limeSurface },
  {
    within: { middle: wholeLime, radius: 0.04 },
    distance: (x, y, z) =>
      hypot((x - wholeLime[0]) * 0.9, y - wholeLime[1], z - wholeLime[2]) -
      0.0295 +
      0.0004 * noise3(x * 300, y * 300, z * 300),
    surface: (x, y, z) => ({
      colour: scaleColour(
        mixColour(
          colour('#6f8a3a'),
          colour('#9aa851'),
          0.5 + 0.5 * fractal3(x * 18, y * 18, z * 18, 3),
        ),
        1,
      ),
      roughness: 0.42,
    }),
  },
  {
    within: { middle: [0.26, 0.02, -0.16], radius: 0.11 },
    distance: gingerDistance,
    surface: (x, y, z) => ({
      colour: scaleColour(
        colour('#c9a878'),
        0.75 + 0.3 * noise3(x * 150, y * 150, z * 150) + 0.12 * sin((x - z * 0.6) * 260),
      ),
      roughness: 0.75,
    }),
  },
];

/** Opposite pairs of toothed leaves, each pair across the one before. */
function mint() {
  const random = seededRandom(31);
  const builder = new MeshBuilder();
  const greens = [colour('#4f7a48'), colour('#3f6a44'), colour('#6b9157'), colour('#5c8550')];
  const sprig = (x: number, z: number, turn: number) => {
    const stem: Vector[] = Array.from({ length: 6 }, (_, step) => {
      const t = step / 5;
      return [x + cos(turn) * 0.13 * t, 0.008 + 0.022 * t * t, z + sin(turn) * 0.13 * t];
    });
    builder.tube(
      stem,
      stem.map(() => 0.0022),
      colour('#75875a'),
    );
    for (let pair = 1; pair <= 5; pair++) {
      const at = stem[pair] as Vector;
      for (const side of [-1, 1]) {
        const size = mix(0.052, 0.026, pair / 5) * (0.9 + 0.25 * random());
        const angle = turn + side * (1.1 - 0.12 * pair) + 0.3 * (random() - 0.5);
        const tone = greens[Math.floor(random() * 4)] as Vector;
        const lift = (pair % 2) * 0.012;
        builder.sheet(
          8,
          12,
          (u, v) => {
            const across =
              (u - 0.5) * size * 0.72 * sin(Math.PI * v ** 0.8) * (1 + 0.1 * sin(v * 44));
            const along = v * size;
            const fold =
              abs(u - 0.5) * 0.016 * sin(Math.PI * v) + 0.0016 * sin(v * 30) * abs(u - 0.5);
            return [
              at[0] + cos(angle) * along - sin(angle) * across,
              at[1] + lift * v + fold + 0.012 * v * (1 - v),
              at[2] + sin(angle) * along + cos(angle) * across,
            ];
          },
          tone,
        );
      }
    }
  };
  sprig(-0.24, -0.13, -0.2);
  sprig(-0.13, -0.17, 0.5);
  sprig(-0.2, -0.17, 2.6);
  return builder.build({ translucency: 0.3, roughness: 0.5 });
}

export default {
  title: 'Copper jug and tumblers with lime, ginger and mint',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-0.2, 0.36, -1.6],
            target: [0.03, 0.12, 0],
            fieldOfView: 21,
            shift: [0.55, -0.1],
          }
        : {
            position: [-0.12, 0.4, -1.6],
            target: [0.04, 0.13, 0],
            fieldOfView: 25,
            shift: [0, -0.12],
          },
    ...studio({
      sun,
      sunColour: [2.1, 1.95, 1.75],
      things,
      screen,
      wall: colour('#c9d2c8'),
      ledge: colour('#d9d3c6'),
    }),
    meshes: [mint()],
    focus: { distance: 1.56, aperture: 6 },
    finish: { exposure: 0.95 },
  }),
} satisfies Picture;
