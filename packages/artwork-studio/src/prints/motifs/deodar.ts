import { colours } from '../colours.ts';
import { outline, type Point, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A deodar, the cedar of the Himalaya, as a symbol: 100 high, its level boughs droop at the ends. Its
 * lines are for a tree twice as large.
 */
export function deodarSymbol(sheet: Sheet): string {
  const tiers = 7;
  return sheet.symbol(() => {
    sheet.shape(rectangle(-2.4, -12, 4.8, 14), colours.umber, 0.6);
    const side = (direction: number): Point[] =>
      Array.from({ length: tiers }, (_, index): Point[] => {
        const y = -92 + index * 12.6;
        const reach = (4 + index * 3.7) * direction;
        return [
          [reach * 0.34, y, true],
          [reach * 0.8, y + 8],
          [reach, y + 14.6, true],
          [reach * 0.72, y + 12.6],
        ];
      }).flat();
    const whole = outline([[0, -101, true], ...side(1), [0, -4], ...side(-1).toReversed()]);
    sheet.block(colours.leaf, whole);
    sheet.block(colours.pine, outline([[0, -101, true], ...side(1), [0, -4, true]]));
    const boughs = Array.from({ length: tiers - 1 }, (_, index) => {
      const y = -84 + index * 12.6;
      const reach = 3 + index * 3;
      return `M${-reach} ${y + 7}Q0 ${y - 2} ${reach} ${y + 7}`;
    });
    sheet.line(boughs.join(''), 0.45, { colour: colours.moss, isFine: true }).line(whole, 0.64);
  });
}
