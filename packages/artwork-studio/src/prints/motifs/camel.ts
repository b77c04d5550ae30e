import { brush, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, type Point, place, points } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** Its trunk with the hump, without neck and legs. */
const trunk =
  '-36 -66!, -28 -70, -18 -80, -6 -94, 4 -99, 13 -92, 22 -78, 34 -72, 44 -64, 49 -54, 46 -44, 36 -40, 22 -41, 6 -37, -12 -37, -28 -42, -40 -52, -42 -60';
/** Its key line, over hump and rump to the chest. */
const back = trunk.slice(trunk.indexOf('-18 -80')).replace(', -40 -52, -42 -60', ', -38 -49');
const belly =
  '49 -54!, 46 -44, 36 -40, 22 -41, 6 -37, -12 -37, -28 -42, -40 -52!, -26 -49, -8 -47, 12 -50, 34 -55';

/** The legs from hip to foot: near fore, near hind, far fore, far hind. A hock points backwards, a wrist forwards. */
const gaits = {
  stride: [
    '-28 -48, -36 -28, -44 0',
    '38 -52, 30 -25, 27 0',
    '-22 -46, -20 -24, -9 -2',
    '40 -52, 45 -27, 57 -2',
  ],
  step: [
    '-27 -48, -29 -26, -27 0',
    '38 -52, 41 -26, 49 0',
    '-24 -46, -36 -27, -32 -8',
    '37 -52, 31 -27, 30 -2',
  ],
} as const;

const heads = {
  high: { neck: '-27 -60, -46 -51, -57 -66, -60 -92, -62 -104', at: [-63, -105], turn: 0 },
  low: { neck: '-27 -60, -48 -48, -63 -53, -71 -72, -75 -84', at: [-76, -85], turn: 6 },
} as const;

interface Coat {
  colour: string;
  shade: string;
}

interface Camel extends Coat {
  gait: keyof typeof gaits;
  head: keyof typeof heads;
  /** What it carries. */
  load: 'saddle' | 'jars' | 'none';
}

/** Half the width of a leg: a thigh, a knee, a thin shin. */
const legWidth = (share: number) =>
  share < 0.42 ? mix(7.4, 3, share / 0.42) : share < 0.56 ? 3.1 : 2.3;

function leg(sheet: Sheet, spine: string, { colour }: Coat) {
  const [x, y] = points(spine).at(-1) as Point;
  const foot = outline(place('-7 0!, -6 -3.4, -1 -5.4, 3.4 -4.4, 4.4 0!', { x, y: y + 1 }));
  sheet.shape(tube(spine, legWidth, 9), colour, 1.2).shape(foot, colour, 1.1);
}

/** A dromedary that walks to the left: 108 high, its feet at y = 0. x and y are below its hump. */
export function camel(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  { gait, head, load, ...coat }: Camel,
) {
  const { madder, wine, cloth, saffron, lagoon, copper, umber } = colours;
  const far = { colour: coat.shade, shade: coat.shade };
  const { neck, at: poll, turn } = heads[head];
  const on = (d: string) => place(d, { x: poll[0], y: poll[1], turn });
  sheet.scaled({ x, y, scale }, () => {
    leg(sheet, gaits[gait][2], far);
    leg(sheet, gaits[gait][3], far);
    sheet.strokes(brush('47 -60, 54 -48, 52 -34', 3.4, { end: 0.6 }), { colour: coat.shade });
    const throat = tube(neck, (share) => mix(11, 5, share ** 0.7), 12);
    sheet.block(coat.colour, outline(trunk)).block(coat.shade, outline(belly));
    sheet.line(curve(back), 1.4).shape(throat, coat.colour, 1.4);
    leg(sheet, gaits[gait][0], coat);
    leg(sheet, gaits[gait][1], coat);
    // The joints lie under the coat.
    sheet.block(coat.colour, ellipse(-27, -58, 11, 12) + ellipse(37, -54, 9, 9), { isFlat: true });

    sheet.shape(outline(on('2 -2!, 5 -8, 8 -6, 6 1!')), coat.shade, 1);
    const face =
      '7 4!, 6 -3, 1 -7, -6 -7, -13 -3.4, -20 -1, -25 2, -26 5.4, -23.4 7, -24 9.4, -21 11, -14 9, -6 9, 0 11!';
    sheet.shape(outline(on(face)), coat.colour, 1.3);
    const [eyeX, eyeY] = on('-6 -1.6')[0] as Point;
    sheet.strokes(ellipse(eyeX, eyeY, 1.3, 1.1)).line(curve(on('-9 -4, -6 -4.6, -3.4 -3')), 0.9);
    sheet.line(curve(on('-25 6.6, -20 6.4, -16 5')) + curve(on('-23.4 3, -22 3.6')), 0.9);

    if (load !== 'none') {
      sheet.line(curve(on('-15 -3, -13 3, -14 9')) + curve(on('-14 2, -4 3.6, 5 1')), 1.2, {
        colour: wine,
      });
    }
    if (load === 'saddle') {
      const rug =
        '-23 -76!, -14 -86, -5 -97, 4 -102, 13 -96, 21 -82, 25 -76!, 25 -50!, 1 -46, -23 -50!';
      sheet.shape(outline(rug), madder, 1.3);
      sheet.line(curve('-23 -56, 1 -52, 25 -56'), 2.6, { colour: cloth });
      sheet.beads(curve('-21 -62, 1 -58, 23 -62'), 3, 5.6, { colour: saffron });
      sheet.line('M-22-50v6M-15-49v6M-8-48v6M-1-47v6M6-47v6M13-48v6M20-49v6', 1.3, {
        colour: saffron,
      });
      // Two pommels, and a cushion between them.
      sheet.shape(outline('-15 -86!, -14 -97, 2 -104, 18 -97, 20 -85!, 2 -92'), saffron, 1.2);
      sheet.line(line(-14, -84, -17, -106) + line(20, -83, 24, -105), 2.6, { colour: umber });
      const tassel = outline(on('3 10!, 1 15, 3 21!, 6 21!, 7 15, 5.4 9!'));
      sheet.shape(tassel, madder, 1);
    } else if (load === 'jars') {
      sheet.shape(outline('-20 -80!, 4 -100, 26 -78!, 24 -62!, -19 -62!'), cloth, 1.3);
      sheet.line(curve('-20 -74, 4 -92, 25 -73'), 2.2, { colour: lagoon });
      sheet.shape(outline('-16 -70!, -18 -58, -13 -47, 0 -44, 8 -49, 10 -60, 7 -70!'), copper, 1.3);
      sheet.shape(outline('-12 -76!, -15 -70!, 6 -70!, 3 -76!'), copper, 1.2);
      sheet.line(curve('-17 -60, -4 -57, 9 -61'), 1.2, { colour: saffron });
      sheet.shape(outline('12 -72!, 11 -52, 16 -46, 28 -46, 32 -54, 30 -72!'), lagoon, 1.3);
      sheet.line('M12-64h19M12-55h20', 1.2, { colour: cloth });
      sheet.line(curve('-5 -95, -4 -84, -5 -76') + curve('14 -90, 20 -80, 20 -72'), 1.2);
    }
  });
}

