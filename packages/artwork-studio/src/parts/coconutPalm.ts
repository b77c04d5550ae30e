import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise, seededRandom } from '../renderer/noise.ts';
import {
  add,
  clamp,
  cross,
  mix,
  normalise,
  scale,
  smoothstep,
  type Vector,
} from '../renderer/vector.ts';

/**
 * A coconut palm (Cocos nucifera), measured after the tall varieties of Kerala: a trunk of 0.3 m with the
 * scars of fallen fronds round it, 24 fronds of 4 to 5.5 m with leaflets of up to 1.1 m, nuts of 0.25 m.
 */
interface PalmShape {
  seed: number;
  /** Of the crown's heart above the foot, in metres. */
  height: number;
  /** The distance of the heart from the foot along x, in metres: palms lean out over water. */
  lean: number;
  /** @default 24 */
  fronds?: number;
}

const radians = Math.PI / 180;
const up: Vector = [0, 1, 0];
const green = colour('#55752f');
const young = colour('#8aa043');
const old = colour('#8d8440');
const dead = colour('#8a6a44');
const bark = colour('#8d8172');
const lichen = colour('#b5ad9c');

function trunk(builder: MeshBuilder, at: (share: number) => Vector, height: number, seed: number) {
  const rows = Math.round(height * 20);
  const ring = (share: number) => {
    const place = share * height * 7.5;
    return place - Math.floor(place);
  };
  builder.sheet(
    14,
    rows,
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const bole = 0.17 * Math.exp(-v * height * 1.6);
      const scar =
        0.014 * (1 - ring(v)) + 0.008 * noise(v * height * 3, seed + 3 * Math.cos(angle));
      const radius = mix(0.165, 0.115, v) + bole + scar;
      return add(at(v), [radius * Math.cos(angle), 0, radius * Math.sin(angle)]);
    },
    (u, v) => {
      const patch = noise(Math.cos(u * 6.28) * 1.3 + seed, v * height * 0.8);
      const tone = mixColour(bark, lichen, smoothstep(0, 0.6, patch));
      return scaleColour(tone, 0.62 + 0.4 * smoothstep(0, 0.3, ring(v)) + 0.12 * patch);
    },
  );
}

function nuts(builder: MeshBuilder, heart: Vector, random: () => number) {
  const count = 7 + Math.floor(random() * 6);
  const ripe = random();
  for (let nut = 0; nut < count; nut++) {
    const angle = nut * 2.399963 + random();
    const out = 0.28 + 0.16 * random();
    const middle = add(heart, [
      out * Math.cos(angle),
      -0.28 - 0.34 * random(),
      out * Math.sin(angle),
    ]);
    const tone = mixColour(
      colour('#7f8a3a'),
      colour('#b07a34'),
      clamp(ripe + 0.5 * random() - 0.3),
    );
    builder.sheet(
      8,
      6,
      (u, v) => {
        const [a, b] = [u * 2 * Math.PI, v * Math.PI];
        return add(middle, [
          0.12 * Math.cos(a) * Math.sin(b),
          0.15 * Math.cos(b),
          0.12 * Math.sin(a) * Math.sin(b),
        ]);
      },
      tone,
    );
  }
}

interface FrondOptions {
  heart: Vector;
  /** About the trunk, in radians. */
  turn: number;
  /** 0 has just opened, 1 is about to fall. */
  age: number;
  length: number;
  /** Leaflets on either side. @default 58 */
  leaflets?: number;
  isDead?: boolean;
  random: () => number;
}

