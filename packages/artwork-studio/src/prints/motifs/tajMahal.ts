/** The Taj Mahal from the river, in metres: the axis is x = 0, the top of the plinth y = 0. Measured from elevations. */

import { colours } from '../colours.ts';
import {
  curve,
  line,
  outline,
  type Point,
  type Points,
  place,
  polygon,
  polyline,
  rectangle,
} from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { cuspedArch, pointedArch } from './arches.ts';
import { chhatri, chhatriOutline } from './chhatri.ts';
import { flower } from './flowers.ts';
import type { Mirrored } from './mirror.ts';

interface Taj {
  x: number;
  /** The top of the plinth. */
  y: number;
  /** Units of the sheet per metre. */
  metre: number;
}

export const plinthHeight = 6.6;

const dome =
  '-12.7 33.4!, -13.6 35.9, -14.05 38.3, -14.1 40.5, -13.7 43.2, -12.8 45.8, -11.3 48.4, -9.1 50.9, -6.3 53.3, -3.6 55.4, -1.4 57.2, 0 59.4!, 1.4 57.2, 3.6 55.4, 6.3 53.3, 9.1 50.9, 11.3 48.4, 12.8 45.8, 13.7 43.2, 14.1 40.5, 14.05 38.3, 13.6 35.9, 12.7 33.4!';
const domeShade =
  '3.5 33.4!, 6.4 38, 6.6 42.6, 4.6 48.6, 0.8 55.4, 0.4 59!, 1.4 57.2, 3.6 55.4, 6.3 53.3, 9.1 50.9, 11.3 48.4, 12.8 45.8, 13.7 43.2, 14.1 40.5, 14.05 38.3, 13.6 35.9, 12.7 33.4!';
const lotusCap =
  '0 59.6!, 1.5 57.3, 3.7 55.6, 5.6 54.1!, 4.6 53.2, 3.4 53.9!, 2.4 52.6, 1.2 53.7!, 0 52.3, -1.2 53.7!, -2.4 52.6, -3.4 53.9!, -4.6 53.2, -5.6 54.1!, -3.7 55.6, -1.5 57.3';
const finial =
  '-0.7 59!, -0.5 60, -1.2 60.8, -0.4 61.6!, -0.4 62.2!, -1.5 63.2, -0.4 64.3!, -0.3 65!, -0.9 65.7, 0 67.6!, 0.9 65.7, 0.3 65!, 0.4 64.3!, 1.5 63.2, 0.4 62.2!, 0.4 61.6!, 1.2 60.8, 0.5 60, 0.7 59!';

const minaretAt = 46.4;
const balconies = [10.4, 20.4, 30] as const;

/** Paths in metres. */
const elevation = ({ x, y, metre }: Taj) => ({
  at: (d: Points) => place(d, { x, y, scale: metre, scaleY: -1 }),
  box: (left: number, foot: number, across: number, tall: number) =>
    rectangle(x + left * metre, y - (foot + tall) * metre, across * metre, tall * metre),
  rule: (fromX: number, fromY: number, toX: number, toY: number) =>
    line(x + fromX * metre, y - fromY * metre, x + toX * metre, y - toY * metre),
  merlons: (left: number, right: number, foot: number, tall: number) => {
    const count = Math.round((right - left) / 1.5);
    const step = (right - left) / count;
    return polyline(
      Array.from(
        { length: count * 2 + 1 },
        (_, index): Point => [
          x + (left + (index * step) / 2) * metre,
          y - (foot + (index % 2) * tall) * metre,
        ],
      ),
    );
  },
});

/** A tower with three balconies and a kiosk, as a symbol whose foot is at 0 0. */
function minaretSymbol(
  sheet: Sheet,
  { metre }: Taj,
  { scale = 1, isFar = false }: { scale?: number; isFar?: boolean } = {},
): string {
  const size = metre * scale;
  const at = (d: Points) => place(d, { scale: size, scaleY: -1 });
  const light = isFar ? colours.sand : colours.cloth;
  const key = { colour: isFar ? colours.brass : colours.ink };
  return sheet.symbol(() => {
    const shaft = polygon(at('-2.6 0, -1.75 30, 1.75 30, 2.6 0'));
    sheet.block(light, shaft);
    sheet.block(colours.dune, polygon(at('0.8 0, 0.5 30, 1.75 30, 2.6 0')));
    const joints = [1.6, 3.8, 6, 8.2, 12.8, 15, 17.2, 22.6, 24.8, 27].map((up) =>
      line((0.028 * up - 2.6) * size, -up * size, (2.6 - 0.028 * up) * size, -up * size),
    );
    sheet.line(joints.join(''), 0.8, { ...key, isFine: true });
    sheet.line(shaft, 1.3, key);
    const bowls = balconies
      .map((up) =>
        polygon(
          place('-1.9 -1.5, -3.1 0, -3.1 0.8, 3.1 0.8, 3.1 0, 1.9 -1.5', {
            y: -up * size,
            scale: size,
            scaleY: -1,
          }),
        ),
      )
      .join('');
    sheet.block(light, bowls).line(bowls, 1.3, key);
    chhatri(sheet, 0, -30.9 * size, {
      width: 5.4 * size,
      colour: light,
      line: key.colour,
      lineWidth: 1.3 * 0.85,
    });
  });
}

