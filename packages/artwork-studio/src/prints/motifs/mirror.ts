import { decimal, type Point, type Points, points } from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** A thing above the water, as a block with straight edges. */
export interface Mirrored {
  colour: string;
  outline: Points;
}

interface Mirror {
  /** The water's edge, and how far the reflection reaches. */
  from: number;
  to: number;
  /** The height of the first stripe, and how much higher the last one is. */
  step?: number;
  growth?: number;
  /** How much lower the reflection is than the thing. */
  squeeze?: number;
  /** How far the stripes' ends stray. */
  stray?: number;
  seed?: number;
  opacity?: number;
}

/** Where a level line enters and leaves an outline. */
function spans(outline: readonly Point[], y: number): [number, number][] {
  const crossings: number[] = [];
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length] as Point;
    if (y1 < y === y2 < y) continue;
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  crossings.sort((a, b) => a - b);
  return Array.from({ length: Math.floor(crossings.length / 2) }, (_, index) => [
    crossings[index * 2] as number,
    crossings[index * 2 + 1] as number,
  ]);
}

/** A reflection in still water, broken into stripes with pointed ends. The last thing lies on top. */
export function mirror(
  sheet: Sheet,
  things: readonly Mirrored[],
  { from, to, step = 6, growth = 2, squeeze = 1, stray = 4, seed = 3, opacity }: Mirror,
) {
  const random = seededRandom(seed);
  const rows: { y: number; height: number; shift: number }[] = [];
  for (let y = from; y < to; ) {
    const share = (y - from) / (to - from);
    const height = step * (1 + (growth - 1) * share);
    rows.push({ y: y + height / 2, height, shift: (random() - 0.5) * stray * (0.4 + 2 * share) });
    y += height;
  }
  for (const { colour, outline } of things) {
    let d = '';
    const edges = points(outline);
    for (const { y, height, shift } of rows) {
      for (const [left, right] of spans(edges, from - (y - from) / squeeze)) {
        const width = right - left;
        if (width < 0.8) continue;
        const end = Math.min(stray * (0.6 + random()), width * 0.4);
        const half = height * 0.4;
        const straight = decimal(width - end);
        d +=
          `M${decimal(left + shift - end / 2)} ${decimal(y)}` +
          `l${decimal(end)} ${decimal(-half)}h${straight}l${decimal(end)} ${decimal(half * 0.7)}` +
          `l${decimal(-end)} ${decimal(half * 1.2)}h-${straight}z`;
      }
    }
    sheet.block(colour, d, opacity === undefined ? {} : { opacity });
  }
}
