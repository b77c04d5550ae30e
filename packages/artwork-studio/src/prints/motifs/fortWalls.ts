import { colours } from '../colours.ts';
import { curve, decimal, line, outline, place, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { cuspedArch, pointedArch } from './arches.ts';

/** Merlons with round tops, from left to right on a wall whose top is at y. */
export function merlons(left: number, right: number, y: number, size = 4): string {
  const count = Math.max(1, Math.round((right - left) / size));
  const step = (right - left) / count;
  const wide = decimal(step * 0.72);
  const half = decimal(step * 0.36);
  const tall = decimal(size * 0.7);
  return Array.from(
    { length: count },
    (_, index) =>
      `M${decimal(left + (index + 0.14) * step)} ${decimal(y)}v-${tall}q${half}-${decimal(size * 0.7)} ${wide} 0v${tall}z`,
  ).join('');
}

interface Stone {
  colour: string;
  shade: string;
  lineWidth?: number;
}

/** A round bastion: its foot is wider than its head, its right third in shade. */
export function bastion(
  sheet: Sheet,
  { x, foot, top, width }: { x: number; foot: number; top: number; width: number },
  { colour, shade, lineWidth = 1.4 }: Stone,
) {
  const half = width / 2;
  const tall = foot - top;
  const at = (d: string) => place(d, { x, y: foot, scaleX: half / 100, scaleY: tall / 100 });
  const body = outline(at('-116 0!, -104 -60, -100 -100!, 100 -100!, 104 -60, 116 0!'));
  sheet.block(colour, body + merlons(x - half, x + half, top, 4.4));
  sheet.block(shade, outline(at('34 0!, 30 -100!, 100 -100!, 104 -60, 116 0!')));
  const slits = [-0.5, 0, 0.5]
    .map((share) => line(x + share * half, top + 9, x + share * half, top + 14))
    .join('');
  sheet.line(body + merlons(x - half, x + half, top, 4.4), lineWidth * 0.8);
  sheet.line(body + curve(at('-100 -90, 0 -88, 100 -90')), lineWidth);
  sheet.line(slits, 1.3, { isFine: true });
}

/** A stretch of wall with merlons. */
export function rampart(
  sheet: Sheet,
  { left, right, top, foot }: { left: number; right: number; top: number; foot: number },
  { colour, lineWidth = 1.4 }: Stone,
) {
  const wall = rectangle(left, top, right - left, foot - top);
  const teeth = merlons(left, right, top, 4.4);
  sheet.block(colour, wall + teeth).line(teeth, lineWidth * 0.8);
  sheet.line(line(left, top, right, top) + line(left, top + 4, right, top + 4), lineWidth * 0.8);
}

interface Jharokha {
  colour?: string;
  roof?: string;
  inside?: string;
}

/** A closed balcony under a bowed roof, as a symbol: 24 wide, its floor at 0 0. */
export function jharokhaSymbol(
  sheet: Sheet,
  { colour = colours.cloth, roof = colours.rose, inside = colours.wine }: Jharokha = {},
): string {
  return sheet.symbol(() => {
    sheet.shape(outline('-9 0!, -6 5, 0 9!, 6 5, 9 0!'), roof, 1);
    sheet.shape(rectangle(-9.5, -17, 19, 17), colour, 1.1);
    sheet.strokes(cuspedArch({ x: 0, y: -5, half: 4, spring: 5, top: 10 }, 2), { colour: inside });
    sheet.line('M-9.5-5h19M-6-5v5M-2-5v5M2-5v5M6-5v5', 0.8, { isFine: true });
    sheet.shape(outline('-13 -15!, -9 -21, 0 -26!, 9 -21, 13 -15!, 0 -19'), roof, 1.2);
  });
}

/** A small arched window in its frame, as a symbol: 8 wide, its sill at 0 0. */
export function windowSymbol(sheet: Sheet, inside: string, frame: string): string {
  return sheet.symbol(() => {
    sheet.strokes(rectangle(-4.4, -12.4, 8.8, 13), { colour: frame });
    sheet.strokes(pointedArch({ x: 0, y: -0.6, half: 2.7, spring: 6, top: 9.6 }), {
      colour: inside,
    });
  });
}
