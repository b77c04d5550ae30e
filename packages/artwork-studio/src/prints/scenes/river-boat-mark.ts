import { colours } from '../colours.ts';
import { ellipse, line, outline } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landmark(sheet: Sheet) {
  const { madder, wine, cloth, saffron, skin, teal, lagoon, umber } = colours;
  // A passenger, and the man at the oars.
  sheet.shape(outline('40 62!, 38 50, 44 43, 52 45, 56 62!'), saffron, 1.6);
  sheet.shape(ellipse(47, 38, 5.4, 6), skin, 1.5);
  sheet.shape(outline('70 62!, 72 46, 78 38, 87 42, 90 62!'), cloth, 1.6);
  sheet.shape(ellipse(79, 33, 5.4, 6), skin, 1.5);
  sheet.shape(outline('73 31!, 75 25, 83 24, 86 31!'), madder, 1.3);
  sheet.line(line(62, 46, 82, 50) + line(62, 46, 18, 84), 2.6, { colour: umber });
  const hull = '6 54!, 22 62, 60 65, 96 62, 115 50!, 108 68, 88 77, 40 78, 16 70!';
  sheet.block(teal, outline(hull));
  sheet.block(
    colours.night,
    outline('14 66!, 40 72, 80 72, 109 62!, 104 70, 88 77, 40 78, 16 70!'),
  );
  sheet.line('M10 57C40 67 82 67 112 54', 2.2, { colour: saffron });
  sheet.line(outline(hull), 1.8);
  sheet.strokes(outline('12 88!, 14 81, 21 82, 20 89!'), { colour: wine });
  sheet.line('M2 82h8M28 83h36M74 82h38M44 87h26', 2, { colour: lagoon });
}

export default {
  shows: 'A rowing boat with a passenger.',
  seed: 257,
  views: { landmark },
} satisfies Scene;
