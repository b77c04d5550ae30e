import { type Colour, colour, mixColour } from '../renderer/colour.ts';
import type { MeshBuilder } from '../renderer/mesh.ts';
import { seededRandom } from '../renderer/noise.ts';
import { add, mix, smoothstep, type Vector } from '../renderer/vector.ts';

const { cos, hypot, PI, sin } = Math;

interface LotusOptions {
  /** Foot of the flower, on top of its stalk, in metres. */
  at: Vector;
  /** Length of a petal. */
  size: number;
  /** 0 a bud, 1 wide open. */
  open: number;
  seed: number;
}

const rose = colour('#d9708c');
const blush = colour('#f6d9dc');
const cream = colour('#fbf1e4');

/** A sacred lotus (Nelumbo nucifera): whorls of cupped petals about a yellow seed head. */
export function lotus(builder: MeshBuilder, { at, size, open, seed }: LotusOptions): void {
  const random = seededRandom(seed);
  const whorls = [
    { petals: 5, lean: 0.2, length: 0.78 },
    { petals: 7, lean: 0.52, length: 0.92 },
    { petals: 8, lean: 0.86, length: 1 },
    { petals: 8, lean: 1.2, length: 0.96 },
  ];
  whorls.forEach(({ petals, lean, length }, whorl) => {
    for (let petal = 0; petal < petals; petal++) {
      const turn = ((petal + whorl * 0.5 + 0.3 * random()) * 2 * PI) / petals;
      const tilt = mix(0.08 + 0.03 * whorl, lean, open) + 0.12 * (random() - 0.5) * open;
      const reach = size * length * (0.94 + 0.12 * random());
      const point = (u: number, v: number): Vector => {
        const across = (u - 0.5) * 2;
        const width = reach * 0.34 * sin(PI * Math.min(1, 0.1 + 0.9 * v) ** 1.25) ** 0.75;
        // A petal bends inward to its tip, like the bowl of a spoon.
        const bend = tilt + 0.75 * open * sin(PI * v) * 0.35 - 0.55 * v * v * (1 - 0.5 * open);
        const out = reach * (v * sin(bend) + 0.06);
        const up = reach * v * cos(bend) + 0.12 * width * across * across;
        const side = across * width;
        const cup = width * 0.5 * across * across;
        const ahead = out - cup * cos(bend);
        return add(at, [
          ahead * cos(turn) - side * sin(turn),
          up + cup * sin(bend) * 0.4,
          ahead * sin(turn) + side * cos(turn),
        ]);
      };
      const tint = (u: number, v: number): Colour => {
        const vein = 0.06 * sin((u - 0.5) * 70);
        const tip = smoothstep(0.45, 1, v);
        return mixColour(mixColour(cream, blush, 0.3 + 0.5 * v + vein), rose, tip * 0.85);
      };
      builder.sheet(12, 18, point, tint);
    }
  });
  const head = size * 0.2;
  builder.sheet(
    18,
    6,
    (u, v) => {
      const angle = u * 2 * PI;
      const r = head * (v < 0.6 ? mix(0.45, 1, v / 0.6) : mix(1, 0, (v - 0.6) / 0.4));
      return add(at, [
        r * cos(angle),
        size * 0.1 + head * 1.3 * Math.min(1, v / 0.6),
        r * sin(angle),
      ]);
    },
    (_, v) => mixColour(colour('#c9b458'), colour('#dcc964'), v),
  );
}

interface LotusLeafOptions {
  at: Vector;
  radius: number;
  turn: number;
  /** The height of the rim above the middle, in metres: 0 floats flat. */
  rim: number;
  seed: number;
}

/** Round, with radial veins and a rim that waves; those that stand in the air form shallow bowls. */
export function lotusLeaf(
  builder: MeshBuilder,
  { at, radius, turn, rim, seed }: LotusLeafOptions,
): void {
  const random = seededRandom(seed);
  const phase = random() * 6;
  const tone = mixColour(colour('#5d7f52'), colour('#7d9a6a'), random());
  const point = (u: number, v: number): Vector => {
    const angle = turn + u * 2 * PI * 0.985;
    const wave = 1 + 0.04 * sin(angle * 3 + phase) + 0.02 * sin(angle * 7);
    const r = v * radius * wave;
    const lift =
      rim * v * v + 0.05 * radius * v * v * sin(angle * 4 + phase) + 0.03 * rim * sin(angle * 9);
    return add(at, [r * cos(angle), lift, r * sin(angle)]);
  };
  const tint = (u: number, v: number): Colour => {
    const vein = Math.abs(((u * 21) % 1) - 0.5) * 2;
    const line = smoothstep(0.86, 1, vein) * (1 - v * 0.6);
    const worn = smoothstep(0.9, 1, v) * 0.5;
    return mixColour(
      mixColour(tone, colour('#a9bf8e'), line * 0.55 + 0.12 * (1 - v)),
      colour('#9a8a4e'),
      worn * (0.4 + 0.6 * sin(u * 30 + phase) ** 2),
    );
  };
  builder.sheet(64, 10, point, tint);
}

/** Whether leaves of these sizes at these places lie on one another. */
export const overlaps = (
  a: readonly [number, number, number],
  b: readonly [number, number, number],
) => hypot(a[0] - b[0], a[1] - b[1]) < (a[2] + b[2]) * 0.93;
