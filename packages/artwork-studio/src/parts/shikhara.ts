import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import {
  box,
  cylinder,
  pointedArch,
  rectangle,
  smoothUnion,
  sphere,
} from '../renderer/distance.ts';
import { cell, fractal, fractal3, noise3 } from '../renderer/noise.ts';
import type { Surface } from '../renderer/scene.ts';
import { clamp, mix, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, cos, hypot, max, min, PI, round, sin } = Math;

/** Metres. A small hill temple of the Nagara kind, as at Jageshwar or Baijnath in Uttarakhand. */
const wall = { half: 1.75, top: 2.9 };
const tower = { top: 8.3, half: 1.72 };
const crown = { y: 8.72, radius: 0.98 };

/** The tower's half width: upright at first, then curving in to its shoulder. */
const taper = (share: number) => 1 - 0.56 * clamp(share) ** 1.75;

/** A square whose faces step forward twice (triratha). */
const stepped = (x: number, z: number, half: number) =>
  min(
    rectangle(x, z, half, half),
    rectangle(x, z, half * 1.1, half * 0.62),
    rectangle(x, z, half * 0.62, half * 1.1),
    rectangle(x, z, half * 1.17, half * 0.34),
    rectangle(x, z, half * 0.34, half * 1.17),
  );

/** Height within a course of stone, from 0 at its joint to 1 at its middle. */
const bulge = (y: number, course: number) => abs(sin((y / course) * PI)) ** 0.6;

/**
 * The temple by its distance, standing on y = 0, its door toward -z: plinth, walls, a curved tower in
 * courses, the ribbed stone (amalaka) and the vase (kalasha) upon it.
 */
export function shikhara(x: number, y: number, z: number): number {
  const bound = box(x, y - 5.2, z, 2.6, 5.4, 2.6);
  if (bound > 1.5) return bound;
  const mouldings = y < 0.9 ? 0.09 * (1 - smoothstep(0.1, 0.9, y)) + 0.05 * bulge(y, 0.3) : 0;
  let d = max(stepped(x, z, wall.half + mouldings), abs(y - wall.top / 2) - wall.top / 2) - 0.02;

  // Eaves above the walls, in two lips.
  const eaves = max(stepped(x, z, wall.half + 0.16), abs(y - wall.top) - 0.07) - 0.03;
  const lip = max(stepped(x, z, wall.half + 0.08), abs(y - wall.top + 0.32) - 0.05) - 0.02;
  d = min(d, eaves, lip);

  const share = (y - wall.top) / (tower.top - wall.top);
  const course = 0.34;
  const half = tower.half * taper(share) + 0.035 * bulge(y - wall.top, course) - 0.03;
  const body = max(stepped(x, z, half), wall.top - y, y - tower.top) * 0.82;
  d = min(d, body);
  // Corner stones like small cushions, every fifth course.
  const floor = course * 5;
  const nearest = clamp(round((y - wall.top - 1.2) / floor), 0, 2) * floor + wall.top + 1.2;
  const corner = tower.half * taper((nearest - wall.top) / (tower.top - wall.top));
  const cushion = max(
    hypot(abs(x) - corner + 0.16, abs(z) - corner + 0.16) - 0.25,
    abs(y - nearest) - 0.13,
  );
  d = min(d, cushion - 0.03);
  // A row of blind arches up each face's middle.
  const [front, across] = abs(x) > abs(z) ? [abs(x), z] : [abs(z), x];
  const storey = 0.95;
  const level = clamp(round((y - wall.top - 0.75) / storey), 0, 4) * storey + wall.top + 0.3;
  const size = taper((level - wall.top) / (tower.top - wall.top));
  const arch = max(
    abs(pointedArch(across, y - level, 0.36 * size, 0.3, 0.74) + 0.02) - 0.05,
    front - half * 1.17 - 0.07,
    half * 1.1 - front,
  );
  d = min(d, arch * 0.8);

  const neck = cylinder(x, y, z, 0.62, tower.top - 0.05, crown.y);
  const angle = Math.atan2(z, x);
  const ribs = 0.06 * abs(cos(angle * 12));
  const stone = hypot(max(0, hypot(x, z) - crown.radius + 0.3 + ribs), (y - crown.y) * 1.05) - 0.3;
  d = min(d, neck, stone * 0.8);
  const vase = min(
    smoothUnion(
      sphere(x, (y - crown.y - 0.62) * 1.1, z, 0.3),
      cylinder(x, y, z, 0.12, crown.y + 0.2, crown.y + 1.12),
      0.12,
    ),
    cylinder(x, y, z, 0.24, crown.y + 0.3, crown.y + 0.36),
    hypot(hypot(x, z), y - crown.y - 1.16) - 0.13,
    max(hypot(x, z) - 0.07 * (1 - (y - crown.y - 1.1) / 0.55), abs(y - crown.y - 1.35) - 0.3),
  );
  d = min(d, vase * 0.85);

  const door = max(pointedArch(x, y - 0.55, 0.5, 1.25, 1.72), abs(z + 1.8) - 1.2);
  return max(d, -door);
}

const sandstone = colour('#cbb193');
const pale = colour('#e6d8c0');
const stain = colour('#7f7363');
const brass: Colour = colour('#d6a650');

/** What it is made of: sandstone whitewashed long ago, dark where rain runs, brass on top. */
export function shikharaSurface(x: number, y: number, z: number): Surface {
  if (y > crown.y + 0.28) return { colour: brass, roughness: 0.35, isMetal: true };
  if (y > 0.5 && y < 2.4 && abs(x) < 0.56 && z < 0 && z > -1.85)
    return { colour: [0.03, 0.025, 0.02] };
  const course = Math.floor(y / 0.34);
  const block = cell(course, Math.floor((x + z * 1.7) / 0.62 + course * 0.5));
  const wash = smoothstep(-0.25, 0.35, fractal3(x * 0.8 + 3, y * 0.6, z * 0.8, 4));
  let seen = scaleColour(mixColour(sandstone, pale, 0.25 + 0.65 * wash), 0.9 + 0.14 * block);
  const runs = fractal((x + z) * 3.1, y * 0.35, 4);
  const under = smoothstep(0.05, 0.5, runs + 0.25 * noise3(x * 6, y * 3, z * 6));
  seen = mixColour(seen, stain, 0.5 * under);
  const joint = 1 - smoothstep(0, 0.1, abs(sin((y / 0.34) * PI)));
  seen = mixColour(seen, stain, 0.35 * joint + 0.3 * (1 - smoothstep(0, 0.8, y)));
  const relief: Vector = [
    0.08 * noise3(x * 9, y * 9, z * 9),
    0,
    0.08 * noise3(x * 9, y * 9, z * 9 + 5),
  ];
  return { colour: scaleColour(seen, mix(0.95, 1.05, noise3(x * 14, y * 14, z * 14))), relief };
}
