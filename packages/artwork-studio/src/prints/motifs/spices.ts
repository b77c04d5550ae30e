import { colours } from '../colours.ts';
import { curve, ellipse, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A root of turmeric, cut on the left; 84 wide at scale 1. */
export function turmeric(sheet: Sheet, x: number, y: number, scale = 1) {
  const at = (d: string) => place(d, { x, y, scale });
  const root =
    '0 0, 10 -12, 26 -14, 34 -24!, 44 -30, 50 -20, 46 -12, 62 -12, 74 -18, 84 -12, 82 -2, 70 4, 54 6, 44 14, 36 20, 28 14, 28 7, 12 9';
  const shade =
    '2 3, 12 5, 30 3, 48 3, 66 1, 82 -4, 80 0, 70 4, 54 6, 44 14, 36 20, 29 14, 28 7, 12 9';
  const rings = [
    '16 -13, 19 -3, 17 8',
    '52 -12, 55 -3, 53 6',
    '64 -13, 68 -5, 66 4',
    '38 -26, 43 -20, 48 -18',
    '30 9, 36 10, 43 9',
  ];
  sheet.block(colours.saffron, outline(at(root))).block(colours.brass, outline(at(shade)));
  sheet.line(outline(at(root)), 1.7).line(rings.map((ring) => curve(at(ring))).join(''), 1);
  sheet.shape(ellipse(x - scale, y - scale, 8 * scale, 10 * scale, -12), colours.amber, 1.6);
  sheet.resist(ellipse(x - scale, y - scale, 4.6 * scale, 6.2 * scale, -12), 1.1);
}

/** A pod of cardamom, as a symbol: 35 wide, its middle at 0 0. */
export function cardamomSymbol(sheet: Sheet): string {
  const pod = outline('-17 0!, -9 -6, 3 -7, 13 -3, 18 1!, 12 5, 2 7, -9 5');
  return sheet.symbol(() => {
    sheet.block(colours.sage, pod, { isFlat: true });
    sheet.block(colours.moss, outline('-17 0!, -6 2, 6 2, 18 1!, 12 5, 2 7, -9 5'), {
      isFlat: true,
    });
    sheet.line(pod + curve('-16 0, -4 -2.6, 8 -2.4, 17 .6'), 1.4);
  });
}
