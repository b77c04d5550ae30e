/**
 * Amber Fort (Amer) above Maota lake near Jaipur, seen from the east: ramparts that step up the spur, the
 * halls and palaces on them, the garden island Kesar Kyari before it. x runs north along the lake, z west
 * into the hill, y = 0 is the lake; metres.
 *
 * The order of the parts from south to north (gate of the sun, court, hall of audience, Ganesh Pol, palace of
 * Man Singh) follows the plan in Tillotson, 'The Rajput Palaces' (1987), pp. 91-106; sizes are estimates from
 * photographs, the palace's length of about 200 m along the lake is drawn together by a fifth.
 */
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { cell, fractal, fractal3, noise3 } from '../renderer/noise.ts';
import type { Surface } from '../renderer/scene.ts';
import { clamp, smoothstep } from '../renderer/vector.ts';
import { cuspedArch, fourCentredArch } from './arch.ts';
import { chhatri } from './chhatri.ts';

const { abs, atan2, floor, max, min, round, SQRT1_2, sqrt } = Math;

/** What a block's walls carry. */
type Wall = 'rampart' | 'palace' | 'hall' | 'gate' | 'plain';

interface Block {
  wall: Wall;
  /** Its middle. */
  x: number;
  z: number;
  /** Half its sides. */
  across: number;
  deep: number;
  base: number;
  top: number;
}

const block = (
  wall: Wall,
  x: readonly [from: number, to: number],
  z: readonly [from: number, to: number],
  y: readonly [base: number, top: number],
): Block => ({
  wall,
  x: (x[0] + x[1]) / 2,
  z: (z[0] + z[1]) / 2,
  across: (x[1] - x[0]) / 2,
  deep: (z[1] - z[0]) / 2,
  base: y[0],
  top: y[1],
});

const blocks: readonly Block[] = [
  // Ramparts, from the lake up, stepping north.
  block('rampart', [-92, -62], [-6, 30], [0, 20]),
  block('rampart', [-66, -34], [-14, 30], [0, 25]),
  block('rampart', [-36, 12], [-20, 40], [0, 31]),
  block('rampart', [10, 64], [-12, 60], [0, 35]),
  block('rampart', [60, 128], [-18, 70], [0, 37]),
  block('rampart', [-4, 34], [-34, -10], [0, 19]),
  block('rampart', [58, 96], [-33, -14], [0, 22]),
  // Gate of the sun and the court's long front.
  block('gate', [-79, -65], [-1, 12], [16, 33]),
  block('palace', [-66, -42], [4, 14], [18, 30.5]),
  block('plain', [-92, -79], [2, 12], [14, 25]),
  // Hall of audience, open on all sides.
  block('hall', [-30, 4], [-14, 12], [30, 40]),
  block('plain', [-24, -2], [-8, 8], [40, 41.6]),
  // Ganesh Pol, and the parts beside and behind it.
  block('gate', [20, 44], [-4, 12], [33, 52]),
  block('palace', [8, 21], [2, 22], [30, 45.5]),
  block('palace', [43, 60], [0, 24], [33, 48.5]),
  block('plain', [14, 52], [20, 46], [34, 57]),
  // Palace of Man Singh, with towers at its corners.
  block('palace', [62, 120], [-12, 40], [36, 51]),
  block('palace', [70, 112], [-2, 36], [50, 59]),
  block('palace', [56, 66], [-15, -3], [30, 56]),
  block('palace', [114, 126], [-16, -2], [30, 57]),
  block('plain', [84, 98], [10, 26], [58, 65]),
];

const large = chhatri({ radius: 2.9, pillars: 3.7, dome: 1.35 });
const middle = chhatri({ radius: 2.1, pillars: 2.9, dome: 1.35 });
const small = chhatri({ radius: 1.45, pillars: 2.2, dome: 1.35 });

const kiosks = (
  [
    [large, -75.5, 33, 3],
    [large, -68.5, 33, 3],
    [middle, -62, 30.5, 6],
    [middle, -44, 30.5, 6],
    [small, -28, 40, -12],
    [small, 2, 40, -12],
    [middle, -13, 41.6, 0],
    [small, 11, 45.5, 5],
    [small, 19, 45.5, 5],
    [middle, 22.5, 52, 0],
    [middle, 41.5, 52, 0],
    [large, 46, 57, 24],
    [large, 20, 57, 24],
    [middle, 58, 48.5, 3],
    [large, 61, 56, -9],
    [large, 120, 57, -9],
    [middle, 72, 59, 1],
    [middle, 110, 59, 1],
    [middle, 91, 59, 0],
    [large, 91, 65, 18],
    [small, -90, 25, 5],
    [small, -82, 25, 5],
  ] as const
).map(([kind, x, y, z]) => ({
  kind,
  x,
  y,
  z,
  reach: kind === large ? 5.2 : kind === middle ? 3.8 : 2.7,
}));

