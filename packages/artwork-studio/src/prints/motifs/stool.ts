import { colours } from '../colours.ts';
import { outline, place, polygon } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';

/** A low carved stool (chowki), 170 wide at scale 1. x and y are the middle of its front edge on top. */
export function stool(sheet: Sheet, x: number, y: number, scale = 1) {
  const at = (d: string) => place(d, { x, y, scale });
  const leg =
    '-9 12!, -9 22!, -5 26, -10 34, -10 44, -5 50, -7 56, -8 72!, 8 72!, 7 56, 5 50, 10 44, 10 34, 5 26, 9 22!, 9 12!';
  for (const side of [-66, 66]) {
    const legAt = place(leg, { x: x + side * scale, y, scale });
    sheet.shape(outline(legAt), colours.umber, 1.5);
  }
  const apron = at('-74 12!, 74 12!, 62 26!, 40 24, 22 34, 0 27, -22 34, -40 24, -62 26!');
  sheet.shape(outline(apron), colours.umber, 1.5);
  sheet.shape(polygon(at('-72 -26, 72 -26, 86 0, -86 0')), colours.brass, 1.6);
  sheet.shape(polygon(at('-86 0, 86 0, 86 13, -86 13')), colours.brass, 1.6);
  sheet.block(colours.umber, polygon(at('30 1, 86 1, 86 12, 24 12')));
  sheet.line(polygon(at('-86 0, 86 0, 86 13, -86 13')), 1.6);
  const flowers = [-68, -34, 0, 34, 68].map((across) =>
    flower(x + across * scale, y + 6.5 * scale, 4.6 * scale, 6),
  );
  sheet.strokes(flowers.join(''), { colour: colours.cloth });
}
