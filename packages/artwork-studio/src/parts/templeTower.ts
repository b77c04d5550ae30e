import { type Colour, colour as hex, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { add, mix, type Vector } from '../renderer/vector.ts';
import { turned } from './facade.ts';

/** Corners of a quarter of the plan: a square whose sides step outward to the middle (pancharatha). */
const quarter = [
  [0.84, -0.84],
  [0.84, -0.56],
  [0.93, -0.56],
  [0.93, -0.26],
  [1.02, -0.26],
  [1.02, 0.26],
  [0.93, 0.26],
  [0.93, 0.56],
  [0.84, 0.56],
] as const;
const plan = [0, 1, 2, 3].flatMap((turn) =>
  quarter.map(([x, z]) => {
    const angle = (turn * Math.PI) / 2;
    return [
      x * Math.cos(angle) - z * Math.sin(angle),
      x * Math.sin(angle) + z * Math.cos(angle),
    ] as const;
  }),
);

/** How wide the tower is at a share of its height: upright at first, then bent inward (latina). */
const curve = (t: number) => 1 - 0.12 * t - 0.62 * t ** 3;

const neckHeight = 0.14;

/** The ribbed stone (amalaka) and the pot (kalasha) on it, in shares of the stone's radius. */
const stoneProfile = [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map(
  (t) => [0.62 + 0.38 * Math.max(0, Math.sin(Math.PI * t)) ** 0.7, t * 0.62] as const,
);
const potProfile = [
  [0.5, 0],
  [0.42, 0.12],
  [0.2, 0.18],
  [0.18, 0.24],
  [0.34, 0.4],
  [0.36, 0.52],
  [0.26, 0.66],
  [0.1, 0.76],
  [0.1, 0.86],
  [0.2, 0.94],
  [0.07, 1.1],
  [0.02, 1.6],
] as const;

const brass = hex('#c9964a');

/** A single tower, 1 to either side and `height` tall without its stone. */
function spire(height: number, courses: number, colour: Colour): MeshBuilder {
  const builder = new MeshBuilder();
  const ring = (t: number, size: number): Vector[] =>
    plan.map(([x, z]) => [x * curve(t) * size, t * height, z * curve(t) * size]);
  const band = (from: Vector[], to: Vector[], tint: Colour) => {
    for (let index = 0; index < from.length; index++) {
      const next = (index + 1) % from.length;
      builder.quad(
        from[index] as Vector,
        from[next] as Vector,
        to[next] as Vector,
        to[index] as Vector,
        tint,
      );
    }
  };
  for (let course = 0; course < courses; course++) {
    const [from, to] = [course / courses, (course + 1) / courses];
    // Every fifth course is a deeper joint: it ends a storey (bhumi).
    const isJoint = course % 5 === 4;
    const size = isJoint ? 0.9 : 1;
    const edge = mix(from, to, 0.72);
    band(ring(from, size), ring(edge, size), isJoint ? scaleColour(colour, 0.8) : colour);
    band(ring(edge, size), ring(edge, size * 0.955), scaleColour(colour, 0.85));
    band(ring(edge, size * 0.955), ring(to, size * 0.955), scaleColour(colour, 0.8));
  }
  const neck = curve(1);
  const top: Vector = [0, height, 0];
  const profile = [
    [neck * 0.95, -0.02],
    [neck * 0.6, 0.02],
    [neck * 0.6, neckHeight + 0.02],
  ] as const;
  turned(builder, top, profile, colour);
  const stone = neck * 1.16;
  const scaled = (line: readonly (readonly [number, number])[]) =>
    line.map(([radius, y]) => [radius * stone, y * stone] as const);
  turned(builder, add(top, [0, neckHeight, 0]), scaled(stoneProfile), colour, {
    ribs: 22,
    depth: 0.12,
  });
  turned(builder, add(top, [0, neckHeight + stone * 0.6, 0]), scaled(potProfile), brass, {
    sides: 14,
  });
  return builder;
}

interface TempleTowerOptions {
  /** Middle of its foot. */
  position: Vector;
  turn?: number;
  /** Half the width of its foot, in metres. */
  half: number;
  /** From the foot to the ribbed stone, in metres. */
  height: number;
  colour: Colour;
  /** Small towers leaning on the great one. @default true */
  isClustered?: boolean;
  /** Colour of the cloth at its tip. */
  flag: Colour;
}

/**
 * A temple tower of northern India (shikhara, nagara style) as triangles, for many towers at a distance: a
 * curved tower in courses, half towers on its four sides (urushringas) and at its corners. Proportions after
 * the Kandariya Mahadeva at Khajuraho and the slimmer towers along the ghats of Varanasi.
 */
export function templeTower(
  builder: MeshBuilder,
  { position, turn = 0, half, height, colour, isClustered = true, flag }: TempleTowerOptions,
): void {
  const whole = new MeshBuilder();
  const tall = height / half;
  whole.append(spire(tall, 48, colour), { position: [0, 0, 0] });
  if (isClustered) {
    const small = spire(tall * 0.92, 30, colour);
    for (let side = 0; side < 4; side++) {
      const angle = (side * Math.PI) / 2;
      const out = (at: number, distance: number): Vector => [
        Math.cos(at) * distance,
        0,
        Math.sin(at) * distance,
      ];
      whole.append(small, { position: out(angle, 0.62), size: 0.62 });
      whole.append(small, { position: out(angle, 0.98), size: 0.38 });
      whole.append(small, { position: out(angle + Math.PI / 4, 1.16), size: 0.27 });
    }
  }
  builder.append(whole, { position, turn, size: half });
  const tip = add(position, [0, height + half * 0.9, 0]);
  const pole = half * 0.9;
  builder.tube([tip, add(tip, [0, pole, 0])], [0.07, 0.05], brass, 5);
  builder.sheet(
    8,
    1,
    (u, v) =>
      add(tip, [
        -u * half * 0.55,
        pole * (0.98 - 0.34 * v * (1 - u) - 0.3 * u + 0.05 * Math.sin(u * 5)),
        0.12 * half * Math.sin(u * 6),
      ]),
    flag,
  );
}
