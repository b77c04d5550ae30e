import { colours } from '../colours.ts';
import { curve, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

interface Frangipani {
  /** Below 1 it lies flat, as on water. */
  scaleY?: number;
  turn?: number;
  colour?: string;
}

/** A blossom of frangipani: five petals that overlap like the blades of a fan. */
export function frangipani(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  { scaleY = 1, turn = -90, colour = colours.cloth }: Frangipani = {},
) {
  const scale = radius / 50;
  const laid = (d: string, angle: number) =>
    place(place(d, { turn: angle }), { x, y, scale, scaleY });
  for (let index = 0; index < 5; index++) {
    const angle = turn + index * 72;
    const petal = outline(laid('2 0!, 14 -15, 34 -20, 49 -8, 47 8, 30 15, 12 9', angle));
    sheet.block(colour, petal);
    sheet.block(colours.saffron, outline(laid('2 0!, 10 -9, 20 -7, 26 -1, 18 6, 10 6', angle)));
    sheet.line(petal, 1.4);
    sheet.line(curve(laid('14 -9, 30 -11, 42 -5', angle)), 0.9, { isFine: true });
  }
}
