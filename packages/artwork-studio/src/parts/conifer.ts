import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { seededRandom } from '../renderer/noise.ts';
import { add, mix, normalise, scale, type Vector } from '../renderer/vector.ts';

const inner = colour('#1d3a33');
const outer = colour('#48735c');
const tip = colour('#7d9a68');
const bark = colour('#5a4a3e');

/**
 * A deodar, the cedar of the western Himalaya, 20 m high, its foot at the origin: level tiers of branches
 * whose tips hang, a leader that nods. About 18 000 triangles: for trees that stand near.
 */
export function deodar(seed: number): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const height = 20;
  const lean: Vector = [0.5 * (random() - 0.5), 0, 0.5 * (random() - 0.5)];
  const trunk = (share: number): Vector => [
    lean[0] * share * share,
    height * share,
    lean[2] * share * share,
  ];
  const points = Array.from({ length: 9 }, (_, index) => trunk(index / 8));
  builder.tube(
    points,
    points.map((_, index) => 0.42 * (1 - index / 8) ** 0.8 + 0.015),
    bark,
    8,
  );
  let turn = random() * 6;
  for (let y = 2.2; y < height - 0.3; y += mix(0.5, 0.26, y / height) * (0.75 + 0.5 * random())) {
    const share = y / height;
    // Widest at a quarter of the height, and uneven from tier to tier.
    const girth =
      5.2 * Math.min(1, share / 0.22) ** 0.5 * (1 - share) ** 0.9 + 0.3 * (1 - share ** 4);
    const branches = 6 + Math.floor(random() * 3);
    const tier = 0.75 + 0.45 * random();
    turn += 0.7 + random();
    for (let branch = 0; branch < branches; branch++) {
      const angle = turn + ((branch + 0.6 * (random() - 0.5)) * 2 * Math.PI) / branches;
      const reach = girth * tier * (0.55 + 0.55 * random());
      bough(builder, random, trunk(share), angle, reach, mix(0.12, 0.5, share ** 2));
    }
  }
  return builder;
}

/** A branch that bends down at its end, with twigs to both sides, level like a hand. */
function bough(
  builder: MeshBuilder,
  random: () => number,
  from: Vector,
  angle: number,
  reach: number,
  rise: number,
) {
  const out: Vector = [Math.cos(angle), 0, Math.sin(angle)];
  const side: Vector = [-out[2], 0, out[0]];
  const place = (share: number): Vector =>
    add(add(from, scale(out, reach * share)), [
      0,
      reach * (rise * share - (rise + 0.16) * share ** 2.4) + 0.05,
      0,
    ]);
  const twigs = Math.max(4, Math.round(reach * 5.5));
  for (let twig = 0; twig <= twigs; twig++) {
    const share = twig / twigs;
    const root = place(share * 0.94);
    for (const hand of [-1, 1]) {
      const spread = (0.25 + reach * 0.3) * (1.15 - share * 0.75) * (0.7 + 0.6 * random());
      const end = add(
        add(root, add(scale(side, hand * spread), scale(out, spread * (0.75 + 0.4 * random())))),
        [0, -spread * (0.15 + 0.75 * random() ** 2), 0],
      );
      const green = mixColour(
        mixColour(inner, outer, Math.min(1, share * 1.1)),
        tip,
        Math.max(0, share - 0.55) * random(),
      );
      const wide = 0.14 + spread * 0.27;
      const facing: Vector = [out[0] * 0.7, 0.9, out[2] * 0.7];
      const middle = add(scale(add(root, end), 0.5), [0, 0.05, 0]);
      const tilt: Vector = [0, 1.6 * (random() - 0.5), 0];
      const across = scale(normalise(add(tilt, add(out, scale(side, -hand * 0.8)))), wide / 2);
      const [left, right] = [add(middle, across), add(middle, scale(across, -1))];
      builder
        .triangle(root, left, end, scaleColour(green, 0.85 + 0.3 * random()), facing)
        .triangle(root, end, right, scaleColour(green, 0.85 + 0.3 * random()), facing);
    }
  }
}

/**
 * As `deodar`, for a forest seen from afar: tiers of ragged skirts, about 300 triangles.
 * @param width of its foot against its height: 0.35 a spruce, 0.5 an old cedar
 */
export function distantConifer(seed: number, width = 0.4): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const height = 20;
  const tiers = 15;
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const top = mix(0.2, 1, share + 1 / tiers) * height;
    const girth = (height * width * (1 - share) ** 0.9 * (0.8 + 0.4 * random())) / 2 + 0.15;
    const drop = girth * 0.45 + 0.7;
    const points = 9;
    const start = random() * 6;
    const rim = Array.from({ length: points * 2 }, (_, index) => {
      const angle = start + ((index + 0.5 * random()) * Math.PI) / points;
      const radius = girth * (index % 2 === 0 ? 0.7 + 0.5 * random() : 0.45);
      return [
        radius * Math.cos(angle),
        top - drop * (0.8 + 0.5 * random()) - (index % 2 === 0 ? 0.15 * girth : 0),
        radius * Math.sin(angle),
      ] as const;
    });
    for (const [index, a] of rim.entries()) {
      const b = rim[(index + 1) % rim.length] as Vector;
      const green: Colour = mixColour(inner, outer, 0.2 + 0.55 * share + 0.4 * random());
      builder.triangle([0, top, 0], b, a, green, [a[0] + b[0], girth * 1.4, a[2] + b[2]]);
    }
  }
  builder.tube(
    [
      [0, 0, 0],
      [0, height * 0.4, 0],
    ],
    [0.35, 0.25],
    bark,
    5,
  );
  return builder;
}
