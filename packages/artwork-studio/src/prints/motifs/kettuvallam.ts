/** A kettuvallam, Kerala's rice barge turned houseboat: 300 long, its bow on the left, the water at y = 0. */

import { colours } from '../colours.ts';
import { curve, ellipse, outline, place, polygon, polyline, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { boatman, sitter } from './boatman.ts';
import type { Mirrored } from './mirror.ts';

const hull =
  '-158 -57!, -151 -47, -138 -34, -116 -22, -86 -15, -40 -12.6, 30 -12.6, 88 -15, 122 -23, 146 -38, 153 -47!, 155 -45!, 149 -33, 132 -12, 112 2!, -106 2!, -128 -12, -148 -36';
const hullShade =
  '-140 -27!, -112 -13, -70 -6, 0 -4.4, 76 -6, 116 -13, 146 -31!, 132 -12, 112 2!, -106 2!, -128 -12';

/** A vault of mats: where it begins and ends, and its height at both. */
const bays = [
  [84, 116, 40],
  [54, 86, 58],
  [24, 56, 59],
  [-6, 26, 60],
  [-36, -4, 61],
] as const;

const veranda =
  '-30 -62!, -60 -65, -88 -68, -116 -78!, -113 -70, -101 -60!, -80 -57, -54 -55, -30 -54!';

export function kettuvallam(sheet: Sheet, x: number, y: number) {
  const at = (d: string) => place(d, { x, y });
  const { ochre, brass, umber, dune, teal, cloth, madder } = colours;

  // The veranda: its floor, two guests, posts and rail.
  sheet.block(umber, polygon(at('-100 -15, -30 -14, -30 -56, -84 -58, -98 -58')), {
    opacity: 0.34,
    isFlat: true,
  });
  sitter(sheet, x - 52, y - 20, { scale: 0.92, scaleX: -1, shirt: madder });
  sitter(sheet, x - 74, y - 20, { scale: 0.92, shirt: cloth });
  sheet.shape(rectangle(x - 67, y - 25, 7, 1.8) + rectangle(x - 64.6, y - 23, 2, 8), brass, 0.9);
  sheet.line(
    ['-98 -14, -98 -60', '-70 -13, -70 -58', '-40 -13, -40 -56']
      .map((d) => polyline(at(d)))
      .join(''),
    2.2,
    { colour: umber },
  );
  const rail = Array.from({ length: 13 }, (_, index) =>
    polyline(at(`${-98 + index * 4.9} -26, ${-98 + index * 4.9} -14`)),
  );
  sheet.line(polyline(at('-100 -26.6, -38 -25.6')) + polyline(at('-100 -20, -38 -19')), 1.3);
  sheet.line(rail.join(''), 0.9, { isFine: true });

  // The cabins, from the kitchen forward: each bay of mats laps over the next.
  for (const [from, to, top] of bays) {
    const isKitchen = top < 50;
    const bay = outline([
      [x + from, y - 12, true],
      [x + from - 1.4, y - top * 0.62],
      [x + from + 0.6, y - top + 4],
      [x + from + 5, y - top, true],
      [x + to, y - top + 3, true],
      [x + to, y - 12, true],
    ]);
    sheet.block(ochre, bay);
    sheet.inside(bay, () => {
      sheet.block(dune, rectangle(x + from - 4, y - 34, 40, 26));
      weave(sheet, rectangle(x + from - 4, y - top - 2, 44, top));
      sheet.block(
        brass,
        outline([
          [x + to - 4, y - 14, true],
          [x + to - 6.5, y - top * 0.7],
          [x + to - 5, y - top, true],
          [x + to + 4, y - top, true],
          [x + to + 4, y - 14, true],
        ]),
        { opacity: 0.75 },
      );
    });
    const middle = (from + to) / 2;
    if (!isKitchen) {
      const box = rectangle(x + middle - 8, y - 33, 16, 16);
      sheet.shape(box, teal, 1.2);
      sheet.block(
        cloth,
        outline(place('-7.6 -33!, -1 -33!, -3 -26, -7.6 -18!', { x: x + middle, y })) +
          outline(place('7.6 -33!, 1 -33!, 3 -26, 7.6 -18!', { x: x + middle, y })),
        { isFlat: true },
      );
      sheet.line(box, 1.2);
      sheet.shape(
        outline(place('-12 -35!, -9 -41, 0 -43, 9 -41, 12 -35!, 0 -33', { x: x + middle, y })),
        brass,
        1.1,
      );
    } else {
      sheet.shape(rectangle(x + middle - 5, y - 27, 10, 10), teal, 1.1);
    }
    sheet.line(bay, 1.5);
  }

  // The veranda's roof, drawn up at the bow.
  const roof = outline(at(veranda));
  sheet.block(ochre, roof);
  sheet.inside(roof, () => {
    weave(sheet, rectangle(x - 118, y - 80, 92, 28));
    sheet.block(
      brass,
      outline(at('-30 -58!, -60 -60.5, -88 -63, -116 -77!, -113 -68, -101 -58!, -30 -52!')),
      { opacity: 0.75 },
    );
  });
  sheet.line(roof, 1.6);

  // The hull of planks sewn with coir.
  sheet.block(colours.umber, outline(at(hull)));
  sheet.block(colours.night, outline(at(hullShade)));
  sheet.line(
    curve(at('-150 -45, -136 -31, -112 -18, -70 -10.4, 0 -8.6, 76 -10.6, 116 -18.6, 149 -40')),
    1.1,
    { colour: dune },
  );
  sheet.line(curve(at('-134 -20, -106 -7, -60 -1.6, 0 -0.4, 70 -1.6, 110 -7.4, 140 -24')), 1.1, {
    colour: ochre,
    isFine: true,
    dashes: [2.4, 3.2],
  });
  sheet.line(outline(at(hull)), 1.7);
  sheet.shape(ellipse(x - 157, y - 57, 2.6, 3.4), brass, 1.1);
  boatman(sheet, x - 122, y - 19, {
    scale: 0.98,
    scaleX: -1,
    depth: 26,
    shirt: colours.cloth,
    turban: colours.madder,
  });
}

/** Basket weave: pairs of strips, over and under. */
function weave(sheet: Sheet, d: string) {
  sheet.tiled(d, { x: 0, y: 0, size: 7 }, () => {
    sheet.line(
      'M.6 1h2.4M.6 2.6h2.4M4.1 4.4h2.4M4.1 6h2.4M4.6 .6v2.4M6.2 .6v2.4M1 4.1v2.4M2.6 4.1v2.4',
      0.55,
      {
        colour: colours.umber,
        isFine: true,
      },
    );
  });
}

/** What the water mirrors, for a boat at x and y drawn `scale` times as large. */
export function kettuvallamMirrored(x: number, y: number, scale: number): Mirrored[] {
  const at = (d: string) => place(d, { x, y, scale });
  return [
    {
      colour: colours.ochre,
      outline: at(
        '-36 -12, -36 -56, -116 -78, -98 -58, -30 -54, -30 -61, 84 -56, 86 -40, 116 -38, 116 -12',
      ),
    },
    { colour: colours.dune, outline: at('-36 -12, -36 -34, 116 -34, 116 -12') },
    {
      colour: colours.night,
      outline: at(
        '-158 -57, -116 -22, -86 -15, 88 -15, 122 -23, 154 -47, 132 -12, 112 2, -106 2, -128 -12',
      ),
    },
  ];
}
