/** Two people who plan a journey, seen across their table. */

import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, type Point, type Points, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { limb, union } from './posedFigure.ts';

const { ink, skin, madder, wine, ochre, saffron, teal, night, blush, rose, umber } = colours;

/** Half widths of a sleeve above and below the elbow, and of a wrist. */
const sleeveRows = [
  [0, 10, 10],
  [0.5, 9.6, 9.6],
  [1, 8.6, 8.6],
] as const;
const cuffRows = [
  [0, 8.6, 8.6],
  [1, 7, 7],
] as const;
const wristRows = [
  [0, 5.4, 5.4],
  [1, 4.4, 4.4],
] as const;

interface Person {
  /** The middle of the head. */
  x: number;
  y: number;
  scale: number;
  /** -1 looks left. */
  scaleX: 1 | -1;
}

const turned = ({ x, y, scale, scaleX }: Person) => ({
  at: (d: Points) => place(d, { x, y, scale, scaleX }),
  head: (d: Points) => place(d, { x, y, scale, scaleX, turn: 12 * scaleX }),
});

interface Arm {
  shoulder: string;
  elbow: string;
  /** Where the sleeve ends. */
  cuff: string;
  wrist: string;
  hand: string;
  colour: string;
  skinColour: string;
}

/** An arm on its joints: the hand, the wrist, then the sleeve as one. */
function arm(sheet: Sheet, person: Person, { hand, colour, skinColour, ...joints }: Arm) {
  const { at } = turned(person);
  const { scale } = person;
  const on = (joint: string) => at(joint)[0] as Point;
  const [shoulder, elbow, cuff] = [on(joints.shoulder), on(joints.elbow), on(joints.cuff)];
  sheet.shape(outline(at(hand)), skinColour, 1.3);
  sheet.shape(limb(cuff, on(joints.wrist), wristRows, { scale, end: 0.4 }), skinColour, 1.3);
  const sleeve = limb(shoulder, elbow, sleeveRows, { scale });
  union(sheet, [sleeve, limb(elbow, cuff, cuffRows, { scale, end: 0.2 })], colour);
  // The shoulder has no seam.
  sheet.block(colour, ellipse(shoulder[0], shoulder[1], 9.6 * scale), { isFlat: true });
}

/** The adviser: a woman with a shawl and a plait in a bun. What lies before the table is drawn by `adviserArms`. */
export function adviser(sheet: Sheet, person: Person) {
  const { at, head } = turned(person);
  const { scale } = person;
  sheet.shape(outline(at('-12 8!, -13 26, -20 34!, -4 48!, 14 36!, 6 28, 5 12!')), skin, 1.4);
  const blouse =
    '-15 30!, -30 36, -39 46, -37 70, -34 104!, 30 104!, 31 74, 32 52, 24 40, 8 31!, -2 39';
  sheet.block(madder, outline(at(blouse)));
  sheet.block(wine, outline(at('-24 60!, -22 80, -24 104!, -34 104!, -37 70, -36 52!')));
  sheet.line(outline(at(blouse)), 1.6);
  // A printed shawl over the far shoulder.
  const shawl = '8 31!, 24 40, 32 52, 31 76, 30 104!, 8 104!, 12 84, 9 60, 0 40!';
  sheet.shape(outline(at(shawl)), saffron, 1.4);
  sheet.line(curve(at('16 40, 22 62, 21 104')) + curve(at('25 48, 26 70, 25 104')), 1, {
    colour: madder,
  });
  sheet.beads(curve(at('4 42, 13 60, 15.6 84, 12 102')), 2.2 * scale, 4.4 * scale, {
    colour: madder,
  });
  sheet.beads(curve(at('-14 31, -6 41, 3 38, 8 32')), 2.8 * scale, 3.4 * scale, { colour: ochre });

  const [bunX, bunY] = head('-20.5 5')[0] as Point;
  sheet.shape(ellipse(bunX, bunY, 8.6 * scale, 9.2 * scale), ink, 1.4);
  sheet.beads(curve(head('-15.2 -2.6, -13.6 4, -15.4 10.4')), 3 * scale, 3.6 * scale);
  face(sheet, person, skin);
  const hair =
    '14.4 -14.6!, 10 -19, 0 -21.4, -11 -18, -18 -8.6, -18 2, -13.4 10, -8 13.4!, -5.6 8, -6 2, -2 -3.6, 5 -7, 11 -10';
  sheet.block(ink, outline(head(hair)), { isFlat: true });
  sheet.line(curve(head('-1 -19, -9 -13, -14 -3')) + curve(head('6 -17, -2 -10, -9 2')), 0.9, {
    colour: colours.pool,
    isFine: true,
  });
  ear(sheet, person, skin);
  const [ringX, ringY] = head('-2.6 9')[0] as Point;
  sheet.shape(ellipse(ringX, ringY, 2 * scale), ochre, 0.9);
  const [dotX, dotY] = head('15.8 -8')[0] as Point;
  sheet.block(madder, ellipse(dotX, dotY, 1.3 * scale), { isFlat: true });
}

