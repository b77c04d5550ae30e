import { colours } from '../colours.ts';
import { decimal, polygon, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { brandArch } from './arches.ts';
import { hem } from './cloth.ts';
import { flower } from './flowers.ts';

interface Mat {
  left: number;
  right: number;
  /** Its far edge. */
  y: number;
  height: number;
}

/** A cotton mat with stripes and a fringe, seen from the side. */
function mat(sheet: Sheet, { left, right, y, height }: Mat) {
  const inset = height * 0.53;
  let fringe = '';
  let stripes = '';
  for (let thread = 0; thread <= 9; thread++) {
    const share = thread / 9;
    const across = inset * (1 - share);
    const down = decimal(y + height * share);
    fringe += `M${decimal(left + across)} ${down}l-8 ${1 + (thread % 2)}M${decimal(right - across)} ${down}l8 ${1 + (thread % 2)}`;
  }
  for (const far of [13, 21, 46]) {
    for (const [edge, inward] of [
      [left, 1],
      [right, -1],
    ] as const) {
      stripes += `M${decimal(edge + inward * (inset + far * 0.94))} ${y + 3}L${decimal(edge + inward * (far + 2))} ${y + height - 3}`;
    }
  }
  sheet.line(fringe, 1.6, { colour: colours.teal });
  const whole = polygon([
    [left + inset, y],
    [right - inset, y],
    [right, y + height],
    [left, y + height],
  ]);
  sheet.block(colours.teal, whole, { isFlat: true }).line(whole, 1.6).resist(stripes, 1.3);
}

interface Stage {
  /** Niches in the wall: the middle, half the width and the height of each. */
  niches: readonly (readonly [x: number, half: number, top: number])[];
  mats: readonly Mat[];
  /** Where a wall on the right meets the floor, far away and near. */
  wall?: readonly [far: number, near: number];
}

/** Where a pose is held, 640 by 400: niches, a floor with a printed hem, and mats. */
export function poseStage(sheet: Sheet, { niches, mats, wall }: Stage) {
  const floor = 270;
  for (const [x, half, top] of niches) {
    sheet.block(colours.cloth, brandArch({ x, y: floor, half, top }), { isFlat: true });
    const rim = brandArch({ x, y: floor + 20, half: half + 8, top: top + 32 });
    sheet.line(rim, 1.3, { colour: colours.ochre });
  }
  sheet.block(colours.sand, rectangle(-4, floor, 648, 134), { isFlat: true });
  sheet.line(`M-4 ${floor}H644`, 1.4);
  hem(sheet, { y: 356, height: 40, phase: 10, colour: colours.madder });
  if (wall) {
    const [far, near] = wall;
    const face = `M${far} -4V${floor}L${near} 346H644V-4z`;
    sheet.block(colours.rose, face, { isFlat: true });
    sheet.tiled(face, { x: far + 8, y: 6, size: 44 }, () => {
      sheet.strokes(flower(11, 11, 6, 4) + flower(33, 33, 6, 4), { colour: colours.blush });
    });
    sheet.line(`M${far} -4V${floor}L${near} 346H644`, 1.6);
  }
  for (const each of mats) mat(sheet, each);
}
