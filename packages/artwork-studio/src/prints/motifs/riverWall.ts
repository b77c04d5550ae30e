import { colours } from '../colours.ts';
import { line, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { cuspedArch } from './arches.ts';

interface Wall {
  /** Its top, and its height. */
  y: number;
  height: number;
  left: number;
  right: number;
  /** From panel to panel. */
  panel: number;
}

/** The river wall below the Taj Mahal, of red sandstone, with a blind cusped arch in each panel. */
export function riverWall(sheet: Sheet, { y, height, left, right, panel }: Wall) {
  sheet.block(colours.rose, rectangle(left, y, right - left, height), { isFlat: true });
  sheet.block(colours.blush, rectangle(left, y, right - left, height * 0.16), { isFlat: true });
  const arch = sheet.symbol(() => {
    const opening = cuspedArch(
      { x: 0, y: 0, half: panel * 0.3, spring: height * 0.3, top: height * 0.56 },
      2,
    );
    sheet.strokes(opening, { colour: colours.madder });
    sheet.line(rectangle(-panel * 0.42, -height * 0.68, panel * 0.84, height * 0.68), 0.8, {
      colour: colours.madder,
    });
  });
  for (let x = left + panel / 2; x < right; x += panel) {
    sheet.put(arch, { x, y: y + height * 0.93 });
  }
  sheet.line([y, y + height * 0.16].map((row) => line(left, row, right, row)).join(''), 1.1);
}