/** A niche of the tomb in its frame, as a symbol: a half dome over a wall with a door. */
function nicheSymbol(sheet: Sheet, { metre }: Taj, half: number, frame: number): string {
  const arch = (x: number, reach: number, spring: number, top: number) =>
    pointedArch({
      x: x * metre,
      y: 0,
      half: reach * metre,
      spring: spring * metre,
      top: top * metre,
    });
  return sheet.symbol(() => {
    const opening = arch(0, half, 5.4, 8.8);
    sheet.block(colours.pool, opening);
    sheet.block(colours.lagoon, arch(half * 0.12, half * 0.42, 2.8, 5.4));
    sheet.line(opening, 1.1);
    sheet.line(rectangle(-frame * metre, -10.2 * metre, 2 * frame * metre, 10.2 * metre), 0.8, {
      colour: colours.madder,
    });
  });
}

const both = (draw: (side: number) => void) => {
  draw(-1);
  draw(1);
};

/** The drum, with its inlay, and the dome. */
function drum(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const { at, box } = elevation(taj);
  sheet.block(colours.cloth, outline(at(dome)) + box(-12.7, 24, 25.4, 9.6));
  sheet.block(colours.dune, outline(at(domeShade)) + box(3.5, 24, 9.2, 9.4));
  sheet.line(outline(at(dome)) + box(-12.7, 24, 25.4, 9.4), 1.5);
  sheet.beads(
    line(x - 12 * metre, y - 32 * metre, x + 12 * metre, y - 32 * metre),
    metre * 0.9,
    metre * 1.9,
    {
      colour: colours.madder,
      isFine: true,
    },
  );
  sheet.line(
    curve(at('-13.2 34.8, 0 34.2, 13.2 34.8')) + curve(at('-13.5 36, 0 35.2, 13.5 36')),
    0.9,
    { colour: colours.madder },
  );
  sheet.line(
    [
      '-9.4 37, -9.6 44, -4.6 52',
      '-4.6 36.4, -4.8 45, -2.3 52',
      '4.6 36.4, 4.8 45, 2.3 52',
      '9.4 37, 9.6 44, 4.6 52',
    ]
      .map((d) => curve(at(d)))
      .join(''),
    0.8,
    { colour: colours.ochre, isFine: true },
  );
  sheet.shape(outline(at(lotusCap)), colours.sand, 1.1);
  sheet.shape(outline(at(finial)), colours.ochre, 1.1, { isFlat: true });
}

/** The block: walls to the sides, cut corners in shade. */
function block(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const { box, rule, merlons } = elevation(taj);
  sheet.block(colours.cloth, box(-28.45, 0, 56.9, 24.6));
  sheet.block(colours.dune, box(20.95, 0, 7.5, 24.6));
  sheet.block(colours.sand, box(-28.45, 0, 7.5, 24.6));
  sheet.line(merlons(-28.45, 28.45, 24.6, 1.2), 0.9);
  sheet.line(
    box(-28.45, 0, 56.9, 24.6) + [-20.95, 20.95].map((a) => rule(a, 0, a, 24.6)).join(''),
    1.5,
  );
  sheet.line(rule(-28.45, 23, 28.45, 23) + rule(-28.45, 1.1, 28.45, 1.1), 0.9);
  const niche = nicheSymbol(sheet, taj, 3.1, 4.1);
  const narrowNiche = nicheSymbol(sheet, taj, 2.1, 2.9);
  both((side) => {
    for (const foot of [1.1, 12.3]) {
      sheet.put(niche, { x: x + side * 15.85 * metre, y: y - foot * metre });
      sheet.put(narrowNiche, { x: x + side * 24.7 * metre, y: y - foot * metre });
    }
  });
}

