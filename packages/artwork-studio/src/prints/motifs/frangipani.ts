import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, outline, type Points, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { leafSymbol } from './leaf.ts';

/** A flower of frangipani from above, as a symbol: five petals like a pinwheel, 52 wide. */
export function frangipaniSymbol(sheet: Sheet, colour: string = colours.cloth): string {
  const petal = '1 2!, 7 -7, 17 -11, 25 -7, 27 1, 20 7, 9 6';
  const throat = '0 0!, 5 -4, 13 -3.6, 17 0!, 9 3';
  return sheet.symbol(() => {
    for (let index = 0; index < 5; index++) {
      const turn = index * 72 - 90;
      sheet.shape(outline(place(petal, { turn })), colour, 1.4, { isFlat: true });
    }
    for (let index = 0; index < 5; index++) {
      const turn = index * 72 - 88;
      sheet.strokes(outline(place(throat, { turn })), { colour: colours.ochre });
    }
  });
}

interface Branch {
  /** Of `frangipaniSymbol`. */
  flower: string;
  scale?: number;
  /** -1 mirrors what is at the tip. */
  scaleX?: number;
}

/** A stout branch of frangipani along `spine`, with leaves and a cluster of flowers at its tip, x and y. */
export function frangipaniBranch(
  sheet: Sheet,
  spine: Points,
  { x, y }: { x: number; y: number },
  { flower, scale = 1, scaleX = 1 }: Branch,
) {
  const half = (share: number) => (8.5 - 3 * share) * scale;
  const wood = tube(spine, half, 8, { isRound: true });
  sheet.shape(wood, colours.sage, 1.6);
  const at = (given: Points) => place(given, { scaleX });
  sheet.scaled({ x, y, scale }, () => {
    const leaf = leafSymbol(sheet, { width: 15.5, bend: 0.1, veins: 6, veinWidth: 1.1 });
    for (const [turn, size, side] of [
      [-172, 1.6, -1],
      [154, 1.36, -1],
      [-14, 1.66, 1],
      [-144, 1.9, -1],
      [24, 1.4, 1],
      [-44, 1.92, 1],
      [66, 1.2, 1],
      [112, 1.24, -1],
      [-114, 1.74, -1],
      [-78, 1.84, 1],
    ] as const) {
      const placed = { turn: scaleX > 0 ? turn : 180 - turn, scale: size };
      sheet.put(leaf, { ...placed, scaleY: side * scaleX });
    }
    const bud = '0 0!, 5 -5, 16 -5, 24 0!, 16 4, 5 4';
    for (const [a, b, turn] of [
      [-20, -34, -106],
      [-3, -38, -84],
    ] as const) {
      const shape = at(place(bud, { x: a, y: b, turn }));
      sheet.shape(outline(shape), colours.blush, 1.4);
      const fold = at(place('4 0, 12 -2, 22 0', { x: a, y: b, turn }));
      sheet.line(curve(fold), 0.9);
    }
    for (const [a, b, turn, size] of [
      [24, -12, 20, 0.86],
      [-26, -6, 50, 0.92],
      [-2, -24, 0, 0.96],
      [2, 12, 34, 1.06],
    ] as const) {
      sheet.put(flower, { x: a * scaleX, y: b, turn, scale: size, scaleX });
    }
  });
}
