import { colours } from '../colours.ts';
import { type Point, type Points, points, polygon } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

interface Snows {
  /** Peaks and saddles by turns, from left to right; it begins and ends with a saddle. */
  ridge: Points;
  base: number;
  colour?: string;
  shade?: string;
}

/** A range of snow peaks lit from the right: faces in shade on the left, a glow on the tips. No key lines: it is far. */
export function snows(
  sheet: Sheet,
  { ridge, base, colour = colours.cloth, shade = colours.pool }: Snows,
) {
  const all = points(ridge);
  const { width } = sheet;
  sheet.block(colour, polygon([[-6, base], ...all, [width + 6, base]]), { isFlat: true });
  const faces: string[] = [];
  const tips: string[] = [];
  for (let index = 1; index < all.length - 1; index += 2) {
    const [before, peak, after] = [all[index - 1], all[index], all[index + 1]] as [
      Point,
      Point,
      Point,
    ];
    const at = (share: number, down: number): Point => [
      mix(before[0], peak[0], share),
      mix(before[1], peak[1], share) + down,
    ];
    const tall = before[1] - peak[1];
    const right = (share: number, down: number): Point => [
      mix(peak[0], after[0], share),
      mix(peak[1], after[1], share) + down,
    ];
    faces.push(
      polygon([
        peak,
        before,
        [before[0] - tall * 0.1, before[1] + tall * 0.6],
        at(0.36, tall * 0.72),
        at(0.4, tall * 0.42),
        at(0.72, tall * 1.1),
        at(0.8, tall * 0.5),
        right(0.16, tall * 0.62),
        right(0.04, tall * 0.3),
      ]),
    );
    // A spur below the tip, in shade.
    const foot: Point = [peak[0] + (after[0] - peak[0]) * 0.3, peak[1] + tall * 1.05];
    faces.push(
      polygon([
        foot,
        [foot[0] - tall * 0.32, foot[1] + tall * 0.5],
        [foot[0] - tall * 0.16, foot[1] + tall * 0.46],
        [foot[0] - tall * 0.24, foot[1] + tall * 0.98],
        [foot[0] + tall * 0.02, foot[1] + tall * 0.5],
        [foot[0] + tall * 0.1, foot[1] + tall * 0.74],
      ]),
    );
    tips.push(
      polygon([
        peak,
        right(0.62, 0),
        right(0.5, tall * 0.24),
        right(0.3, tall * 0.16),
        right(0.22, tall * 0.44),
        right(0.06, tall * 0.2),
      ]),
    );
  }
  sheet.block(shade, faces.join(''), { isFlat: true });
  sheet.block(colours.blush, tips.join(''), { isFlat: true });
}
