import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  arc,
  curve,
  decimal,
  ellipse,
  line,
  outline,
  type Point,
  place,
  polygon,
} from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';
import { lathe } from './lathe.ts';

/**
 * A map unfolded on a table, 230 wide: a coast, a river, hills, and a route from pin to pin. x and y are its middle.
 * No country's border is drawn.
 */
export function routeMap(sheet: Sheet, x: number, y: number) {
  const { cloth, dune, pool, lagoon, moss, sage, madder, ochre } = colours;
  const at = (d: string) => place(d, { x, y });
  const folds = [
    [-104, -34, -120, 34],
    [-48, -30, -56, 40],
    [4, -36, 6, 32],
    [56, -31, 66, 39],
    [106, -36, 124, 32],
  ] as const;
  sheet.block(moss, outline(at('-118 38!, -56 47, 6 38, 66 46, 130 38!, 118 4!, -108 4!')), {
    isFlat: true,
  });
  const whole = polygon([
    ...folds.map(([a, b]): Point => [x + a, y + b]),
    ...folds.toReversed().map(([, , a, b]): Point => [x + a, y + b]),
  ]);
  sheet.block(cloth, whole);
  sheet.inside(whole, () => {
    sheet.block(
      pool,
      outline(at('-130 -44!, -84 -44!, -92 -20, -70 -4, -86 14, -72 30, -84 50!, -130 50!')),
      {
        isFlat: true,
      },
    );
    sheet.line(curve(at('-84 -44, -92 -20, -70 -4, -86 14, -72 30, -84 50')), 1.1);
    sheet.resist(
      curve(at('-112 -14, -107 -17, -102 -14, -97 -17')) +
        curve(at('-116 8, -110 5, -104 8, -98 5')) +
        curve(at('-112 26, -106 23, -100 26, -94 23')),
      1.1,
    );
    sheet.line(curve(at('112 -24, 84 -12, 60 -16, 36 2, 6 2, -22 14, -52 8, -76 16')), 3.6, {
      colour: pool,
    });
    sheet.line(curve(at('112 -24, 84 -12, 60 -16, 36 2, 6 2, -22 14, -52 8, -76 16')), 1, {
      colour: lagoon,
    });
    const hills = [
      [20, -22],
      [34, -26],
      [50, -24],
      [80, -28],
      [96, -31],
      [-40, -18],
      [-28, -21],
      [86, 20],
      [100, 16],
    ];
    sheet.block(
      sage,
      hills
        .map(([a, b]) =>
          outline(place('-9 5!, -3 -4, 0 -7!, 3 -3, 9 5!', { x: x + (a ?? 0), y: y + (b ?? 0) })),
        )
        .join(''),
    );
    sheet.line(
      hills
        .map(([a, b]) =>
          curve(place('-9 5, -3 -4, 0 -7!, 3 -3, 9 5', { x: x + (a ?? 0), y: y + (b ?? 0) })),
        )
        .join(''),
      1,
      { colour: moss },
    );
    // Every second fold in shade.
    for (const fold of [1, 3]) {
      const [a, b] = [folds[fold], folds[fold + 1]];
      if (!a || !b) continue;
      const panel = polygon([
        [x + a[0], y + a[1]],
        [x + b[0], y + b[1]],
        [x + b[2], y + b[3]],
        [x + a[2], y + a[3]],
      ]);
      sheet.block(dune, panel, { isFlat: true, opacity: 0.55 });
    }
  });
  sheet.line(whole, 1.6);
  sheet.line(
    folds
      .slice(1, -1)
      .map(([a, b, c, d]) => line(x + a, y + b, x + c, y + d))
      .join(''),
    1,
  );
  const route = at('-58 24, -34 -4, 8 18, 34 24, 64 2, 92 2');
  sheet.beads(curve(route), 2.6, 5.6, { colour: madder });
  // The compass.
  const compass = place('0 -9!, 2 -2, 12 0!, 2 2, 0 9!, -2 2, -12 0!, -2 -2', {
    x: x + 44,
    y: y + 27,
    scale: 0.9,
  });
  sheet.block(ochre, outline(compass)).line(outline(compass), 0.9);
  for (const [a, b] of [
    [-58, 24],
    [8, 18],
    [64, 2],
    [92, 2],
  ] as const) {
    pin(sheet, x + a, y + b);
  }
}

