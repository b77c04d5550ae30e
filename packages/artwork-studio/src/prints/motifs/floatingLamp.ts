import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A lamp in a cup of leaves with marigolds, set on the river: a symbol 40 wide. */
export function floatingLampSymbol(sheet: Sheet): string {
  return sheet.symbol(() => {
    sheet.resist('M-30 9h60M-20 13h44', 1.2);
    sheet.shape(outline('-20 -4!, -14 6, 0 9, 14 6, 20 -4!, 0 0'), colours.leaf, 1.3);
    const blooms = [-13, -6, 6, 13].map((x) => ellipse(x, -3.6, 4.2, 3.6)).join('');
    sheet.shape(blooms, colours.amber, 1);
    sheet.shape(outline('-4 -5!, -5 -13, 0 -24!, 5 -13, 4 -5!'), colours.cloth, 1.2);
    sheet.strokes(outline('-2 -6!, -2.4 -11, 0 -17!, 2.4 -11, 2 -6!'), {
      colour: colours.amber,
    });
  });
}

/** A lamp with marigolds in a cup of leaves, afloat. */
export function floatingLamp(sheet: Sheet, x: number, y: number, scale = 1) {
  const { cloth, moss, saffron, madder, amber } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  sheet.strokes(
    brush(at('-40 9, 0 11, 40 9'), 3, { count: 4 }) +
      brush(at('-26 14, 2 16, 28 14'), 2.4, { count: 4 }),
    { colour: cloth },
  );
  sheet.shape(outline(at('-24 -3!, -12 -1, 0 0, 12 -1, 24 -3!, 17 8, 0 11, -17 8')), moss, 1.5);
  sheet.line(
    curve(at('-12 0, -9 6, -6 10')) + curve(at('12 0, 9 6, 6 10')) + curve(at('0 1, 0 10')),
    0.9,
  );
  sheet.shape(
    ellipse(x - 10 * scale, y - 4 * scale, 6.5 * scale, 5 * scale) +
      ellipse(x + 11 * scale, y - 4 * scale, 6.5 * scale, 5 * scale),
    saffron,
    1.2,
  );
  sheet.shape(outline(at('-8 -6!, 8 -6!, 5 1, -5 1')), madder, 1.3);
  sheet.shape(outline(at('0 -30!, 5 -20, 6.5 -13, 3.4 -7, -3.4 -7, -6.5 -13, -4 -20')), amber, 1.3);
  sheet.block(cloth, outline(at('.4 -21!, 3 -14, 0 -9, -3 -14')), { isFlat: true });
}
