import { cell, noise } from '../renderer/noise.ts';

interface LandOptions {
  /** In metres. */
  area: { left: number; right: number; front: number; back: number };
  /** Between the grid's points, in metres. */
  step: number;
  /**
   * How fast the ground rises against how fast rivers cut it down, in metres: the slope of a stream is this
   * over the square root of the area it drains, so 150 gives forested foothills, 600 high mountains.
   */
  uplift: (x: number, z: number) => number;
  /** Height of a river, lake or plain that everything drains to, where there is one; so do the edges. */
  outlet: (x: number, z: number) => number | undefined;
  /** No slope is steeper, as rise over run: 0.7 wooded ground, 1.4 rock. */
  steepest: number;
  seed?: number;
}

/**
 * Ground that rivers have shaped: ridges that branch, spurs that interlock, valleys that lead somewhere,
 * which no sum of noises has. Streams cut by the power of their water (the implicit scheme of Braun and
 * Willett, 'A very efficient O(n), implicit and parallel method to solve the stream power equation', 2013),
 * slopes that are too steep slide. From a coarse grid to the fine one. Gives the height at a place, smooth
 * between the grid's points (a cubic B-spline).
 */
export function erodedLand({ area, step, uplift, outlet, steepest, seed = 0 }: LandOptions) {
  let land: Land | undefined;
  for (const [coarseness, rounds] of [
    [8, 160],
    [4, 60],
    [2, 30],
    [1, 16],
  ] as const) {
    const spacing = step * coarseness;
    const columns = Math.ceil((area.right - area.left) / spacing) + 1;
    const rows = Math.ceil((area.back - area.front) / spacing) + 1;
    const before = land;
    const heights = new Float64Array(columns * rows);
    const rise = new Float64Array(columns * rows);
    const fixed = new Uint8Array(columns * rows);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const [x, z] = [area.left + column * spacing, area.front + row * spacing];
        const level = outlet(x, z);
        const isEdge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
        const rough = noise(x / spacing / 2.3 + seed, z / spacing / 2.3) * spacing * 0.12;
        rise[at] = Math.max(1e-3, uplift(x, z));
        fixed[at] = level !== undefined || isEdge ? 1 : 0;
        heights[at] = level ?? (before ? lookUp(before, x, z) : 0) + (isEdge ? 0 : rough);
      }
    }
    land = { left: area.left, front: area.front, spacing, columns, rows, heights };
    erode(land, rise, fixed, steepest, rounds);
  }
  const finished = land as Land;
  return (x: number, z: number): number => lookUp(finished, x, z);
}

interface Land {
  left: number;
  front: number;
  spacing: number;
  columns: number;
  rows: number;
  heights: Float64Array;
}

/** How far a point lies off the grid, in cells: else streams would run along it. */
const aside = (at: number, axis: number) => (cell(at + axis * 131, at >> 8) - 0.5) * 0.8;

function erode(
  { columns, rows, spacing, heights }: Land,
  rise: Float64Array,
  fixed: Uint8Array,
  steepest: number,
  rounds: number,
) {
  const count = columns * rows;
  const receiver = new Int32Array(count);
  const away = new Float64Array(count);
  const drained = new Float64Array(count);
  const order = new Int32Array(count);
  const first = new Int32Array(count + 1);
  const donors = new Int32Array(count);
  const around = [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((right) => ({ down, right, to: down * columns + right })))
    .filter(({ to }) => to !== 0);
  const shiftX = Float64Array.from({ length: count }, (_, at) => aside(at, 0));
  const shiftZ = Float64Array.from({ length: count }, (_, at) => aside(at, 1));
  /** Metres of uplift a round, at most: large steps are fine since the scheme is implicit. */
  const time = 1.5 * spacing;
  for (let round = 0; round < rounds; round++) {
    first.fill(0);
    for (let at = 0; at < count; at++) {
      receiver[at] = at;
      if (fixed[at]) continue;
      let steepestFall = 0;
      for (const { down, right, to } of around) {
        const across = right + (shiftX[at + to] as number) - (shiftX[at] as number);
        const along = down + (shiftZ[at + to] as number) - (shiftZ[at] as number);
        const length = spacing * Math.sqrt(across * across + along * along);
        const fall = ((heights[at] as number) - (heights[at + to] as number)) / length;
        if (fall > steepestFall) {
          steepestFall = fall;
          receiver[at] = at + to;
          away[at] = length;
        }
      }
      if (receiver[at] !== at) first[(receiver[at] as number) + 1]!++;
    }
    for (let at = 0; at < count; at++) first[at + 1]! += first[at] as number;
    const next = first.slice(0, count);
    for (let at = 0; at < count; at++) {
      const to = receiver[at] as number;
      if (to !== at) donors[next[to]!++] = at;
    }
    // Each after the one it drains to.
    let filled = 0;
    for (let at = 0; at < count; at++) if (receiver[at] === at) order[filled++] = at;
    for (let index = 0; index < filled; index++) {
      const at = order[index] as number;
      for (let donor = first[at] as number; donor < (first[at + 1] as number); donor++) {
        order[filled++] = donors[donor] as number;
      }
    }
    drained.fill(spacing * spacing);
    for (let index = count - 1; index >= 0; index--) {
      const at = order[index] as number;
      const to = receiver[at] as number;
      if (to !== at) drained[to]! += drained[at] as number;
    }
    for (let index = 0; index < count; index++) {
      const at = order[index] as number;
      if (fixed[at]) continue;
      const to = receiver[at] as number;
      const raised = (heights[at] as number) + time;
      if (to === at) {
        heights[at] = raised;
        continue;
      }
      // On a crest nothing is drained: there the ground is as steep as it can be.
      const power = Math.sqrt((drained[at] as number) + ((rise[at] as number) / steepest) ** 2);
      const cut = (time * power) / ((rise[at] as number) * (away[at] as number));
      heights[at] = (raised + cut * (heights[to] as number)) / (1 + cut);
    }
  }
}

/** Cubic B-spline through the grid's neighbourhood of a place. */
function lookUp({ left, front, spacing, columns, rows, heights }: Land, x: number, z: number) {
  const u = Math.min(columns - 1, Math.max(0, (x - left) / spacing));
  const v = Math.min(rows - 1, Math.max(0, (z - front) / spacing));
  const column = Math.min(columns - 2, u | 0);
  const row = Math.min(rows - 2, v | 0);
  const across = spline(u - column);
  const along = spline(v - row);
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const line = Math.min(rows - 1, Math.max(0, row + j - 1)) * columns;
    for (let i = 0; i < 4; i++) {
      const at = line + Math.min(columns - 1, Math.max(0, column + i - 1));
      sum += (across[i] as number) * (along[j] as number) * (heights[at] as number);
    }
  }
  return sum;
}

const spline = (t: number) => [
  (1 - t) ** 3 / 6,
  (3 * t ** 3 - 6 * t * t + 4) / 6,
  (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6,
  t ** 3 / 6,
];
