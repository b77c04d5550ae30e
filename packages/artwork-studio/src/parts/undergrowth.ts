import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { seededRandom } from '../renderer/noise.ts';
import { add, mix, normalise, scale, type Vector } from '../renderer/vector.ts';

const { cos, PI, sin } = Math;

const mixed = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share));

/** Blades that spring from one foot and bend outward; about a metre across, half a metre high. */
export function grassTuft(seed: number, tone: Colour = colour('#71893f')): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  for (let blade = 0; blade < 46; blade++) {
    const turn = random() * 2 * PI;
    const ring = 0.22 * random();
    const reach = 0.18 + 0.3 * random();
    const base: Vector = [ring * cos(turn), 0, ring * sin(turn)];
    const height = 0.3 + 0.35 * random();
    const tip: Vector = [(ring + reach) * cos(turn), height, (ring + reach) * sin(turn)];
    const shade = 0.7 + 0.5 * random();
    const face: Vector = [-cos(turn), 0.8, -sin(turn)];
    builder.leaf(base, tip, 0.035, face, scaleColour(tone, shade), height * 0.35 * random());
  }
  return builder;
}

/** A low bush of broad leaves, about 1.6 m across and 1.1 m high. */
export function shrub(seed: number, tone: Colour = colour('#4c6b35')): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const lumps = Array.from({ length: 6 }, () => ({
    x: 0.9 * (random() - 0.5),
    z: 0.9 * (random() - 0.5),
    y: 0.25 + 0.4 * random(),
    size: 0.28 + 0.22 * random(),
  }));
  for (let leaf = 0; leaf < 620; leaf++) {
    const { x, y, z, size } = lumps[leaf % lumps.length] as (typeof lumps)[number];
    const [turn, rise] = [random() * 2 * PI, (random() - 0.35) * 2.4];
    const out: Vector = [cos(turn) * cos(rise), sin(rise), sin(turn) * cos(rise)];
    const base = add([x, y, z], scale(out, size * (0.75 + 0.3 * random())));
    const way = normalise(add(out, [random() - 0.5, -0.2, random() - 0.5]));
    const inside = mix(0.55, 1.1, 0.5 + 0.5 * out[1]) * (0.8 + 0.4 * random());
    const own = mixColour(tone, colour('#93a052'), 0.35 * random());
    builder.leaf(base, add(base, scale(way, 0.17)), 0.08, out, scaleColour(own, inside), 0.02);
  }
  return builder;
}

/**
 * A banana plant: paddles of up to 2.2 m about a soft stem, torn to strips along their veins as the wind
 * leaves them.
 */
export function bananaPlant(seed: number): MeshBuilder {
  const random = seededRandom(seed);
  const builder = new MeshBuilder();
  const height = 2.1 + 0.8 * random();
  builder.tube(
    [
      [0, -0.1, 0],
      [0.05, height * 0.6, 0.02],
      [0.08, height, 0.05],
    ],
    [0.13, 0.1, 0.06],
    colour('#8f9a5c'),
    9,
  );
  const leaves = 8;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const age = (leaf + 0.5) / leaves;
    const turn = leaf * 2.399963 + 0.4 * random();
    const length = mix(1.5, 2.3, sin(PI * Math.min(1, age + 0.2)));
    const rise = mix(1.35, 0.1, age);
    const bend = mix(0.7, 1.9, age);
    const steps = 12;
    let at: Vector = [0.08, height - 0.15 * age, 0.05];
    const rib: Vector[] = [at];
    for (let step = 0; step < steps; step++) {
      const climb = rise - bend * (step / steps) ** 1.3;
      at = add(
        at,
        scale([cos(climb) * cos(turn), sin(climb), cos(climb) * sin(turn)], length / steps),
      );
      rib.push(at);
    }
    const level: Vector = [-sin(turn), 0, cos(turn)];
    const fresh = mixColour(colour('#9db55a'), colour('#6f8f3f'), age);
    builder.tube(
      rib,
      rib.map((_, index) => mix(0.04, 0.008, index / steps)),
      colour('#b5bf72'),
      5,
    );
    for (const side of [-1, 1]) {
      for (let strip = 2; strip < steps; strip++) {
        const share = strip / steps;
        const width = 0.34 * sin(PI * Math.min(1, 0.1 + 0.95 * share)) ** 0.6;
        const [a, b] = [rib[strip] as Vector, rib[strip + 1] as Vector];
        const droop = -0.1 - 0.3 * age * random() - 0.06 * random();
        const out = normalise(add(scale(level, side), [0, droop * 2, 0]));
        const outerA = add(a, scale(out, width));
        // The tear between two strips.
        const outerB = add(mixed(a, b, 1 - 0.12 * random()), scale(out, width * 0.97));
        builder.quad(a, b, outerB, outerA, scaleColour(fresh, 0.82 + 0.3 * random()));
      }
    }
  }
  return builder;
}