function pin(sheet: Sheet, x: number, y: number) {
  sheet.line(line(x, y, x + 4, y - 15), 1.6);
  sheet.shape(ellipse(x + 5, y - 18, 5), colours.madder, 1.3);
  sheet.resist(`M${decimal(x + 3.4)} ${decimal(y - 19.6)}h.1`, 2);
}

/** A diary bound in leather, its ribbon out, a pencil on it; 92 wide. x and y are its middle. */
export function diary(sheet: Sheet, x: number, y: number, turn = -6) {
  const { moss, madder, wine, cloth, dune, ochre, saffron, ink } = colours;
  const at = (d: string) => place(d, { x, y, turn });
  sheet.block(moss, outline(at('-48 26!, 10 31, 58 26!, 52 8!, -40 8!')), { isFlat: true });
  // Pages below the cover, on the near and the right side.
  sheet.shape(polygon(at('-50 14, 44 14, 50 22, 48 27, -48 27, -53 20')), cloth, 1.4);
  sheet.line(['-50 18, 47 18', '-51 22, 48 22'].map((d) => curve(at(d))).join(''), 0.8, {
    colour: dune,
  });
  sheet
    .line(curve(at('-40 25, -44 34, -38 41')), 4.2)
    .line(curve(at('-40 25, -44 34, -38 41')), 2.4, { colour: saffron });
  const cover = outline(at('-38 -26!, 50 -26!, 51 -22, 46 16, 44 17!, -54 17!, -55 13, -42 -24'));
  sheet.shape(cover, madder, 1.6);
  sheet.block(wine, outline(at('-38 -26!, -30 -26!, -44 17!, -54 17!, -55 13, -42 -24')));
  sheet.line(outline(at('-22 -20!, 43 -20!, 37 11!, -34 11!')), 1, { colour: ochre });
  const [[mx, my]] = at('4 -4') as [Point];
  sheet.strokes(flower(mx, my, 9, 8, turn), { colour: ochre });
  // The pencil.
  const pencil = at('-30 7, 38 -13, 40 -9, -28 11');
  sheet.shape(polygon(pencil), saffron, 1.2);
  sheet.shape(polygon(at('-30 7, -28 11, -40 12')), cloth, 1.1);
  sheet.strokes(polygon(at('-36 10, -35 12, -40 12')), { colour: ink });
}

/** A ribbed glass of chai, 62 high, steaming. x and y are the middle of its mouth. */
export function chaiGlass(sheet: Sheet, x: number, y: number) {
  const { moss, mist, cloth, copper, brass, ochre } = colours;
  const glass = lathe(
    x,
    y,
    [
      [0, 25],
      [30, 22],
      [54, 18.5],
      [60, 18],
    ],
    { roundness: 0.24 },
  );
  sheet.block(moss, ellipse(x + 12, y + 63, 32, 6), { isFlat: true });
  sheet.block(mist, glass.body);
  sheet.inside(glass.body, () => {
    sheet.block(copper, `${curve(glass.circle(9))}V${decimal(y + 56)}H${decimal(x - 30)}z`, {
      isFlat: true,
    });
    sheet.block(brass, glass.field(-90, -20, 9, 55));
    sheet.block(cloth, glass.band(55, 62));
  });
  sheet.line(
    [-60, -36, -12, 12, 36, 60].map((turn) => curve(glass.meridian(turn, 20, 52, 4))).join(''),
    0.9,
  );
  sheet.strokes(brush(glass.meridian(-48, 14, 48, 4), 3.4), { colour: cloth });
  sheet.line(curve(glass.circle(17)), 1);
  sheet.line(glass.body, 1.7);
  const rim = ellipse(x, y, 25, 6);
  sheet.shape(rim, mist, 1.6);
  sheet.block(ochre, ellipse(x, y + 2, 21.5, 4.2), { isFlat: true });
  sheet.resist(curve(arc(x, y + 2.4, 15, 2.6, 190, 300, 5)), 1.1);
  const at = (d: string) => place(d, { x, y });
  sheet.line(
    curve(at('-8 -12, -13 -28, -2 -44, -10 -62, -4 -76')) +
      curve(at('8 -10, 2 -26, 13 -40, 4 -56')),
    1.4,
    { colour: brass },
  );
}
