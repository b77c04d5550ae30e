import { eased, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, type Points, place, placePoint, polygon } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A right hand from above that takes food with a piece of bread, and its sleeve. x and y are the tip of the bread; at
 * turn 0 the arm comes from below. The hand is 120 long at scale 1.
 */
export function handWithBread(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, turn = 0 }: { scale?: number; turn?: number } = {},
) {
  const { skin, skinShade, blush, dune, ochre, madder, teal, cloth, night } = colours;
  const [originX, originY] = placePoint(24, 150, { x, y, scale, turn });
  const at = (d: Points) => place(d, { x: originX, y: originY, scale, turn });
  const lines = (...list: string[]) => list.map((d) => curve(at(d))).join('');
  const finger = (spine: string, base: number, tip: number) =>
    tube(
      at(spine),
      eased([
        [0, base * scale],
        [0.5, (base * 0.86 + tip * 0.14) * scale],
        [0.9, tip * scale],
        [1, tip * 0.62 * scale],
      ]),
      8,
      { isRound: true },
    );
  const nail = (a: number, b: number, lean: number) => {
    const [nailX, nailY] = placePoint(a, b, { x: originX, y: originY, scale, turn });
    sheet.shape(ellipse(nailX, nailY, 3.6 * scale, 5 * scale, turn + lean), blush, 1);
  };

  // Thumb, bread, then the fingers over it.
  sheet.shape(finger('-24 -18, -44 -46, -44 -76, -36 -100', 12, 8), skin, 1.6);
  sheet.shape(finger('28 -50, 33 -74, 26 -92', 8.6, 6.6), skinShade, 1.6);
  sheet.shape(finger('14 -60, 20 -90, 11 -110', 9.4, 7.2), skinShade, 1.6);
  const bread = outline(
    at('-60 -106!, -56 -130, -40 -144!, -24 -152, -8 -142!, 4 -124, 0 -104!, -18 -94, -40 -96'),
  );
  sheet.shape(bread, dune, 1.6);
  const blisters = at('-40 -122, -24 -138, -46 -108').map(([a, b], index) =>
    ellipse(a, b, (4 - index * 0.4) * scale, (2.8 - index * 0.3) * scale, turn + 30),
  );
  sheet.strokes(blisters.join(''), { colour: ochre });
  sheet.shape(finger('-2 -62, 1 -98, -10 -122', 9.8, 7.6), skin, 1.6);
  nail(-8, -115, -18);
  sheet.shape(finger('-18 -58, -22 -94, -28 -118', 9.8, 7.6), skin, 1.6);
  nail(-26, -111, -10);

  // The back of the hand and the wrist.
  const back =
    '-22 46!, -22 6, -29 -12, -36 -30, -33 -48, -27 -62, -18 -70, -6 -70, 0 -73, 8 -70, 16 -69, 24 -62, 32 -58, 37 -48, 34 -24, 25 -4, 23 46!';
  sheet.block(skin, outline(at(back)));
  sheet.inside(outline(at(back)), () => {
    sheet.block(skinShade, outline(at('40 -60!, 30 -52, 20 -36, 14 -10, 12 48!, 44 48!')), {
      isFlat: true,
    });
  });
  sheet.line(
    lines(
      '-22 36, -22 6, -29 -12, -34 -24',
      '37 -50, 34 -24, 25 -4, 23 36',
      '-28 -30, -22 -22, -19 -12',
    ),
    1.6,
  );
  sheet.line(
    lines(
      '-25 -62, -18 -66, -11 -62',
      '-7 -66, 0 -69, 7 -65',
      '10 -64, 16 -65, 22 -59',
      '25 -56, 30 -55, 35 -50',
      '-16 -52, -12 -34, -10 -18',
      '0 -54, 1 -36, 1 -20',
      '14 -52, 11 -36, 9 -22',
    ),
    1,
    { isFine: true },
  );

  // Bangles and sleeve.
  sheet.line(lines('-25 14, 0 20, 26 14'), 6 * scale, { colour: ochre });
  sheet.line(lines('-25 10.6, 0 16.6, 26 10.6', '-25 17.4, 0 23.4, 26 17.4'), 1.2);
  sheet.line(lines('-25 25, 0 31, 26 25'), 4 * scale, { colour: teal });
  const sleeve = polygon(at('-30 34, 31 34, 56 460, -52 460'));
  sheet.block(teal, sleeve).inside(sleeve, () => {
    sheet.block(night, polygon(at('12 30, 60 30, 60 460, 20 460')), { isFlat: true });
    sheet.block(cloth, polygon(at('-40 40, 40 40, 42 56, -42 56')), { isFlat: true });
  });
  sheet.beads(lines('-26 48, 34 48'), 7 * scale, 11 * scale, { colour: madder });
  sheet.line(sleeve, 1.7);
}
