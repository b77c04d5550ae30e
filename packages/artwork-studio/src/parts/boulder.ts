import { type Colour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise3 } from '../renderer/noise.ts';

/**
 * A stone about a metre wide, worn by water; its middle at the origin.
 * @param flat height against width: 0.4 a pebble, 0.8 a boulder
 */
export function boulder(seed: number, flat: number, tint: Colour): MeshBuilder {
  const at = (u: number, v: number) => {
    const [turn, up] = [u * 2 * Math.PI, v * Math.PI];
    return [Math.sin(up) * Math.cos(turn), Math.cos(up), Math.sin(up) * Math.sin(turn)] as const;
  };
  return new MeshBuilder().sheet(
    20,
    12,
    (u, v) => {
      const [x, y, z] = at(u, v);
      // Flattened here and there, as breaks are, then rounded.
      const facet = 0.16 * noise3(x * 1.4 + seed * 7, y * 1.4, z * 1.4 + seed);
      const size = 0.5 + facet + 0.035 * noise3(x * 5, y * 5, z * 5 + seed);
      return [x * size * 1.15, y * size * flat, z * size];
    },
    (u, v) => {
      const [x, y, z] = at(u, v);
      const lichen = noise3(x * 3 + seed, y * 3, z * 3);
      return scaleColour(tint, 0.9 + 0.16 * lichen + 0.1 * noise3(x * 11, y * 11, z * 11));
    },
  );
}
