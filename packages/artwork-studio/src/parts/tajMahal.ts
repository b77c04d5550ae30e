/**
 * The Taj Mahal on its terrace above the Yamuna. The origin is the middle of the tomb at the level of the
 * terrace; -z is north, toward the river. Metres.
 *
 * Dimensions: Koch, 'The Complete Taj Mahal' (2006), and the Archaeological Survey's elevations: plinth 95.4 m
 * square and about 6.6 m high, tomb 56.9 m square with its corners cut, 73 to 74 m to the finial's tip,
 * minarets about 42 m, terrace 300 m along the river. Heights within the tomb are measured from elevations.
 */

import { type Colour, colour, mixColour, multiplyColour, scaleColour } from '../renderer/colour.ts';
import { cell, fractal, fractal3, noise, noise3 } from '../renderer/noise.ts';
import type { Surface } from '../renderer/scene.ts';
import { clamp, mix, smoothstep } from '../renderer/vector.ts';
import { cuspedArch, fourCentredArch } from './arch.ts';
import { chhatri } from './chhatri.ts';
import { bulbousDome } from './dome.ts';

const { abs, atan2, cos, exp, floor, max, min, PI, round, sin, sqrt, SQRT1_2 } = Math;

const plinth = { side: 47.7, height: 6.6 };
/** The river's level below the terrace. */
export const riverLevel = -8.5;
const wall = { front: -56.5, end: 150 };

/** Of the tomb, from the plinth's top. */
const tomb = { side: 28.45, corner: 49.4, roof: 24.4 };
const pishtaq = { half: 10.7, front: 29.7, back: 23.5, top: 30.4 };
const iwan = { half: 7.2, spring: 15.4, top: 23.6, deep: 6.4 };
const drum = { radius: 12.75, top: 33.4 };
const dome = { belly: 14.1, height: 24.6 };
const domeTop = drum.top + dome.height;

/** The niches beside the iwan and on the cut corners, in two storeys. */
const niche = { at: 15.85, half: 3.1, spring: 5.5, top: 9.1, deep: 2.7 };
const storeys = [0.95, 12.35] as const;

const roofChhatri = chhatri({ radius: 3.9, pillars: 5.2 });
const roofChhatriAt = 17.7;

/** Half the width of a four-centred arch at a height, against that at its foot. */
const archShare = Float64Array.from({ length: 65 }, (_, index) => {
  const level = index / 64;
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (fourCentredArch(middle, level * 1.15, 1, 0, 1.15) < 0) low = middle;
    else high = middle;
  }
  return low;
});

interface Niche {
  half: number;
  spring: number;
  top: number;
  deep: number;
}

/**
 * What is cut out of a wall for a vaulted niche: an arch at the front, behind it a half octagon that draws
 * in to the tip over tiers of little vaults (muqarnas).
 */
function nicheHollow(
  across: number,
  up: number,
  depth: number,
  { half, spring, top, deep }: Niche,
) {
  const front = max(fourCentredArch(across, up, half, spring, top), depth - 0.55);
  const rise = top - spring - 0.3;
  const tiers = deep > 4 ? 9 : 6;
  const level = clamp((up - spring) / rise);
  const angle = atan2(depth, across);
  const stagger = (floor(level * tiers) & 1) * 0.5;
  const tier = floor(level * tiers) / tiers;
  const share = archShare[floor(tier * 64)] as number;
  const scallop = up > spring ? 0.05 * abs(cos((angle * 9) / 2 + stagger * PI)) : 0;
  const size = share * (1 - scallop);
  const inner = half - 0.25;
  const plan = max(
    abs(across) - inner * size,
    depth - deep * size,
    (abs(across) + depth - (inner * 0.52 + deep) * size) * SQRT1_2,
  );
  return min(front, max(plan, up - top + 0.3, -up) * 0.85);
}

/** A row of pointed merlons, cut out of a thin wall. */
const merlons = (along: number, up: number, period: number) => {
  const x = abs(along - period * round(along / period));
  return max((x - period * 0.42 + max(0, up - period * 0.42) * 0.75) * 0.8, up - period);
};

