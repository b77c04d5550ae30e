import { colours } from '../colours.ts';
import { ellipse, outline, polygon, rectangle } from '../geometry.ts';
import { mapGround } from '../motifs/mapGround.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Storeys from the foot: half the width below and above, and where they end. */
const storeys = [
  [11, 9, 52],
  [8.4, 7.2, 35],
  [6.8, 6, 23],
  [5.4, 4.8, 13],
  [4.2, 3.6, 6],
] as const;

function landmark(sheet: Sheet) {
  const { rose, copper, madder, cloth, moss, pine } = colours;
  mapGround(sheet, moss);
  sheet.shape(
    outline('22 83!, 12 80, 10 66, 20 58, 31 64, 34 76, 28 83!') +
      outline('88 83!, 82 78, 84 68, 94 63, 105 69, 106 79, 98 83!'),
    moss,
    1.6,
  );
  sheet.strokes(rectangle(20.6, 70, 2, 13) + rectangle(93, 74, 2, 9), { colour: pine });
  let foot = 82;
  for (const [index, [below, above, top]] of storeys.entries()) {
    const wall = polygon(
      `${60 - below} ${foot}, ${60 - above} ${top}, ${60 + above} ${top}, ${60 + below} ${foot}`,
    );
    sheet.block(index > 2 ? cloth : rose, wall);
    sheet.block(
      index > 2 ? rose : copper,
      polygon(`60 ${foot}, 60 ${top}, ${60 + above} ${top}, ${60 + below} ${foot}`),
    );
    sheet.line(wall, 1.6);
    const flutes = [-0.5, 0, 0.5].map((share) => {
      const [low, high] = [60 + below * share, 60 + above * share];
      return `M${low} ${foot}L${high} ${top}`;
    });
    sheet.line(flutes.join(''), 0.9, { colour: madder, isFine: true });
    sheet.shape(rectangle(60 - above - 2.2, top - 2, 2 * above + 4.4, 3.4), cloth, 1.4);
    foot = top;
  }
  sheet.shape(ellipse(60, 3.4, 3, 2.6), cloth, 1.3);
}

export default {
  shows: 'The Qutub Minar between two trees.',
  seed: 223,
  views: { landmark },
} satisfies Scene;
