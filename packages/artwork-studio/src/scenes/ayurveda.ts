/**
 * A wide brass bowl of warm oil on a stone ledge, turmeric roots, leaves of holy basil and a small heap of
 * seeds beside it; morning light through a window from the left.
 */
import { lattice } from '../parts/lattice.ts';
import { brassSurface, studio, type Thing } from '../parts/studio.ts';
import { colour } from '../renderer/colour.ts';
import { capsule, smoothUnion, torus } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise, noise3, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes } from '../renderer/scene.ts';
import { mix, normalise, type Vector } from '../renderer/vector.ts';

const { abs, hypot, max, min } = Math;

const sun = normalise([-0.72, 0.55, -0.32]);

const screen = lattice({ sun, away: 1.15, period: 0.26, bar: 0.045, offset: [0.07, 0.02] });

/** Metres. The bowl stands on the ledge, y = 0. */
const bowl = { x: 0.1, z: 0.02, radius: 0.19, height: 0.105 };

/** Its belly is a ball pressed flat; divided by the slope, so that the distance is about true. */
function belly(r: number, y: number) {
  const rise = y - bowl.height;
  const flat = 0.56;
  const size = hypot(r * flat, rise);
  return (size - bowl.height) / (hypot(r * flat * flat, rise) / (size || 1) || 1);
}

/** Foot, round body, flared rim with a bead below it. */
function bowlDistance(x: number, y: number, z: number) {
  const r = hypot(x, z);
  const shell = max(abs(belly(r, y)) - 0.003, y - bowl.height + 0.004);
  const rim = hypot(r - bowl.radius + 0.004, y - bowl.height + 0.004) - 0.0055;
  const foot = torus(x, y - 0.006, z, 0.07, 0.008);
  const bead = torus(x, y - bowl.height + 0.026, z, bowl.radius - 0.009, 0.0024);
  const ring = hypot(hypot(abs(x) - bowl.radius - 0.012, y - 0.083) - 0.021, z) - 0.0052;
  return min(smoothUnion(shell, rim, 0.01), smoothUnion(foot, shell, 0.01), bead, ring);
}

const oilLevel = 0.078;

/** A fat finger of turmeric with its rings. */
function turmeric(x: number, y: number, z: number, a: Vector, b: Vector, radius: number) {
  const rod = capsule(x, y, z, ...a, ...b, radius);
  const along = (x - a[0]) * 210 + (z - a[2]) * 160;
  return rod + 0.0009 * Math.sin(along) + 0.0012 * noise3(x * 90, y * 90, z * 90);
}

function turmericRoots(x: number, y: number, z: number) {
  let d = turmeric(x, y, z, [-0.2, 0.016, -0.14], [-0.09, 0.019, -0.17], 0.0145);
  d = smoothUnion(
    d,
    turmeric(x, y, z, [-0.14, 0.017, -0.155], [-0.125, 0.021, -0.1], 0.011),
    0.008,
  );
  d = smoothUnion(
    d,
    turmeric(x, y, z, [-0.185, 0.016, -0.142], [-0.215, 0.019, -0.18], 0.009),
    0.008,
  );
  // One piece is cut: it shows its face.
  const cut = max(
    turmeric(x, y, z, [-0.03, 0.014, -0.2], [0.055, 0.015, -0.235], 0.0125),
    (z + 0.222) * -1,
  );
  return min(d, cut, turmeric(x, y, z, [0.03, 0.01, -0.255], [0.034, 0.01, -0.257], 0.0105));
}

const things: Thing[] = [
  {
    within: { middle: [bowl.x, 0.06, bowl.z], radius: 0.25 },
    distance: (x, y, z) => bowlDistance(x - bowl.x, y, z - bowl.z),
    surface: brassSurface,
  },
  {
    within: { middle: [bowl.x, 0.06, bowl.z], radius: 0.22 },
    distance: (x, y, z) => max(y - oilLevel, belly(hypot(x - bowl.x, z - bowl.z), y)),
    surface: (x, _, z) => ({
      colour: colour('#5e340a'),
      roughness: 0.04,
      relief: [0.006 * noise(x * 40, z * 40), 0, 0.006 * noise(x * 40 + 9, z * 40)],
    }),
  },
  {
    within: { middle: [-0.09, 0.02, -0.16], radius: 0.2 },
    distance: turmericRoots,
    surface: (x, y, z) => {
      const bark = 0.75 + 0.35 * noise3(x * 160, y * 160, z * 160);
      return { colour: [0.52 * bark, 0.25 * bark, 0.06 * bark], roughness: 0.8 };
    },
  },
];

