import { type Lens, lensOf } from './camera.ts';
import { addColour, type Colour, scaleColour } from './colour.ts';
import { cellSide, cellsIn, cellValues, type Frame } from './frame.ts';
import { cell, seededRandom } from './noise.ts';
import type { Scene } from './scene.ts';
import { clearDistance, glimpse, look, meet, type View } from './trace.ts';
import {
  add,
  clamp,
  cross,
  dot,
  length,
  normalise,
  scale,
  subtract,
  type Vector,
} from './vector.ts';

const bounces = 2;
/** The side in pixels of a block whose rays share one cone march. */
const block = 8;

const rayAt = (lens: Lens, { width, height }: Frame, x: number, y: number) =>
  lens.direction((2 * x - width) / height, 1 - (2 * y) / height);

/** Yields the rows that no worker has claimed yet. */
function* openRows({ height, nextRow }: Frame, rows = 1) {
  for (;;) {
    const first = Atomics.add(nextRow, 0, rows);
    if (first >= height) return;
    yield [first, Math.min(height, first + rows)] as const;
  }
}

/** A cosine-weighted direction above a surface (Malley's method). */
function scattered(normal: Vector, ring: number, turn: number): Vector {
  const radius = Math.sqrt(ring);
  const side = normalise(cross(normal, Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(normal, side);
  const [across, along] = [radius * Math.cos(turn), radius * Math.sin(turn)];
  return add(
    scale(normal, Math.sqrt(Math.max(0, 1 - ring))),
    add(scale(side, across), scale(other, along)),
  );
}

/** Computes the ambient light of every cell: the mean light from its surroundings. */
export function gather(scene: Scene, frame: Frame): void {
  const { gather: rays = 0 } = scene;
  if (rays === 0) return;
  const lens = lensOf(scene.camera);
  const columns = cellsIn(frame.width);
  for (const [first, end] of openRows(frame, cellSide)) {
    const row = first / cellSide;
    for (let column = 0; column < columns; column++) {
      const middle = rayAt(lens, frame, (column + 0.5) * cellSide, (first + end) / 2);
      const view = { clear: scene.solids?.near ?? 0 };
      const meeting = meet(scene, lens.origin, middle, Number.POSITIVE_INFINITY, view);
      if (!meeting) continue;
      const { at, normal, distance } = meeting;
      const start = add(at, scale(normal, Math.max(1e-4, distance * 0.001)));
      const random = seededRandom(Math.floor(cell(column, row) * 1e9) + row * 7919 + column);
      const turned = random();
      let light: Colour = [0, 0, 0];
      for (let ray = 0; ray < rays; ray++) {
        const direction = scattered(
          normal,
          (ray + random()) / rays,
          2 * Math.PI * (ray * 0.618034 + turned),
        );
        const found = glimpse(scene, start, direction);
        light = addColour(light, [
          Math.min(6, found[0]),
          Math.min(6, found[1]),
          Math.min(6, found[2]),
        ]);
      }
      const values = [...scaleColour(light, 1 / rays), ...at, ...normal, distance];
      frame.cells.set(values, (row * columns + column) * cellValues);
    }
  }
}

/** The radius in cells from which a pixel takes gathered light. */
const cellReach = 2;

/**
 * The gathered light at a point seen near a pixel: from nearby cells with a similar position and normal
 * (after the irradiance cache of Ward, 'A ray tracing solution for diffuse interreflection', 1988).
 */
function gatheredNear({ width, cells }: Frame, x: number, y: number) {
  const columns = cellsIn(width);
  const rows = cells.length / cellValues / columns;
  const [middleX, middleY] = [x / cellSide - 0.5, y / cellSide - 0.5];
  return (at: Vector, normal: Vector): Colour | undefined => {
    let sum: Colour = [0, 0, 0];
    let weight = 0;
    for (let row = Math.ceil(middleY - cellReach); row <= middleY + cellReach; row++) {
      for (let column = Math.ceil(middleX - cellReach); column <= middleX + cellReach; column++) {
        if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
        const first = (row * columns + column) * cellValues;
        const value = (index: number) => cells[first + index] as number;
        const distance = value(9);
        if (distance === 0) continue;
        const likeness = normal[0] * value(6) + normal[1] * value(7) + normal[2] * value(8);
        if (likeness < 0.6) continue;
        const offset = subtract(at, [value(3), value(4), value(5)]);
        const apart = Math.abs(dot(offset, normal)) / (0.004 * distance + 0.12 * length(offset));
        const steps = Math.hypot(row - middleY, column - middleX) / (cellReach + 0.5);
        const share =
          ((likeness - 0.6) / 0.4) ** 2 * Math.exp(-apart * apart) * Math.max(0, 1 - steps * steps);
        sum = addColour(sum, scaleColour([value(0), value(1), value(2)], share));
        weight += share;
      }
    }
    return weight > 0.02 ? scaleColour(sum, 1 / weight) : undefined;
  };
}

const viewFrom = (scene: Scene, frame: Frame, x: number, y: number, clear: number): View =>
  scene.gather ? { clear, gathered: gatheredNear(frame, x, y) } : { clear };

/** Traces one ray through the centre of each pixel. */
export function draw(scene: Scene, frame: Frame): void {
  const lens = lensOf(scene.camera);
  const spread = (1.5 * block * lens.reach) / frame.height;
  for (const [first, end] of openRows(frame, block)) {
    for (let left = 0; left < frame.width; left += block) {
      const middle = rayAt(lens, frame, left + block / 2, first + block / 2);
      const clear = clearDistance(scene, lens.origin, middle, spread);
      for (let y = first; y < end; y++) {
        for (let x = left; x < Math.min(frame.width, left + block); x++) {
          const direction = rayAt(lens, frame, x + 0.5, y + 0.5);
          const { colour, distance } = look(
            scene,
            lens.origin,
            direction,
            bounces,
            viewFrom(scene, frame, x + 0.5, y + 0.5, clear),
          );
          const at = y * frame.width + x;
          frame.light.set(colour, at * 3);
          frame.distance[at] = distance;
        }
      }
    }
  }
}

/** Approximate perceived brightness, so that differences in dark areas count too. */
const brightness = (light: Float32Array, at: number) =>
  clamp(
    0.3 * (light[at * 3] as number) +
      0.6 * (light[at * 3 + 1] as number) +
      0.1 * (light[at * 3 + 2] as number),
  ) **
  (1 / 2.2);

const noticeable = 0.035;

/** Sample positions within a pixel that share no row and no column (a rotated grid). */
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    (index + 0.5) / count,
    (((index * 0.618034 + 0.31) % 1) + 1) % 1,
  ]);