/** The portal (pishtaq): its frame carries the script, the field around the arch carries inlay. */
function portal(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const { at, box, rule, merlons } = elevation(taj);
  sheet.block(colours.cloth, box(-10.7, 0, 21.4, 30.4));
  sheet.line(merlons(-10.7, 10.7, 30.4, 1.3), 0.9);
  sheet.line(box(-10.7, 0, 21.4, 30.4), 1.5);
  sheet.line(polyline(at('-8.1 0.2, -8.1 26.4, 8.1 26.4, 8.1 0.2')), 1.1);
  sheet.line(rule(-10.7, 28.9, 10.7, 28.9), 0.9);
  sheet.line(polyline(at('-9.4 1, -9.4 27.6, 9.4 27.6, 9.4 1')), 1.7, {
    colour: colours.ink,
    isFine: true,
    dashes: [metre * 0.9, metre * 0.55],
  });
  both((side) => {
    const vine = place('0.9 25.2, 3.4 24.6, 5.6 23, 6.9 20.4', {
      x,
      y,
      scale: metre,
      scaleX: side,
      scaleY: -1,
    });
    sheet.line(curve(vine), 0.9, { colour: colours.madder });
    sheet.strokes(flower(x + side * 5.5 * metre, y - 23.6 * metre, 1.25 * metre, 6), {
      colour: colours.madder,
    });
    sheet.strokes(flower(x + side * 2.6 * metre, y - 25.1 * metre, 0.8 * metre, 5), {
      colour: colours.moss,
    });
    sheet.strokes(flower(x + side * 7.1 * metre, y - 20.6 * metre, 0.7 * metre, 5), {
      colour: colours.moss,
    });
  });
}

/** The portal's niche (iwan): a half dome with ribs over a wall with door and window. */
function iwan(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const { at, rule } = elevation(taj);
  const opening = pointedArch({ x, y, half: 7.2 * metre, spring: 15.6 * metre, top: 23.8 * metre });
  sheet.block(colours.mist, opening);
  sheet.inside(opening, () => {
    sheet.block(colours.pool, polygon(at('-7.2 0!, -7.2 24!, 0 24!, -3.6 15.6!, -3.6 0!')));
    sheet.line(
      ['-3.6 0, -3.6 15.2, 0 23.8', '3.6 0, 3.6 15.2, 0 23.8']
        .map((d) => polyline(at(d)))
        .join('') +
        rule(-7.2, 15.6, 7.2, 15.6) +
        rule(-7.2, 9.4, 7.2, 9.4),
      0.9,
    );
    sheet.line(
      [
        '-5.6 15.6, -3.4 20, 0 23.8',
        '0 15.6, 0 23.8',
        '5.6 15.6, 3.4 20, 0 23.8',
        '-1.9 15.6, -1 20, 0 23.8',
        '1.9 15.6, 1 20, 0 23.8',
      ]
        .map((d) => curve(at(d)))
        .join(''),
      0.8,
      { isFine: true },
    );
  });
  const doors =
    pointedArch({ x, y, half: 2.3 * metre, spring: 5.2 * metre, top: 8 * metre }) +
    pointedArch({
      x,
      y: y - 10.2 * metre,
      half: 1.9 * metre,
      spring: 2.4 * metre,
      top: 4.6 * metre,
    });
  sheet.shape(doors, colours.teal, 0.9);
  sheet.line(opening, 1.4);
}

/** Slim shafts with buds at the corners. */
function shafts(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const { box } = elevation(taj);
  for (const [across, top] of [
    [-28.45, 27.6],
    [-20.95, 27.6],
    [-10.7, 34.4],
    [10.7, 34.4],
    [20.95, 27.6],
    [28.45, 27.6],
  ] as const) {
    const bud = place('-0.5 -2.6!, -1.1 -1.8, -0.6 -0.8, 0 0.9!, 0.6 -0.8, 1.1 -1.8, 0.5 -2.6!', {
      x: x + across * metre,
      y: y - top * metre,
      scale: metre,
      scaleY: -1,
    });
    const shaft = box(across - 0.5, 0, 1, top - 2.6) + outline(bud);
    sheet.shape(shaft, across > 20 ? colours.dune : colours.cloth, 0.9);
  }
}

