/** A stone temple of the Garhwal hills, and people in its measure. */

import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { pointedArch } from './arches.ts';

const tower =
  '-42 -50!, -41 -90, -38 -126, -33 -158, -26 -179, -22 -187!, 22 -187!, 26 -179, 33 -158, 38 -126, 41 -90, 42 -50!';

/**
 * Its tower of stone has a wooden canopy under a roof of slate, its hall a gable and a door 42 high, for people of 34.
 * It is 262 high; x and y are the middle of its foot.
 */
export function hillTemple(sheet: Sheet, x: number, y: number, scale = 1) {
  const { sand, dune, brass, ochre, umber, copper, madder, wine, lagoon, teal, cloth } = colours;
  sheet.scaled({ x, y, scale }, () => {
    // The flag.
    sheet.line(line(-86, 0, -86, -176), 2.2, { colour: umber });
    sheet.shape(
      outline('-86 -175!, -72 -171, -56 -174, -44 -169!, -56 -158, -70 -157, -86 -152!'),
      madder,
      1.2,
    );

    // The tower.
    sheet.block(sand, outline(tower));
    sheet.block(
      dune,
      outline(
        '14 -50!, 14 -100, 11 -150, 7 -187!, 22 -187!, 26 -179, 33 -158, 38 -126, 41 -90, 42 -50!',
      ),
    );
    const courses = [64, 78, 92, 106, 120, 134, 148, 161, 173]
      .map((up) => {
        const half = 42 - ((up - 50) / 137) ** 2.6 * 20;
        return line(-half, -up, half, -up);
      })
      .join('');
    sheet.line(courses, 0.9, { colour: brass, isFine: true });
    sheet.line(
      ['-15 -50, -15 -110, -8 -186', '15 -50, 15 -110, 8 -186'].map((d) => curve(d)).join(''),
      1,
      { colour: brass },
    );
    sheet.line(outline(tower), 1.5);
    // The canopy: posts, a valance, a roof of slates.
    sheet.block(wine, rectangle(-22, -208, 44, 22));
    const posts = [-26, -9.5, 6.5, 23].map((left) => rectangle(left, -208, 3.4, 22)).join('');
    sheet.shape(rectangle(-29, -190, 58, 5) + posts, copper, 1);
    sheet.shape(polygon('-40 -205, -24 -224, 24 -224, 40 -205'), lagoon, 1.5);
    sheet.shape(polygon('-27 -222, 0 -243, 27 -222'), lagoon, 1.5);
    sheet.block(
      teal,
      polygon('12 -224, 24 -224, 40 -205, 20 -205') + polygon('6 -238, 27 -222, 12 -222'),
    );
    sheet.beads(line(-36, -202, 36, -202), 3, 6, { colour: ochre });
    sheet.shape(
      outline(
        '-4 -241!, -6 -246, -2.6 -250, -1.4 -255, 0 -264!, 1.4 -255, 2.6 -250, 6 -246, 4 -241!',
      ),
      ochre,
      1,
    );

    // The hall.
    const hall = polygon('-66 0, -66 -54, 0 -92, 66 -54, 66 0');
    sheet.block(cloth, hall).block(dune, polygon('40 0, 40 -70, 66 -54, 66 0'));
    const stones = [
      line(-66, -14, -22, -14) + line(22, -14, 66, -14),
      line(-66, -28, -22, -28) + line(22, -28, 66, -28),
      line(-66, -42, -20, -42) + line(20, -42, 66, -42),
      'M-54 0v-14M-34 0v-14M-46-14v-14M-54-28v-14M-36-28v-14M50 0v-14M36-14v-14M54-28v-14M34-28v-14',
    ].join('');
    sheet.line(stones, 0.9, { colour: brass, isFine: true }).line(hall, 1.5);
    sheet.shape(polygon('-78 -48, -74 -58, 0 -101, 74 -58, 78 -48, 0 -90'), lagoon, 1.5);
    sheet.block(teal, polygon('0 -101, 74 -58, 78 -48, 0 -90'), { opacity: 0.6 });
    sheet.shape(pointedArch({ x: 0, y: 0, half: 19, spring: 34, top: 52 }), copper, 1.3);
    sheet.shape(pointedArch({ x: 0, y: 0, half: 12.5, spring: 29, top: 42 }), wine, 1.1);
    for (const side of [-1, 1]) {
      const window = { x: side * 42, y: -18, half: 6.5, spring: 12, top: 19 };
      sheet.shape(pointedArch(window), wine, 1.1);
    }
    // The bell before the door, and marigolds over it.
    sheet.beads(curve('-19 -40, -8 -33, 0 -31, 8 -33, 19 -40'), 4.4, 4.4, {
      colour: colours.amber,
    });
    sheet.line(line(0, -76, 0, -70), 1.2);
    sheet.shape(outline('-5 -60!, -3.6 -68, 0 -71, 3.6 -68, 5 -60!'), ochre, 1);
    // The plinth.
    sheet.shape(rectangle(-74, -4, 148, 10), dune, 1.3);
  });
}

interface Person {
  scale?: number;
  scaleX?: number;
  coat?: string;
  cap?: string;
}

/** Someone who walks to the right with a stick and a bundle, 34 high. */
export function hillWalker(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, scaleX = 1, coat = colours.madder, cap = colours.cloth }: Person = {},
) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  const { indigo, umber, skinShade, brass } = colours;
  sheet.shape(
    outline(
      at(
        '-3 -15!, -6 -8, -9 -1!, -5.6 0!, -4.4 0, -2 -7, 0 -10!, 1.6 -6, 2.4 0!, 7 0!, 5.6 -2, 4.6 -8, 4 -15!',
      ),
    ),
    indigo,
    1,
  );
  sheet.shape(outline(at('-4 -26!, -10 -25, -11 -18, -8 -14, -3 -15!')), brass, 1);
  sheet.shape(outline(at('-4.6 -12!, -5 -20, -3 -27!, 2 -27.6!, 4.6 -20, 5 -12!')), coat, 1);
  sheet.line(line(x + 11 * scale * scaleX, y - 21 * scale, x + 12 * scale * scaleX, y), 1.4, {
    colour: umber,
  });
  sheet.shape(outline(at('-.4 -25!, 3 -19, 10 -17.6!, 10.6 -15!, 2 -16, -2.4 -22!')), coat, 1);
  sheet.shape(
    ellipse(x + 0.6 * scale * scaleX, y - 30.6 * scale, 3 * scale, 3.6 * scale),
    skinShade,
    0.9,
  );
  sheet.shape(outline(at('-3 -30.4!, -3 -34, .6 -35.4, 4 -33.6, 4.4 -31!')), cap, 0.9);
}

/** A monk who sits with crossed legs, 23 high. */
export function seatedMonk(sheet: Sheet, x: number, y: number, scale = 1) {
  const at = (d: string) => place(d, { x, y, scale });
  sheet.shape(
    outline(
      at(
        '-10 0!, -9.6 -3.6, -5 -6, -4.6 -12, -2.4 -15.6!, 2.4 -15.6!, 4.6 -12, 5 -6, 9.6 -3.6, 10 0!',
      ),
    ),
    colours.saffron,
    1,
  );
  sheet.line(curve(at('-5 -5, 0 -2.6, 5 -5')) + curve(at('-2.4 -15, 1 -11, 4.6 -9')), 0.8);
  sheet.shape(ellipse(x, y - 19.4 * scale, 3 * scale, 3.7 * scale), colours.skinShade, 0.9);
}
