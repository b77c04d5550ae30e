import { eased, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A male paradise flycatcher in its white plumage, looking left, with the two long ribbons of its tail. x and y are
 * its feet; it is 74 high at scale 1, and its tail hangs 190 below.
 */
export function flycatcher(sheet: Sheet, x: number, y: number, scale = 1, scaleX = 1) {
  const { cloth, ink, mist, pool } = colours;
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  const ribbon = eased([
    [0, 3 * scale],
    [0.6, 2.4 * scale],
    [0.93, 3.4 * scale],
    [1, 1 * scale],
  ]);
  for (const spine of ['30 4, 58 46, 56 104, 84 172', '26 8, 44 52, 34 112, 52 190']) {
    sheet.shape(tube(at(spine), ribbon, 11), cloth, 1.3);
    sheet.line(curve(at(spine)), 0.8, { isFine: true });
  }
  const tail = '20 2!, 40 26, 54 52!, 42 50!, 36 44!, 28 36, 10 8!';
  sheet.shape(outline(at(tail)), cloth, 1.4);
  const body = '-34 -38!, -33 -22, -20 -6, 0 4, 20 10, 34 14!, 30 -4, 16 -26, -2 -42, -16 -50!';
  sheet.block(cloth, outline(at(body)));
  sheet.block(mist, outline(at('-33 -26!, -16 -10, 6 -2, 34 14!, 10 8, -10 0, -26 -14')));
  sheet.line(outline(at(body)), 1.6);
  const wing = '-14 -38!, 4 -28, 20 -8, 36 22!, 22 14!, 20 10!, 8 2, -6 -8, -16 -22';
  sheet.shape(outline(at(wing)), cloth, 1.4);
  sheet.line(
    ['-8 -26, 8 -12, 26 12', '-10 -20, 4 -8, 18 6', '-2 -30, 14 -14, 31 14']
      .map((d) => curve(at(d)))
      .join(''),
    1.2,
  );
  const head =
    '-50 -53, -46 -62, -36 -68, -22 -70, -4 -76!, -12 -62, -14 -50, -22 -40, -34 -37, -45 -43';
  sheet.shape(outline(at('-47 -57!, -58 -54, -66 -49!, -57 -48, -47 -48!')), pool, 1.3);
  sheet.block(ink, outline(at(head)), { isFlat: true });
  const eye = at('-37 -55')[0] as [number, number];
  sheet.block(pool, ellipse(eye[0], eye[1], 3.6 * scale), { isFlat: true });
  sheet.block(ink, ellipse(eye[0], eye[1], 1.9 * scale), { isFlat: true });
  sheet.line(curve(at('-6 4, -7 10, -12 12')) + curve(at('2 6, 2 12, -3 14')), 1.6);
}
