import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { seededRandom } from '../renderer/noise.ts';
import { add, cross, mix, normalise, scale, type Vector } from '../renderer/vector.ts';

const { cos, PI, sin } = Math;

interface FernOptions {
  seed: number;
  /** Fronds of the rosette. @default 11 */
  fronds?: number;
  /** Leaflets to either side of each pinna; 1 draws a pinna as one leaf, for ferns far off. @default 8 */
  leaflets?: number;
}

const shade = colour('#3f6638');
const light = colour('#7fa24c');

/**
 * A lady fern (Athyrium): a rosette of twice feathered fronds about 0.9 m long that rise and arch over, its
 * foot at the origin.
 */
export function fern({ seed, fronds = 11, leaflets = 8 }: FernOptions): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  for (let index = 0; index < fronds; index++) {
    const turn = index * 2.399963 + (random() - 0.5) * 0.5;
    const length = mix(0.72, 1, random()) * (index < 3 ? 0.7 : 1);
    const rise = mix(1.35, 0.75, index / fronds) + 0.2 * (random() - 0.5);
    const bend = mix(1.1, 1.75, random());
    const tone = mixColour(shade, light, 0.25 + 0.6 * random() * (1 - index / fronds));
    feather(builder, random, { turn, length, rise, bend, tone, leaflets });
  }
  return builder;
}

interface Feather {
  turn: number;
  length: number;
  /** Angles of its rib at the foot, and by how much it has turned over at the tip, in radians. */
  rise: number;
  bend: number;
  tone: Colour;
  leaflets: number;
}

function feather(
  builder: MeshBuilder,
  random: () => number,
  { turn, length, rise, bend, tone, leaflets }: Feather,
) {
  const pairs = 26;
  const roll = 0.5 * (random() - 0.5);
  const sway = 0.6 * (random() - 0.5);
  let at: Vector = [0.02 * cos(turn), 0, 0.02 * sin(turn)];
  const rib: Vector[] = [at];
  for (let pair = 0; pair < pairs; pair++) {
    const t = pair / pairs;
    const climb = rise - bend * t ** 1.5;
    const around = turn + sway * t * t;
    const ahead: Vector = [cos(climb) * cos(around), sin(climb), cos(climb) * sin(around)];
    at = add(at, scale(ahead, length / pairs));
    rib.push(at);
    if (t < 0.14) continue;
    const level = normalise(cross([0, 1, 0], ahead));
    const above = cross(ahead, level);
    const profile = sin(PI * Math.min(1, 0.12 + 1.02 * (t - 0.1))) ** 0.8 * (1.12 - 0.8 * t);
    const reach = length * 0.21 * profile + 0.008;
    for (const side of [-1, 1]) {
      const out = normalise(
        add(
          add(scale(level, side * cos(roll)), scale(above, 0.1 + side * sin(roll))),
          add(scale(ahead, 0.35 + 0.1 * random()), [0, -0.22 * random(), 0]),
        ),
      );
      const own = scaleColour(tone, mix(0.6, 1.12, t) * (0.88 + 0.24 * random()));
      pinna(builder, { root: at, out, above, reach, leaflets, tone: own });
    }
  }
  builder.tube(
    rib,
    rib.map((_, index) => mix(0.006, 0.0015, index / pairs)),
    colour('#6f7a3c'),
    4,
  );
}

interface Pinna {
  root: Vector;
  out: Vector;
  above: Vector;
  reach: number;
  leaflets: number;
  tone: Colour;
}

function pinna(builder: MeshBuilder, { root, out, above, reach, leaflets, tone }: Pinna) {
  const across = normalise(cross(out, above));
  const face = normalise(cross(across, out));
  if (leaflets === 1) {
    builder.leaf(root, add(root, scale(out, reach)), reach * 0.24, face, tone, reach * 0.12);
    return;
  }
  for (let leaflet = 0; leaflet < leaflets; leaflet++) {
    const t = (leaflet + 0.2) / leaflets;
    const droop: Vector = [0, -0.16 * reach * t * t, 0];
    const foot = add(add(root, scale(out, reach * t)), droop);
    const size = reach * 0.26 * (1 - 0.85 * t) + 0.003;
    const width = (reach / leaflets) * 0.52;
    for (const side of [-1, 1]) {
      const tip = add(foot, add(scale(across, side * size), scale(out, size * 0.45)));
      const end = add(foot, scale(out, width * 1.7));
      const shoulder = add(foot, add(scale(across, side * size * 0.75), scale(out, width * 1.5)));
      builder.triangle(foot, tip, shoulder, tone, face).triangle(foot, shoulder, end, tone, face);
    }
  }
}
