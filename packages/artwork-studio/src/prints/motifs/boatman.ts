import { colours } from '../colours.ts';
import { curve, ellipse, outline, place, polyline } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

interface Person {
  scale?: number;
  scaleX?: number;
  shirt?: string;
  turban?: string;
}

/** A head with a turban, seen from the side; the middle of the face is at x and y. */
function head(sheet: Sheet, x: number, y: number, scale: number, scaleX: number, turban?: string) {
  sheet.shape(ellipse(x, y, 3.4 * scale, 4 * scale), colours.skinShade, 1);
  if (turban === undefined) {
    const hair = place('-4.4 2!, -5 -2, -2 -5.4, 3 -4.6, 4.6 -1!, 1 -1.6, -1.6 0', {
      x,
      y,
      scale,
      scaleX,
    });
    sheet.strokes(outline(hair));
    return;
  }
  const cloth = place('-5 -0.6!, -4.6 -5, 0 -7, 4.8 -5, 5 -0.6!, 0 -2', { x, y, scale, scaleX });
  sheet.shape(outline(cloth), turban, 1.1);
}

/** A man who stands and pushes a pole into the water, 44 high; he looks right. `depth` is the water below his feet. */
export function boatman(
  sheet: Sheet,
  x: number,
  y: number,
  {
    scale = 1,
    scaleX = 1,
    shirt = colours.madder,
    turban = colours.saffron,
    depth = 10,
  }: Person & { depth?: number } = {},
) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  sheet.shape(outline(at('-7 0!, -6 -18!, 5 -18!, 6 0!')), colours.cloth, 1.2);
  sheet.line(polyline(at('-1 -14, 0 -2')), 0.9, { isFine: true });
  sheet.line(polyline(at(`20 -58, ${20 - 0.19 * (58 + depth)} ${depth}`)), 1.9);
  sheet.shape(
    outline(at('-7 -17!, -7.5 -27, -4 -33!, 3 -33!, 7 -30, 14 -31!, 14.6 -28!, 7 -25, 5 -17!')),
    shirt,
    1.2,
  );
  head(sheet, x, y - 37 * scale, scale, scaleX, turban);
}

/** Someone who sits, 25 high; without a turban the hair is seen. */
export function sitter(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, scaleX = 1, shirt = colours.cloth, turban }: Person = {},
) {
  const body = place(
    '-11 4!, -10.5 0, -6 -2.6, -7 -9, -4 -14!, 4 -14!, 7 -9, 6 -2.6, 10.5 0, 11 4!',
    { x, y, scale, scaleX },
  );
  sheet.shape(outline(body), shirt, 1.2);
  head(sheet, x, y - 18 * scale, scale, scaleX, turban);
}

/** Someone who stands wrapped in cloth and looks away to the left, 45 high. */
export function pilgrim(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, scaleX = 1, shirt = colours.saffron }: Person = {},
) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  sheet.shape(outline(at('-2 -36!, -4 -40, -2 -45, 3 -45, 5 -40, 3 -36!')), colours.skinShade, 1);
  sheet.strokes(outline(at('-3 -43!, -1 -47, 4 -46, 6 -41, 4 -37, 2 -40, 1 -43!')));
  sheet.shape(
    outline(at('-8 0!, -7 -14, -8 -24, -7 -33, -2 -37!, 3 -37!, 7 -33, 8 -24, 7 -12, 9 0!')),
    shirt,
    1.2,
  );
  sheet.line(curve(at('-6 -32, 0 -22, 7 -14')) + curve(at('1 -20, 2 -10, 0 -1')), 0.9, {
    isFine: true,
  });
}
