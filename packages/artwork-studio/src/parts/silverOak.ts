import { colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { seededRandom } from '../renderer/noise.ts';
import { add, mix, normalise, scale, type Vector } from '../renderer/vector.ts';

const { cos, PI, sin } = Math;

const bark = colour('#7d7264');
const shade = colour('#58714f');
const light = colour('#9ab078');
const silver = colour('#ced4ac');

/**
 * A silver oak (Grevillea robusta), 16 m high, as planted for shade among tea: a straight stem, short boughs
 * that rise, ferny leaves with silver undersides, air between. About 15 000 triangles.
 */
export function silverOak(seed: number): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const height = 16;
  const lean = [0.7 * (random() - 0.5), 0.7 * (random() - 0.5)] as const;
  const stem = (share: number): Vector => [
    lean[0] * share ** 2,
    height * share,
    lean[1] * share ** 2,
  ];
  const points = Array.from({ length: 7 }, (_, index) => stem(index / 6));
  builder.tube(
    points,
    points.map((_, index) => 0.24 * (1 - index / 6) ** 0.8 + 0.03),
    bark,
    7,
  );
  const boughs = 74;
  for (let bough = 0; bough < boughs; bough++) {
    const share = mix(0.2, 0.97, (bough + 0.6 * random()) / boughs);
    const turn = bough * 2.399963 + 0.8 * random();
    // Fullest below the middle, drawn in to a narrow top.
    const full = Math.min(1, (share - 0.12) / 0.25) * (1 - share) ** 0.62;
    const reach = (3.1 * full + 0.35) * (0.55 + 0.6 * random());
    const rise = mix(0.25, 1.1, share);
    const from = stem(share);
    const way: Vector = [cos(turn), rise, sin(turn)];
    const tip = add(from, scale(way, reach));
    builder.tube([from, add(from, scale(way, reach * 0.5)), tip], [0.07, 0.045, 0.015], bark, 4);
    const leaves = 12 + Math.round(9 * reach);
    for (let leaf = 0; leaf < leaves; leaf++) {
      const at = mix(0.25, 1.05, random() ** 0.7);
      const spread = 0.24 * reach + 0.16;
      const base = add(
        add(from, scale(way, reach * at)),
        scale([random() - 0.5, 0.8 * (random() - 0.5), random() - 0.5], spread * 2),
      );
      const angle = random() * 2 * PI;
      const along = normalise([
        cos(angle) + 0.6 * way[0],
        0.5 * (random() - 0.4),
        sin(angle) + 0.6 * way[2],
      ]);
      const tone = mixColour(mixColour(shade, light, random()), silver, 0.45 * random() ** 2);
      builder.leaf(
        base,
        add(base, scale(along, 0.42 + 0.3 * random())),
        0.2,
        [way[0] * 0.8, 1, way[2] * 0.8],
        scaleColour(tone, 0.75 + 0.4 * at * random()),
        0.12,
      );
    }
  }
  return builder;
}