/** A slim engaged shaft with a lotus bud at its top. */
function guldasta(r: number, h: number, radius: number, top: number) {
  const bud = clamp((h - top) / (radius * 5));
  const budRadius = radius * (0.7 + 1.5 * sin(PI * min(1, bud * 1.15)) ** 2) * (1 - bud * 0.85);
  let d = max(r - radius, h - top, -h);
  d = min(d, max(r - radius * 1.5, abs(h - top) - radius * 0.35));
  d = min(d, max((r - budRadius) * 0.7, h - top - radius * 5, top - h));
  return min(d, max(r - radius * 0.16, h - top - radius * 7, top - h));
}

function tombStone(x: number, h: number, z: number): number {
  const ax = abs(x);
  const az = abs(z);
  const u = min(ax, az);
  const v = max(ax, az);
  const diagonal = (u + v) * SQRT1_2;
  const along = (v - u) * SQRT1_2;
  const r = sqrt(x * x + z * z);

  // The block with base, cornice and parapet.
  const plan = max(v - tomb.side, diagonal - tomb.corner * SQRT1_2);
  let d = max(plan, h - tomb.roof, -h);
  d = min(d, max(plan - 0.35, h - 0.9, -h), max(plan - 0.4, abs(h - 22.95) - 0.22));
  d = min(d, max(plan - 0.5, abs(h - tomb.roof + 0.15) - 0.2));
  const edge = v - tomb.side > diagonal - tomb.corner * SQRT1_2 ? u : along;
  d = min(d, max(abs(plan + 0.1) - 0.3, merlons(edge, h - tomb.roof, 1.25)));

  // The pishtaq: a screen in front of the block, and higher than it.
  const screen = max(u - pishtaq.half, v - pishtaq.front, pishtaq.back - v);
  d = min(d, max(screen, h - pishtaq.top, -h), max(screen - 0.35, h - 0.9, -h));
  d = min(d, max(screen - 0.3, abs(h - pishtaq.top + 0.2) - 0.22));
  d = min(
    d,
    max(u - pishtaq.half, abs(v - pishtaq.front + 0.4) - 0.3, merlons(u, h - pishtaq.top, 1.35)),
  );
  // Its frame is a hand's breadth in front of the field around the arch.
  const field = max(u - 8.3, h - 26.2);
  d = max(d, -max(field, pishtaq.front - 0.14 - v, 1.2 - h));

  if (v > 20) {
    d = max(d, -nicheHollow(u, h - 0.4, pishtaq.front - v, iwan));
    // Door and window in the iwan's back wall.
    const beyond = pishtaq.front - iwan.deep - v;
    const door = min(
      fourCentredArch(u, h - 0.4, 2.1, 5.2, 7.6),
      fourCentredArch(u, h - 10.6, 2.1, 3.4, 5.8),
    );
    d = max(d, -max(door, beyond - 1.2, -beyond - 2));
    const cut = diagonal - tomb.corner * SQRT1_2;
    for (const floorLevel of storeys) {
      const up = h - floorLevel;
      // Each niche is in a sunk panel.
      const panel = max(abs(up - 5.15) - 5.15, 0.16 - tomb.side + v - 0.3);
      d = max(d, -max(abs(u - niche.at) - 3.85, panel, tomb.side - 0.14 - v));
      d = max(d, -max(abs(along) - 3.85, abs(up - 5.15) - 5.15, -cut - 0.14));
      d = max(d, -nicheHollow(u - niche.at, up, tomb.side - v, niche));
      d = max(d, -nicheHollow(along, up, -cut, niche));
      const inside = fourCentredArch(u - niche.at, up - 0.3, 1.25, 3.4, 4.9);
      d = max(d, -max(inside, tomb.side - niche.deep - v - 0.9, v - tomb.side + 1));
      const insideCorner = fourCentredArch(along, up - 0.3, 1.25, 3.4, 4.9);
      d = max(d, -max(insideCorner, -cut - niche.deep - 0.9, cut + 1));
    }
  }

  // Shafts with buds at the edges of the pishtaq and of the cut corners.
  const corner = tomb.corner - tomb.side;
  const atPishtaq = sqrt((u - pishtaq.half) ** 2 + (v - pishtaq.front) ** 2);
  const atCorner = sqrt((u - corner) ** 2 + (v - tomb.side) ** 2);
  d = min(d, guldasta(atPishtaq, h, 0.58, pishtaq.top + 4.3));
  d = min(d, guldasta(atCorner, h, 0.5, tomb.roof + 4.6));

  // Drum, dome, the lotus over it.
  d = min(d, max(r - drum.radius, h - drum.top, tomb.roof - 1 - h));
  d = min(d, max(r - drum.radius - 0.4, abs(h - drum.top + 0.1) - 0.3));
  d = min(d, max(r - drum.radius - 0.25, abs(h - drum.top + 2.3) - 0.18));
  d = min(d, max(r - drum.radius - 0.35, abs(h - tomb.roof - 1) - 0.5));
  d = min(d, bulbousDome(x, h - drum.top, z, dome.belly, dome.height));
  const lotus = clamp((h - domeTop + 4.2) / 4.2);
  const teeth = abs(sin(atan2(z, x) * 8));
  d = min(
    d,
    max(r - mix(6.35, 0.9, lotus ** 0.8), h - domeTop, domeTop - 3.3 - 0.9 * teeth - h) * 0.7,
  );
  return min(d, roofChhatri.stone(ax - roofChhatriAt, h - tomb.roof, az - roofChhatriAt));
}

