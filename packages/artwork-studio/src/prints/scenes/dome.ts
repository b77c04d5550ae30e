import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, curve, ellipse, line, outline, place, rectangle } from '../geometry.ts';
import { pointedArch } from '../motifs/arches.ts';
import { birds } from '../motifs/sky.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const { cloth, dune, sand, ochre, copper, pool, teal, madder } = colours;

/** A small dome on posts, its foot at x and y. */
function kiosk(sheet: Sheet, x: number, y: number, size: number) {
  const at = (d: string) => place(d, { x, y, scale: size });
  sheet.shape(outline(at('-9 0!, -9 -11!, 9 -11!, 9 0!')), pool, 1);
  sheet.line(
    line(x - 3 * size, y, x - 3 * size, y - 11 * size) +
      line(x + 3 * size, y, x + 3 * size, y - 11 * size),
    2.4,
    { colour: cloth },
  );
  sheet.shape(outline(at('-12 -11!, -10 -14!, 10 -14!, 12 -11!')), cloth, 1);
  sheet.shape(outline(at('-9 -14!, -10 -19, -6 -25, 0 -30!, 6 -25, 10 -19, 9 -14!')), cloth, 1.2);
  sheet.line(line(x, y - 30 * size, x, y - 35 * size), 1.4, { colour: ochre });
}

function minaret(sheet: Sheet, x: number) {
  const at = (d: string) => place(d, { x, y: 180 });
  sheet.shape(outline(at('-5.5 0!, -3.6 -86!, 3.6 -86!, 5.5 0!')), cloth, 1.3);
  sheet.block(dune, outline(at('1.6 0!, 1 -86!, 3.6 -86!, 5.5 0!')));
  const balconies = ['-29', '-58', '-86'].map((y) =>
    outline(at(`-4 ${y}!, -7.6 ${Number(y) - 4}!, 7.6 ${Number(y) - 4}!, 4 ${y}!`)),
  );
  sheet.shape(balconies.join(''), cloth, 1);
  kiosk(sheet, x, 90, 0.56);
}

function vignette(sheet: Sheet) {
  sheet.block(colours.blush, ellipse(160, 112, 96), { isFlat: true });
  birds(sheet, [
    [92, 62, 0.7],
    [106, 54, 0.5],
  ]);
  for (const x of [38, 282]) minaret(sheet, x);
  for (const x of [121, 199]) kiosk(sheet, x, 108, 0.8);
  // Drum and dome.
  const drum = rectangle(134, 90, 52, 18);
  sheet.shape(drum, cloth, 1.3).block(dune, rectangle(168, 91, 17, 16));
  const dome =
    '134 90!, 128 78, 127 66, 133 52, 145 41, 155 33, 160 25!, 165 33, 175 41, 187 52, 193 66, 192 78, 186 90!';
  sheet.block(cloth, outline(dome));
  sheet.block(
    dune,
    outline('168 90!, 175 72, 170 50, 160 25!, 165 33, 175 41, 187 52, 193 66, 192 78, 186 90!'),
  );
  sheet.line(curve('144 88, 140 70, 154 40') + curve('156 88, 154 66, 159 38'), 0.8, {
    isFine: true,
  });
  sheet.beads(line(136, 86, 186, 86), 2.6, 5, { colour: copper });
  sheet.line(outline(dome), 1.6);
  sheet.shape(ellipse(160, 20, 2.6, 3.2) + ellipse(160, 14, 1.8, 2.2), ochre, 1);
  sheet
    .line(line(160, 12, 160, 6), 1.5)
    .line(curve(arc(160, 5, 3, 3, 20, 160, 4)), 1.2, { colour: ochre });

  // The block, its corners cut, with two rows of niches.
  const block = rectangle(88, 108, 144, 72);
  sheet
    .block(cloth, block)
    .block(sand, rectangle(88, 108, 22, 72))
    .block(dune, rectangle(210, 108, 22, 72));
  sheet.line(block + line(110, 108, 110, 180) + line(210, 108, 210, 180), 1.4);
  sheet.line(line(88, 114, 232, 114), 0.9);
  const niches = [99, 122, 198, 221].flatMap((x) =>
    [142, 176].map((y) => {
      const half = x > 110 && x < 210 ? 7.4 : 6;
      return pointedArch({ x, y, half, spring: 14, top: 24 });
    }),
  );
  sheet.shape(niches.join(''), pool, 1);
  // The gate in its frame.
  sheet.shape(rectangle(132, 98, 56, 82), cloth, 1.5);
  sheet.line(rectangle(138, 105, 44, 75), 1.3, { colour: madder });
  const iwan = pointedArch({ x: 160, y: 180, half: 17, spring: 44, top: 66 });
  sheet.shape(iwan, pool, 1.4);
  sheet.line(
    line(143, 136, 177, 136) +
      curve('160 114, 151 126, 149 136') +
      curve('160 114, 169 126, 171 136'),
    0.8,
  );
  sheet.shape(pointedArch({ x: 160, y: 180, half: 7, spring: 18, top: 28 }), teal, 1);
  const shafts = [88, 110, 132, 188, 210, 232].map((x) => {
    const top = x === 132 || x === 188 ? 90 : 101;
    return outline(place('-1.6 0!, -2.2 -4, 0 -10!, 2.2 -4, 1.6 0!', { x, y: top + 7 }));
  });
  sheet.shape(shafts.join(''), cloth, 1);

  // The plinth and the river.
  sheet.shape(rectangle(22, 180, 276, 16), cloth, 1.6);
  sheet.block(sand, rectangle(22, 181, 276, 4));
  const arches = Array.from({ length: 21 }, (_, index) =>
    pointedArch({ x: 34 + index * 12.6, y: 194, half: 3.6, spring: 4, top: 8 }),
  );
  sheet.strokes(arches.join(''), { colour: dune });
  sheet.line(arches.join(''), 0.7, { isFine: true });
  sheet.block(colours.rose, rectangle(10, 197, 300, 9), { isFlat: true });
  sheet.strokes(brush('6 207, 160 206.4, 314 207', 2.4, { count: 4 }));
}

export default {
  shows: 'The Taj Mahal on its plinth with its minarets, at sunrise.',
  seed: 75,
  views: { vignette },
} satisfies Scene;