/** The plinth, with its blind arches. */
function plinth(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const { box, rule } = elevation(taj);
  sheet.block(colours.cloth, box(-47.7, -plinthHeight, 95.4, plinthHeight));
  sheet.block(colours.sand, box(-47.7, -plinthHeight, 95.4, 1.6));
  const arch = sheet.symbol(() => {
    const opening = cuspedArch(
      { x: 0, y: 0, half: 1.25 * metre, spring: 1.9 * metre, top: 3.4 * metre },
      2,
    );
    sheet.strokes(opening, { colour: colours.sand }).line(opening, 0.8);
  });
  for (let index = -11; index <= 11; index++) {
    sheet.put(arch, { x: x + index * 3.72 * metre, y: y + 5 * metre });
  }
  sheet.line(
    box(-47.7, -plinthHeight, 95.4, plinthHeight) +
      rule(-47.7, -0.8, 47.7, -0.8) +
      rule(-47.7, -5, 47.7, -5),
    1.2,
  );
}

/** The tomb on its plinth, with its four minarets. */
export function tajMahal(sheet: Sheet, taj: Taj) {
  const { x, y, metre } = taj;
  const farMinaret = minaretSymbol(sheet, taj, { scale: 0.86, isFar: true });
  both((side) => sheet.put(farMinaret, { x: x + side * 39.6 * metre, y }));
  const kiosk = sheet.symbol(() =>
    chhatri(sheet, 0, 0, { width: 9.6 * metre, inside: colours.pool, lineWidth: 1.1 }),
  );
  const putKiosk = (across: number, scale: number) =>
    sheet.put(kiosk, { x: x + across * metre, y: y - 24.6 * metre, scale });
  both((side) => putKiosk(side * 15.2, 0.9));
  drum(sheet, taj);
  both((side) => putKiosk(side * 18.3, 1));
  block(sheet, taj);
  portal(sheet, taj);
  iwan(sheet, taj);
  shafts(sheet, taj);
  plinth(sheet, taj);
  const nearMinaret = minaretSymbol(sheet, taj);
  both((side) => {
    const foot = outline(
      place('-3.6 0!, -3.6 -6.6!, 3.6 -6.6!, 3.6 0!', {
        x: x + side * minaretAt * metre,
        y,
        scale: metre,
        scaleY: -1,
      }),
    );
    sheet.shape(foot, side < 0 ? colours.cloth : colours.sand, 1.3);
    sheet.put(nearMinaret, { x: x + side * minaretAt * metre, y });
  });
}

/** What the river mirrors. */
export function tajMirrored(taj: Taj): Mirrored[] {
  const { x, y, metre } = taj;
  const { at } = elevation(taj);
  const light = (d: Points, colour: string = colours.cloth): Mirrored => ({
    colour,
    outline: at(d),
  });
  const tower = (side: number): Mirrored =>
    light(
      [
        [-2.9, 0],
        [-2.2, 30],
        [-3.2, 30.4],
        [-2.2, 33.6],
        [0, 38],
        [2.2, 33.6],
        [3.2, 30.4],
        [2.2, 30],
        [2.9, 0],
      ].map(([a, b]): Point => [(a as number) + side * (minaretAt + 0.35), b as number]),
    );
  const kiosk = (side: number): Mirrored => ({
    colour: colours.cloth,
    outline: chhatriOutline(x + side * 18.3 * metre, y - 24.6 * metre, 9.6 * metre),
  });
  return [
    light(dome),
    light('3.5 33.4, 6.6 42.6, 0.8 56, 9.1 50.9, 13.7 43.2, 12.7 33.4', colours.dune),
    light('-1 58, 0 67, 1 58', colours.brass),
    light('-12.7 24, -12.7 33.4, 12.7 33.4, 12.7 24'),
    tower(-1),
    tower(1),
    kiosk(-1),
    kiosk(1),
    light('-28.45 0, -28.45 25, -10.7 25, -10.7 30.4, 10.7 30.4, 10.7 25, 28.45 25, 28.45 0'),
    light('20.95 0, 20.95 25, 28.45 25, 28.45 0', colours.dune),
    light('-6.6 0, -6.6 16, 0 23.8, 6.6 16, 6.6 0', colours.lagoon),
    ...[-24.7, -15.85, 15.85, 24.7].flatMap((across) =>
      [1.1, 12.3].map((foot) =>
        light(
          [
            [across - 2, foot],
            [across - 2, foot + 7],
            [across + 2, foot + 7],
            [across + 2, foot],
          ],
          colours.lagoon,
        ),
      ),
    ),
    light('-47.7 -6.6, -47.7 0, 47.7 0, 47.7 -6.6'),
  ];
}
