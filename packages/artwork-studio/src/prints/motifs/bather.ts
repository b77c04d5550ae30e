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
 * A woman in the water, from behind, who puts a flower into her hair. x and y are the top of her head; the water is 262
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
      '-17 56!, -17 74, -21 87, -38 98, -58 106!, -64 126, -57 148!, -56 168, -51 198, -44 226, -47 244, -54 286!, 56 286!, 49 244, 45 226, 50 200, 57 176, 62 158, 61 141!, 76 128, 94 110, 112 90, 128 72, 140 57, 145 45, 142 34, 131 26, 114 18, 96 10, 76 1, 58 -6!, 57 12!, 68 19, 84 28, 100 37, 111 46!, 105 55, 91 67, 76 80, 61 91, 47 98, 35 97, 22 88, 17 74, 17 56!',
    ),
  );
  const shades = [
    '145 45!, 140 57, 128 72, 112 90, 94 110, 76 128, 61 141!, 72 120, 88 102, 106 82, 124 62, 134 50!',
    '61 141!, 62 158, 57 176, 50 204!, 40 204!, 48 180, 54 160!',
    '57 12!, 57 5!, 74 12, 92 22, 112 34, 111 46!, 100 37, 84 28, 68 19',
    '17 56!, 4 66, 2 80, 10 94, 30 100!, 35 97, 22 88, 17 74',
  ];
  sheet.block(skin, body).inside(body, () => {
    sheet.block(skinShade, shades.map((d) => outline(at(d))).join(''), { isFlat: true });
    // The wrap, below her shoulder blades.
    sheet.block(
      cloth,
      outline(at('-66 184!, -52 188, -20 197, 16 197, 50 188, 66 182!, 66 288!, -66 288!')),
      { isFlat: true },
    );
    sheet.block(
      dune,
      outline(at('66 182!, 50 188, 34 194!, 30 214, 25 230, 28 248, 34 288!, 66 288!')) +
        outline(at('-66 240!, -44 226, -28 232, -36 240, -48 262, -66 288!')),
      { isFlat: true },
    );
    sheet.line(lines('-66 193, -50 197, -20 206, 16 206, 48 197, 66 191'), 5 * scale, {
      colour: madder,
    });
    sheet.line(lines('-66 184, -52 188, -20 197, 16 197, 50 188, 66 182'), 1.4);
  });
  sheet.line(
    lines(
      '0 104, -1.6 130, 0 156, -1 188',
      '-22 124, -17 140, -20 158, -32 170',
      '24 118, 24 136, 33 152, 44 160',
      '61 141, 56 132, 55 122',
      '42 101, 54 106, 60 116',
      '-43 224, -24 230, -4 230',
      '45 224, 28 231, 10 231',
      '-46 238, -30 242, -18 241',
      '47 240, 32 245, 20 245',
    ),
    1,
    { isFine: true },
  );
  sheet.line(body, 1.7);

  // The other arm, free of her side.
  const arm =
    '-42 101, -58 104, -72 112, -81 128, -85 150, -90 174, -97 196, -97 212, -93 238, -86 284!, -66 284!, -71 246, -75 222!, -73 202, -68 180, -62 162, -57 148!, -56 132';
  sheet.block(skin, outline(at(arm)));
  sheet.block(
    skinShade,
    outline(
      at(
        '-57 148!, -62 162, -68 180, -73 202, -75 222!, -71 246, -66 284!, -74 284!, -80 238, -81 218, -77 190, -68 160',
      ),
    ),
  );
  sheet.line(
    lines(
      '-50 102, -58 104, -72 112, -81 128, -85 150, -90 174, -97 196, -97 212, -93 238, -86 284',
      '-54 132, -57 148, -62 162, -68 180, -73 202, -75 222, -71 246, -66 284',
    ),
    1.7,
  );
  sheet.line(lines('-93 203, -89 207, -90 213'), 1, { isFine: true });
  sheet.strokes(brush(at('-61 110, -72 119, -78 134, -81 152'), 3 * scale, { peak: 0.3 }), {
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
  sheet.block(ink, outline(at(hair)), { isFlat: true });
  sheet.block(ink, ellipse(knotX, knotY, 27 * scale, 22 * scale), { isFlat: true });
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

/** The water up to her waist and her wrist, her reflection and the rings of the water around her, below a water line at y. `scaleX` is hers. */
export function bathersRings(sheet: Sheet, x: number, y: number, scale: number, scaleX = 1) {
  const at = (d: Points) => place(d, { x, y, scale, scaleX });
  const contact = ['-94 0, -86 4, -78 6, -70 4, -64 0', '-52 0, -30 7, 0 10, 30 7, 54 0'];
  sheet.block(
    colours.lagoon,
    outline(
      at(
        '-120 0!, -94 0!, -86 4, -78 6, -70 4, -64 0!, -52 0!, -30 7, 0 10, 30 7, 54 0!, 120 0!, 120 30!, -120 30!',
      ),
    ),
    { isFlat: true },
  );
  sheet.resist(contact.map((d) => curve(at(d))).join(''), 2);
  const bar = (from: number, to: number, down: number, width: number) =>
    brush(
      [
        [x + from * scale * scaleX, y + down * scale],
        [x + ((from + to) / 2) * scale * scaleX, y + (down + 1) * scale],
        [x + to * scale * scaleX, y + down * scale],
      ],
      width * scale,
      { count: 4, start: 0.2, end: 0.2 },
    );
  sheet.strokes(bar(-92, -68, 14, 5) + bar(-88, -68, 22, 4) + bar(-82, -66, 30, 3), {
    colour: colours.skinShade,
  });
  sheet.strokes(bar(-44, 46, 17, 6) + bar(-36, 42, 26, 5) + bar(-24, 34, 35, 4), {
    colour: colours.dune,
  });
  const wavelets = [108, 140, 176].map((radius, index) =>
    curve(arc(x - 18 * scale * scaleX, y, radius * scale, (12 + index * 11) * scale, 8, 172, 9)),
  );
  sheet.resist(wavelets.join(''), 1.3);
}
