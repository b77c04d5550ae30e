import { billow, fractal, noise } from '../renderer/noise.ts';
import { clamp, smoothstep } from '../renderer/vector.ts';

const { abs, atan2, cos, floor, hypot, max, min, PI, sin } = Math;

/** A rounded hill, in metres. */
export interface Mound {
  x: number;
  z: number;
  /** Half its length and width where it meets the valley. */
  length: number;
  width: number;
  height: number;
  /** Of its length, from the x axis, in radians. @default 0 */
  turn?: number;
}

/** Between the middles of two rows; the walk between them takes a quarter. */
const row = 1.75;
/** Clipped to the waist, so that a picker reaches over. */
const bush = 0.85;

/** Where a place lies on the hill that is highest there. */
interface Place {
  ground: number;
  /** Metres down the hill from its top; rows lie where it is a multiple of `row`. */
  down: number;
  along: number;
}

/**
 * Hills planted with tea: clipped bushes in rows along the contours, cut by walks that lead straight up. Tells
 * where on them a place lies.
 */
export function teaGarden(mounds: readonly Mound[]) {
  const turned = mounds.map((mound) => ({
    ...mound,
    sine: sin(mound.turn ?? 0),
    cosine: cos(mound.turn ?? 0),
    mean: (mound.length + mound.width) / 2,
  }));

  return (x: number, z: number): Place => {
    const bend = 0.11 * fractal(x / 58 + 3, z / 58, 2);
    let best: Place = { ground: 0, down: 0, along: 0 };
    let ground = 0;
    for (const { x: mx, z: mz, length, width, height, sine, cosine, mean } of turned) {
      const [dx, dz] = [x - mx, z - mz];
      if (dx * dx + dz * dz > 1.3 * max(length, width) ** 2) continue;
      const u = (dx * cosine + dz * sine) / length;
      const v = (dz * cosine - dx * sine) / width;
      const reach = hypot(u, v) + bend;
      if (reach > 1) continue;
      const level = height * (0.5 + 0.5 * cos(PI * max(0, reach)));
      // Hills flow into each other over a few metres.
      const blend = max(0, 6 - abs(ground - level)) / 6;
      ground = max(ground, level) + blend * blend * 1.5 * min(1, level / 3);
      if (level > best.ground) {
        best = { ground: level, down: reach * mean, along: atan2(v, u) * hypot(u, v) * mean };
      }
    }
    return { ...best, ground };
  };
}

/**
 * Height of the bushes over the ground, in metres, 0 between the rows. Fades where a row would be less than a
 * few pixels.
 */
export function teaBushes(
  x: number,
  z: number,
  { down, along, ground }: Place,
  distance: number,
): number {
  const fade = smoothstep(520, 240, distance);
  if (fade === 0 || ground < 0.4) return 0;
  const wobble = 0.16 * noise(x / 3.1, z / 3.1);
  const across = abs(down / row + wobble - floor(down / row + wobble) - 0.5) * 2;
  const cut = abs(along / 26 - Math.round(along / 26)) * 26;
  const shape = smoothstep(0.99, 0.6, across) * smoothstep(0.35, 0.75, cut);
  const crowns = distance < 160 ? 0.2 * billow(x / 1.25, z / 1.25, 2) : 0.06;
  return fade * bush * shape * clamp(0.84 + crowns);
}