/** Traces more rays where a pixel differs from a neighbour. */
export function refine(scene: Scene, frame: Frame): void {
  const { width, height, light, distance, result } = frame;
  const lens = lensOf(scene.camera);
  const spots = places((scene.samples ?? 5) - 1);
  for (const [y] of openRows(frame)) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = brightness(light, at);
      const neighbours = [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ];
      const differs = neighbours.some(
        (other) => Math.abs(brightness(light, other) - own) > noticeable,
      );
      // Clamped, because one very bright sample would dominate the mean.
      const sum = [0, 1, 2].map((channel) => Math.min(2.5, light[at * 3 + channel] as number));
      if (differs) {
        const nearest = Math.min(
          ...neighbours.map((other) => distance[other] as number),
          distance[at] as number,
        );
        const clear = scene.solids
          ? Math.max(scene.solids.near, Math.min(nearest * 0.97, scene.solids.far * 0.97))
          : 0;
        for (const [right, down] of spots) {
          const direction = rayAt(lens, frame, x + (right as number), y + (down as number));
          const view = viewFrom(scene, frame, x, y, clear);
          const { colour } = look(scene, lens.origin, direction, bounces, view);
          for (let channel = 0; channel < 3; channel++) {
            sum[channel] = (sum[channel] as number) + Math.min(2.5, colour[channel] as number);
          }
        }
      }
      const rays = differs ? spots.length + 1 : 1;
      for (let channel = 0; channel < 3; channel++) {
        result[at * 3 + channel] = (sum[channel] as number) / rays;
      }
    }
  }
}

const taps = 56;
const golden = Math.PI * (3 - Math.sqrt(5));

/**
 * Depth of field: each pixel gathers the pixels whose circle of confusion reaches it (Jimenez, 'Next
 * generation post processing', 2014).
 */
export function focus(scene: Scene, frame: Frame): void {
  const { width, height, light, distance, result } = frame;
  if (!scene.focus) {
    if (Atomics.add(frame.nextRow, 0, 1) === 0) result.set(light);
    return;
  }
  const { distance: sharp, aperture } = scene.focus;
  const most = (aperture / 1000) * height;
  const circle = (at: number) => {
    const away = distance[at] as number;
    return Math.min(
      most * 1.6,
      most * Math.abs(away === Number.POSITIVE_INFINITY ? 1 : 1 - sharp / away),
    );
  };
  for (const [y] of openRows(frame)) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = circle(at);
      let weight = 1;
      const sum = [0, 1, 2].map((channel) => light[at * 3 + channel] as number);
      const reach = most * 1.6;
      for (let tap = 0; tap < taps; tap++) {
        const radius = Math.sqrt((tap + 0.5) / taps) * reach;
        const angle = tap * golden;
        const tapX = Math.round(x + radius * Math.cos(angle));
        const tapY = Math.round(y + radius * Math.sin(angle));
        if (tapX < 0 || tapY < 0 || tapX >= width || tapY >= height) continue;
        const other = tapY * width + tapX;
        const isBehind = (distance[other] as number) > (distance[at] as number) * 1.02;
        const wide = isBehind ? Math.min(circle(other), own) : circle(other);
        const share = clamp(wide - radius + 0.5) * (1 / Math.max(1, wide * wide * 0.02));
        if (share <= 0) continue;
        weight += share;
        for (let channel = 0; channel < 3; channel++) {
          sum[channel] = (sum[channel] as number) + share * (light[other * 3 + channel] as number);
        }
      }
      for (let channel = 0; channel < 3; channel++) {
        result[at * 3 + channel] = (sum[channel] as number) / weight;
      }
    }
  }
}
