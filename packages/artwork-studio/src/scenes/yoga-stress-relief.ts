/**
 * A yoga mat half unrolled on floorboards, a folded blanket with a bolster on it, a cork block and a small
 * singing bowl; the blue of early evening on the wall, the last sun from the left.
 */
import { lattice } from '../parts/lattice.ts';
import { brassSurface, studio, type Thing } from '../parts/studio.ts';
import { colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, smoothUnion } from '../renderer/distance.ts';
import { cell, fractal, noise, noise3 } from '../renderer/noise.ts';
import { type Picture, pageSizes } from '../renderer/scene.ts';
import { normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, floor, hypot, max, min, PI, sin } = Math;

const sun = normalise([-0.8, 0.4, -0.3]);
/** All lengths are a third of the real ones: the studio is a table's size. */
const screen = lattice({ sun, away: 1.3, period: 0.42, bar: 0.05, offset: [0.22, 0.1] });

const floorTop = 0.006;
const plank = 0.075;
const boards: Thing = {
  within: { middle: [0, 0, 0.06], radius: 3 },
  distance: (x, y, z) => {
    const joint = abs(z / plank - Math.round(z / plank)) * plank;
    return box(x, y, z + 0.34, 2.4, floorTop, 0.8, 0.002) + 0.0022 * smoothstep(0.0024, 0, joint);
  },
  surface: (x, _, z) => {
    const row = floor(z / plank + 0.5);
    const along = x + cell(row, 3) * 9;
    const grain = fractal(along * 2.2, z * 70 + row * 7 + 0.8 * noise(along * 5, z * 20), 5);
    const tone = mixColour(colour('#a5835f'), colour('#c7a67e'), smoothstep(-0.5, 0.5, grain));
    return { colour: scaleColour(tone, 0.86 + 0.2 * cell(row, 11)), roughness: 0.55 };
  },
};

const mat = { x: 0.06, z: -0.13, half: 0.15, thickness: 0.0075, radius: 0.052 };
/** A sheet that lies flat toward the camera's left and ends in a roll about the x axis' normal. */
function matDistance(x: number, y: number, z: number) {
  const w = z - mat.z;
  const width = abs(w) - mat.half;
  const flat = max(
    abs(y - floorTop - mat.thickness / 2) - mat.thickness / 2,
    abs(x + 0.22) - 0.28,
    width,
  );
  const [u, v] = [x - mat.x, y - floorTop - mat.radius - 0.004];
  const r = hypot(u, v);
  // An Archimedean spiral: the radius grows by the sheet's thickness a turn.
  const turn = (atan2(v, -u) + PI) / (2 * PI);
  const pitch = mat.thickness * 1.28;
  const layer = r / pitch - turn;
  const groove = abs(layer - Math.round(layer)) * pitch;
  const body = r - mat.radius - pitch * (turn - 0.4);
  const end = 0.0034 * smoothstep(pitch * 0.16, 0, groove) + 0.0016 * noise3(x * 90, y * 90, 3);
  const roll = max(body, width + end, 0.008 - r);
  return (smoothUnion(flat, roll, 0.004) + 0.0004 * noise3(x * 300, y * 300, z * 300)) * 0.7;
}

const block: Vector = [-0.14, floorTop + 0.028, 0.1];
const blanket = { x: 0.23, z: 0.13, width: 0.2, depth: 0.14 };
const folds = [0, 1, 2, 3];
/** Four layers with soft round edges, each a little off the one below. */
function blanketDistance(x: number, y: number, z: number) {
  let least = Number.POSITIVE_INFINITY;
  for (const fold of folds) {
    const off = 0.006 * (cell(fold, 5) - 0.5);
    const sag = 0.003 * sin(x * 21 + fold) + 0.006 * ((x - blanket.x) / blanket.width) ** 2;
    const layer = box(
      x - blanket.x - off,
      y - floorTop - 0.011 - fold * 0.02 + sag,
      z - blanket.z - off,
      blanket.width,
      0.0104,
      blanket.depth,
      0.01,
    );
    least = min(least, layer);
  }
  return (least + 0.0012 * noise3(x * 150, y * 150, z * 150)) * 0.85;
}

