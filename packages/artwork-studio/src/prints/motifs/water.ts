import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, outline, place } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

interface Waves {
  from: number;
  to: number;
  rows: number;
  left?: number;
  right?: number;
  /** Half a wave's length in the first row, and how much longer it is in the last one. */
  size?: number;
  growth?: number;
  /** The share of waves left out. */
  gaps?: number;
  seed: number;
  lineWidth?: number;
  opacity?: number;
}

/** Rows of scalloped waves in resist, longer towards the viewer. */
export function waves(
  sheet: Sheet,
  {
    from,
    to,
    rows,
    left = sheet.x,
    right = sheet.x + sheet.width,
    size = 12,
    growth = 1.9,
    gaps = 0,
    seed,
    lineWidth = 1.3,
    opacity,
  }: Waves,
) {
  const random = seededRandom(seed);
  let d = '';
  for (let row = 0; row < rows; row++) {
    const share = row / Math.max(1, rows - 1);
    const half = size * mix(1, growth, share);
    const y = mix(from, to, share ** 1.15);
    let isDrawing = false;
    for (let x = left - half * (row % 2 ? 1 : 0.5); x < right + half; x += half * 2) {
      if (random() < gaps) {
        isDrawing = false;
        continue;
      }
      if (!isDrawing) d += `M${decimal(x)} ${decimal(y)}`;
      d += `q${decimal(half)} ${decimal(half * 0.72)} ${decimal(half * 2)} 0`;
      isDrawing = true;
    }
  }
  sheet.resist(d, lineWidth, opacity === undefined ? {} : { opacity });
}

interface Glitter {
  x: number;
  from: number;
  to: number;
  count?: number;
  /** Half the width of a glint, far and near. */
  farWidth?: number;
  nearWidth?: number;
}

/** Light on water below the sun: glints, wider towards the viewer. */
export function glitter(
  sheet: Sheet,
  { x, from, to, count = 9, farWidth = 16, nearWidth = 46 }: Glitter,
) {
  const random = seededRandom(4);
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1);
    const y = mix(from, to, share);
    const spread = mix(farWidth, nearWidth, share);
    const half = spread * (0.6 + random() * 0.6);
    const middle = x + (random() - 0.5) * spread * 1.2;
    const glint = brush(
      [
        [middle - half, y],
        [middle, y + 0.6],
        [middle + half, y],
      ],
      mix(2, 4, share),
      { count: 4 },
    );
    sheet.strokes(glint, { colour: colours.cloth });
  }
}

/** A small country boat; its bow is on the right, or on the left with `scaleX` -1. */
export function boat(sheet: Sheet, x: number, y: number, scale = 1, scaleX = 1) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  const hull = '-34 -8!, -20 -3, 0 -1, 22 -4, 38 -13!, 26 4, 4 8, -20 6';
  sheet.shape(outline(at(hull)), colours.umber, 1.5);
  sheet.resist(curve(at('-30 -3, -10 1.4, 14 0, 33 -8')), 1.1);
}
