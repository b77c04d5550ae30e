import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import type { MeshBuilder } from '../renderer/mesh.ts';
import { add, smoothstep, type Vector } from '../renderer/vector.ts';

interface FrangipaniOptions {
  /** Where its stalk was, in metres. */
  at: Vector;
  /** Of the open flower. */
  radius: number;
  turn: number;
  /** How its face leans: 0 looks straight up. */
  lean?: readonly [x: number, z: number];
}

const white = colour('#fdf6e6');
const yellow = colour('#f3b53c');

/** A frangipani blossom: five petals that overlap like a pinwheel, yellow in the throat. */
export function frangipani(
  builder: MeshBuilder,
  { at, radius, turn, lean = [0, 0] }: FrangipaniOptions,
): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = turn + (petal * 2 * Math.PI) / 5;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const point = (u: number, v: number): Vector => {
      const across = u - 0.5;
      const along = v;
      const width =
        radius * 0.66 * Math.sin(Math.PI * Math.min(1, 0.06 + 0.9 * along ** 0.75)) ** 0.7;
      const curl = radius * (0.2 * Math.sin(Math.PI * 0.7 * along) + 0.16 * across * along);
      const edge = radius * 0.1 * Math.max(0, across) * along;
      const x = along * radius;
      const z = across * width + 0.12 * radius * along;
      const y = 0.1 * radius + curl + edge;
      return add(at, [
        x * cosine - z * sine,
        y + lean[0] * (x * cosine - z * sine) + lean[1] * (x * sine + z * cosine),
        x * sine + z * cosine,
      ]);
    };
    const tint = (u: number, v: number): Colour =>
      mixColour(
        yellow,
        scaleColour(white, 0.94 + 0.06 * Math.sin(u * 19)),
        smoothstep(0.1, 0.55, v),
      );
    builder.sheet(10, 14, point, tint);
  }
}
