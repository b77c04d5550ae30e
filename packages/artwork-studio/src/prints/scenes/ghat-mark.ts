import { colours } from '../colours.ts';
import { line, outline, polygon, rectangle } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A temple's tower, its foot at y = 56. */
function spire(sheet: Sheet, x: number, height: number, colour: string, shade: string) {
  const half = height * 0.2;
  const top = 56 - height;
  const body = `${x - half} 56!, ${x - half} ${56 - height * 0.35}, ${x - half * 0.6} ${top + height * 0.25}, ${x} ${top}!, ${x + half * 0.6} ${top + height * 0.25}, ${x + half} ${56 - height * 0.35}, ${x + half} 56!`;
  sheet.block(colour, outline(body));
  sheet.block(
    shade,
    outline(
      `${x + half * 0.3} 56!, ${x + half * 0.3} ${56 - height * 0.4}, ${x} ${top}!, ${x + half * 0.6} ${top + height * 0.25}, ${x + half} ${56 - height * 0.35}, ${x + half} 56!`,
    ),
  );
  sheet.line(outline(body), 1.6);
  sheet.line(line(x, top, x, top - 7), 1.4);
  sheet.block(colours.saffron, polygon(`${x} ${top - 7}, ${x + 8} ${top - 5}, ${x} ${top - 2.6}`));
}

function landmark(sheet: Sheet) {
  const { rose, copper, madder, wine, sand, dune, ochre, cloth, pool, teal } = colours;
  sheet.shape(rectangle(70, 34, 34, 22), sand, 1.6).block(dune, rectangle(94, 35, 9, 20));
  sheet.strokes([75, 83, 91].map((x) => rectangle(x, 40, 4, 7)).join(''), { colour: wine });
  spire(sheet, 26, 38, rose, copper);
  spire(sheet, 54, 48, madder, wine);
  for (const [index, top] of [56, 62, 68, 74].entries()) {
    const out = index * 3;
    sheet.shape(
      polygon(
        `${12 - out} ${top}, ${108 + out} ${top}, ${111 + out} ${top + 6}, ${9 - out} ${top + 6}`,
      ),
      index % 2 ? dune : sand,
      1.4,
    );
  }
  sheet.shape(outline('74 60!, 78 52, 86 49, 94 52, 98 60!, 86 58'), ochre, 1.4);
  sheet.line(line(86, 50, 86, 70), 1.6);
  sheet.block(pool, rectangle(0, 81, 120, 8)).resist('M8 85h24M46 85h30M88 85h22', 1.8);
  sheet.line(line(0, 81, 120, 81), 1.6);
  sheet.strokes(outline('18 79!, 26 83, 42 83, 50 78!, 46 86, 24 87!'), { colour: teal });
  sheet.line('M24 83h20', 1.2, { colour: cloth });
}

export default {
  shows: 'Temple towers above the steps to the river.',
  seed: 251,
  views: { landmark },
} satisfies Scene;
