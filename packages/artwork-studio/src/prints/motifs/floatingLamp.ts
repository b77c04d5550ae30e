import { colours } from '../colours.ts';
import { ellipse, outline } from '../geometry.ts';
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
