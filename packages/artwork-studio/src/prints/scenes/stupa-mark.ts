import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { ellipse, outline, rectangle } from '../geometry.ts';
import { mapGround } from '../motifs/mapGround.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landmark(sheet: Sheet) {
  const { copper, rose, madder, dune, moss, pine } = colours;
  sheet.shape(ellipse(16, 68, 12, 13) + ellipse(105, 71, 10, 11), moss, 1.6);
  sheet.strokes(rectangle(15, 68, 2.4, 15) + rectangle(104, 71, 2.4, 12), { colour: pine });
  const tower = '40 54!, 41 36, 45 22, 52 12, 60 9, 68 12, 75 22, 79 36, 80 54!';
  sheet.block(copper, outline(tower));
  sheet.block(madder, outline('66 54!, 69 34, 67 18, 62 9!, 68 12, 75 22, 79 36, 80 54!'), {
    opacity: 0.75,
  });
  sheet.line(outline(tower), 1.8);
  sheet.line('M43 44h34M44 34h32M48 24h24', 1, { colour: rose });
  sheet.shape(rectangle(32, 54, 56, 29), dune, 1.8).block(rose, rectangle(70, 55, 17, 27));
  sheet.line('M33 63h54M33 73h54', 1.4);
  sheet.beads('M37 68H85', 3.4, 6, { colour: madder });
  const niches = [42, 60, 78].map((x) =>
    outline(`${x - 4} 62!, ${x - 4} 56, ${x} 52!, ${x + 4} 56, ${x + 4} 62!`),
  );
  sheet.shape(niches.join(''), madder, 1.2);
  mapGround(sheet, moss);
  sheet.strokes(brush('20 88.4, 60 88, 96 88.4', 2, { count: 3 }), { colour: pine });
}

export default {
  shows: 'The Dhamek Stupa between two trees.',
  seed: 241,
  views: { landmark },
} satisfies Scene;