/** Half-round towers on the ramparts: where, how thick, how high. */
const bastions = (
  [
    [-92, -6, 5, 23],
    [-64, -14, 4.5, 27],
    [-36, -20, 5.5, 33],
    [-4, -34, 4.5, 21],
    [34, -34, 4.5, 21],
    [60, -18, 5, 38],
    [96, -33, 4.5, 24],
    [128, -18, 6, 41],
  ] as const
).map(([x, z, radius, top]) => ({ x, z, radius, top }));

const bangla = [
  { x: 32, y: 52, z: 0, across: 5, deep: 2.2, tall: 3.6 },
  { x: 33, y: 57, z: 24, across: 6, deep: 2.6, tall: 4.2 },
  { x: 91, y: 51, z: -9, across: 5.4, deep: 2.4, tall: 3.8 },
] as const;

const merlonPeriod = 1.7;

/** A row of shield-shaped merlons, cut out of a thin wall. */
function merlons(along: number, up: number) {
  const x = abs(along - merlonPeriod * round(along / merlonPeriod));
  const width = merlonPeriod * 0.4 * (up < 0.9 ? 1 : sqrt(max(0, 1 - ((up - 0.9) / 0.85) ** 2)));
  return max((x - width) * 0.8, up - 1.75);
}

/** A place along a wall within the bay it falls into. */
function inBay(along: number, half: number, width: number) {
  const count = max(1, round((2 * half) / width));
  const own = (2 * half) / count;
  const t = (along + half) / own;
  return (t - clamp(floor(t), 0, count - 1) - 0.5) * own;
}

const window = cuspedArch({ width: 0.85, spring: 1.5, height: 2.5, foils: 5 });
const hallArch = cuspedArch({ width: 1.9, spring: 3.9, height: 6.2, foils: 9 });
const gateArch = cuspedArch({ width: 2.1, spring: 3.4, height: 5.4, foils: 7 });

/** A sloping eave on brackets round a block. */
const eave = (plan: number, y: number, level: number, reach: number) =>
  max(abs(y - level + plan * 0.42) - 0.13, plan - reach, -plan - 0.4) * 0.9;

function palaceWall(
  d: number,
  plan: number,
  along: number,
  half: number,
  y: number,
  { base, top }: Block,
) {
  // Storeys of 5 m counted from the top: windows, each third one an oriel.
  const upper = inBay(along, half, 3.3);
  for (let level = top - 5; level > base + 2; level -= 5.2) {
    const up = y - level;
    if (up < -1 || up > 4.4) continue;
    const frame = max(abs(upper) - 1.2, abs(up - 1.4) - 1.75);
    d = max(d, -max(frame, -plan - 0.16));
    d = max(d, -max(window(upper, up), -plan - 2.2));
    d = min(d, max(abs(up + 0.5) - 0.14, plan - 0.28, -plan - 0.3));
  }
  const oriel = inBay(along, half, 13);
  const level = top - 5.4;
  const side = max(abs(oriel) - 1.75, plan - 1.15, -plan - 1);
  if (side < 2) {
    const up = y - level;
    let own = max(side, up - 3.9, -up - 0.2);
    own = max(own, -max(window(oriel, up - 0.5), plan - 2, -plan));
    own = min(
      own,
      max(side - 0.25, abs(up + 0.2) - 0.2),
      max(side, abs(up + 0.9) - 0.9 + plan * 0.5),
    );
    own = min(own, eave(side, up, 3.7, 0.75));
    const dome = plan + 0.2;
    const cap = sqrt(oriel * oriel * 0.62 + dome * dome + (up - 3.9) ** 2 * 1.3) - 1.35;
    own = min(own, max(cap, 3.7 - up));
    d = min(d, own * 0.9);
  }
  return min(d, eave(plan, y, top - 0.9, 1.15));
}

function hallWall(
  d: number,
  plan: number,
  along: number,
  half: number,
  y: number,
  { base, top }: Block,
) {
  const cut = hallArch(inBay(along, half, 5), y - base - 1);
  d = max(d, -max(cut, -plan - 7));
  return min(d, eave(plan, y, top - 1.4, 1.7));
}

