import { type Colour, colour as hex, mixColour, scaleColour } from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal3, noise3 } from '../renderer/noise.ts';
import type { Surface } from '../renderer/scene.ts';
import { clamp, mix, smoothstep, type Vector } from '../renderer/vector.ts';
import {
  archedBay,
  archedPanel,
  balustrade,
  block,
  chajja,
  cornice,
  type Front,
  jharokha,
  merlons,
  moved,
  on,
} from './facade.ts';

/** What a town is made of, by material. */
export interface Masonry {
  stone: MeshBuilder;
  wood: MeshBuilder;
  /** Panes with a lamp behind; their colours are light. */
  lit: MeshBuilder;
}

export const masonry = (): Masonry => ({
  stone: new MeshBuilder(),
  wood: new MeshBuilder(),
  lit: new MeshBuilder(),
});

export type StoreyKind = 'plain' | 'windows' | 'shutters' | 'arcade' | 'jharokhas' | 'balcony';

export interface Storey {
  kind: StoreyKind;
  /** In metres. */
  height: number;
  bays: number;
}

interface HouseOptions {
  /** At the foot of its wall. */
  front: Front;
  width: number;
  depth: number;
  storeys: readonly Storey[];
  colour: Colour;
  /** Of cornices, frames and balconies. @default `colour`, a little lighter */
  trim?: Colour;
  parapet: 'merlons' | 'balustrade' | 'plain';
  /** Share of the windows behind which a lamp burns. */
  lamps: number;
  random: () => number;
}

const interior = hex('#2a2028');
const shutterPaints = ['#6f8a82', '#7d6a52', '#5f7686', '#8a5a44'].map(hex);
const lampLight: Colour = [1.6, 0.74, 0.22];
/** A gallery's back wall takes its lamp's light on plaster. */
const galleryLight: Colour = [1.5, 0.62, 0.2];

interface Cell {
  front: Front;
  u: readonly [number, number];
  y: readonly [number, number];
  wall: Colour;
  trim: Colour;
  lamps: number;
  random: () => number;
}

