import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

const standing =
  '-24 -97!, -20 -100.5, -14 -100, -9.4 -95, -9 -88, -13 -80, -11 -70, -3 -61, 9 -57, 24 -49, 40 -34!, 26 -33, 10 -35, -4 -39, -14 -48, -18 -58, -20.5 -70, -20 -80, -15.6 -88, -15.4 -92.6, -19 -95, -24 -94!';

/** A white egret in the shallows, 100 high; it looks left, or right with `scaleX` -1. */
export function egret(sheet: Sheet, x: number, y: number, scale = 1, scaleX = 1) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  sheet.line(curve(at('4 -38, 5 -20, 3 0')) + curve(at('10 -38, 10 -20, 13 0')), 1.7);
  sheet.block(colours.cloth, outline(at(standing)));
  sheet.block(
    colours.mist,
    outline(at('-13 -48!, 2 -45, 20 -42, 40 -34!, 26 -33, 10 -35, -4 -39')),
  );
  sheet.line(outline(at(standing)), 1.5);
  sheet.line(curve(at('-3 -56, 12 -50, 30 -38')) + curve(at('-6 -51, 8 -46, 20 -40')), 1, {
    isFine: true,
  });
  sheet.shape(
    outline(at('-23 -97.4!, -30 -96, -43 -91!, -30 -93.6, -23 -93.6!')),
    colours.ochre,
    1.2,
  );
  sheet.strokes(ellipse(x - scaleX * 18.4 * scale, y - 97 * scale, 1.3 * scale));
  const ring = (half: number, down: number) =>
    line(
      x + (8 - half) * scale * scaleX,
      y + down * scale,
      x + (8 + half) * scale * scaleX,
      y + down * scale,
    );
  sheet.resist(ring(16, 1) + ring(26, 5), 1.3);
}
