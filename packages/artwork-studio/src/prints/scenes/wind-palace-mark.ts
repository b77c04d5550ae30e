import { colours } from '../colours.ts';
import { line, outline, rectangle } from '../geometry.ts';
import { pointedArch } from '../motifs/arches.ts';
import { mapGround } from '../motifs/mapGround.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Its storeys from the foot: half the width, the foot, the bays. */
const storeys = [
  [54, 82, 9],
  [54, 68, 9],
  [42, 54, 7],
  [30, 40, 5],
  [18, 26, 3],
] as const;
const height = 14;

function landmark(sheet: Sheet) {
  const { rose, copper, cloth, madder } = colours;
  mapGround(sheet, madder);
  for (const [half, foot, bays] of storeys.toReversed()) {
    sheet.block(rose, rectangle(60 - half, foot - height, 2 * half, height));
    sheet.block(copper, rectangle(60 + half - 8, foot - height, 8, height));
    sheet.line(rectangle(60 - half, foot - height, 2 * half, height), 1.6);
    const step = (2 * half) / bays;
    const at = (bay: number) => 60 - half + step * (bay + 0.5);
    const bay = Array.from({ length: bays }, (_, index) => at(index));
    // A curved roof over every second bay of the top of each wing.
    const roofs = [bay[0], bay.at(-1)].map((x = 60) => {
      const top = foot - height;
      return outline(
        `${x - 5} ${top}!, ${x - 3} ${top - 6}, ${x} ${top - 8}!, ${x + 3} ${top - 6}, ${x + 5} ${top}!`,
      );
    });
    sheet.shape(roofs.join(''), cloth, 1.4);
    sheet.shape(
      bay.map((x) => pointedArch({ x, y: foot - 2, half: 3, spring: 6, top: 9.4 })).join(''),
      foot === 82 ? madder : cloth,
      1.1,
    );
  }
  sheet.line(line(60, 12, 60, 3), 1.6, { colour: madder });
}

export default {
  shows: 'The Hawa Mahal, five storeys of windows.',
  seed: 227,
  views: { landmark },
} satisfies Scene;
