import { colours } from '../colours.ts';
import { polygon, rectangle } from '../geometry.ts';
import { hem } from '../motifs/cloth.ts';
import { flower } from '../motifs/flowers.ts';
import { blanket, restingFigure } from '../motifs/restingFigure.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landscape(sheet: Sheet) {
  const { teal, madder } = colours;
  sheet.tiled(rectangle(-4, -4, 648, 360), { x: 12, y: 2, size: 56 }, () => {
    sheet.strokes(flower(14, 14, 9, 8) + flower(42, 42, 9, 8), { colour: colours.sage });
  });
  hem(sheet, { y: 356, height: 40, phase: 10, colour: madder });

  // The mat, with its fringe.
  const [left, right, top, bottom] = [24, 616, 78, 278];
  let fringe = '';
  for (let y = top + 5; y < bottom; y += 10) {
    fringe += `M${left} ${y}l-9 ${y % 3}M${right} ${y}l9 ${y % 3}`;
  }
  sheet.line(fringe, 1.6, { colour: teal });
  sheet.shape(rectangle(left, top, right - left, bottom - top), teal, 1.6);
  const stripes = [10, 18, 34].flatMap((far) => [left + far, right - far]);
  sheet.resist(stripes.map((x) => `M${x} ${top + 4}V${bottom - 4}`).join(''), 1.3);
  sheet.line(polygon('64 88, 576 88, 576 268, 64 268'), 1, { colour: colours.pool, isFine: true });

  restingFigure(sheet, 66, 178, 1.6);
  blanket(sheet, 66, 178, 1.6);
}

export default {
  shows:
    'Shavasana from above: feet wider than the hips, arms away from the body, palms up, a blanket over the legs.',
  seed: 115,
  ground: '#d8e0d3',
  views: { landscape },
} satisfies Scene;
