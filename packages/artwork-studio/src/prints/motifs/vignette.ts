import { brush } from '../bodies.ts';
import { ellipse } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** The ground of a vignette: a tinted disc, and the line on which its subject is. */
export function vignetteGround(sheet: Sheet, colour: string, { y = 208 }: { y?: number } = {}) {
  sheet.block(colour, ellipse(160, 112, 96), { isFlat: true });
  sheet.strokes(
    brush(
      [
        [22, y],
        [160, y - 0.6],
        [298, y],
      ],
      2.2,
      { count: 4 },
    ),
  );
}