/** Where a camel's rope is tied: at its muzzle, and behind its load. */
export const halter = (x: number, y: number, scale: number, head: keyof typeof heads): Point => [
  x + (heads[head].at[0] - 14) * scale,
  y + (heads[head].at[1] + 5) * scale,
];
export const crupper = (x: number, y: number, scale: number): Point => [
  x + 46 * scale,
  y - 62 * scale,
];

/** A man who walks ahead and holds the rope behind him; he looks left. 70 high. */
export function cameleer(sheet: Sheet, x: number, y: number, scale = 1) {
  const { cloth, dune, skinShade, madder, wine, indigo, umber } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  // Legs in a loose dhoti, feet in pointed slippers.
  sheet.shape(outline(at('-13 -3!, -18 -2, -19 .6, -8 .6!, -8 -4!')), umber, 1);
  sheet.shape(outline(at('9 -6!, 5 -2, 5 .4, 15 .4!, 15 -3!')), umber, 1);
  sheet.shape(
    outline(
      at('-8 -34!, -12 -20, -15 -4!, -7 -3!, -2 -14, 1 -20!, 5 -12, 8 -4!, 16 -5!, 13 -18, 9 -34!'),
    ),
    dune,
    1.2,
  );
  sheet.line(curve(at('-4 -32, -7 -18, -10 -6')) + curve(at('3 -30, 7 -18, 11 -7')), 0.9, {
    isFine: true,
  });
  // The arm that holds the rope, then the coat.
  sheet.shape(
    outline(at('4 -50!, 13 -44, 20 -38!, 24 -42!, 27 -39!, 22 -33, 14 -36, 3 -43!')),
    cloth,
    1.2,
  );
  sheet.shape(
    outline(at('-7 -53!, -10 -44, -10 -34, -13 -24!, 0 -21, 13 -24!, 10 -34, 9 -45, 6 -53!')),
    cloth,
    1.3,
  );
  sheet.line(curve(at('-11 -36, 0 -33.6, 11 -36')), 3, { colour: indigo });
  sheet.shape(outline(at('-6 -50!, -13 -42, -15 -32, -12.6 -30!, -9 -38, -3 -46!')), cloth, 1.2);
  // A head with beard and turban.
  sheet.shape(outline(at('-4 -52!, -4 -57, 4 -58, 4 -52!')), skinShade, 1);
  sheet.shape(
    outline(at('-6 -64!, -7.4 -60, -9.4 -58, -7.2 -56.6, -6 -53, -1 -52, 4 -56, 4.6 -64!')),
    skinShade,
    1.1,
  );
  sheet.strokes(
    outline(at('-7 -56.4!, -7 -53, -4 -50, 1 -51.6, 4.4 -56, 3 -60!, 0 -56, -4 -56.6')),
  );
  sheet.shape(
    outline(at('-8 -62!, -9.6 -68, -4 -73, 4 -72.6, 8 -67, 6.6 -61!, 0 -64')),
    madder,
    1.2,
  );
  sheet.shape(outline(at('5 -62!, 9 -56, 11 -46, 7.6 -48, 5 -56, 3 -61!')), madder, 1);
  sheet.line(curve(at('-8.6 -65, -1 -70, 6.6 -69')) + curve(at('-5 -63, 1 -67, 7 -65')), 0.9, {
    colour: wine,
  });
}
