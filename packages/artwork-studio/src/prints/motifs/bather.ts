import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, curve, ellipse, outline, type Points, place, placePoint } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

interface Bather {
  scale?: number;
  /** -1 raises her left arm. */
  scaleX?: number;
  /** Of `frangipaniSymbol`; she puts it into her hair. */
  flower: string;
}

/**
 * A woman in the water, from behind, who puts a flower into her hair. x and y are the top of her head; the water is 212
 * below it at scale 1, and what is under it is not drawn.
 */
export function bather(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, scaleX = 1, flower }: Bather,
) {
  const { skin, skinShade, cloth, dune, madder, ochre, ink, pool } = colours;
  const at = (d: Points) => place(d, { x, y, scale, scaleX });
  const lines = (...list: string[]) => list.map((d) => curve(at(d))).join('');

  // Neck, torso and the raised arm in one.
  const body = outline(
    at(
      '-19 56!, -19 76, -22 90, -40 102, -62 110, -72 130, -70 160, -66 185, -64 212!, 70 212!, 72 192, 76 172, 83 150, 98 124, 118 95, 139 70, 151 52, 153 40, 147 29, 132 15, 108 2, 82 -7, 58 -6!, 60 14!, 78 22, 100 34, 117 44!, 106 58, 84 79, 62 96, 44 99, 26 92, 19 78, 19 56!',
    ),
  );
  const shades = [
    '72 212!, 40 212!, 48 186, 54 158, 60 138, 78 114, 104 88, 130 60, 146 34!, 156 40, 150 56, 118 97, 90 140, 76 176',
    '60 14!, 60 6!, 80 10, 104 22, 126 36, 117 44!, 100 36, 78 24',
    '19 56!, 8 66, 6 84, 14 100, 34 104!, 44 98, 26 92, 19 78',
  ];
  sheet.block(skin, body).inside(body, () => {
    sheet.block(skinShade, shades.map((d) => outline(at(d))).join(''), { isFlat: true });
    // The wrap.
    sheet.block(
      cloth,
      outline(at('-80 180!, -40 187, 4 190, 46 185, 84 172!, 84 220!, -80 220!')),
      {
        isFlat: true,
      },
    );
    sheet.block(dune, outline(at('84 172!, 46 185, 34 187!, 30 200, 24 220!, 84 220!')), {
      isFlat: true,
    });
    sheet.line(lines('-80 186, -40 193, 4 196, 46 191, 84 178'), 4.4 * scale, { colour: madder });
    sheet.line(lines('-80 180, -40 187, 4 190, 46 185, 84 172'), 1.4);
  });
  sheet.line(
    lines(
      '0 104, -1.6 130, 1 156, 0 184',
      '-36 136, -26 152, -28 172',
      '36 128, 26 146, 32 168',
      '-13 96, -8 100, -5 106',
      '13 96, 8 100, 5 106',
    ),
    1,
    { isFine: true },
  );
  sheet.line(body, 1.7);

  // The other arm.
  const arm =
    '-48 114, -62 110!, -72 113.6, -82 121, -89 138, -92 166, -96 212!, -66 212!, -64 190, -63 168, -56 140';
  sheet.block(skin, outline(at(arm)));
  sheet.line(
    lines('-62 110, -72 113.6, -82 121, -89 138, -92 166, -96 212', '-61 160, -64 190, -66 212'),
    1.7,
  );
  sheet.strokes(brush(at('-60 117, -76 124, -84 142, -87 168'), 3 * scale, { peak: 0.3 }), {
    colour: colours.blush,
  });

  // Ears and earrings.
  for (const side of [-1, 1]) {
    const [earX, earY] = placePoint(side * 31, 44, { x, y, scale, scaleX });
    sheet.shape(ellipse(earX, earY, 5 * scale, 9 * scale), skin, 1.4);
    const drop = place('0 8!, -3 12, -6 20!, 0 23, 6 20!, 3 12', {
      x: earX,
      y: earY,
      scale,
    });
    sheet.shape(outline(drop), ochre, 1.2);
  }

  // Hair: the head, the knot, its strands.
  const hair =
    '0 -3, -19 2, -30 18, -31 40, -25 58, -13 68, 0 71, 13 68, 25 58, 31 40, 30 18, 19 2';
  const [knotX, knotY] = placePoint(-3, -18, { x, y, scale, scaleX });
  sheet.block(ink, outline(at(hair)) + ellipse(knotX, knotY, 27 * scale, 22 * scale), {
    isFlat: true,
  });
  sheet.line(
    lines(
      '-4 2, -10 30, -14 62',
      '-14 5, -22 28, -23 54',
      '4 2, 8 30, 10 62',
      '14 5, 21 26, 22 52',
      '0 4, -1 34, -2 66',
      '-24 -16, -14 -30, 6 -32, 16 -20, 8 -10, -8 -9, -12 -18, -2 -24',
    ),
    1,
    { colour: pool, isFine: true },
  );
  const [ringX, ringY] = placePoint(-3, -17, { x, y, scale, scaleX });
  const garland = arc(ringX, ringY, 27 * scale, 21 * scale, 172, 8, 9);
  sheet.beads(curve(garland), 7 * scale, 7.4 * scale);
  sheet.beads(curve(garland), 2.6 * scale, 7.4 * scale, { colour: colours.lime, isFine: true });

  // The flower, and the hand that holds it.
  const [flowerX, flowerY] = placePoint(22, -14, { x, y, scale, scaleX });
  sheet.put(flower, { x: flowerX, y: flowerY, turn: 24, scale: 0.72 * scale, scaleX });
  const hand =
    '62 -6!, 50 -12, 40 -14, 28 -8, 21 -1, 24 3, 32 0, 27 8, 31 12, 37 8, 36 14, 40 17, 49 14, 62 14!';
  sheet.block(skin, outline(at(hand)));
  sheet.line(
    curve(
      at(
        '62 -6, 50 -12, 40 -14, 28 -8, 21 -1, 24 3, 32 0, 27 8, 31 12, 37 8, 36 14, 40 17, 49 14, 62 14',
      ),
    ),
    1.6,
  );
  sheet.line(lines('32 0, 40 -5', '37 8, 44 3'), 1.1);
  // Bangles.
  sheet.line(lines('66 -6, 69 4, 67 16'), 3.4 * scale, { colour: ochre });
  sheet.line(lines('72 -7, 75 5, 73 18'), 2.6 * scale, { colour: madder });
}

/** Her reflection and the rings of the water around her, below a water line at y. */
export function bathersRings(sheet: Sheet, x: number, y: number, scale = 1) {
  const bar = (from: number, to: number, down: number, width: number) =>
    brush(
      [
        [x + from * scale, y + down * scale],
        [x + ((from + to) / 2) * scale, y + (down + 1) * scale],
        [x + to * scale, y + down * scale],
      ],
      width * scale,
      { count: 4, start: 0.2, end: 0.2 },
    );
  sheet.strokes(bar(-88, -56, 9, 5) + bar(-78, -50, 19, 4) + bar(-60, -40, 29, 3), {
    colour: colours.skinShade,
  });
  sheet.strokes(bar(-50, 66, 8, 6) + bar(-40, 56, 18, 5) + bar(-26, 44, 28, 4), {
    colour: colours.dune,
  });
  const wavelets = [104, 138, 176].map((radius, index) =>
    curve(arc(x - 10 * scale, y, radius * scale, (12 + index * 11) * scale, 8, 172, 9)),
  );
  sheet.resist(wavelets.join(''), 1.3);
}
