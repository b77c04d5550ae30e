import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, outline, place } from '../geometry.ts';
import { Sheet } from '../sheet.ts';

/** A flame, 62 high at scale 1; x and y are its foot. */
function flame(sheet: Sheet, x: number, y: number, scale = 1) {
  const at = (d: string) => place(d, { x, y, scale });
  sheet.shape(
    outline(at('2 -62!, 3 -50, 12 -34, 14 -20, 9 -6, 0 -1, -9 -6, -13 -19, -7 -36')),
    colours.amber,
    1.6,
  );
  sheet.block(colours.cloth, outline(at('1 -40!, 6 -27, 6 -15, 0 -9, -6 -14, -5 -26')), {
    isFlat: true,
  });
}

/** A lamp of clay (diya), 136 wide at scale 1, lit at its spout on the right. x and y are the middle of its mouth. */
export function clayLamp(sheet: Sheet, x: number, y: number, scale = 1, flameScale = 1.5) {
  const at = (d: string) => place(d, { x, y, scale });
  const body =
    '-62 -2!, -60 10, -48 26, -28 38, -22 41!, 22 41!, 34 35, 54 20, 74 -8!, 30 8, -20 10';
  const shade = '74 -8!, 54 20, 34 35, 22 41!, 2 41!, 20 26, 30 8!, 52 2';
  const mouth = '-62 -2, -46 -13, -8 -18, 30 -16, 56 -12, 74 -8!, 54 2, 24 10, -16 12, -48 8';
  const oil = '-50 -1, -36 -8, -4 -11.4, 28 -9.6, 48 -6, 30 2, 8 5.4, -20 6, -42 4';
  sheet.block(colours.copper, outline(at(body))).block(colours.madder, outline(at(shade)));
  sheet.resist(curve(at('-58 9, -40 18, -8 21, 26 17, 56 3')), 1.2);
  sheet.beads(curve(at('-49 20, -32 27, -4 29, 22 26, 40 18')), 2.6 * scale, 6 * scale);
  sheet.line(outline(at(body)), 1.7).shape(outline(at(mouth)), colours.copper, 1.7);
  sheet.shape(outline(at(oil)), colours.umber, 1.2);
  sheet.block(
    colours.amber,
    outline(at('-48 0!, -20 -4, 10 -5, 42 -5!, 30 2, 8 5.4, -20 6, -40 4')),
    {
      isFlat: true,
    },
  );
  // The flame is on the wick, which is charred where it burns.
  flame(sheet, x + 68 * scale, y - 5 * scale, scale * flameScale);
  sheet.strokes(
    brush(at('20 0, 46 -4, 62 -9, 67 -18'), 4.4 * scale, { start: 1, end: 0.8, count: 5 }),
    { colour: colours.cloth },
  );
  sheet.strokes(
    brush(at('63 -9, 66.6 -15, 67.4 -22'), 5 * scale, { start: 0.9, end: 0.6, count: 4 }),
  );
}