/** One arm rests on the table, the other points. */
export function adviserArms(sheet: Sheet, person: Person) {
  const look = { colour: madder, skinColour: skin };
  arm(sheet, person, {
    ...look,
    shoulder: '-32 54',
    elbow: '-42 96',
    cuff: '-16 106',
    wrist: '3 110',
    hand: '2 106!, 12 104, 22 108, 26 112, 20 115, 8 116, 0 115!',
  });
  arm(sheet, person, {
    ...look,
    shoulder: '24 54',
    elbow: '37 94',
    cuff: '56 99',
    wrist: '72 103',
    hand: '70 99!, 80 98, 87 101, 101 106!, 101.6 109!, 88 107.4, 88 111, 79 112, 70 108.6!',
  });
  const { at } = turned(person);
  sheet.line(curve(at('64 97, 66 102, 64 107')) + curve(at('67.4 98, 69.4 103, 67.4 108')), 2, {
    colour: ochre,
  });
}

/** The traveller: a man with a short beard, his sleeves rolled up. */
export function traveller(sheet: Sheet, person: Person) {
  const { at, head } = turned(person);
  sheet.shape(outline(at('-14 4!, -15 26, -22 36!, 0 50!, 14 36!, 7 28, 5 12!')), blush, 1.4);
  sheet.block(rose, outline(at('-6 16!, 4 18, 7 28!, -2 31')));
  const shirt =
    '-18 29!, -34 36, -45 46, -44 70, -40 104!, 32 104!, 34 74, 35 52, 26 40, 9 30!, 2 42, -6 41';
  sheet.block(teal, outline(at(shirt)));
  sheet.block(night, outline(at('-28 60!, -26 80, -29 104!, -40 104!, -44 70, -42 52!')));
  sheet.line(outline(at(shirt)), 1.6);
  sheet.shape(
    outline(at('-18 29!, -8 39, 1 46!, -8 51!, -23 34!')) +
      outline(at('9 30!, 14 36!, 9 47!, 1 45!')),
    colours.lagoon,
    1.3,
  );
  sheet.line(curve(at('2 46, 6 72, 6 104')), 1.1);
  sheet.beads(curve(at('6 56, 9 74, 9.4 100')), 2.6 * person.scale, 15 * person.scale);

  face(sheet, person, blush);
  const beard =
    '-7 6!, -3 6, 1 8, 5 11, 10 9.4, 16 8!, 18.4 9.4!, 17 11!, 18.2 13, 17 17, 14 22.4, 7 22.6, -1 18, -7 12!';
  sheet.block(umber, outline(head(beard)), { isFlat: true }).line(outline(head(beard)), 1);
  const hair =
    '15.6 -12.6!, 16 -18, 8 -23.4, -4 -23.6, -14 -18, -17.4 -6, -14.6 5, -10 10!, -7.4 6!, -6 -2!, -3.4 -3!, -2 -7, 4 -10.4, 11 -11';
  sheet.block(umber, outline(head(hair)), { isFlat: true }).line(outline(head(hair)), 1);
  sheet.line(curve(head('12 -18, 2 -18, -6 -12')) + curve(head('6 -21, -4 -20, -12 -12')), 0.9, {
    colour: colours.brass,
    isFine: true,
  });
  ear(sheet, person, blush);
}

/** His arms are folded on the table, a pencil in his hand. */
export function travellerArms(sheet: Sheet, person: Person) {
  const look = { colour: teal, skinColour: blush };
  arm(sheet, person, {
    ...look,
    shoulder: '26 54',
    elbow: '37 94',
    cuff: '22 104',
    wrist: '5 110',
    hand: '8 105!, -2 104, -12 108, -13 113, -4 116, 8 114!',
  });
  arm(sheet, person, {
    ...look,
    shoulder: '-37 54',
    elbow: '-46 98',
    cuff: '-14 109',
    wrist: '20 114',
    hand: '18 110!, 28 108, 38 111, 43 115, 40 119, 28 120, 17 119!',
  });
  const { at } = turned(person);
  sheet
    .line(curve(at('27 120, 44 104')), 5.4)
    .line(curve(at('27 120, 44 104')), 3, { colour: ochre });
}

/** A face in profile that looks down at a map. */
function face(sheet: Sheet, person: Person, colour: string) {
  const { head } = turned(person);
  const profile =
    '4 -19, 12 -16, 16.4 -10, 16.6 -5.6, 15.8 -3, 18 1, 20.4 4.4, 19.4 6, 16.4 6.6!, 17.2 8.4, 18 9.6, 16.2 10.8!, 17.2 12.4, 16.2 14, 15 15.2, 15.6 18, 13 20.4, 8 20.4, 0 16.4, -6 11, -10 0, -6 -12';
  sheet.shape(outline(head(profile)), colour, 1.5);
  const [pupilX, pupilY] = head('13.4 .4')[0] as Point;
  sheet.strokes(ellipse(pupilX, pupilY, 1.4 * person.scale, 1.5 * person.scale));
  sheet.line(curve(head('9 .2, 12.4 -1.8, 15.6 -.4')), 1.4);
  sheet.strokes(brush(head('8 -5.2, 12 -7.2, 16 -5.6'), 1.6 * person.scale, { count: 4 }));
  sheet.line(curve(head('16.2 10.8, 13.4 11.4, 12 10.4')), 1.1);
}

function ear(sheet: Sheet, person: Person, colour: string) {
  const [x, y] = turned(person).head('-3.2 3.2')[0] as Point;
  sheet.shape(ellipse(x, y, 2.6 * person.scale, 4 * person.scale), colour, 1.1);
}
