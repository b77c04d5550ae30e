import { colours } from '../colours.ts';
import { ellipse, line, outline, polygon, rectangle } from '../geometry.ts';
import { pointedArch } from '../motifs/arches.ts';
import { mapGround } from '../motifs/mapGround.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landmark(sheet: Sheet) {
  const { cloth, dune, pool, teal, ochre, madder } = colours;
  mapGround(sheet, madder);
  for (const x of [14, 106]) {
    sheet.shape(polygon(`${x - 3} 76, ${x - 2} 32, ${x + 2} 32, ${x + 3} 76`), cloth, 1.6);
    sheet.shape(ellipse(x, 30, 4, 5), cloth, 1.6);
  }
  sheet.shape(rectangle(6, 74, 108, 8), cloth, 1.8);
  sheet.shape(ellipse(40, 42, 6, 7) + ellipse(80, 42, 6, 7), cloth, 1.6);
  const dome = '49 42!, 43 33, 45 23, 54 14, 60 6!, 66 14, 75 23, 77 33, 71 42!';
  sheet.block(cloth, outline(dome));
  sheet.block(dune, outline('64 42!, 69 30, 65 16, 60 6!, 66 14, 75 23, 77 33, 71 42!'));
  sheet.line(outline(dome), 1.8);
  sheet.line(line(60, 7, 60, 1), 1.8, { colour: ochre });
  sheet.block(cloth, rectangle(30, 46, 60, 28)).block(dune, rectangle(76, 46, 14, 28));
  sheet.line(rectangle(30, 46, 60, 28), 1.8);
  sheet.shape(rectangle(46, 41, 28, 33), cloth, 1.8);
  sheet.shape(
    [38, 82].map((x) => pointedArch({ x, y: 74, half: 4.4, spring: 12, top: 18 })).join(''),
    pool,
    1.4,
  );
  sheet.shape(pointedArch({ x: 60, y: 74, half: 9, spring: 17, top: 26 }), teal, 1.6);
}

export default {
  shows: 'The Taj Mahal with its minarets.',
  seed: 211,
  views: { landmark },
} satisfies Scene;
