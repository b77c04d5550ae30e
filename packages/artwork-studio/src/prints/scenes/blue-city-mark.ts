import { colours } from '../colours.ts';
import { line, outline, polygon, rectangle } from '../geometry.ts';
import { mapGround } from '../motifs/mapGround.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const rock = '8 74, 14 58, 26 54, 32 44, 50 40, 84 40, 100 46, 108 60, 114 74';
const houses = [
  [4, 66, 16],
  [18, 70, 14],
  [30, 64, 15],
  [46, 69, 16],
  [60, 65, 13],
  [74, 69, 16],
  [88, 64, 13],
  [101, 69, 15],
] as const;

function landmark(sheet: Sheet) {
  const { rose, copper, madder, blush, mist, lagoon, teal, wine } = colours;
  sheet.block(copper, polygon(rock));
  sheet.block(
    madder,
    polygon('32 44, 40 56, 34 74, 48 74, 52 54, 46 41') +
      polygon('84 40, 88 56, 80 74, 112 74, 108 60, 100 46'),
    { opacity: 0.7 },
  );
  sheet.line(`M8 74 14 58 26 54 32 44 50 40H84L100 46 108 60 114 74`, 1.6);
  const towers = [28, 46, 66, 88].map((x) => rectangle(x, 28, 10, 18)).join('');
  sheet.shape(rectangle(26, 32, 74, 13), rose, 1.6).shape(towers, rose, 1.5);
  sheet.block(copper, [34, 52, 72, 94].map((x) => rectangle(x, 28, 4, 18)).join(''));
  sheet.shape(rectangle(42, 14, 36, 18), blush, 1.6);
  sheet.block(rose, rectangle(68, 14, 10, 18));
  sheet.shape(
    [46, 60, 74]
      .map((x) => outline(`${x - 5} 14!, ${x - 4} 8, ${x} 4!, ${x + 4} 8, ${x + 5} 14!`))
      .join(''),
    colours.cloth,
    1.4,
  );
  sheet.strokes([47, 54, 61, 68].map((x) => rectangle(x, 19, 3, 6)).join(''), { colour: wine });
  sheet.line(line(31, 28, 31, 15), 1.4);
  sheet.block(colours.saffron, polygon('31 15, 40 17.5, 31 20'));
  for (const [x, top, width] of houses) {
    sheet.block(mist, rectangle(x, top, width, 83 - top));
    sheet.block(lagoon, rectangle(x + width * 0.6, top, width * 0.4, 83 - top));
    sheet.line(rectangle(x, top, width, 83 - top), 1.4);
    sheet.strokes(rectangle(x + 3, top + 5, 3, 5), { colour: teal });
  }
  mapGround(sheet, teal);
}

export default {
  shows: 'Mehrangarh on its rock above the blue houses of Jodhpur.',
  seed: 229,
  views: { landmark },
} satisfies Scene;
