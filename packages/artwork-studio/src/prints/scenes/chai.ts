import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, curve, ellipse, outline, place } from '../geometry.ts';
import { lathe } from '../motifs/lathe.ts';
import { cardamomSymbol } from '../motifs/spices.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function kettle(sheet: Sheet, x: number, y: number) {
  const { mist, pool, lagoon, cloth, umber, ochre } = colours;
  const at = (d: string) => place(d, { x, y });
  // Handle, spout, then the body over both.
  const bail = [...arc(x, y + 20, 56, 92, -178, -2, 11), ...arc(x, y + 20, 46, 82, -2, -178, 11)];
  sheet.shape(outline(bail), lagoon, 1.6);
  sheet.shape(outline(at('-20 -72!, -16 -78, 16 -78, 20 -72!, 16 -64, -16 -64')), umber, 1.5);
  sheet.shape(
    outline(at('48 34!, 66 20, 78 -6, 86 -12!, 95 -7!, 92 4, 84 30, 66 56, 50 64!')),
    mist,
    1.7,
  );
  const vessel = lathe(
    x,
    y,
    [
      [0, 34],
      [8, 44],
      [26, 58],
      [48, 63],
      [66, 58],
      [74, 48],
    ],
    { roundness: 0.2 },
  );
  sheet.block(mist, vessel.body).block(pool, vessel.field(24, 76, 6, 73));
  sheet.line(curve(vessel.circle(44)) + curve(vessel.circle(50)), 1);
  sheet.strokes(brush(vessel.meridian(-52, 10, 66, 6), 6, { peak: 0.4 }), { colour: cloth });
  sheet.line(vessel.body, 1.8);
  sheet.shape(ellipse(x, y, 35, 8), mist, 1.6);
  sheet.shape(outline(at('-30 0!, -24 -12, 0 -17, 24 -12, 30 0!, 14 5, -14 5')), pool, 1.6);
  sheet.shape(outline(at('-6 -16!, -7 -22, 0 -26, 7 -22, 6 -16!')), ochre, 1.4);
}

/** Places points of the glass. */
const onGlass = (d: string) => place(d, { x: 226, y: 208 });

function vignette(sheet: Sheet) {
  const { cloth, copper, umber, ochre, lagoon } = colours;
  vignetteGround(sheet, colours.dawn);
  kettle(sheet, 104, 122);
  // The glass: ribs, the tea, its foam.
  const glass = '-30 -86!, -24 -12, -22 2!, 0 6, 22 2!, 24 -12, 30 -86!';
  sheet.block(cloth, outline(onGlass(glass))).inside(outline(onGlass(glass)), () => {
    sheet.block(copper, outline(onGlass('-30 -70!, 0 -64, 30 -70!, 24 -6!, 0 -2, -24 -6!')));
    sheet.block(umber, outline(onGlass('10 -66!, 30 -70!, 24 -6!, 8 -3!')));
    sheet.resist(
      [
        '-17 -56, -14 -30, -13 -10',
        '-7 -55, -6 -30, -5.4 -8',
        '5 -55, 4.4 -30, 4 -8',
        '15 -56, 13 -30, 12 -10',
      ]
        .map((d) => curve(onGlass(d)))
        .join(''),
      1.3,
    );
  });
  sheet.shape(ellipse(226, 139, 27, 6.6), ochre, 1.4);
  sheet.resist(curve(arc(222, 139, 16, 3.4, 130, 290, 5)), 1.3);
  sheet.line(outline(onGlass(glass)).replace('z', ''), 1.7).line(ellipse(226, 122, 30, 7), 1.6);
  const steam = ['216 108, 206 90, 222 72, 212 50, 220 34', '234 106, 246 88, 230 70, 240 54'];
  sheet.strokes(steam.map((d) => brush(d, 4, { count: 10 })).join(''), {
    colour: lagoon,
  });
  const cardamom = cardamomSymbol(sheet);
  sheet.put(cardamom, { x: 272, y: 207, turn: -16 });
  sheet.put(cardamom, { x: 178, y: 210, turn: 10, scale: 0.9 });
}

export default {
  shows: 'A glass of chai and the kettle that it was poured from.',
  seed: 81,
  views: { vignette },
} satisfies Scene;