/** Ganesh Pol, and as hints of it the other gates: a tall arch, niches beside it, screened windows above. */
function gateWall(
  d: number,
  plan: number,
  along: number,
  half: number,
  y: number,
  { base, top }: Block,
) {
  const up = y - base - (top - base > 18 ? 2 : 3);
  const tall = (top - base) * 0.52;
  const big = half * 0.3;
  const frame = max(abs(along) - big - 1.1, up - tall - 1.2, -up);
  d = max(d, -max(frame, -plan - 0.3));
  d = max(d, -max(fourCentredArch(along, up, big, tall * 0.58, tall), -plan - 2.4));
  d = max(d, -max(fourCentredArch(along, up, big * 0.55, tall * 0.34, tall * 0.58), -plan - 7));
  const beside = abs(along) - half * 0.68;
  for (const level of [0.4, tall * 0.56]) {
    const niche = fourCentredArch(
      beside,
      up - level,
      half * 0.17,
      tall * 0.24,
      tall * 0.24 + half * 0.19,
    );
    d = max(d, -max(niche, -plan - 1.5));
  }
  const gallery = up - tall - 2;
  d = max(d, -max(gateArch(inBay(along, half, 5.1), gallery * 1.15), -plan - 1.6));
  d = min(d, max(plan - 0.3, abs(gallery + 0.35) - 0.2));
  return min(d, eave(plan, y, top - 0.8, 1.3));
}

function blockDistance(own: Block, x: number, y: number, z: number): number {
  const px = abs(x - own.x) - own.across;
  const pz = abs(z - own.z) - own.deep;
  const isFront = pz > px;
  const along = isFront ? x - own.x : z - own.z;
  const half = isFront ? own.across : own.deep;
  // Ramparts lean back as they rise.
  const plan = max(px, pz) - (own.wall === 'rampart' ? (own.top - y) * 0.07 : 0);
  let d = max(plan, y - own.top, own.base - y);
  d = min(d, max(abs(plan + 0.45) - 0.4, merlons(along, y - own.top)));
  d = min(d, max(plan - 0.22, abs(y - own.top + 0.25) - 0.16));
  if (own.wall === 'rampart') {
    // Loopholes under the crenels, and a second course lower down.
    const slit = abs(inBay(along, half, 5.1)) - 0.22;
    d = max(d, -max(slit, abs(y - own.top + 2.6) - 0.6, -plan - 1));
    d = min(d, max(plan - 0.3, abs(y - own.top + 4.4) - 0.24));
  } else if (own.wall === 'palace') d = palaceWall(d, plan, along, half, y, own);
  else if (own.wall === 'hall') d = hallWall(d, plan, along, half, y, own);
  else if (own.wall === 'gate') d = gateWall(d, plan, along, half, y, own);
  return d;
}

const near = 2.5;

function masonry(x: number, y: number, z: number): number {
  let d = Infinity;
  for (const own of blocks) {
    const lean = own.wall === 'rampart' ? (own.top - own.base) * 0.07 : 1.9;
    const away = max(
      abs(x - own.x) - own.across - lean,
      abs(z - own.z) - own.deep - lean,
      y - own.top - 1.9,
    );
    if (away < d) d = min(d, away > near ? away : blockDistance(own, x, y, z));
  }
  for (const { x: bx, z: bz, radius, top } of bastions) {
    const [u, v] = [x - bx, z - bz];
    const r = sqrt(u * u + v * v);
    const away = max(r - radius - top * 0.07, y - top - 2);
    if (away > d) continue;
    if (away > near) {
      d = away;
      continue;
    }
    const plan = r - radius - (top - y) * 0.07;
    d = min(d, max(plan, y - top), max(plan - 0.3, abs(y - top + 0.25) - 0.2));
    d = min(d, max(plan - 0.3, abs(y - top + 4.2) - 0.22));
    const along = atan2(v, u) * radius;
    d = min(d, max(abs(plan + 0.45) - 0.4, merlons(along, y - top)));
  }
  return d;
}

/** A roof whose ridge and eaves bend down to the ends, taken from Bengal's huts. */
function banglaRoof(x: number, y: number, z: number, across: number, deep: number, tall: number) {
  const end = (x / across) ** 2;
  const low = -0.3 * tall * end;
  const ridge = tall * (1 - 0.42 * end);
  const vault = low + (ridge - low) * sqrt(max(0, 1 - (z / deep) ** 2));
  return max((y - vault) * 0.5, abs(x) - across, abs(z) - deep, low - 0.25 - y);
}

