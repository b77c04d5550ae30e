import { brush, eased, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** An egret at rest on one leg, 320 high at scale 1. Its foot is 232 below x and y, its bill 105 to the right. */
export function egret(sheet: Sheet, x: number, y: number, scale: number) {
  const { cloth, mist, ochre, ink } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const lines = (...list: string[]) => list.map((d) => curve(at(d))).join('');
  const taper = (...rows: [number, number][]) =>
    eased(rows.map(([share, half]) => [share, half * scale] as const));
  const toe = (d: string, width: number) => brush(at(d), width * scale, { start: 1, count: 4 });

  // The leg that stands, the leg that is drawn up.
  sheet.strokes(
    tube(
      at('-4 118, -3 166, -4.6 172, -3 232'),
      taper([0, 3.6], [0.4, 2], [0.47, 3.4], [0.54, 2], [1, 2]),
      9,
    ) +
      toe('-3 231, 10 234, 24 234', 3) +
      toe('-3 231, 6 237, 14 241', 3) +
      toe('-3 231, -12 234, -18 234', 2.6) +
      tube(at('14 112, 24 132, 33 148'), taper([0, 4], [1, 2.4]), 4) +
      tube(at('33 148, 16 144, -1 142'), taper([0, 2.6], [1, 1.8]), 4) +
      toe('-1 142, -8 150, -7 160', 2.4) +
      toe('-1 142, -3 152, 1 160', 2.4),
  );
  sheet.resist(
    lines('-40 88, -86 132, -104 176', '-44 92, -92 128, -116 166', '-36 92, -74 140, -88 184'),
    1.2,
  );

  // Neck and body in one.
  const body = outline(
    at(
      '66 -70!, 52 -78, 36 -82, 22 -77, 10 -62, 6 -40, 14 -18, 28 2, 31 20, 20 30, 2 44, -24 72, -52 106, -84 150!, -62 144, -38 138, -20 132, 0 128, 20 116, 38 92, 50 62, 53 34, 48 8, 34 -14, 24 -34, 23 -52, 30 -62, 44 -62, 54 -63',
    ),
  );
  sheet.block(cloth, body).inside(body, () => {
    const shades = [
      '56 20!, 46 60, 28 96, 0 114, -40 132, -84 152!, -60 160!, 60 150!, 70 20!',
      '22 -62!, 20 -48, 24 -30, 38 -8, 52 16!, 60 0!, 40 -40, 34 -58!',
    ];
    sheet.block(mist, shades.map((d) => outline(at(d))).join(''), { isFlat: true });
  });
  const wing = outline(
    at(
      '26 40!, 6 52, -20 78, -48 110, -80 152!, -66 142!, -58 146, -50 132!, -40 138, -32 124!, -20 130, -12 116!, 0 118, 10 102!, 22 92, 32 70, 33 52',
    ),
  );
  sheet.block(cloth, wing);
  sheet.line(
    lines(
      '-66 141, -44 114, -20 88',
      '-50 132, -30 108, -8 84',
      '-32 124, -14 102, 6 78',
      '-12 116, 4 96, 18 74',
      '10 102, 20 88, 26 68',
    ),
    1,
  );
  sheet.line(wing, 1.3).line(body, 1.7);
  sheet.line(lines('46 30, 44 48, 38 66', '41 26, 40 42, 35 56'), 0.9, { isFine: true });

  // Bill, eye, crest.
  sheet.shape(outline(at('50 -77!, 66 -74, 106 -62!, 66 -66, 50 -65!, 47 -71')), ochre, 1.5);
  sheet.line(lines('50 -70, 70 -70, 104 -62.4'), 0.9);
  sheet.block(ink, ellipse(x + 42 * scale, y - 73.4 * scale, 2.1 * scale), {
    isFlat: true,
  });
  sheet.strokes(toe('24 -77, 4 -74, -10 -62', 2.2) + toe('26 -79, 6 -80, -8 -72', 1.8), {
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
