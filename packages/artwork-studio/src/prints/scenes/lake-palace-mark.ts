import { colours } from '../colours.ts';
import { ellipse, line, outline, rectangle } from '../geometry.ts';
import { pointedArch } from '../motifs/arches.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A dome on its drum. */
const dome = (x: number, foot: number, size: number) =>
  rectangle(x - size, foot - size, 2 * size, size) +
  outline(
    `${x - size * 1.2} ${foot - size}!, ${x - size} ${foot - size * 1.8}, ${x} ${foot - size * 2.6}!, ${x + size} ${foot - size * 1.8}, ${x + size * 1.2} ${foot - size}!`,
  );

function landmark(sheet: Sheet) {
  const { cloth, dune, rose, moss, pool, lagoon } = colours;
  sheet.block(pool, ellipse(60, 70, 58, 16), { isFlat: true });
  sheet.shape(ellipse(30, 46, 9, 11) + ellipse(90, 46, 9, 11), moss, 1.6);
  sheet.shape(rectangle(14, 50, 92, 18), cloth, 1.8).block(dune, rectangle(90, 51, 15, 16));
  sheet.shape(rectangle(44, 36, 32, 32), cloth, 1.8).block(dune, rectangle(68, 37, 7, 30));
  sheet.shape(dome(60, 36, 9) + dome(20, 50, 5) + dome(100, 50, 5), cloth, 1.6);
  const arches = [22, 32, 88, 98].map((x) => [x, 66] as const);
  sheet.shape(
    [...arches, [52, 66] as const, [60, 66] as const, [68, 66] as const]
      .map(([x, y]) => pointedArch({ x, y, half: 3, spring: 7, top: 11 }))
      .join(''),
    rose,
    1.2,
  );
  sheet.resist('M26 74h30M66 74h28M40 79h16M62 79h22', 2.2);
  sheet.line(line(8, 68, 112, 68), 1.8).line('M14 84h24M50 85h34', 1.6, { colour: lagoon });
}

export default {
  shows: 'A white palace that lies in a lake.',
  seed: 233,
  views: { landmark },
} satisfies Scene;