/** The great finial: vases, and a crescent whose horns and spike make a trident. */
function tombGilding(x: number, h: number, z: number): number {
  const r = sqrt(x * x + z * z);
  const up = h - domeTop;
  let d = max(r - 0.32 * (1 - up / 11), up - 9.4, -up);
  const vase = (at: number, radius: number) => sqrt(r * r + ((up - at) * 0.85) ** 2) - radius;
  d = min(d, vase(0.5, 0.8), vase(2.2, 0.95), vase(4.3, 0.62), vase(5.7, 0.38));
  const moonUp = up - 7.5;
  const moon = max(
    sqrt(x * x + moonUp * moonUp) - 1,
    0.94 - sqrt(x * x + (moonUp - 0.42) ** 2),
    abs(z) - 0.14,
  );
  return min(
    d,
    moon,
    roofChhatri.metal(abs(x) - roofChhatriAt, h - tomb.roof, abs(z) - roofChhatriAt),
  );
}

const minaret = { at: 46.4, height: 34.4, lean: 0.011, foot: 2.9, head: 2.0 };
const balconies = [11.8, 23.3, minaret.height] as const;
const minaretChhatri = chhatri({ radius: 1.72, pillars: 2.7 });

/** From the axis of a minaret, which leans outward a little. */
const fromMinaret = (side: number, h: number) => abs(side) - minaret.at - minaret.lean * h;

function minaretStone(x: number, h: number, z: number): number {
  const mx = fromMinaret(x, h);
  const mz = fromMinaret(z, h);
  const r = sqrt(mx * mx + mz * mz);
  const share = clamp(h / minaret.height);
  const radius = mix(minaret.foot, minaret.head, share);
  let d = max(r - radius, h - minaret.height, -h);
  d = min(d, max(max(abs(mx), abs(mz), (abs(mx) + abs(mz)) * SQRT1_2) - 3.5, h - 1.4, -h));
  const angle = atan2(mz, mx);
  for (const level of balconies) {
    if (abs(h - level) > 4) continue;
    const at = mix(minaret.foot, minaret.head, level / minaret.height);
    // Brackets bend outward to the floor, which has a rail.
    const flare = clamp((h - level + 1.7) / 1.7);
    const bracket = at + 0.95 * flare ** 2 - 0.12 * abs(cos(angle * 8)) * flare;
    d = min(d, max((r - bracket) * 0.75, h - level, level - 1.7 - h));
    d = min(d, max(r - at - 1.15, abs(h - level - 0.1) - 0.14));
    d = min(d, max(abs(r - at - 1) - 0.07, abs(h - level - 0.55) - 0.5));
    d = min(d, max(abs(r - at - 1) - 0.13, abs(h - level - 1.05) - 0.07));
  }
  d = min(d, max(r - 2.15, abs(h - minaret.height - 0.5) - 0.5));
  return min(d, minaretChhatri.stone(mx, h - minaret.height - 0.6, mz));
}