/** Domes, kiosks, curved roofs. */
function pavilions(x: number, y: number, z: number): number {
  let d = Infinity;
  for (const { kind, x: kx, y: ky, z: kz, reach } of kiosks) {
    const [u, v] = [x - kx, z - kz];
    const away = max(abs(u) - reach, abs(v) - reach, y - ky - kind.height, ky - y - 0.5);
    if (away < d) d = min(d, away > near ? away : kind.distance(u, y - ky, v));
  }
  for (const { x: bx, y: by, z: bz, across, deep, tall } of bangla) {
    const [u, up, v] = [x - bx, y - by, z - bz];
    const away = max(abs(u) - across, abs(v) - deep, up - tall - 5, -up);
    if (away > d) continue;
    if (away > near) {
      d = away;
      continue;
    }
    let own = banglaRoof(u, up - 3.6, v, across, deep, tall);
    const arch = gateArch(inBay(u, across * 0.86, 2.4) * 2, up * 1.8);
    own = min(own, max(abs(u) - across * 0.86, abs(v) - deep * 0.8, up - 3.8, -arch));
    for (const at of [-0.6, 0, 0.6]) {
      const post = sqrt((u - at * across) ** 2 + v * v);
      own = min(own, max(post - 0.13, up - 3.6 - tall - 1.6 + abs(at) * 1.6, 3 - up));
    }
    d = min(d, own);
  }
  return d;
}

/** Kesar Kyari: terraces in the lake, laid out in stars of hedges where saffron once grew. */
export const island = { x: -8, z: -128 };
const terraces = [
  { across: 46, deep: 27, top: 2.2 },
  { across: 30, deep: 18, top: 4.4 },
  { across: 14, deep: 9, top: 6.4 },
] as const;
const islandKiosks = [-43, 43].flatMap((x) => [-24, 24].map((z) => ({ x, z })));
const islandArch = cuspedArch({ width: 0.95, spring: 0.75, height: 1.6, foils: 5 });

function islandStone(x: number, y: number, z: number): number {
  const [u, v] = [x - island.x, z - island.z];
  let d = Infinity;
  let from = -3;
  for (const { across, deep, top } of terraces) {
    const plan = max(abs(u) - across, abs(v) - deep);
    d = min(d, max(plan, y - top, from - y - 1));
    d = min(d, max(abs(plan + 0.25) - 0.25, y - top - 0.7, from - y));
    d = min(d, max(plan - 0.2, abs(y - top + 0.1) - 0.14));
    const along = abs(u) - across > abs(v) - deep ? v : u;
    const half = abs(u) - across > abs(v) - deep ? deep : across;
    d = max(
      d,
      -max(
        islandArch(inBay(along, half, 2.7), y - max(0.25, from + 0.35)),
        abs(plan) - 0.45,
        top - 0.2 < y ? 1 : -1,
      ),
    );
    from = top;
  }
  for (const { x: kx, z: kz } of islandKiosks) d = min(d, middle.distance(u - kx, y - 2.2, v - kz));
  return d;
}

/** Hedges: an eight-pointed star and a frame in each square bed. */
function hedges(x: number, y: number, z: number): number {
  const [u, v] = [x - island.x, z - island.z];
  const level = abs(u) < 14 && abs(v) < 9 ? 6.4 : abs(u) < 30 && abs(v) < 18 ? 4.4 : 2.2;
  const size = 8.6;
  const [s, t] = [u - size * round(u / size), v - size * round(v / size)];
  const square = max(abs(s), abs(t));
  const turned = (abs(s) + abs(t)) * SQRT1_2;
  const star = abs(min(square, turned) - 2.5) - 0.32;
  const frame = abs(square - 3.6) - 0.3;
  const rim = max(abs(u) - 44.5, abs(v) - 25.5);
  const plan = max(min(star, frame), rim);
  return max(plan, y - level - 0.75 - 0.12 * noise3(x * 1.7, y, z * 1.7), level - 0.5 - y) * 0.8;
}

const islandBound = (x: number, y: number, z: number) =>
  max(abs(x - island.x) - 48, abs(z - island.z) - 29, y - 13);

const gardenDistance = (x: number, y: number, z: number) => {
  const away = islandBound(x, y, z);
  return away > near ? away : min(islandStone(x, y, z), hedges(x, y, z));
};

