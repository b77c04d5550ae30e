import { type Colour, colour as hex, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { noise, seededRandom } from '../renderer/noise.ts';
import { mix, smoothstep, type Vector } from '../renderer/vector.ts';

interface BoatOptions {
  /** Of its middle at the waterline. */
  position: Vector;
  /** 0 points its bow to the right, along x. */
  turn: number;
  /** In metres, 6 to 12. */
  length: number;
  /** Of its upper planks and of the band below them. */
  paint: Colour;
  band: Colour;
  seed: number;
  /** Colour of a cloth roof on bamboo; none without. */
  canopy?: Colour;
}

const wood = hex('#8f765f');
const inside = hex('#a58f74');
const bamboo = hex('#b4935c');
const strakes = 7;

/** Half its width at a share of its length, in shares of the greatest. */
const beamAt = (t: number) => Math.max(0.015, 1 - Math.abs(2 * t - 0.94) ** 2.5 * 0.99) ** 0.8;
/** How high its edge and its keel lie, in shares of the length; the keel runs up into stem and stern. */
const edgeAt = (t: number) => 0.048 + 0.4 * Math.abs(t - 0.42) ** 2.3 * (t > 0.42 ? 1.15 : 0.6);
const keelAt = (t: number) =>
  mix(
    -0.03,
    edgeAt(t) - 0.035,
    Math.max(smoothstep(0.68, 1.02, t), 0.8 * smoothstep(0.2, -0.02, t)),
  );

/**
 * A rowing boat of the Ganges at Varanasi (naav): about four and a half times as long as wide, flat in the
 * middle, its bow drawn up into a long beak; painted above, bare and dark below.
 */
export function boat(
  builder: MeshBuilder,
  cloth: MeshBuilder,
  { position, turn, length, paint, band, seed, canopy }: BoatOptions,
): void {
  const random = seededRandom(seed);
  const own = new MeshBuilder();
  const half = length / 9;
  const along = (t: number) => (t - 0.46) * length;
  const side = (t: number) => Math.max(0.02, beamAt(t)) * half;
  const edge = (t: number) => edgeAt(t) * length;
  const keel = (t: number) => Math.min(keelAt(t) * length, edge(t) - 0.05);
  /** Stem and stern lean outward, farther above than below. */
  const rake = (t: number) =>
    length * (0.035 * smoothstep(0.8, 1, t) - 0.02 * smoothstep(0.15, 0, t));
  /** A rib of the hull: v from one edge by the keel to the other. */
  const hull = (inset: number) => (t: number, v: number) => {
    const angle = (v - 0.5) * Math.PI;
    const out = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.72;
    const down = Math.abs(Math.cos(angle)) ** 0.8;
    const low = keel(t) + inset;
    return [along(t), mix(edge(t), low, down), out * Math.max(0.01, side(t) - inset)] as const;
  };
  const weather = (t: number, v: number) =>
    0.86 + 0.22 * noise(t * 26 + seed, v * 60) + 0.12 * noise(t * 120, v * 90 + seed);
  const outer = (t: number, v: number): Colour => {
    const up = Math.abs(v - 0.5) * 2;
    const strake = Math.floor(up * strakes);
    const seam = Math.abs(up * strakes - strake - 0.5) > 0.42 ? 0.72 : 1;
    const flaked = noise(t * 40 + seed * 3, v * 30) > 0.42 ? 0.55 : 0;
    const painted = up > 0.86 ? paint : up > 0.72 ? band : wood;
    return scaleColour(
      mixColour(painted, wood, flaked),
      weather(t, v) * seam * (up < 0.45 ? 0.6 : 1),
    );
  };
  own.sheet(56, 42, hull(0), outer);
  own.sheet(40, 18, hull(0.05), (t, v) => scaleColour(inside, weather(t, v)));
  for (const hand of [-1, 1]) {
    const points: Vector[] = [];
    for (let step = 0; step <= 26; step++) {
      const t = step / 26;
      points.push([along(t) + rake(t), edge(t) + 0.015, hand * (side(t) - 0.02)]);
    }
    own.tube(
      points,
      points.map(() => 0.045),
      scaleColour(mixColour(paint, wood, 0.5), 1.15),
      6,
    );
  }
  // Thwarts, and decks at either end, of separate planks.
  const plank = (t0: number, t1: number, y: number, reach: number, tint: Colour) => {
    const corner = (t: number, hand: number, height: number): Vector => [
      along(t),
      height,
      hand * side(t) * reach,
    ];
    own
      .quad(corner(t0, -1, y), corner(t0, 1, y), corner(t1, 1, y), corner(t1, -1, y), tint)
      .quad(
        corner(t0, -1, y),
        corner(t0, 1, y),
        corner(t0, 1, y - 0.05),
        corner(t0, -1, y - 0.05),
        scaleColour(tint, 0.7),
      )
      .quad(
        corner(t1, -1, y),
        corner(t1, 1, y),
        corner(t1, 1, y - 0.05),
        corner(t1, -1, y - 0.05),
        scaleColour(tint, 0.7),
      );
  };
  const worn = () => scaleColour(inside, 0.8 + 0.4 * random());
  for (const t of [0.26, 0.4, 0.54, 0.67])
    plank(t - 0.016, t + 0.016, edge(t) - 0.09, 0.97, worn());
  for (let t = 0.76; t < 0.95; t += 0.021) plank(t, t + 0.019, edge(t) - 0.03, 0.95, worn());
  for (let t = 0.04; t < 0.16; t += 0.021) plank(t, t + 0.019, edge(t) - 0.03, 0.95, worn());
  for (let t = 0.18; t < 0.75; t += 0.025) plank(t, t + 0.022, keel(0.5) + 0.16, 0.8, worn());
  // Two oars laid inboard.
  for (const hand of [-1, 1]) {
    const t = 0.6 + 0.04 * random();
    own.tube(
      [
        [along(t), edge(0.5) + 0.06, hand * half * 0.6],
        [along(t - 0.42), edge(0.3) + 0.1, hand * half * (0.3 + 0.2 * random())],
      ],
      [0.028, 0.03],
      bamboo,
      6,
    );
  }
  if (canopy) {
    const [from, to] = [0.24, 0.66];
    const tall = 1.75;
    const posts = 4;
    for (let index = 0; index < posts; index++) {
      const t = mix(from, to, index / (posts - 1));
      for (const hand of [-1, 1]) {
        own.tube(
          [
            [along(t), edge(t) - 0.05, hand * side(t) * 0.92],
            [along(t), tall, hand * side(t) * 0.86],
          ],
          [0.03, 0.025],
          bamboo,
          6,
        );
      }
    }
    const roof = new MeshBuilder();
    roof.sheet(
      20,
      12,
      (u, v) => {
        const t = mix(from - 0.02, to + 0.02, u);
        const across = (v - 0.5) * 2;
        const sag = 0.05 * Math.abs(Math.sin(u * Math.PI * (posts - 1)));
        return [
          along(t),
          tall +
            0.34 * (1 - across * across) -
            sag * (1 - 0.5 * Math.abs(across)) -
            0.06 * Math.abs(across) ** 6,
          across * side(0.5) * 0.98,
        ];
      },
      (u, v) => scaleColour(canopy, 0.9 + 0.16 * noise(u * 9 + seed, v * 7)),
    );
    cloth.append(roof, { position, turn });
  }
  builder.append(own, { position, turn });
}
