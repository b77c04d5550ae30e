import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise3, seededRandom } from '../renderer/noise.ts';
import { add, cross, mix, normalise, scale, type Vector } from '../renderer/vector.ts';

interface BroadleafOptions {
  seed: number;
  /** Of the crown against its height: 0.5 slim (silver oak), 0.9 round (sal), 1.3 wide (banyan, rain tree). @default 0.85 */
  width?: number;
  /** Share of the height that is bare trunk. @default 0.28 */
  bare?: number;
  /** Leaves in the shade, in the light, and the youngest. */
  leaves?: readonly [shade: Colour, light: Colour, young: Colour];
}

const bark = colour('#6f5f50');
const green = [colour('#33503b'), colour('#66804e'), colour('#9dab68')] as const;

/** Where the lumps of a crown are, and how large; the tree is 16 m high, its foot at the origin. */
function crown({ seed, width = 0.85, bare = 0.28 }: BroadleafOptions) {
  const random = seededRandom(seed);
  const height = 16;
  const bottom = height * bare;
  const lumps = Array.from({ length: 13 }, (_, index) => {
    const share = (index + 0.5) / 13;
    const level = Math.sin(Math.PI * mix(0.16, 0.8, share)) ** 0.8;
    const angle = index * 2.4 + random();
    const out =
      (height * width * 0.33 * level * (index === 12 ? 0.2 : 0.75 + 0.4 * random())) / 1.1;
    const radius = height * width * mix(0.235, 0.17, share) * (0.8 + 0.4 * random());
    const y = mix(bottom + radius * 0.8, height - radius, share ** 0.9);
    return { at: [out * Math.cos(angle), y, out * Math.sin(angle)] as Vector, radius };
  });
  return { random, height, bottom, lumps };
}

/** Leaves about one clump of a crown: most at its outside, lit as the clump is. */
function clump(
  builder: MeshBuilder,
  random: () => number,
  { at, radius }: { at: Vector; radius: number },
  [shade, light, young]: readonly [Colour, Colour, Colour],
  leaf: { count: number; size: number },
) {
  for (let index = 0; index < leaf.count; index++) {
    const up = 1 - 2 * random();
    const angle = random() * 2 * Math.PI;
    const ring = Math.sqrt(1 - up * up);
    const out: Vector = [ring * Math.cos(angle), up, ring * Math.sin(angle)];
    const uneven = 0.8 + 0.35 * noise3(out[0] * 2 + at[0], out[1] * 2 + at[1], out[2] * 2);
    const away = random() ** 0.28 * uneven;
    const base = add(at, scale(out, radius * away));
    const size = leaf.size * (0.7 + 0.6 * random());
    const along = normalise([
      out[0] + 1.4 * (random() - 0.5),
      out[1] * 0.5 - 0.25 + 1.2 * (random() - 0.5),
      out[2] + 1.4 * (random() - 0.5),
    ]);
    const side = scale(normalise(cross(along, [out[0], out[1] + 0.9, out[2]])), size * 0.46);
    const middle = add(base, scale(along, size * 0.45));
    const end = add(base, scale(along, size));
    const lit = Math.min(1, away ** 3 * (0.4 + 0.5 * (up * 0.5 + 0.5)) + 0.15 * random());
    const tint = scaleColour(
      mixColour(mixColour(shade, light, lit), young, random() < 0.2 ? lit * 0.7 : 0),
      0.85 + 0.3 * random(),
    );
    const facing = add(scale(out, 1.2), [random() - 0.5, random() * 0.8, random() - 0.5]);
    builder
      .triangle(base, add(middle, side), end, tint, facing)
      .triangle(base, end, add(middle, scale(side, -1)), tint, facing);
  }
}

/**
 * A tree with a round crown, 16 m high: trunk, limbs, and leaves in clumps. About 30 000 triangles: for
 * trees that stand near.
 */
export function broadleaf(options: BroadleafOptions): MeshBuilder {
  const { random, height, bottom, lumps } = crown(options);
  const builder = new MeshBuilder();
  const fork: Vector = [0.2 * (random() - 0.5), bottom, 0.2 * (random() - 0.5)];
  const girth = height * 0.022;
  builder.tube(
    [[0, -0.3, 0], [0.1 * (random() - 0.5), bottom * 0.5, 0], fork],
    [girth * 1.4, girth, girth * 0.85],
    bark,
    9,
  );
  for (const lump of lumps) {
    const { at } = lump;
    const knee: Vector = [at[0] * 0.45, mix(fork[1], at[1], 0.55), at[2] * 0.45];
    builder.tube([fork, knee, at], [girth * 0.5, girth * 0.3, girth * 0.1], bark, 5);
    clump(builder, random, lump, options.leaves ?? green, { count: 1100, size: 0.4 });
  }
  return builder;
}

/** As `broadleaf`, for a forest seen from afar: a dark core and coarse leaves, about 3000 triangles. */
export function distantBroadleaf(options: BroadleafOptions): MeshBuilder {
  const { random, bottom, lumps } = crown(options);
  const leaves = options.leaves ?? green;
  const builder = new MeshBuilder();
  for (const { at, radius } of lumps) {
    builder.sheet(
      6,
      4,
      (u, v) => {
        const [angle, up] = [u * 2 * Math.PI, v * Math.PI];
        const out = [Math.sin(up) * Math.cos(angle), Math.cos(up), Math.sin(up) * Math.sin(angle)];
        return add(at, scale(out as unknown as Vector, radius * 0.78));
      },
      (_, v) => mixColour(leaves[1], leaves[0], 0.4 + 0.6 * v),
    );
    clump(builder, random, { at, radius: radius * 1.1 }, leaves, { count: 90, size: 0.85 });
  }
  builder.tube(
    [
      [0, -0.5, 0],
      [0, bottom * 1.3, 0],
    ],
    [0.4, 0.3],
    bark,
    5,
  );
  return builder;
}