const minaretGilding = (x: number, h: number, z: number) => {
  const mx = fromMinaret(x, h);
  const mz = fromMinaret(z, h);
  return minaretChhatri.metal(mx, h - minaret.height - 0.6, mz);
};

const plinthBay = 4.77;
const plinthArch = { half: 1.35, spring: 2.2, top: 3.6 };

function plinthStone(x: number, y: number, z: number): number {
  const ax = abs(x);
  const az = abs(z);
  const box = max(ax, az) - plinth.side;
  // Eight-sided bastions under the minarets.
  const bx = abs(ax - minaret.at);
  const bz = abs(az - minaret.at);
  const bastion = max(bx, bz, (bx + bz) * SQRT1_2) - 4.9;
  const plan = min(box, bastion);
  let d = max(plan, y - plinth.height, -y);
  d = min(d, max(plan - 0.3, y - 0.7, -y), max(plan - 0.35, abs(y - plinth.height + 0.15) - 0.2));
  // A low pierced rail.
  d = min(d, max(abs(plan + 0.15) - 0.12, abs(y - plinth.height - 0.4) - 0.45));
  const along = az > ax ? x : z;
  const cellX = along - plinthBay * round(along / plinthBay);
  const arch = fourCentredArch(cellX, y - 1.1, plinthArch.half, plinthArch.spring, plinthArch.top);
  return max(d, -max(arch, -box - 0.3));
}

const bay = 6;
const wallArch = cuspedArch({ width: 2.0, spring: 2.7, height: 4.5, foils: 9 });

/** Sandstone: the river wall with its blind arcade, and the towers at its ends. */
function terraceStone(x: number, y: number, z: number): number {
  const front = wall.front - z;
  const end = abs(x) - wall.end;
  const plan = max(front, z - 60, end);
  let d = max(plan, y, riverLevel - 4 - y);
  // Base, string courses, coping.
  d = min(d, max(plan - 0.9, y - riverLevel - 1.3), max(plan - 0.55, y - riverLevel - 2.1));
  d = min(d, max(plan - 0.35, abs(y + 0.35) - 0.22), max(plan - 0.2, abs(y + 6.0) - 0.16));
  d = min(d, max(abs(plan + 0.3) - 0.3, y - 1.15, -y - 1), max(plan - 0.12, abs(y - 1.05) - 0.12));
  const cellX = x - bay * round(x / bay);
  const panel = max(abs(cellX) - 2.55, abs(y + 3.15) - 2.5);
  d = max(d, -max(panel, -front - 0.18));
  d = max(d, -max(wallArch(cellX, y + 5.6), -front - 0.95));
  return d;
}

const towerLevels = [-0.3, 3.6, 7] as const;
const tower = chhatri({ radius: 3.9, pillars: 5 });

function towerStone(x: number, y: number, z: number): number {
  const tx = abs(x) - wall.end;
  const tz = z - wall.front - 1;
  const plan = max(abs(tx), abs(tz), (abs(tx) + abs(tz)) * SQRT1_2) - 6;
  let d = max(plan, y - 7.2, riverLevel - 4 - y);
  for (const level of towerLevels) d = min(d, max(plan - 0.45, abs(y - level) - 0.25));
  d = min(d, max(plan - 0.9, y - riverLevel - 1.3));
  const angle = atan2(tz, tx);
  const within = angle - (PI / 4) * round(angle / (PI / 4));
  const r = sqrt(tx * tx + tz * tz);
  const across = r * sin(within);
  const hollow = min(
    fourCentredArch(across, y + 5.6, 1.4, 2.8, 4.3),
    fourCentredArch(across, y - 0.5, 1.3, 1.4, 2.6),
  );
  return max(d, -max(hollow, -plan - 0.8));
}

