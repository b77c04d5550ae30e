import { type Colour, colour as hex, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise } from '../renderer/noise.ts';
import { add, cross, normalise, scale, type Vector } from '../renderer/vector.ts';

interface UmbrellaOptions {
  /** The foot of its pole. */
  foot: Vector;
  /** Of its roof, in metres. */
  radius: number;
  /** Of its pole. */
  height: number;
  /** Where its pole leans to, from upright. */
  lean: readonly [x: number, z: number];
  colour: Colour;
  seed: number;
}

const straw = hex('#b89a68');
const pole = hex('#8a6a44');
const ribs = 12;

/**
 * A priest's umbrella on the ghats of Varanasi: palm leaf and cloth on bamboo ribs, patched, on a leaning
 * pole.
 */
export function umbrella(
  wood: MeshBuilder,
  cloth: MeshBuilder,
  { foot, radius, height, lean, colour, seed }: UmbrellaOptions,
): void {
  const up = normalise([lean[0], 1, lean[1]]);
  const side = normalise(cross(up, [0, 0, 1]));
  const other = cross(side, up);
  const top = add(foot, scale(up, height));
  const at = (r: number, angle: number, lift: number): Vector =>
    add(
      top,
      add(
        add(scale(side, r * Math.cos(angle)), scale(other, r * Math.sin(angle))),
        scale(up, lift),
      ),
    );
  wood.tube([foot, top, add(top, scale(up, 0.3))], [0.05, 0.04, 0.015], pole, 6);
  cloth.sheet(
    ribs * 4,
    10,
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const slack = Math.abs(Math.sin((angle * ribs) / 2));
      const r = Math.max(0.01, v) * radius * (1 - 0.035 * slack * v);
      const fall = radius * (0.42 * (1 - v ** 1.7) - 0.03 * slack * v - 0.06 * v ** 8);
      return at(r, angle, fall - radius * 0.26);
    },
    (u, v) => {
      const panel = Math.floor(u * ribs);
      const patch = noise(panel * 3.7 + seed, 1.3);
      const tint = patch > 0.25 ? mixColour(colour, straw, 0.75) : colour;
      const ring = Math.abs(((v * 5) % 1) - 0.5) > 0.42 ? 0.86 : 1;
      return scaleColour(tint, (0.88 + 0.18 * noise(u * 40 + seed, v * 9)) * ring);
    },
  );
  for (let rib = 0; rib < ribs; rib++) {
    const angle = (rib * 2 * Math.PI) / ribs;
    wood.tube(
      [at(0.02, angle, radius * 0.12), at(radius * 0.97, angle, -radius * 0.3)],
      [0.016, 0.012],
      pole,
      4,
    );
  }
}
