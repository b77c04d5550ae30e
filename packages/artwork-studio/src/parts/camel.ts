import { type Colour, colour as hex, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import type { Vector } from '../renderer/vector.ts';

interface CamelOptions {
  /** The point on the ground below it. */
  position: Vector;
  /** 0 walks to the right, along x. */
  turn: number;
  /** Where in its stride it is, 0 to 1. */
  stride: number;
  /** Of the cloth on its saddle. */
  cloth: Colour;
}

const coat = hex('#8a6242');

/**
 * A dromedary far off, walking at an amble (both legs of a side together): two metres to the hump, its neck
 * low and curved. Shoulder heights after the Jaisalmeri breed.
 */
export function camel(builder: MeshBuilder, { position, turn, stride, cloth }: CamelOptions): void {
  const own = new MeshBuilder();
  // Trunk, with the hump a little behind its middle.
  own.sheet(
    20,
    28,
    (u, v) => {
      const x = -0.82 + 1.62 * v;
      const end = Math.sqrt(Math.max(0.001, 1 - Math.abs(2 * v - 1) ** 3));
      const angle = u * 2 * Math.PI;
      const hump = 0.42 * Math.exp(-(((x + 0.08) / 0.3) ** 2));
      const up = Math.sin(angle);
      const tall = up > 0 ? 0.36 * end + hump : (0.4 - 0.16 * (1 - v)) * end;
      return [
        x,
        1.42 + up * tall,
        Math.cos(angle) * 0.3 * end * (up > 0 ? 1 - 0.45 * up * (hump / 0.42) : 1),
      ];
    },
    coat,
  );
  const neck: Vector[] = [
    [0.62, 1.42, 0],
    [0.95, 1.22, 0],
    [1.22, 1.3, 0],
    [1.38, 1.62, 0],
    [1.44, 1.95, 0],
    [1.5, 2.08, 0],
  ];
  own.tube(neck, [0.25, 0.17, 0.13, 0.11, 0.1, 0.1], coat, 10);
  own.tube(
    [
      [1.42, 2.1, 0],
      [1.56, 2.1, 0],
      [1.74, 2.02, 0],
      [1.86, 1.96, 0],
    ],
    [0.07, 0.11, 0.085, 0.05],
    coat,
    8,
  );
  for (const side of [-1, 1]) {
    own.tube(
      [
        [1.46, 2.16, side * 0.06],
        [1.42, 2.25, side * 0.08],
      ],
      [0.03, 0.01],
      coat,
      5,
    );
  }
  own.tube(
    [
      [-0.8, 1.5, 0],
      [-0.92, 1.3, 0],
      [-0.94, 1.0, 0],
    ],
    [0.035, 0.025, 0.04],
    scaleColour(coat, 0.6),
    5,
  );
  for (const side of [-1, 1]) {
    const swing = side * 0.26 * Math.sin(stride * 2 * Math.PI);
    for (const [hip, bend] of [
      [0.52, 0.05],
      [-0.6, -0.08],
    ] as const) {
      const z = side * 0.17;
      own.tube(
        [
          [hip, 1.35, z],
          [hip + bend + swing * 0.4, 0.78, z],
          [hip + swing * 0.85, 0.4, z],
          [hip + swing, 0.06, z],
          [hip + swing + 0.06, 0, z],
        ],
        [0.17, 0.085, 0.055, 0.05, 0.085],
        coat,
        7,
      );
    }
  }
  // Saddle cloth with a hem, laid over the hump.
  own.sheet(
    14,
    8,
    (u, v) => {
      const angle = (u - 0.5) * Math.PI * 1.05;
      const x = -0.5 + 0.86 * v;
      const hump = 0.42 * Math.exp(-(((x + 0.08) / 0.3) ** 2));
      return [
        x,
        1.46 + Math.cos(angle) * (0.38 + hump) - 0.12 * Math.abs(u - 0.5),
        Math.sin(angle) * 0.38,
      ];
    },
    (u) => (Math.abs(u - 0.5) > 0.42 ? hex('#e0b060') : cloth),
  );
  builder.append(own, { position, turn });
}
