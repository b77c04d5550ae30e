import { scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { seededRandom } from '../renderer/noise.ts';
import type { Vector } from '../renderer/vector.ts';

/** A tuft of grass half a metre high, white: its `tint` gives the colour. */
export function grassTuft(seed: number, blades = 22): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  for (let blade = 0; blade < blades; blade++) {
    const [angle, out] = [random() * 2 * Math.PI, 0.08 + 0.3 * random()];
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const [sideX, sideZ] = [-z * 0.05, x * 0.05];
    const tip: Vector = [x * out, 0.25 + 0.3 * random(), z * out];
    builder.triangle(
      [x * 0.08 + sideX, 0, z * 0.08 + sideZ],
      tip,
      [x * 0.08 - sideX, 0, z * 0.08 - sideZ],
      scaleColour([1, 1, 1], 0.9 + 0.2 * random()),
      [x * 0.2, 1, z * 0.2],
    );
  }
  return builder;
}
