import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise, seededRandom } from '../renderer/noise.ts';
import { add, cross, normalise, scale, type Vector } from '../renderer/vector.ts';

const { cos, PI, sin } = Math;

const bark = colour('#7a6752');

interface ClippedOptions {
  seed: number;
  /** Of the leaves, from the ground, in metres. */
  from: number;
  to: number;
  /** Radius by the share of the way up. */
  radius: (share: number) => number;
  leaves: number;
  leaf: number;
  shade: Colour;
  light: Colour;
}

/** A tree kept in shape by shears: a dark core and leaves on its surface, a few of them standing out. */
function clipped({ seed, from, to, radius, leaves, leaf, shade, light }: ClippedOptions) {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const place = (share: number, turn: number, out: number): Vector => {
    const uneven = 1 + 0.09 * noise(turn * 1.7 + seed * 5, share * 5);
    const girth = radius(share) * uneven * out;
    return [girth * cos(turn), from + (to - from) * share, girth * sin(turn)];
  };
  builder.sheet(14, 12, (u, v) => place(v, u * 2 * PI, 0.9), scaleColour(shade, 0.7));
  builder.tube(
    [
      [0, -0.2, 0],
      [0, from + 0.2, 0],
    ],
    [0.09, 0.07],
    bark,
  );
  for (let count = 0; count < leaves; count++) {
    const share = random();
    const turn = random() * 2 * PI;
    const base = place(share, turn, 0.9 + 0.14 * random() ** 2);
    const lean = (radius(Math.max(0, share - 0.04)) - radius(Math.min(1, share + 0.04))) / 0.08;
    const out = normalise([cos(turn), lean / (to - from), sin(turn)]);
    const along = normalise(
      add(out, [0.9 * (random() - 0.5), 0.9 * random(), 0.9 * (random() - 0.5)]),
    );
    const size = leaf * (0.6 + 0.7 * random());
    const side = scale(normalise(cross(along, add(out, [0.3, 0.2, 0]))), size * 0.3);
    const tip = add(base, scale(along, size));
    const middle = add(base, scale(along, size * 0.5));
    const tone = scaleColour(mixColour(shade, light, random() ** 1.4), 0.8 + 0.35 * random());
    builder
      .triangle(base, add(middle, side), tip, tone, out)
      .triangle(base, tip, add(middle, scale(side, -1)), tone, out);
  }
  return builder;
}

/** The cypress of Mughal gardens, 4.6 m high and slim; its foot at the origin. */
export const cypress = (seed: number): MeshBuilder =>
  clipped({
    seed,
    from: 0.25,
    to: 4.6,
    radius: (share) => 0.66 * Math.min(1, 0.45 + share * 4) * (1 - share ** 1.7) ** 0.8 + 0.02,
    leaves: 5200,
    leaf: 0.17,
    shade: colour('#31503f'),
    light: colour('#6f8f5c'),
  });

const ball = (share: number) => 0.85 * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)) + 0.01;

/** An orange tree clipped round, 2.5 m high, in fruit. */
export function orangeTree(seed: number): MeshBuilder {
  const builder = clipped({
    seed,
    from: 0.95,
    to: 2.5,
    radius: ball,
    leaves: 4200,
    leaf: 0.15,
    shade: colour('#3c5a38'),
    light: colour('#86a05a'),
  });
  const random = seededRandom(seed + 50);
  for (let fruit = 0; fruit < 46; fruit++) {
    const [share, turn] = [0.08 + 0.8 * random(), random() * 2 * PI];
    const girth = ball(share);
    const middle: Vector = [girth * cos(turn), 0.95 + 1.55 * share, girth * sin(turn)];
    builder.sheet(
      6,
      5,
      (u, v) =>
        add(middle, [
          0.055 * sin(v * PI) * cos(u * 2 * PI),
          0.055 * cos(v * PI),
          0.055 * sin(v * PI) * sin(u * 2 * PI),
        ]),
      colour('#df8f35'),
    );
  }
  return builder;
}