const mosqueAt = 118;
const mosqueDomes = [
  { at: -17.4, belly: 6.1 },
  { at: 0, belly: 7.3 },
  { at: 17.4, belly: 6.1 },
] as const;
const mosqueRoof = 15.8;
const mosqueIwan: Niche = { half: 5.2, spring: 9.4, top: 15.6, deep: 5 };
const mosqueNiche: Niche = { half: 2.3, spring: 3.4, top: 5.9, deep: 1.9 };
const mosqueStoreys = [0.9, 8.2] as const;
const mosqueTurret = chhatri({ radius: 1.9, pillars: 2.5 });

/** The mosque to the west and its answer (jawab) to the east: sandstone, three marble domes. */
function mosqueStone(x: number, y: number, z: number): number {
  const mx = abs(x) - mosqueAt;
  const mz = z;
  const plan = max(abs(mx) - 11.7, abs(mz) - 28);
  let d = max(plan, y - mosqueRoof, -y);
  d = min(d, max(plan - 0.35, y - 1, -y), max(plan - 0.45, abs(y - mosqueRoof + 0.2) - 0.25));
  d = min(d, max(plan - 0.3, abs(y - mosqueRoof + 1.9) - 0.16));
  d = min(
    d,
    max(abs(plan + 0.1) - 0.3, merlons(abs(mx) > abs(mz) - 16.3 ? mz : mx, y - mosqueRoof, 1.2)),
  );
  const gate = max(abs(mz) - 8, -mx - 12.8, mx);
  d = min(d, max(gate, y - 20.6, -y));
  d = max(d, -nicheHollow(mz, y - 0.5, 12.8 + mx, mosqueIwan));
  // Niches: three bays at each end, in two storeys.
  const cellX = mx - 7.2 * clamp(round(mx / 7.2), -1, 1);
  const cellZ = abs(mz) - 18;
  for (const level of mosqueStoreys) {
    const up = y - level;
    d = max(d, -nicheHollow(cellX, up, 28 - abs(mz), mosqueNiche));
    d = max(d, -nicheHollow(cellZ, up, 11.7 + mx, mosqueNiche));
  }
  const cx = abs(mx) - 11.7;
  const cz = abs(mz) - 28;
  const turret = max(abs(cx), abs(cz), (abs(cx) + abs(cz)) * SQRT1_2) - 1.75;
  return min(d, max(turret, y - 18.6, -y), max(turret - 0.3, abs(y - 18.5) - 0.25));
}

function mosqueMarble(x: number, y: number, z: number): number {
  const mx = abs(x) - mosqueAt;
  let d = mosqueTurret.distance(abs(mx) - 11.7, y - 18.6, abs(z) - 28);
  for (const { at, belly } of mosqueDomes) {
    const dz = z - at;
    const foot = mosqueRoof + belly * 0.42;
    const r = sqrt(mx * mx + dz * dz);
    d = min(d, max(r - belly * 0.92, y - foot - 0.1, mosqueRoof - 1 - y));
    d = min(d, max(r - belly * 0.96, abs(y - foot) - 0.2));
    d = min(d, bulbousDome(mx, y - foot, dz, belly, belly * 1.6));
    const tip = foot + belly * 1.6;
    d = min(d, max(r - 0.2, y - tip - 3.6, tip - y), sqrt(r * r + (y - tip - 0.9) ** 2) - 0.5);
  }
  return d;
}

/** A bounding volume around several shapes, so that distant rays skip them. */
const near = 2.5;
const outside = (x: number, y: number, z: number, halfX: number, top: number, halfZ: number) =>
  max(abs(x) - halfX, y - top, abs(z) - halfZ);

