import { colours } from '../colours.ts';
import { curve, outline, place, polygon } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A paper kite on its string, as boys fly them from the roofs; about 44 high. */
export function kite(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour: string = colours.madder,
) {
  const at = (d: string) => place(d, { x, y, scale, turn });
  sheet.line(curve(at('0 4, 4 60, -14 130, 10 210')), 0.8, { isFine: true });
  sheet.shape(polygon(at('0 -24, 19 0, 0 22, -19 0')), colour, 1.3);
  sheet.block(colours.cloth, polygon(at('0 -24, 19 0, 0 0')), { isFlat: true });
  sheet.line(curve(at('0 -24, 0 22')) + curve(at('-19 0, 0 -8, 19 0')), 1);
  sheet.shape(outline(at('0 20!, -6 32!, 6 32!')), colours.ochre, 1.1);
}