/** All of it. A bound. */
export function amberFort(x: number, y: number, z: number): number {
  const palace = max(abs(x - 8) - 134, y - 78, abs(z - 15) - 60);
  const fort = palace > 12 ? palace : min(masonry(x, y, z), pavilions(x, y, z));
  return min(fort, gardenDistance(x, y, z));
}

const honey = colour('#dcaf79');
const honeyPale = colour('#ecc992');
const ochre = colour('#c48f55');
const rampartTone = colour('#d3b184');
const soot = colour('#7d6448');
const cream = colour('#f1dcb4');
const fresco = colour('#b9694a');
const frescoGreen = colour('#7c8f72');
const hedge = colour('#5c7040');
const gravel = colour('#d6b98c');

const weathered = (x: number, y: number, z: number, seen: Colour): Colour => {
  // Rain draws soot down from the copings.
  const along = (x + z) * 0.9;
  const streak = smoothstep(0.12, 0.65, fractal(along * 0.55, y * 0.05 + 4, 4));
  const blotch = smoothstep(0.1, 0.7, fractal3(x * 0.09 + 5, y * 0.12, z * 0.09, 4));
  const grain = 0.95 + 0.08 * noise3(x * 1.3, y * 1.7, z * 1.3);
  return scaleColour(mixColour(seen, soot, 0.4 * streak + 0.26 * blotch), grain);
};

function masonryColour(x: number, y: number, z: number): Colour {
  const own = blocks.reduce((best, other) =>
    blockDistance(other, x, y, z) < blockDistance(best, x, y, z) ? other : best,
  );
  const patch = fractal3(x * 0.05, y * 0.07, z * 0.05, 3);
  if (own.wall === 'rampart') {
    const course = floor(y / 0.6);
    const stone = floor((x + z + (course & 1) * 0.6) / 1.2);
    const tint = cell(course, stone) - 0.5;
    const seen = mixColour(rampartTone, ochre, clamp(0.35 + 0.7 * patch + 0.35 * tint));
    const joint = 1 - 0.1 * smoothstep(0.43, 0.5, abs(y / 0.6 - course - 0.5));
    return scaleColour(weathered(x, y, z, seen), joint);
  }
  const px = abs(x - own.x) - own.across;
  const pz = abs(z - own.z) - own.deep;
  const along = pz > px ? x - own.x : z - own.z;
  let seen = mixColour(honey, honeyPale, clamp(0.45 + 0.8 * patch));
  // Cream lines frame the panels, painted flowers fill them at the gates.
  const down = own.top - y;
  const band = (at: number, half: number) => smoothstep(half, half * 0.6, abs(down - at));
  seen = mixColour(seen, cream, 0.7 * max(band(0.3, 0.3), band(4.2, 0.2)));
  if (own.wall === 'gate' && pz > px) {
    const paint = fractal(along * 1.1 + 3, y * 1.1, 3);
    seen = mixColour(seen, fresco, 0.5 * smoothstep(0.08, 0.3, paint));
    seen = mixColour(seen, frescoGreen, 0.5 * smoothstep(0.12, 0.3, -paint));
    seen = mixColour(
      seen,
      cream,
      0.6 * smoothstep(0.32, 0.44, abs(inBay(along, own.across, 4) / 4)),
    );
  }
  return weathered(x, y, z, seen);
}

/** What fort and island are made of. */
export function amberFortSurface(x: number, y: number, z: number): Surface {
  if (islandBound(x, y, z) < near) {
    if (hedges(x, y, z) < islandStone(x, y, z)) {
      const light = 0.8 + 0.5 * noise3(x * 2, y * 2, z * 2);
      return { colour: scaleColour(hedge, light) };
    }
    const isGround = terraces.some(({ top }) => abs(y - top) < 0.04);
    const seen = isGround ? gravel : mixColour(rampartTone, honeyPale, 0.35);
    return { colour: weathered(x, y * 3, z, seen) };
  }
  if (pavilions(x, y, z) < masonry(x, y, z)) {
    return { colour: weathered(x, y, z, mixColour(honeyPale, cream, 0.55)) };
  }
  return { colour: masonryColour(x, y, z) };
}

/** For trees that must not grow through walls. */
export const isBuilt = (x: number, z: number) =>
  blocks.some((own) => abs(x - own.x) < own.across + 4 && abs(z - own.z) < own.deep + 4) ||
  bastions.some((own) => (x - own.x) ** 2 + (z - own.z) ** 2 < (own.radius + 5) ** 2);
