import { colours } from '../colours.ts';
import { arc, curve, ellipse, line, outline, type Point, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A floating lily pad with a notch, as a symbol: 100 wide, its middle at 0 0. */
export function lilyPadSymbol(sheet: Sheet): string {
  return sheet.symbol(() => {
    const rim = arc(0, 0, 50, 14, -34, 306, 12);
    const pad = outline([
      [0, -1, true],
      ...rim.map(([x, y], index): Point => (index % 11 ? [x, y] : [x, y, true])),
    ]);
    sheet.block(colours.moss, pad);
    sheet.block(
      colours.leaf,
      outline([[-50, 0, true], ...arc(0, 0, 50, 14, 170, 10, 7), [20, 6], [-16, 7]]),
    );
    const veins = [20, 60, 100, 140, 180, 220, 260].map((angle) => {
      const [x, y] = arc(0, 0, 40, 11, angle, angle + 1, 2)[0] as Point;
      return line(0, -1, x, y);
    });
    sheet.line(veins.join(''), 0.9, { colour: colours.lime, isFine: true }).line(pad, 1.4);
  });
}

/** A kingfisher on the top of a bamboo pole, whose foot is in the water at x and y; it looks left. */
export function kingfisher(
  sheet: Sheet,
  x: number,
  y: number,
  pole: number,
  scale = 1,
  scaleX = 1,
) {
  const post = `M${x - 2.6} ${y}l1-${pole}h4l1 ${pole}z`;
  sheet.shape(post, colours.brass, 1.2);
  const joints = [0.3, 0.62].map((share) =>
    line(x - 2.4, y - pole * share, x + 2.8, y - pole * share),
  );
  sheet.line(joints.join(''), 1);
  const at = (d: string) => place(d, { x, y: y - pole, scale, scaleX });
  const tail = '8 -4!, 13 2, 17 12!, 11 10, 5 2!';
  const body =
    '-13 -31!, -10 -36, -4 -38, 3 -35, 6 -27, 9 -18, 11 -6!, 4 1, -3 0, -9 -6, -11 -16, -9 -25!';
  const breast = '-9 -25!, -3 -22, 0 -12, -1 0!, -3 0, -9 -6, -11 -16';
  const bill = '-12 -34!, -30 -29!, -11 -28.6!';
  sheet.shape(outline(at(tail)), colours.teal, 1.1);
  sheet.block(colours.lagoon, outline(at(body))).block(colours.copper, outline(at(breast)));
  sheet.block(colours.teal, outline(at('1 -26!, 7 -20, 11 -6!, 6 -3, 0 -12')));
  sheet.block(colours.cloth, outline(at('-9 -26!, -4 -28, 2 -26, -3 -23!')), { isFlat: true });
  sheet.line(outline(at(body)) + curve(at('1 -26, 0 -12, 6 -3')), 1.3);
  sheet.shape(outline(at(bill)), colours.madder, 1.1);
  sheet.strokes(ellipse(x - 7.4 * scale * scaleX, y - pole - 32 * scale, 1.4 * scale));
}

/** An open water lily from the side, as a symbol: 60 wide, its foot at 0 0. */
export function lilySymbol(sheet: Sheet): string {
  const petal = (colour: string) =>
    sheet.symbol(() => {
      sheet.shape(outline('0 0!, -7 -10, -6 -22, 0 -34!, 6 -22, 7 -10'), colour, 1.2);
      sheet.line(curve('0 -30, 0 -14'), 0.9, { colour: colours.madder, isFine: true });
    });
  const outer = petal(colours.cloth);
  const inner = petal(colours.blush);
  return sheet.symbol(() => {
    for (const turn of [-64, 64, -40, 40, -16, 16]) sheet.put(outer, { turn });
    for (const turn of [-78, 78, -50, 50, -26, 26, 0]) {
      sheet.put(inner, { y: 2, turn, scale: turn === 0 ? 0.8 : 0.84 });
    }
  });
}
