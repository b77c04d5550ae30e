import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import {
  curve,
  decimal,
  dot,
  line,
  outline,
  type Point,
  place,
  polygon,
  rectangle,
} from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** Deep sea, domes and shutters. */
export const azure = '#2b6077';

interface House {
  /** The share of its width that its side takes, in shade. */
  side?: number;
  /** How far its roof vaults. */
  vault?: number;
  /** Each as shares of the house's width and height, with its own width and height. */
  windows?: readonly (readonly [across: number, up: number, width: number, height: number])[];
  door?: readonly [across: number, width: number, height: number];
}

/** A whitewashed house: its front in light, its side in shade. x and y are its lower left corner. */
export function house(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  { side = 0.3, vault = 0, windows = [], door }: House = {},
) {
  const edge = decimal(x + width * (1 - side));
  const top = decimal(y - height);
  const roof = vault
    ? `Q${decimal(x + (width * (1 - side)) / 2)} ${decimal(y - height - vault * 2)} ${edge} ${top}`
    : `H${edge}`;
  const front = `M${decimal(x)} ${decimal(y)}V${top}${roof}V${decimal(y)}z`;
  const shaded = `M${edge} ${decimal(y)}V${top}H${decimal(x + width)}V${decimal(y)}z`;
  sheet
    .block(colours.cloth, front)
    .block(colours.mist, shaded)
    .line(front + shaded, 1.5);
  for (const [across, up, paneWidth, paneHeight] of windows) {
    const left = x + width * across;
    const sill = y - height * up;
    sheet.shape(rectangle(left, sill - paneHeight, paneWidth, paneHeight), azure, 1.1);
    sheet.resist(
      line(left + paneWidth / 2, sill - paneHeight + 1, left + paneWidth / 2, sill - 1),
      0.8,
      {
        isFine: true,
      },
    );
  }
  if (!door) return;
  const [across, doorWidth, doorHeight] = door;
  const left = x + width * across;
  sheet.shape(
    `M${decimal(left)} ${decimal(y)}v${decimal(-doorHeight)}q${decimal(doorWidth / 2)} ${decimal(-doorWidth * 0.7)} ${decimal(doorWidth)} 0v${decimal(doorHeight)}z`,
    azure,
    1.2,
  );
  sheet.resist(
    line(left + doorWidth / 2, y, left + doorWidth / 2, y - doorHeight - doorWidth * 0.3),
    0.8,
  );
}

/** A blue dome on its drum, with lantern and cross. x and y are the middle of the drum's foot. */
export function blueDome(sheet: Sheet, x: number, y: number) {
  const drum = `M${x - 58} ${y + 4}V${y - 26}H${x + 58}V${y + 4}z`;
  sheet.block(colours.cloth, drum).block(colours.mist, rectangle(x + 26, y - 26, 32, 30));
  sheet.line(drum, 1.6);
  const panes = [-42, -15, 12, 38].map((across) => `M${x + across} ${y}v-12q3.6-6 7.2 0v12z`);
  sheet.shape(panes.join(''), azure, 1);
  const at = (d: string) => place(d, { x, y });
  const dome = outline(at('-62 -26!, -59 -54, -38 -82, 0 -93, 38 -82, 59 -54, 62 -26!'));
  sheet.block(azure, dome);
  sheet.block(
    colours.indigo,
    outline(at('20 -26!, 30 -52, 24 -80, 14 -91!, 38 -82, 59 -54, 62 -26!')),
    { opacity: 0.75 },
  );
  sheet.line(curve(at('-30 -26, -26 -58, -6 -91')) + curve(at('0 -26, 2 -60, 0 -92')), 1, {
    colour: colours.pool,
  });
  sheet.strokes(brush(at('-52 -32, -48 -56, -30 -78'), 5, { count: 5 }), { colour: colours.cloth });
  sheet.line(dome, 1.7).line(line(x - 66, y - 26, x + 66, y - 26), 2.4);
  sheet.shape(`M${x - 6} ${y - 92}v-12q6-8 12 0v12z`, colours.cloth, 1.3);
  sheet.line(`M${x} ${y - 108}v-20M${x - 6} ${y - 121}h12`, 2);
}

/** A bell in its arched gable. x and y are the middle of its foot. */
export function bellGable(sheet: Sheet, x: number, y: number) {
  sheet.shape(
    `M${x - 24} ${y}V${y - 40}Q${x - 24} ${y - 66} ${x} ${y - 70}Q${x + 24} ${y - 66} ${x + 24} ${y - 40}V${y}z`,
    colours.cloth,
    1.6,
  );
  sheet.shape(`M${x - 14} ${y - 6}v-26q0-14 14-16q14 2 14 16v26z`, azure, 1.3);
  const bell = place('-3 -20!, -5 -10, -8 -2!, 8 -2!, 5 -10, 3 -20!', { x, y: y - 18 });
  sheet.shape(outline(bell), colours.ochre, 1.2);
  sheet.line(`M${x} ${y - 70}v-12M${x - 4} ${y - 78}h8`, 1.6);
}

/** A small sailing boat, 40 wide. x and y are the middle of its deck. */
export function sailingBoat(sheet: Sheet, x: number, y: number) {
  const at = (d: string) => place(d, { x, y });
  sheet.shape(outline(at('-20 0!, 0 4, 20 0!, 14 8, -12 9')), colours.madder, 1.3);
  sheet.shape(
    outline(at('2 -2!, 3 -30!, 20 -5!')) + outline(at('-1 -2!, -2 -24!, -14 -5!')),
    colours.cloth,
    1.2,
  );
}

/** Bougainvillea over a wall: bracts by threes among leaves, within an outline from `left` to `right`. */
export function bougainvillea(
  sheet: Sheet,
  {
    bush,
    left,
    right,
    y,
    height,
    count,
  }: {
    bush: readonly Point[] | string;
    left: number;
    right: number;
    y: number;
    /** Of the blossom in the middle. */
    height: number;
    count: number;
  },
) {
  sheet.shape(outline(bush), colours.leaf, 1.4);
  const random = seededRandom(3);
  let bracts = '';
  let leaves = '';
  let hearts = '';
  for (let index = 0; index < count; index++) {
    const share = random();
    const x = left + share * (right - left);
    const up = random() * (height * 0.3 + height * 0.7 * Math.sin(Math.PI * share));
    const size = 4.6 + random() * 3.4;
    const turn = random() * 120;
    const at = { x, y: y - up };
    if (index % 4 === 3) {
      leaves += outline(place('-8 0!, 0 -4.6, 8 0!, 0 4.6', { ...at, turn, scale: size / 7 }));
      continue;
    }
    for (let third = 0; third < 3; third++) {
      bracts += polygon(
        place('0 0, .5 -.42, 1.1 0, .5 .42', { ...at, scale: size, turn: turn + third * 120 }),
      );
    }
    hearts += dot(at.x, at.y);
  }
  sheet.block(colours.moss, leaves).block(colours.garnet, bracts);
  sheet.line(hearts, 1.6, { colour: colours.blush });
}

/** An islet far out, as a block. */
export const islet = (x: number, y: number): string =>
  outline(place('-54 0!, -32 -10, -12 -15, 6 -11, 30 -6, 54 0!, 16 3, -24 3', { x, y }));
