import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { pointedArch } from '../motifs/arches.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const { rose, blush, copper, madder, cloth, wine, ochre, dawn, teal } = colours;

const storeys = [
  [3, 62],
  [5, 91],
  [7, 120],
  [9, 149],
  [11, 178],
] as const;

/** A bay with a lattice on its bracket, below a curved roof with a finial; 24 wide, 36 high, its foot at 0 0. */
function baySymbol(sheet: Sheet, inside: string): string {
  return sheet.symbol(() => {
    const bracket = outline('-10 -3!, -7 2, 0 5!, 7 2, 10 -3!');
    const faces = polygon('-10 -19, -10 -3, 10 -3, 10 -19');
    sheet.strokes(bracket, { colour: copper });
    sheet.strokes(faces, { colour: rose });
    sheet.strokes(polygon('5.5 -19, 5.5 -3, 10 -3, 10 -19'), { colour: copper });
    const window = pointedArch({ x: 0, y: -4, half: 4.6, spring: 7.4, top: 13 });
    sheet.strokes(window, { colour: inside });
    sheet.line('M-2-5v-9M2-5v-9M-4.4-9h8.8', 0.7, { colour: cloth, isFine: true });
    sheet.line(faces + bracket + window + line(5.5, -19, 5.5, -3), 0.9);
    const roof = outline('-12 -19!, -10 -25, -5 -29, 0 -31!, 5 -29, 10 -25, 12 -19!');
    sheet.strokes(roof, { colour: blush });
    sheet.line('M-10-22.4h20', 0.9, { colour: cloth });
    sheet.line(`${roof}M0-31v-4`, 1.1);
  });
}

function vignette(sheet: Sheet) {
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  const bay = baySymbol(sheet, wine);
  const open = baySymbol(sheet, teal);
  // The storeys from the top: how many bays, and the foot of each.
  for (const [storey, [count, foot]] of storeys.entries()) {
    const half = count * 12.2 + 2;
    sheet.shape(rectangle(160 - half, foot - 21, half * 2, 28), rose, 1.3);
    sheet.line(line(160 - half, foot + 4, 160 + half, foot + 4), 1);
    for (const side of [-1, 1]) {
      const turret = place('-3.4 7!, -3.4 -21!, 0 -30!, 3.4 -21!, 3.4 7!', {
        x: 160 + side * half,
        y: foot,
      });
      sheet.shape(outline(turret), blush, 1.2);
    }
    for (let index = 0; index < count; index++) {
      const isOpen = (index * 5 + storey * 3) % 13 === 4;
      sheet.put(isOpen ? open : bay, { x: 160 + (index - (count - 1) / 2) * 24.2, y: foot });
    }
  }
  const crown = outline('142 33!, 143 24, 150 18, 160 13!, 170 18, 177 24, 178 33!');
  sheet.shape(crown, cloth, 1.3).line('M160 13v-9', 1.4, { colour: ochre });

  // The street front.
  sheet.shape(rectangle(20, 182, 280, 24), copper, 1.6);
  const doors = [50, 105, 160, 215, 270].map((x) =>
    pointedArch({ x, y: 206, half: 8, spring: 9, top: 18 }),
  );
  sheet.shape(doors.join(''), wine, 1.1);
  sheet.beads(line(26, 186, 296, 186), 2.4, 7, { colour: cloth });
  sheet.line(polygon('20 182, 300 182'), 1.4, { colour: madder });
  sheet.strokes(brush('6 207, 160 206.4, 314 207', 2.4, { count: 4 }));
}

export default {
  shows: 'The Hawa Mahal: five storeys of small bays with lattices, stepped up to a crown.',
  seed: 83,
  views: { vignette },
} satisfies Scene;