const inTomb = (x: number, y: number, z: number) => outside(x, y, z, 31, 75, 31);
const inMinaret = (x: number, y: number, z: number) =>
  outside(abs(x) - minaret.at, y, abs(z) - minaret.at, 5, 50, 5);
const inMosque = (x: number, y: number, z: number) =>
  outside(abs(x) - mosqueAt, y, z, 14.5, 34, 31);
const inTower = (x: number, y: number, z: number) =>
  outside(abs(x) - wall.end, y, z - wall.front - 1, 7.5, 27, 7.5);

/** The whole riverfront. A bound. */
export function tajMahal(x: number, y: number, z: number): number {
  const h = y - plinth.height;
  let d = terraceStone(x, y, z);
  d = min(d, plinthStone(x, y, z));
  const toTomb = inTomb(x, y, z);
  if (toTomb < d)
    d = min(d, toTomb > near ? toTomb : min(tombStone(x, h, z), tombGilding(x, h, z)));
  const toMinaret = inMinaret(x, y, z);
  if (toMinaret < d) {
    d = min(d, toMinaret > near ? toMinaret : min(minaretStone(x, h, z), minaretGilding(x, h, z)));
  }
  const toMosque = inMosque(x, y, z);
  if (toMosque < d) {
    d = min(d, toMosque > near ? toMosque : min(mosqueStone(x, y, z), mosqueMarble(x, y, z)));
  }
  const toTower = inTower(x, y, z);
  if (toTower < d) {
    d = min(
      d,
      toTower > near
        ? toTower
        : min(towerStone(x, y, z), tower.distance(abs(x) - wall.end, y - 7.2, z - wall.front - 1)),
    );
  }
  return d;
}

const marble = colour('#efe4d6');
const marbleWarm = colour('#e6d2ba');
const marbleGrey = colour('#d6d0c8');
const inlay = colour('#7d6a58');
const sandstone = colour('#a8563a');
const sandstonePale = colour('#c07f5c');
const sandstoneDark = colour('#7d3c2a');
const gilding: Surface = { colour: colour('#e2ac55'), roughness: 0.62 };

/** 1 on a line of this width about 0, soft at its edges. */
const line = (at: number, width: number) => 1 - smoothstep(width * 0.35, width * 0.65, abs(at));

/** How much of the inlay's colour shows: frames, bands of script, flowers in the spandrels. */
function tombInlay(x: number, h: number, z: number): number {
  const u = min(abs(x), abs(z));
  const v = max(abs(x), abs(z));
  const along = (v - u) * SQRT1_2;
  const r = sqrt(x * x + z * z);
  if (h > tomb.roof + 0.2 && r < drum.radius + 0.8 && h < drum.top + 0.4) {
    const angle = atan2(z, x) * 24;
    const up = h - drum.top + 1.2;
    const chain = abs(abs(cos(angle)) * 0.55 - abs(up)) < 0.14 ? 0.45 : 0;
    return max(chain, 0.4 * line(up - 0.85, 0.16), 0.4 * line(up + 0.85, 0.16));
  }
  if (h > domeTop - 6 && r < 7) {
    const petal = abs(sin(atan2(z, x) * 8));
    return 0.3 * line(domeTop - 3.9 - 0.9 * petal - h, 0.22);
  }
  if (h > pishtaq.top || r > 40.5) return 0;
  let ink = 0;
  const field = (across: number, up: number, arch: number, half: number, top: number) => {
    const spandrel = arch > 0.55 && abs(across) < half && up < top ? 1 : 0;
    const flowers = smoothstep(0.12, 0.3, abs(fractal(across * 1.6 + 3, up * 1.6, 3)));
    return max(0.55 * line(arch - 0.32, 0.2), spandrel * (1 - flowers) * 0.3);
  };
  if (u < pishtaq.half && v > 27) {
    const up = h - 0.4;
    const arch = fourCentredArch(u, up, iwan.half, iwan.spring, iwan.top);
    if (arch < 0) return 0;
    ink = max(ink, up > iwan.spring ? field(u, up, arch, 8, 25.6) : 0.5 * line(arch - 0.32, 0.2));
    // Verses run up the frame, along its top, and down.
    const rim = max(u - 9.35, (h - 27.7) * 1);
    if (rim < 0.8 && rim > -0.75 && h > 1.4) {
      const [across, way] = u - 9.35 > h - 27.7 ? [u - 9.35, h] : [h - 27.7, u];
      const strokes = noise(way * 3.1, across * 2.2 + 9) + 0.6 * noise(way * 6.3 + 5, across * 4.4);
      ink = max(ink, 0.62 * smoothstep(0.02, 0.3, strokes));
    }
    ink = max(ink, 0.6 * line(rim - 0.95, 0.14), 0.6 * line(rim + 0.9, 0.14));
  } else {
    const across = v > tomb.side - 0.6 ? u - niche.at : along;
    for (const level of storeys) {
      const up = h - level;
      if (up < -0.2 || up > 10.6) continue;
      const arch = fourCentredArch(across, up, niche.half, niche.spring, niche.top);
      if (arch < 0) return 0;
      if (up > niche.spring) ink = max(ink, field(across, up, arch, 3.6, 10));
      else ink = max(ink, 0.5 * line(arch - 0.25, 0.16));
      const frame = max(abs(across) - 3.85, abs(up - 5.15) - 5.15);
      ink = max(ink, 0.5 * line(frame - 0.3, 0.14), 0.4 * line(frame + 0.14, 0.1));
    }
  }
  // Chevrons on a cornice, flowers on the dado.
  return max(ink, 0.35 * line(h - 23.5, 0.3) * (0.5 + 0.5 * cos(u * 9)), 0.3 * line(h - 1.0, 0.12));
}

