/** The dome of the Taj Mahal on its drum, with two of its kiosks, at sunrise. */
import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, curve, ellipse, line, outline, place, rectangle } from '../geometry.ts';
import { lobedArch } from '../motifs/arches.ts';
import { birds } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A kiosk with a small dome on four pillars. */
function kiosk(sheet: Sheet, x: number, y: number) {
  const { cloth, dune, ochre, mist } = colours;
  const at = (d: string) => place(d, { x, y });
  sheet.shape(rectangle(x - 21, y - 6, 42, 6), cloth, 1.4);
  sheet.block(mist, rectangle(x - 16, y - 38, 32, 32));
  const arches = [-10.6, 0, 10.6].map((across) => outline(lobedArch(x + across, y - 6, 8, 26)));
  sheet.shape(rectangle(x - 17, y - 40, 34, 34), cloth, 1.4);
  sheet.shape(arches.join(''), dune, 1);
  sheet.shape(outline(at('-26 -39!, -20 -45!, 20 -45!, 26 -39!')), cloth, 1.4);
  const dome = '-18 -45!, -20 -54, -14 -66, 0 -76!, 14 -66, 20 -54, 18 -45!';
  sheet
    .block(cloth, outline(at(dome)))
    .block(dune, outline(at('6 -45!, 10 -58, 0 -76!, 14 -66, 20 -54, 18 -45!')));
  sheet.line(outline(at(dome)), 1.5).line(line(x, y - 76, x, y - 86), 2, { colour: ochre });
}

function vignette(sheet: Sheet) {
  const { blush, cloth, dune, ochre, copper } = colours;
  sheet.block(blush, ellipse(160, 112, 96), { isFlat: true });
  birds(sheet, [
    [82, 66, 0.8],
    [98, 58, 0.6],
  ]);
  kiosk(sheet, 66, 190);
  kiosk(sheet, 254, 190);
  // Drum.
  const drum = rectangle(106, 146, 108, 40);
  sheet
    .block(cloth, drum)
    .block(dune, rectangle(176, 146, 38, 40))
    .line(drum, 1.6);
  sheet.line(line(106, 156, 214, 156) + line(106, 176, 214, 176), 1);
  sheet.beads(line(112, 166, 210, 166), 5, 9, { colour: copper });
  // Dome, its lotus and its finial.
  const dome =
    '108 146!, 98 126, 96 104, 108 76, 132 56, 151 41, 160 27!, 169 41, 188 56, 212 76, 224 104, 222 126, 212 146!';
  sheet.block(cloth, outline(dome));
  sheet.block(
    dune,
    outline(
      '176 146!, 190 116, 184 78, 168 48, 160 27!, 169 41, 188 56, 212 76, 224 104, 222 126, 212 146!',
    ),
  );
  sheet.line(
    curve('128 140, 120 112, 128 82, 148 58') + curve('150 142, 146 110, 150 76, 158 46'),
    0.9,
    { isFine: true },
  );
  const petals = Array.from({ length: 9 }, (_, index) => {
    const x = 112 + index * 12;
    return curve([
      [x - 6, 145, true],
      [x - 4, 135],
      [x, 130, true],
      [x + 4, 135],
      [x + 6, 145, true],
    ]);
  });
  sheet.line(petals.join(''), 1.1, { colour: copper });
  sheet.line(outline(dome), 1.8);
  const lotusCap = ['150 42!, 146 36, 153 37!', '170 42!, 174 36, 167 37!'].map((d) => outline(d));
  sheet.shape(
    `${lotusCap.join('')}${outline('152 40!, 154 32, 160 24!, 166 32, 168 40!')}`,
    dune,
    1.2,
  );
  sheet.shape(ellipse(160, 21, 4, 4.4) + ellipse(160, 13, 2.6, 3), ochre, 1.2);
  sheet
    .line(line(160, 10, 160, 4), 1.8)
    .line(curve(arc(160, 4, 4, 4, 20, 160, 4)), 1.4, { colour: ochre });
  // Parapet with merlons, and the wall below.
  let merlons = '';
  for (let x = 30; x < 290; x += 10)
    merlons += outline(place('0 0!, 0 -5, 4.5 -9!, 9 -5, 9 0!', { x, y: 194 }));
  sheet.shape(merlons, cloth, 1);
  sheet.shape(rectangle(26, 193, 268, 17), cloth, 1.6);
  sheet.beads(line(34, 201.5, 290, 201.5), 4, 10, { colour: copper });
  sheet.strokes(brush('14 211, 160 211, 306 211', 2.4, { count: 4 }));
}

export default { seed: 75, views: { vignette } } satisfies Scene;