/** One feathered leaf: its rib arches under its weight, its leaflets hang the more the older it is. */
export function frond(
  builder: MeshBuilder,
  { heart, turn, age, length, leaflets = 58, isDead = false, random }: FrondOptions,
): void {
  const rise = mix(84, -32, age ** 0.85) * radians + (random() - 0.5) * 0.24;
  const bend = mix(42, 86, Math.sin(Math.PI * clamp(age * 0.75 + 0.1))) * radians;
  const sway = (random() - 0.5) * 0.5;
  const roll = (random() - 0.5) * 0.7 + (random() < 0.3 ? 0.5 * (random() - 0.5) : 0);
  const segments = 14;
  const points: Vector[] = [heart];
  const ways: Vector[] = [];
  for (let index = 0; index <= segments; index++) {
    const t = index / segments;
    const climb = Math.max(-1.5, rise - bend * t ** 1.4);
    const around = turn + sway * t * t;
    const way: Vector = [
      Math.cos(climb) * Math.cos(around),
      Math.sin(climb),
      Math.cos(climb) * Math.sin(around),
    ];
    ways.push(way);
    if (index < segments) {
      points.push(add(points[index] as Vector, scale(way, length / segments)));
    }
  }
  const onRib = (t: number): { at: Vector; ahead: Vector } => {
    const place = t * segments;
    const index = Math.min(segments - 1, Math.floor(place));
    const share = place - index;
    const [a, b] = [points[index] as Vector, points[index + 1] as Vector];
    return {
      at: [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)],
      ahead: normalise(ways[index] as Vector),
    };
  };
  const fresh = mixColour(young, green, smoothstep(0, 0.3, age));
  const tone = isDead ? dead : mixColour(fresh, old, smoothstep(0.72, 1.1, age) * 0.8);
  const rib: Colour = isDead ? dead : mixColour(colour('#b3a655'), green, 0.35);
  builder.tube(
    points,
    points.map((_, index) => mix(0.055, 0.008, (index / segments) ** 0.7)),
    rib,
    4,
  );
  for (let pair = 0; pair < leaflets; pair++) {
    const t = 0.17 + 0.83 * ((pair + 0.5) / leaflets);
    const { at, ahead } = onRib(t);
    const level = normalise(cross(up, ahead));
    const above = cross(ahead, level);
    const reach =
      (0.55 + 0.55 * Math.sin(Math.PI * clamp(1.12 * (t - 0.12)) ** 0.8)) * (length / 5) * 1.0;
    for (const side of [-1, 1]) {
      const outward = add(
        scale(level, side * Math.cos(roll * t)),
        scale(above, side * Math.sin(roll * t)),
      );
      const forward = mix(28, 66, t ** 1.3) * radians + (random() - 0.5) * 0.22;
      const lift = mix(0.45, -0.1, smoothstep(0, 0.6, age)) + (random() - 0.5) * 0.24;
      const way = normalise(
        add(
          add(scale(outward, Math.cos(forward)), scale(ahead, Math.sin(forward))),
          scale(above, lift),
        ),
      );
      const own = reach * (0.86 + 0.28 * random());
      const hang = own * (mix(0.12, 0.62, smoothstep(0, 0.75, age)) + 0.16 * random());
      const straight = own * (1 - 0.35 * smoothstep(0, 0.75, age));
      const shaded = mix(0.55, 1, smoothstep(0.05, 0.7, t)) * (0.85 + 0.3 * random());
      builder.leaf(
        at,
        add(at, scale(way, isDead ? straight * 0.6 : straight)),
        isDead ? 0.03 : 0.05 * (0.8 + 0.4 * random()),
        above,
        scaleColour(tone, shaded),
        hang,
      );
    }
  }
}

/** A coconut palm with its foot at the origin. */
export function coconutPalm({ seed, height, lean, fronds = 24 }: PalmShape): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const wobble = (random() - 0.5) * 0.5;
  const across = (random() - 0.5) * 0.9;
  const grip = 1.5 + 0.7 * random();
  const at = (share: number): Vector => [
    lean * (1 - (1 - share) ** grip) + wobble * Math.sin(share * 5),
    height * share,
    across * Math.sin(share * 3.2),
  ];
  trunk(builder, at, height, seed);
  const heart = at(1);
  builder.tube(
    [add(heart, [0, -0.5, 0]), add(heart, [0, -0.1, 0]), add(heart, [0, 0.35, 0])],
    [0.13, 0.21, 0.06],
    colour('#8a7446'),
    8,
  );
  nuts(builder, heart, random);
  for (let index = 0; index < fronds; index++) {
    const age = (index + 0.5) / fronds;
    frond(builder, {
      heart: add(heart, [0, mix(0.25, -0.12, age), 0]),
      turn: index * 2.399963 + (random() - 0.5) * 0.35,
      age,
      length: mix(3.9, 5.3, Math.sin(Math.PI * clamp(age + 0.15))) * (0.9 + 0.2 * random()),
      random,
    });
  }
  if (random() < 0.6) {
    const turn = random() * 6.28;
    frond(builder, { heart, turn, age: 1.35, length: 3.6, leaflets: 36, isDead: true, random });
  }
  return builder;
}