function marbleAt(x: number, y: number, z: number): Colour {
  const h = y - plinth.height;
  const course = floor(y / 0.62);
  const block = floor((x + z + (course & 1) * 0.9) / 1.8);
  const tint = cell(course, block);
  const veins = fractal3(x * 0.16, y * 0.3, z * 0.16, 4);
  const stains = smoothstep(0.15, 0.7, fractal(x * 0.5 + z * 0.5, y * 0.09 + 7, 4));
  let seen = mixColour(marble, marbleWarm, clamp(0.35 + 0.5 * veins + 0.35 * (tint - 0.5)));
  seen = mixColour(seen, marbleGrey, clamp(0.22 * stains + 0.2 * (cell(block, course) - 0.5)));
  const joint =
    (h < drum.top ? 0.07 : 0.03) * line(y - (course + 0.5) * 0.62, 0.05) +
    0.02 * noise3(x * 3, y * 3, z * 3);
  seen = scaleColour(seen, 0.98 - joint);
  if (h > 0 && inTomb(x, y, z) < 0) seen = mixColour(seen, inlay, tombInlay(x, h, z));
  else if (inMinaret(x, y, z) < 0 && h > 1.5) {
    // The minarets' joints are inlaid with dark stone.
    const ring = floor(h / 1.05);
    const mx = fromMinaret(x, h);
    const mz = fromMinaret(z, h);
    const round = (atan2(mz, mx) / PI) * 5 + (ring & 1) * 0.5;
    const joints = max(line(h - (ring + 0.5) * 1.05, 0.13), line(round - floor(round) - 0.5, 0.06));
    seen = mixColour(seen, inlay, h < minaret.height - 1.7 ? 0.4 * joints : 0);
  } else if (h < 0) {
    const along = abs(z) > abs(x) ? x : z;
    const cellX = along - plinthBay * round(along / plinthBay);
    const frame = max(abs(cellX) - 1.95, abs(y - 3.15) - 2.3);
    const arch = fourCentredArch(
      cellX,
      y - 1.1,
      plinthArch.half,
      plinthArch.spring,
      plinthArch.top,
    );
    const ink = max(0.4 * line(frame, 0.16), 0.4 * line(arch - 0.16, 0.14));
    seen = mixColour(seen, inlay, max(ink, 0.35 * line(y - 5.9, 0.14)));
  } else if (h < 1) {
    // The rail is pierced.
    const along = abs(z) > abs(x) ? x : z;
    seen = scaleColour(seen, 1 - 0.3 * smoothstep(0.1, 0.5, cos(along * 10)) * line(h - 0.4, 0.8));
  }
  return seen;
}

