import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, place } from '../geometry.ts';
import { flower } from '../motifs/flowers.ts';
import { leaf } from '../motifs/leaf.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Places points of the bird. */
const onBird = (d: string) => place(d, { x: 170, y: 156 });

function vignette(sheet: Sheet) {
  const { blush, moss, leaf: green, lime, pine, garnet, madder, rose, ink, cloth, ochre } = colours;
  sheet.block(blush, ellipse(160, 112, 96), { isFlat: true });
  sheet.strokes(brush('20 176, 90 160, 180 164, 302 138', 9, { start: 0.8, end: 0.3, peak: 0.2 }), {
    colour: colours.umber,
  });
  sheet.strokes(brush('92 160, 70 140, 62 116', 4.4, { start: 1, end: 0.4, peak: 0.1 }), {
    colour: colours.umber,
  });
  for (const [x, y, turn, length] of [
    [38, 170, -120, 40],
    [52, 168, 60, 40],
    [64, 120, -150, 38],
    [62, 116, -64, 42],
    [232, 154, 42, 42],
    [262, 148, -70, 42],
    [298, 139, 4, 20],
  ] as const) {
    leaf(sheet, x, y, turn, length, { width: 15, lineWidth: 1.4 });
  }
  // The bird: tail, body, wing, head.
  for (const [tail, colour] of [
    ['14 -6!, 36 22, 50 56, 56 78!, 42 62, 24 32, 6 6!', lime],
    ['10 -4!, 26 22, 38 48, 40 72!, 28 52, 12 28, 0 8!', moss],
  ] as const) {
    sheet.shape(outline(onBird(tail)), colour, 1.5);
  }
  const body =
    '-34 -78, -38 -58, -38 -36, -28 -14, -10 2, 8 8!, 22 -4!, 20 -28, 8 -54, -4 -72, -12 -88';
  sheet.shape(outline(onBird(body)), lime, 1.7);
  const wing = '-14 -66, -22 -46, -18 -22, 0 4, 20 32!, 30 26!, 26 -6, 16 -36, 2 -60';
  sheet
    .block(moss, outline(onBird(wing)))
    .block(green, outline(onBird('0 -40!, 6 -14, 20 32!, 30 26!, 26 -6, 16 -36, 2 -60')));
  sheet.line(outline(onBird(wing)), 1.6);
  sheet.line(
    [
      '-14 -40, -4 -32, 10 -32',
      '-15 -26, -4 -18, 14 -16',
      '-6 -8, 8 2, 22 14',
      '2 -22, 14 -6, 26 14',
    ]
      .map((d) => curve(onBird(d)))
      .join(''),
    1.1,
    { colour: pine },
  );
  const head =
    '-12 -86!, -9 -100, -18 -113, -34 -116, -46 -108, -50 -94, -44 -82, -33 -76, -20 -78';
  sheet.shape(outline(onBird(head)), moss, 1.7);
  const beak = '-46 -104!, -58 -104, -65 -94, -62 -82!, -57 -89, -49 -90!';
  sheet
    .shape(outline(onBird('-51 -91!, -57 -88, -55 -82, -48 -83!')), madder, 1.3)
    .shape(outline(onBird(beak)), garnet, 1.5);
  sheet
    .line(curve(onBird('-50 -90, -42 -80, -26 -79, -12 -88')), 3.4)
    .line(curve(onBird('-44 -83, -30 -82, -16 -88, -10 -94')), 2, { colour: rose });
  const [x, y] = onBird('-37 -100')[0] as readonly [number, number];
  sheet.shape(ellipse(x, y, 5), ochre, 1.1).block(ink, ellipse(x, y, 2.5), { isFlat: true });
  sheet.line(
    curve(onBird('-14 2, -16 10, -22 14')) +
      curve(onBird('-6 6, -6 13, -12 17')) +
      curve(onBird('4 8, 6 14, 0 18')),
    2.2,
  );
  // Blossoms of the branch.
  for (const [flowerX, flowerY, radius] of [
    [98, 150, 12],
    [244, 142, 13],
    [58, 98, 11],
    [280, 152, 9],
  ] as const) {
    sheet.shape(flower(flowerX, flowerY, radius, 5, -90), cloth, 1.2);
    sheet.strokes(ellipse(flowerX, flowerY, radius * 0.3), { colour: madder });
  }
}

export default {
  shows: 'A ring-necked parakeet on a flowering branch, as in the Lodhi Gardens.',
  seed: 87,
  views: { vignette },
} satisfies Scene;
