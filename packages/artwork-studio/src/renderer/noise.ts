/**
 * Noise that is the same on every run. Value noise and its sums: Perlin, 'An image synthesizer' (1985);
 * the quintic fade: Perlin, 'Improving noise' (2002); octaves rotated against each other and damped by
 * slope: Quilez, iquilezles.org/articles/morenoise.
 */

/** A seeded generator of numbers from 0 to 1 (mulberry32, Tommy Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const permutation = new Uint8Array(1024);
const values = new Float64Array(256);
{
  const random = seededRandom(1337);
  const order = Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  for (let index = 0; index < 1024; index++) permutation[index] = order[index & 255] as number;
  for (let index = 0; index < 256; index++) values[index] = random() * 2 - 1;
}

/** The gradient of the last noise value along x and y. Read it before the next call. */
export const slope = { x: 0, y: 0 };

/** Smooth noise from -1 to 1 that changes over a distance of about 1. Sets `slope`. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const s = x - left;
  const t = y - top;
  const u = s * s * s * (s * (s * 6 - 15) + 10);
  const v = t * t * t * (t * (t * 6 - 15) + 10);
  const column = permutation[left & 255] as number;
  const next = permutation[(left + 1) & 255] as number;
  const row = top & 255;
  const below = (top + 1) & 255;
  const a = values[permutation[column + row] as number] as number;
  const b = values[permutation[next + row] as number] as number;
  const c = values[permutation[column + below] as number] as number;
  const d = values[permutation[next + below] as number] as number;
  const twist = a - b - c + d;
  slope.x = 30 * s * s * (s * (s - 2) + 1) * (b - a + twist * v);
  slope.y = 30 * t * t * (t * (t - 2) + 1) * (c - a + twist * u);
  return a + (b - a) * u + (c - a) * v + twist * u * v;
}

/** Like `noise`, in three dimensions. */
export function noise3(x: number, y: number, z: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const front = Math.floor(z);
  const s = x - left;
  const t = y - top;
  const r = z - front;
  const u = s * s * (3 - 2 * s);
  const v = t * t * (3 - 2 * t);
  const w = r * r * (3 - 2 * r);
  const at = (i: number, j: number, k: number) =>
    values[
      permutation[
        (permutation[(permutation[(left + i) & 255] as number) + ((top + j) & 255)] as number) +
          ((front + k) & 255)
      ] as number
    ] as number;
  const near =
    (at(0, 0, 0) * (1 - u) + at(1, 0, 0) * u) * (1 - v) +
    (at(0, 1, 0) * (1 - u) + at(1, 1, 0) * u) * v;
  const far =
    (at(0, 0, 1) * (1 - u) + at(1, 0, 1) * u) * (1 - v) +
    (at(0, 1, 1) * (1 - u) + at(1, 1, 1) * u) * v;
  return near + (far - near) * w;
}

/** A hash of a grid cell, from 0 to 1. */
export function cell(column: number, row: number): number {
  const at = permutation[(permutation[column & 255] as number) + (row & 255)] as number;
  return (values[at] as number) * 0.5 + 0.5;
}

/** A sum of octaves of noise, from -1 to 1. More than six octaves flicker at a distance. */
export function fractal(x: number, y: number, octaves = 5, gain = 0.5): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x, y);
    weight += amplitude;
    amplitude *= gain;
    [x, y] = [1.6 * x - 1.2 * y + 11.3, 1.2 * x + 1.6 * y + 5.7];
  }
  return sum / weight;
}

/** Like `fractal`, in three dimensions. */
export function fractal3(x: number, y: number, z: number, octaves = 4, gain = 0.5): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise3(x, y, z);
    weight += amplitude;
    amplitude *= gain;
    [x, y, z] = [1.6 * x - 1.2 * z + 3.1, 2.02 * y + 7.7, 1.2 * x + 1.6 * z + 1.3];
  }
  return sum / weight;
}

/** Sharp crests, from 0 to 1: rock and snow ridges. */
export function ridged(x: number, y: number, octaves = 6, gain = 0.45): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  let previous = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = (1 - Math.abs(noise(x, y))) ** 2;
    sum += amplitude * crest * previous;
    weight += amplitude;
    previous = Math.min(1, crest * 1.25);
    amplitude *= gain;
    [x, y] = [1.6 * x - 1.2 * y + 3.1, 1.2 * x + 1.6 * y + 8.3];
  }
  return sum / weight;
}

/** Round heaps with sharp valleys, from 0 to 1: tree crowns, bushes, clouds. */
export function billow(x: number, y: number, octaves = 4, gain = 0.5): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * Math.abs(noise(x, y));
    weight += amplitude;
    amplitude *= gain;
    [x, y] = [1.6 * x - 1.2 * y + 6.1, 1.2 * x + 1.6 * y + 2.9];
  }
  return sum / weight;
}

/** Hills with gullies: finer octaves only where the ground is flat. About -1 to 1. */
export function eroded(x: number, y: number, octaves = 8): number {
  let sum = 0;
  let amplitude = 1;
  let slopeX = 0;
  let slopeY = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const value = noise(x, y);
    slopeX += slope.x;
    slopeY += slope.y;
    sum += (amplitude * value) / (1 + 0.9 * (slopeX * slopeX + slopeY * slopeY));
    amplitude *= 0.5;
    [x, y] = [1.6 * x - 1.2 * y, 1.2 * x + 1.6 * y];
  }
  return sum;
}