/** What is seen through an opening: the dark of a room, or a lamp behind bars. */
function pane(
  town: Masonry,
  { front, lamps, random }: Cell,
  [u0, u1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  depth: number,
): void {
  const isLit = random() < lamps;
  const p = (u: number, y: number, w = -depth) => on(front, u, y, w);
  const quad = [p(u0, y0), p(u1, y0), p(u1, y1), p(u0, y1)] as const;
  if (!isLit) {
    town.stone.quad(...quad, scaleColour(interior, 0.7 + 0.8 * random()));
    return;
  }
  town.lit.quad(...quad, scaleColour(lampLight, 0.5 + 0.7 * random()));
  const bar = 0.035;
  const bars = 3;
  for (let index = 1; index < bars; index++) {
    const u = mix(u0, u1, index / bars);
    block(town.wood, front, [u - bar, u + bar], [y0, y1], [-depth, -depth + 0.06], interior);
  }
  for (const share of [0.4, 0.72]) {
    const y = mix(y0, y1, share);
    block(town.wood, front, [u0, u1], [y - bar, y + bar], [-depth, -depth + 0.06], interior);
  }
}

function archedWindow(town: Masonry, cell: Cell, sillAt: number, isHooded: boolean): void {
  const { front, u, y, wall, trim, random } = cell;
  const width = u[1] - u[0];
  const height = y[1] - y[0];
  const half = Math.min(width * 0.27, 0.72) * (0.94 + 0.12 * random());
  const sill = y[0] + height * sillAt;
  const tip = y[0] + height * 0.8;
  const spring = tip - half * 1.25;
  const middle = (u[0] + u[1]) / 2;
  archedBay(
    town.stone,
    front,
    u,
    y,
    { half, sill, spring, tip, cusps: width > 1.8 ? 5 : 0 },
    0.42,
    wall,
  );
  pane(town, cell, [middle - half, middle + half], [sill, tip], 0.42);
  const frame = 0.13;
  const [a, b] = [middle - half - frame, middle + half + frame];
  const top = tip + 0.16;
  for (const edge of [
    [a, a + frame * 0.8],
    [b - frame * 0.8, b],
  ] as const) {
    block(town.stone, front, edge, [sill, top], [0, 0.08], trim);
  }
  block(town.stone, front, [a, b], [top, top + 0.14], [0, 0.1], trim);
  block(town.stone, front, [a - 0.08, b + 0.08], [sill - 0.16, sill], [0, 0.2], trim);
  if (isHooded) chajja(town.stone, front, [a, b], top + 0.42, 0.5, trim, 2);
}

function shutteredWindow(town: Masonry, cell: Cell): void {
  const { front, u, y, wall, trim, random } = cell;
  const width = u[1] - u[0];
  const height = y[1] - y[0];
  const half = Math.min(width * 0.24, 0.6);
  const sill = y[0] + height * 0.26;
  const tip = y[0] + height * 0.76;
  const middle = (u[0] + u[1]) / 2;
  archedBay(town.stone, front, u, y, { half, sill, spring: tip - 0.16, tip }, 0.26, wall, 6);
  pane(town, cell, [middle - half, middle + half], [sill, tip], 0.26);
  const paint = shutterPaints[Math.floor(random() * shutterPaints.length)] as Colour;
  for (const side of [-1, 1]) {
    if (random() < 0.25) continue;
    const open = random() * 1.2;
    const hinge = middle + side * half;
    const leaf = half * 0.96;
    const tipU = hinge - side * leaf * Math.cos(open);
    const tipW = leaf * Math.sin(open);
    const p = (at: number, height: number) =>
      on(front, mix(hinge, tipU, at), height, -0.05 + tipW * at);
    const slats = 7;
    for (let slat = 0; slat < slats; slat++) {
      const low = mix(sill, tip - 0.12, slat / slats);
      const high = mix(sill, tip - 0.12, (slat + 0.82) / slats);
      town.wood.quad(p(0, low), p(1, low), p(1, high), p(0, high), paint);
    }
  }
  block(
    town.stone,
    front,
    [middle - half - 0.12, middle + half + 0.12],
    [sill - 0.14, sill],
    [0, 0.16],
    trim,
  );
  chajja(town.stone, front, [middle - half - 0.15, middle + half + 0.15], tip + 0.4, 0.6, trim, 2);
}

/** A gallery behind a row of cusped arches. */
function gallery(town: Masonry, cell: Cell, bays: number): void {
  const { front, u, y, wall, trim, random, lamps } = cell;
  const deep = 1.9;
  const [low, high] = y;
  const bay = (u[1] - u[0]) / bays;
  const isLit = random() < lamps * 1.6;
  const back = (across: number, up: number) =>
    on(front, mix(u[0], u[1], across), mix(low, high, up), -deep);
  if (isLit) {
    // A lamp hangs in every bay; its light thins out over the wall behind.
    town.lit.sheet(bays * 6, 6, back, (across, up) => {
      const away = Math.hypot((((across * bays) % 1) - 0.5) * bay, (up - 0.62) * (high - low));
      return scaleColour(galleryLight, 0.1 + 0.62 / (1 + (away / 0.8) ** 2));
    });
  } else {
    town.stone.quad(back(0, 0), back(1, 0), back(1, 1), back(0, 1), scaleColour(wall, 0.42));
  }
  for (const height of [low + 0.02, high - 0.02]) {
    town.stone.quad(
      on(front, u[0], height, 0),
      on(front, u[1], height, 0),
      on(front, u[1], height, -deep),
      on(front, u[0], height, -deep),
      wall,
    );
  }
  for (let index = 0; index < bays; index++) {
    const from = u[0] + index * bay;
    archedBay(
      town.stone,
      front,
      [from, from + bay],
      [low, high],
      {
        half: bay * 0.41,
        sill: low,
        spring: low + (high - low) * 0.52,
        tip: low + (high - low) * 0.86,
        cusps: 7,
      },
      0.3,
      trim,
    );
    // A door in the wall behind, so that the dark has something in it.
    const door = {
      half: bay * 0.19,
      sill: low,
      spring: low + (high - low) * 0.4,
      tip: low + (high - low) * 0.56,
    };
    const behind = moved(front, 0, 0, -deep + 0.04);
    archedPanel(
      town.stone,
      behind,
      from + bay / 2,
      { ...door, half: bay * 0.25, tip: door.tip + 0.18 },
      trim,
    );
    archedPanel(town.stone, moved(behind, 0, 0, 0.02), from + bay / 2, door, interior);
  }
  balustrade(town.stone, moved(front, 0, 0, 0.06), u, low, 0.8, trim, 0.3);
}

/** One wall of a house, storey upon storey. */
function wall(
  town: Masonry,
  { front, width, storeys, colour, lamps, random }: HouseOptions,
  trim: Colour,
): void {
  let y = 0;
  for (const { kind, height, bays } of storeys) {
    const rows = [y, y + height] as const;
    const bay = width / bays;
    const cells = Array.from({ length: bays }, (_, index): Cell => {
      const u = [index * bay, (index + 1) * bay] as const;
      return { front, u, y: rows, wall: colour, trim, lamps, random };
    });
    const whole: Cell = { front, u: [0, width], y: rows, wall: colour, trim, lamps, random };
    switch (kind) {
      case 'plain': {
        for (const cell of cells) {
          const middle = (cell.u[0] + cell.u[1]) / 2;
          const foot = y + height * (0.35 + 0.2 * random());
          const arch = { half: 0.28, sill: foot, spring: foot + 0.8, tip: foot + 1.1 };
          archedBay(town.stone, front, cell.u, rows, arch, 0.5, colour);
          pane(
            town,
            { ...cell, lamps: lamps * 0.3 },
            [middle - 0.28, middle + 0.28],
            [foot, foot + 1.1],
            0.5,
          );
        }
        break;
      }
      case 'windows':
        for (const cell of cells) archedWindow(town, cell, 0.24, random() < 0.5);
        break;
      case 'shutters':
        for (const cell of cells) shutteredWindow(town, cell);
        break;
      case 'arcade':
        gallery(town, whole, bays);
        break;
      case 'jharokhas':
        for (const [index, cell] of cells.entries()) {
          if (index % 2 === 0 && bays > 1) {
            archedWindow(town, cell, 0.24, true);
            continue;
          }
          const p = (u: number, at: number) => on(front, u, at, 0);
          const { u } = cell;
          town.stone.quad(p(u[0], y), p(u[1], y), p(u[1], y + height), p(u[0], y + height), colour);
          jharokha(town.stone, front, {
            u: (u[0] + u[1]) / 2,
            y: y + height * 0.16,
            width: Math.min(bay * 0.86, 2.6),
            height: height * 0.62,
            colour: trim,
            dark: interior,
          });
        }
        break;
      case 'balcony':
        for (const cell of cells) archedWindow(town, cell, 0.06, false);
        block(town.stone, front, [0.2, width - 0.2], [y - 0.1, y + 0.12], [0, 1.1], trim);
        balustrade(
          town.stone,
          moved(front, 0, 0, 1.1),
          [0.2, width - 0.2],
          y + 0.12,
          0.85,
          trim,
          0.26,
        );
        for (let index = 0; index <= bays; index++) {
          const u = mix(0.4, width - 0.4, index / bays);
          block(town.stone, front, [u - 0.1, u + 0.1], [y - 0.55, y - 0.1], [0, 0.55], trim);
          block(town.stone, front, [u - 0.1, u + 0.1], [y - 0.32, y - 0.1], [0, 0.95], trim);
        }
        break;
    }
    if (kind !== 'plain' && kind !== 'arcade') {
      for (let index = 0; index <= bays; index++) {
        const u = mix(0.14, width - 0.14, index / bays);
        block(town.stone, front, [u - 0.13, u + 0.13], [y, y + height], [0, 0.09], trim);
      }
    }
    y += height;
    cornice(town.stone, front, [0, width], y - 0.22, 0.34, 0.26, trim);
  }
}

/** A house on the river's bank. Gives the height of its roof above its foot. */
export function house(town: Masonry, options: HouseOptions): number {
  const { front, width, depth, storeys, colour, parapet, random } = options;
  const trim = options.trim ?? mixColour(colour, [0.85, 0.72, 0.56], 0.3);
  const height = storeys.reduce((sum, storey) => sum + storey.height, 0);
  wall(town, options, trim);
  // Its nearer end shows beside the next house: the same storeys with plainer windows.
  const sideFront: Front = {
    origin: on(front, 0, 0, -depth),
    along: front.out,
    out: [-front.along[0], 0, -front.along[2]],
  };
  const sideBays = Math.max(1, Math.round(depth / 3.6));
  const plainer = storeys.map(({ kind, height }): Storey => {
    const side = kind === 'arcade' || kind === 'balcony' || kind === 'jharokhas' ? 'windows' : kind;
    return { kind: side, height, bays: sideBays };
  });
  wall(town, { ...options, front: sideFront, width: depth, storeys: plainer }, trim);
  const p = (u: number, y: number, w: number) => on(front, u, y, w);
  town.stone
    .quad(
      p(width, 0, 0),
      p(width, height, 0),
      p(width, height, -depth),
      p(width, 0, -depth),
      colour,
    )
    .quad(
      p(0, 0, -depth),
      p(0, height, -depth),
      p(width, height, -depth),
      p(width, 0, -depth),
      colour,
    )
    .quad(
      p(0, height, 0),
      p(width, height, 0),
      p(width, height, -depth),
      p(0, height, -depth),
      scaleColour(colour, 0.9),
    );
  cornice(town.stone, front, [0, width], height - 0.15, 0.6, 0.5, trim);
  cornice(town.stone, sideFront, [0, depth], height - 0.15, 0.6, 0.5, trim);
  const edges = [
    [moved(front, 0, 0, 0.3), width],
    [moved(sideFront, 0, 0, 0.3), depth],
  ] as const;
  for (const [edge, length] of edges) {
    const span = [-0.2, length + 0.2] as const;
    if (parapet === 'merlons') merlons(town.stone, edge, span, height + 0.45, 1.15, trim);
    else if (parapet === 'balustrade') balustrade(town.stone, edge, span, height + 0.45, 1, trim);
    else block(town.stone, edge, span, [height + 0.45, height + 1.1], [-0.3, 0], colour);
  }
  // Rooms on the roof.
  const rooms = Math.floor(random() * 2.4);
  for (let room = 0; room < rooms; room++) {
    const u = random() * width * 0.6;
    const wide = mix(3, 6, random());
    const tall = mix(2.4, 3.2, random());
    block(
      town.stone,
      front,
      [u, Math.min(width - 0.5, u + wide)],
      [height, height + tall],
      [-depth + 0.5, -2.5 - random() * 3],
      scaleColour(colour, 0.94),
    );
    block(
      town.stone,
      front,
      [u - 0.2, Math.min(width, u + wide) + 0.2],
      [height + tall, height + tall + 0.18],
      [-depth, -2.2 - random() * 3],
      trim,
    );
  }
  return height;
}

/**
 * Plaster and stone that monsoons have run down: streaks below every edge, patches where the wash has gone,
 * and the dark foot that the river floods each summer.
 * @param flood the height of the river in the monsoon, in metres
 */
export function weathered(flood: number) {
  return ([x, y, z]: Vector, normal: Vector, colour: Colour): Surface => {
    const streak = noise3(x * 1.7, y * 0.16, z * 1.7) + 0.6 * noise3(x * 4.3, y * 0.3 + 9, z * 4.3);
    const patch = fractal3(x * 0.22 + 3, y * 0.3, z * 0.22, 4, 0.6);
    const grit = noise3(x * 5.1, y * 5.1, z * 5.1);
    const upright = 1 - Math.abs(normal[1]);
    const worn = 1 + upright * 0.13 * streak + 0.28 * patch + 0.06 * grit;
    const bare = smoothstep(0.22, 0.42, patch + 0.12 * grit) * upright;
    const soot = smoothstep(0.15, 0.6, -patch + 0.3 * streak) * upright;
    const wet = smoothstep(flood + 1.5, flood - 2.5, y + 2.2 * patch);
    let seen = scaleColour(colour, clamp(worn, 0.55, 1.4));
    seen = mixColour(seen, [0.3, 0.17, 0.11], bare * 0.45);
    seen = mixColour(seen, scaleColour(seen, 0.5), soot * 0.5);
    seen = mixColour(seen, [seen[0] * 0.62, seen[1] * 0.6, seen[2] * 0.58], wet);
    return { colour: seen };
  };
}

/** Panes with a lamp behind: brighter in the middle of a room, never one flat yellow. */
export const lamplit = ([x, y, z]: Vector, _: Vector, light: Colour): Surface => {
  const flicker = 0.85 + 0.22 * noise3(x * 0.8, y, z * 0.8);
  return { colour: [0, 0, 0], emission: scaleColour(light, flicker) };
};
