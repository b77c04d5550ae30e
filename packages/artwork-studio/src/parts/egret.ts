import { colour, scaleColour } from '../renderer/colour.ts';
import type { MeshBuilder } from '../renderer/mesh.ts';
import { add, mix, type Vector } from '../renderer/vector.ts';

const { cos, PI, sin } = Math;

const white = colour('#f7f3ea');
const yellow = colour('#d9a441');
const dark = colour('#3a352e');

/** Points along a bird that looks along x, turned about the y axis and put in place. */
const placing =
  (at: Vector, turn: number) =>
  ([x, y, z]: Vector): Vector =>
    add(at, [x * cos(turn) + z * sin(turn), y, z * cos(turn) - x * sin(turn)]);

/** A standing great egret (Ardea alba), 0.9 m high with its neck half drawn in. */
export function standingEgret(builder: MeshBuilder, at: Vector, turn: number): void {
  const place = placing(at, turn);
  const body = (u: number, v: number): Vector => {
    const along = mix(-0.36, 0.22, v);
    const girth = 0.105 * sin(PI * Math.min(1, v * 0.92 + 0.05)) ** 0.75;
    const angle = u * 2 * PI;
    return place([
      along,
      0.5 + along * 0.42 + girth * sin(angle) * 1.05,
      girth * cos(angle) * 0.85,
    ]);
  };
  builder.sheet(12, 14, body, (u) => scaleColour(white, 0.93 + 0.07 * sin(u * 2 * PI)));
  const neck: Vector[] = [
    [0.17, 0.58, 0],
    [0.27, 0.66, 0],
    [0.24, 0.77, 0],
    [0.19, 0.86, 0],
    [0.21, 0.94, 0],
    [0.28, 0.965, 0],
  ];
  builder.tube(neck.map(place), [0.06, 0.045, 0.033, 0.028, 0.03, 0.02], white, 8);
  builder.tube(
    [
      [0.28, 0.965, 0],
      [0.42, 0.945, 0],
    ].map((point) => place(point as [number, number, number])),
    [0.018, 0.003],
    yellow,
    6,
  );
  for (const side of [-0.03, 0.04]) {
    builder.tube(
      [
        [-0.02, 0.44, side],
        [0.02 + side, 0.22, side],
        [0, 0, side],
      ].map((point) => place(point as [number, number, number])),
      [0.016, 0.01, 0.009],
      dark,
      5,
    );
  }
}

/**
 * One that flies, its legs stretched behind, 1.4 m from wing to wing.
 * @param lift of the wing tips above the back, in metres
 */
export function flyingEgret(builder: MeshBuilder, at: Vector, turn: number, lift: number): void {
  const place = placing(at, turn);
  builder.tube(
    [
      [-0.34, 0, 0],
      [-0.15, 0, 0],
      [0.1, 0.02, 0],
      [0.26, 0, 0],
      [0.3, 0.05, 0],
      [0.4, 0.05, 0],
    ].map((point) => place(point as [number, number, number])),
    [0.02, 0.075, 0.085, 0.05, 0.04, 0.02],
    white,
    8,
  );
  builder.tube([place([0.4, 0.05, 0]), place([0.54, 0.035, 0])], [0.016, 0.003], yellow, 5);
  builder.tube([place([-0.34, 0, 0]), place([-0.72, -0.03, 0])], [0.016, 0.008], dark, 5);
  for (const side of [-1, 1]) {
    builder.sheet(
      10,
      4,
      (u, v) => {
        const chord = 0.3 * (1 - u ** 2.2) + 0.03;
        const bow = sin(u * PI * 0.8);
        return place([
          0.14 - chord * v - 0.16 * u * u + 0.08 * bow,
          0.04 + lift * u ** 1.3 + 0.07 * bow,
          side * 0.72 * u,
        ]);
      },
      (u, v) => scaleColour(white, 1 - 0.12 * v - 0.05 * u),
    );
  }
}