/** Sprigs of holy basil lie before the bowl, seeds are strewn from a heap. */
function leaves() {
  const random = seededRandom(11);
  const builder = new MeshBuilder();
  const green = [colour('#4d6a3a'), colour('#63804a'), colour('#3d5a38'), colour('#7b8f55')];
  const sprig = (x: number, z: number, turn: number, length: number) => {
    const stem: Vector[] = [];
    for (let step = 0; step <= 8; step++) {
      const t = step / 8;
      stem.push([
        x + Math.cos(turn + 0.5 * t) * length * t,
        0.006 + 0.03 * Math.sin(Math.PI * t * 0.8),
        z + Math.sin(turn + 0.5 * t) * length * t,
      ]);
    }
    builder.tube(
      stem,
      stem.map((_, step) => 0.0018 - 0.0001 * step),
      colour('#6b7a4a'),
    );
    for (let pair = 1; pair <= 8; pair++) {
      const at = stem[pair] as Vector;
      for (const side of [-1, 1]) {
        const angle = turn + 0.5 * (pair / 8) + side * (0.75 + 0.3 * random());
        const size = mix(0.05, 0.022, pair / 8) * (0.85 + 0.3 * random());
        builder.leaf(
          at,
          [
            at[0] + Math.cos(angle) * size,
            at[1] + 0.012 * random(),
            at[2] + Math.sin(angle) * size,
          ],
          size * 0.56,
          [0.2 * (random() - 0.5), 1, 0.3 * (random() - 0.5)],
          green[Math.floor(random() * 4)] as Vector,
          0.006,
        );
      }
    }
  };
  sprig(0.2, -0.2, -0.35, 0.17);
  sprig(0.24, -0.17, 0.25, 0.15);
  sprig(0.17, -0.22, 3.4, 0.1);
  return builder.build({ translucency: 0.25, roughness: 0.55 });
}

function seeds() {
  const random = seededRandom(5);
  const builder = new MeshBuilder();
  const brown = [colour('#8a5a30'), colour('#6e4526'), colour('#a8743e'), colour('#54341f')];
  for (let count = 0; count < 420; count++) {
    const ring = Math.abs(random() + random() + random() - 1.5) * 0.085;
    const angle = random() * 2 * Math.PI;
    const x = 0.36 + Math.cos(angle) * ring * 1.2;
    const z = -0.08 + Math.sin(angle) * ring;
    const pile = max(0, 0.024 - ring * 0.42) * (0.5 + random() * 0.5);
    const size = 0.0034 + random() * 0.0016;
    const turn = random() * Math.PI;
    builder.sheet(
      6,
      4,
      (u, v) => {
        const [a, b] = [u * 2 * Math.PI, v * Math.PI];
        const [lx, lz] = [Math.cos(a) * Math.sin(b) * size * 1.6, Math.sin(a) * Math.sin(b) * size];
        return [
          x + lx * Math.cos(turn) - lz * Math.sin(turn),
          0.003 + pile + Math.cos(b) * size * 0.8,
          z + lx * Math.sin(turn) + lz * Math.cos(turn),
        ];
      },
      brown[Math.floor(random() * 4)] as Vector,
    );
  }
  return builder.build({ roughness: 0.5 });
}

export default {
  title: 'Brass bowl of oil with turmeric and holy basil',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-0.1, 0.42, -1.5],
            target: [0.1, 0.055, 0],
            fieldOfView: 19,
            shift: [0.62, -0.22],
          }
        : {
            position: [0.0, 0.48, -1.5],
            target: [0.1, 0.06, 0],
            fieldOfView: 27,
            shift: [0, -0.18],
          },
    ...studio({
      sun,
      sunColour: [2.6, 2.1, 1.5],
      things,
      screen,
      wall: colour('#e6dac6'),
      ledge: colour('#bba98f'),
    }),
    meshes: [leaves(), seeds()],
    focus: { distance: 1.52, aperture: 7 },
    finish: { exposure: 1.05 },
  }),
} satisfies Picture;
