import { colours } from '../colours.ts';
import { outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** The boughs on each side, from the top: their height on the trunk and their reach. */
const boughs = {
  right: [
    [-88, 7],
    [-79, 12],
    [-69, 16],
    [-58, 24],
    [-46, 25],
    [-34, 34],
    [-21, 31],
  ],
  left: [
    [-84, 8],
    [-74, 14],
    [-63, 20],
    [-52, 21],
    [-40, 30],
    [-27, 29],
    [-16, 24],
  ],
} as const;

/** A level bough, flat above, its twigs hang below: 100 long. */
const bough = '-8 -8!, 30 -17, 72 -14, 102 8!, 80 6, 70 22!, 48 10, 34 26!, 14 12, -8 14!';

const shelf = (scaleX: 1 | -1, [y, reach]: readonly [number, number]) =>
  outline(
    place(bough, {
      y,
      scaleX: (scaleX * reach) / 100,
      scaleY: 0.13 + reach / 200,
      turn: scaleX * (reach > 14 ? 3 : -16),
    }),
  );

/**
 * A deodar, the cedar of the Himalaya, as a symbol: 100 high, its boughs in level shelves with air between them,
 * its leader nods. Its lines are for a tree twice as large.
 */
export function deodarSymbol(sheet: Sheet): string {
  const { leaf, pine, umber } = colours;
  // A symbol's shifts would grow with it.
  const flat = { isFlat: true };
  return sheet.symbol(() => {
    sheet.shape(outline('-3.4 2!, -1.6 -40, -.4 -92!, .8 -92!, 2 -40, 3.6 2!'), umber, 0.5, flat);
    const left = boughs.left.map((row) => shelf(-1, row)).join('');
    const right = boughs.right.map((row) => shelf(1, row)).join('');
    const leader = outline('-3 -84!, -1.4 -93, .4 -98, 4 -100!, 2.4 -95, 3 -85!');
    sheet.shape(left, pine, 0.55, flat).shape(right + leader, leaf, 0.55, flat);
  });
}
