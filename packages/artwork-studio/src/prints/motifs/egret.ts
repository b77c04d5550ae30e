import { brush, eased, tube, tubeSides } from '../bodies.ts';
import { colours } from '../colours.ts';
import { between, corner, curve, ellipse, line, outline, type Point, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A great egret that wades, 330 high at scale 1, looking right; its ankles bend backwards. Its standing leg meets the
 * water 228 below x and y; the foot that it sets forward is at 58 190 and drips.
 */
export function egret(sheet: Sheet, x: number, y: number, scale: number) {
  const { cloth, mist, ochre, saffron, ink, moss } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const lines = (...list: string[]) => list.map((d) => curve(at(d))).join('');
  const taper = (...rows: [number, number][]) =>
    eased(rows.map(([share, half]) => [share, half * scale] as const));
  const stroke = (d: string, width: number, end = 0) =>
    brush(at(d), width * scale, { start: 1, end, count: 4, peak: 0.1 });

  // Legs: feathered to above the ankle, which points to the tail.
  const shank = taper([0, 4.6], [0.7, 2.3], [1, 3.4]);
  const shin = taper([0, 3.4], [0.18, 2], [0.85, 1.9], [1, 2.6]);
  sheet.strokes(
    tube(at('6 92, -2 128, -10 160'), shank, 6) +
      tube(at('-10 158, -7 190, -3 229'), shin, 7) +
      tube(at('24 74, 21 112, 10 142'), shank, 6) +
      tube(at('10 140, 34 164, 56 183'), shin, 7) +
      stroke('54 181, 65 188, 76 198', 3.4, 0.3) +
      stroke('55 182, 62 194, 65 207', 3.4, 0.3) +
      stroke('55 182, 56 194, 53 206', 3, 0.3) +
      stroke('55 183, 48 186, 42 192', 2.6, 0.3),
  );

  // The plumes of its back fall past the tail.
  const plumes = [
    '-10 56, -72 84, -126 138',
    '-10 60, -70 92, -116 152',
    '-10 64, -64 102, -102 160',
    '-10 70, -54 110, -86 162',
  ].map((d) => stroke(d, 2.4, 0.1));
  sheet.strokes(plumes.join(''), { colour: cloth });

  const trunk =
    '34 26!, 42 42, 38.6 64, 28 84, 12 100, -10 109, -36 114, -62 122, -92 134!, -70 112, -48 88, -26 64, -6 46, 12 34!';
  const body = outline(at(trunk));
  sheet.block(cloth, body).inside(body, () => {
    sheet.block(
      mist,
      outline(at('44 50!, 32 70, 14 86, -14 97, -44 108, -92 134!, -40 124, 20 116!, 50 80!')),
      { isFlat: true },
    );
  });
  sheet.line(body, 1.7);

  // The neck: a slim S, in shade at its back.
  const { left, right } = tubeSides(
    at('50 -82, 36 -84, 24 -76, 18 -61, 21 -44, 31 -27, 39 -9, 40 10, 33 30, 18 48'),
    taper([0, 5.4], [0.2, 5], [0.5, 5.2], [0.72, 6.6], [0.88, 10.5], [1, 17]),
    10,
  );
  const neck = outline([
    ...left.map((point, index) => (index % 9 ? point : corner(point))),
    ...right.slice(1, -1).toReversed(),
    corner(right[0] as Point),
  ]);
  sheet.block(cloth, neck);
  const shade = left.map((point, index) => between(point, right[index] as Point, 0.6));
  sheet.inside(neck, () =>
    sheet.block(mist, outline([...right.slice(3), ...shade.slice(3).toReversed()]), {
      isFlat: true,
    }),
  );
  sheet.line(curve(left.slice(0, -1)) + curve(right.slice(0, -1)), 1.6);

  // The folded wing and its quills.
  const wing = outline(
    at(
      '22 44!, 4 48, -18 62, -42 86, -66 112, -88 132!, -70 126, -60 128!, -52 117, -42 121!, -34 110, -22 113!, -14 102, -2 104!, 8 92, 20 74, 27 56',
    ),
  );
  sheet.block(cloth, wing);
  sheet.line(
    lines(
      '-68 121, -46 98, -24 78',
      '-50 112, -32 94, -10 74',
      '-32 106, -16 90, 2 72',
      '-12 98, 0 86, 12 68',
    ),
    1,
  );
  sheet.line(wing, 1.4);
  sheet.line(lines('36 24, 37 40, 31 56', '30 34, 31 46, 26 58'), 0.9, { isFine: true });

  // Head, crest, bill and eye.
  const head = outline(
    at('62 -80!, 58 -86, 50 -90, 40 -91, 31 -88!, 34 -80, 44 -77, 54 -76, 62 -75!'),
  );
  sheet.block(cloth, head).line(curve(at('62 -80, 58 -86, 50 -90, 40 -91, 30 -87')), 1.6);
  sheet.line(curve(at('36 -79, 46 -76.6, 62 -75')), 1.6);
  sheet.block(moss, outline(at('52 -82!, 58 -83, 63 -79!, 56 -79')), { isFlat: true });
  sheet.shape(outline(at('60 -82!, 84 -79.6, 113 -71!, 84 -74.6, 60 -75!')), ochre, 1.4);
  sheet.block(saffron, outline(at('61 -78!, 86 -76.4, 112 -71!, 84 -74.6, 61 -75.4!')));
  sheet.line(lines('58 -78.4, 84 -77, 108 -72'), 0.9);
  sheet.block(ink, ellipse(x + 51 * scale, y - 83.4 * scale, 2.2 * scale), { isFlat: true });
  sheet.strokes(stroke('34 -87, 16 -90, 2 -84', 2) + stroke('32 -84, 14 -84, 4 -76', 1.6), {
    colour: cloth,
  });
}

const wading =
  '-24 -97!, -20 -100.5, -14 -100, -9.4 -95, -9 -88, -13 -80, -11 -70, -3 -61, 9 -57, 24 -49, 40 -34!, 26 -33, 10 -35, -4 -39, -14 -48, -18 -58, -20.5 -70, -20 -80, -15.6 -88, -15.4 -92.6, -19 -95, -24 -94!';

/** A white egret in the shallows, 100 high; it looks left, or right with `scaleX` -1. */
export function wadingEgret(sheet: Sheet, x: number, y: number, scale = 1, scaleX = 1) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  sheet.line(curve(at('4 -38, 5 -20, 3 0')) + curve(at('10 -38, 10 -20, 13 0')), 1.7);
  sheet.block(colours.cloth, outline(at(wading)));
  sheet.block(
    colours.mist,
    outline(at('-13 -48!, 2 -45, 20 -42, 40 -34!, 26 -33, 10 -35, -4 -39')),
  );
  sheet.line(outline(at(wading)), 1.5);
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