function sandstoneAt(x: number, y: number, z: number): Colour {
  const course = floor(y / 0.48);
  const block = floor((x + z + (course & 1) * 0.55) / 1.1);
  const tint = cell(course, block) - 0.5;
  const weather = fractal3(x * 0.09, y * 0.25, z * 0.09, 4);
  let seen = mixColour(sandstone, sandstonePale, clamp(0.32 + 0.5 * weather + 0.4 * tint));
  const streaks = smoothstep(0.05, 0.6, fractal(x * 0.7 + z * 0.7, y * 0.07 + 3, 4));
  seen = mixColour(
    seen,
    sandstoneDark,
    0.45 * streaks + 0.55 * (1 - smoothstep(0.3, 2.6, y - riverLevel)),
  );
  const joint = line(y - (course + 0.5) * 0.48, 0.06);
  seen = scaleColour(seen, 1 - 0.14 * joint + 0.05 * noise3(x * 2, y * 2, z * 2));
  if (inMosque(x, y, z) < 0) {
    const frames = max(line(y - 7.6, 0.22), line(y - mosqueRoof + 1.5, 0.26));
    return mixColour(seen, marble, 0.6 * frames);
  }
  // White marble is laid into the arcade's outlines.
  const cellX = x - bay * round(x / bay);
  const arch = wallArch(cellX, y + 5.6);
  const frame = max(abs(cellX) - 2.55, abs(y + 3.15) - 2.5);
  const white = max(line(arch - 0.16, 0.14), line(frame - 0.16, 0.14), line(y - 1.05, 0.26));
  return mixColour(
    seen,
    marbleWarm,
    z < wall.front + 0.3 && abs(x) < wall.end - 4 ? 0.55 * white : 0,
  );
}

/** How far a point lies behind its wall's face, in metres: niches lie in warm shade. */
function depthInWall(x: number, h: number, z: number): number {
  const u = min(abs(x), abs(z));
  const v = max(abs(x), abs(z));
  if (h > pishtaq.top || h < 0) return 0;
  if (u < pishtaq.half && v > pishtaq.back - 1.5 && h < iwan.top + 1)
    return pishtaq.front - 0.2 - v;
  const plan = max(v - tomb.side, (u + v - tomb.corner) * SQRT1_2);
  return h < tomb.roof - 1.5 ? -plan - 0.2 : 0;
}
const shadeOfMarble: Colour = [0.5, 0.41, 0.34];

/** What the riverfront is made of. */
export function tajMahalSurface(x: number, y: number, z: number): Surface {
  const h = y - plinth.height;
  const gold = min(tombGilding(x, h, z), minaretGilding(x, h, z));
  const red = min(
    terraceStone(x, y, z),
    towerStone(x, y, z),
    inMosque(x, y, z) < near ? mosqueStone(x, y, z) : near,
  );
  const white = min(
    plinthStone(x, y, z),
    inTomb(x, y, z) < near ? tombStone(x, h, z) : near,
    inMinaret(x, y, z) < near ? minaretStone(x, h, z) : near,
    inMosque(x, y, z) < near ? mosqueMarble(x, y, z) : near,
    tower.distance(abs(x) - wall.end, y - 7.2, z - wall.front - 1),
  );
  if (gold < min(red, white)) return gilding;
  if (red < white) return { colour: sandstoneAt(x, y, z), roughness: 0.96 };
  const depth = inTomb(x, y, z) < 0 ? depthInWall(x, h, z) : 0;
  const shade = 1 - exp(-max(0, depth) / 1.6);
  const stone = marbleAt(x, y, z);
  return {
    colour: mixColour(stone, multiplyColour(stone, shadeOfMarble), shade),
    roughness: 0.66,
  };
}