const bolster: Vector = [0.23, floorTop + 0.135, 0.13];
/** Round, fuller in the middle, its ends gathered. */
function bolsterDistance(px: number, py: number, pz: number) {
  const [x, y, z] = [px - bolster[0], py - bolster[1], pz - bolster[2]];
  const r = hypot(y * 1.05, z);
  const swell = 0.058 - 0.008 * (x / 0.19) ** 4;
  const pleats =
    0.0022 * sin(22 * atan2(z, y)) * smoothstep(0.05, 0.02, r) * smoothstep(0.17, 0.185, abs(x));
  const end = abs(x) - 0.19 + 0.012 * smoothstep(0.03, 0, r) + pleats;
  const seam = 0.0016 * smoothstep(0.003, 0, abs(abs(x) - 0.176));
  const d = r - swell;
  return (smoothMax(d, end, 0.022) + seam + 0.0006 * noise3(px * 260, py * 260, pz * 260)) * 0.8;
}
const smoothMax = (a: number, b: number, radius: number) => -smoothUnion(-a, -b, radius);

/** On the block. */
const bowl: Vector = [block[0], floorTop + 0.056, block[2]];
function bowlDistance(px: number, py: number, pz: number) {
  const [x, y, z] = [px - bowl[0], py - bowl[1], pz - bowl[2]];
  const r = hypot(x, z);
  const radius = 0.024 + 0.02 * Math.sqrt(max(0, min(1, y / 0.03)));
  const wall = max(abs(r - radius) - 0.0022, -y, y - 0.042);
  const bottom = max(r - radius, abs(y - 0.003) - 0.003);
  return min(wall, bottom, hypot(r - 0.044, y - 0.042) - 0.003) * 0.7;
}

const things: Thing[] = [
  boards,
  {
    within: { middle: [-0.15, 0.04, mat.z], radius: 0.42 },
    distance: matDistance,
    surface: (x, y, z) => ({
      colour: scaleColour(colour('#5f8079'), 0.92 + 0.12 * noise3(x * 320, y * 320, z * 320)),
      roughness: 0.9,
    }),
  },
  {
    within: { middle: block, radius: 0.1 },
    distance: (x, y, z) => {
      const [u, w] = [
        (x - block[0]) * cos(0.35) + (z - block[2]) * sin(0.35),
        (z - block[2]) * cos(0.35) - (x - block[0]) * sin(0.35),
      ];
      return (
        box(u, y - block[1], w, 0.075, 0.028, 0.05, 0.006) +
        0.0006 * abs(noise3(x * 190, y * 190, z * 190))
      );
    },
    surface: (x, y, z) => {
      const crumb = noise3(x * 170, y * 170, z * 170);
      return {
        colour: mixColour(colour('#b98a5c'), colour('#7c5534'), smoothstep(0.15, 0.6, crumb)),
      };
    },
  },
  {
    within: { middle: [blanket.x, 0.045, blanket.z], radius: 0.27 },
    distance: blanketDistance,
    surface: (x, y, z) => {
      const stripe = smoothstep(0.02, 0.016, abs(abs(x - blanket.x) - 0.12));
      const cloth = mixColour(colour('#ece2cf'), colour('#9a4a2b'), stripe);
      return { colour: scaleColour(cloth, 0.88 + 0.16 * noise3(x * 240, y * 240, z * 240)) };
    },
  },
  {
    within: { middle: bolster, radius: 0.21 },
    distance: bolsterDistance,
    surface: (x, y, z) => ({
      colour: scaleColour(colour('#31506b'), 0.9 + 0.16 * noise3(x * 300, y * 300, z * 300)),
    }),
  },
  {
    within: { middle: [bowl[0], bowl[1] + 0.02, bowl[2]], radius: 0.06 },
    distance: bowlDistance,
    surface: brassSurface,
  },
];

export default {
  title: 'Yoga mat, bolster and blanket in the evening',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [0.02, 0.42, -1.6],
            target: [0.05, 0.08, 0],
            fieldOfView: 21,
            shift: [0.42, -0.12],
          }
        : {
            position: [0.12, 0.46, -1.6],
            target: [0.08, 0.08, 0],
            fieldOfView: 28,
            shift: [0, -0.1],
          },
    ...studio({
      sun,
      sunColour: [2.5, 1.75, 1.15],
      things,
      screen,
      wall: colour('#c3ccd4'),
      ledge: colour('#b09a80'),
    }),
    focus: { distance: 1.56, aperture: 5 },
    finish: { exposure: 1.05 },
  }),
} satisfies Picture;
