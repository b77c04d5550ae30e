/** The bathing steps of Varanasi and what is on them. */

import { colours } from '../colours.ts';
import {
  curve,
  decimal,
  ellipse,
  line,
  outline,
  type Point,
  place,
  polygon,
  rectangle,
} from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { cuspedArch, pointedArch } from './arches.ts';
import { merlons } from './fortWalls.ts';

interface Steps {
  /** The first step and the water. */
  top: number;
  foot: number;
  /** The left end of the first step, and of the last one. */
  left: number;
  leftFoot: number;
  count: number;
  colour?: string;
  shade?: string;
}

/** Steps across the right of the sheet, which come forward to the left as they go down. */
export function ghatSteps(
  sheet: Sheet,
  { top, foot, left, leftFoot, count, colour = colours.blush, shade = colours.rose }: Steps,
) {
  const right = sheet.x + sheet.width + 6;
  const tall = (foot - top) / count;
  let treads = '';
  let risers = '';
  let edges = '';
  for (let index = 0; index < count; index++) {
    const x = mix(left, leftFoot, index / (count - 1));
    const y = top + index * tall;
    treads += rectangle(x, y, right - x, tall * 0.5);
    risers += rectangle(x, y + tall * 0.5, right - x, tall * 0.5 + 0.4);
    edges += `M${decimal(right)} ${decimal(y)}H${decimal(x)}v${decimal(tall)}`;
    edges += line(x, y + tall * 0.5, right, y + tall * 0.5);
  }
  sheet.block(colour, treads, { isFlat: true }).block(shade, risers, { isFlat: true });
  sheet.line(edges, 1.1);
}

const tower =
  '-50 0!, -50 -16, -47 -36, -40 -58, -29 -79, -17 -95!, 17 -95!, 29 -79, 40 -58, 47 -36, 50 -16, 50 0!';
const towerShade = '16 0!, 16 -24, 14 -60, 7 -95!, 17 -95!, 29 -79, 40 -58, 47 -36, 50 -16, 50 0!';

interface Spire {
  colour?: string;
  shade?: string;
  rib?: string;
  lineWidth?: number;
}

/** A curved spire with ribs, its ribbed cushion (amalaka) and pot finial. */
function spire(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  { colour = colours.cloth, shade = colours.dune, rib = colours.copper, lineWidth = 1.4 }: Spire,
) {
  const at = (d: string) => place(d, { x, y, scaleX: width / 100, scaleY: height / 100 });
  sheet.block(colour, outline(at(tower))).block(shade, outline(at(towerShade)));
  const ribs = [-30, -10, 10, 30].map((from) =>
    curve(at(`${from} 0, ${from} -24, ${from * 0.86} -62, ${from * 0.34} -94`)),
  );
  const courses = [12, 22, 32].map((up) => curve(at(`-49 -${up}, 0 -${up - 2}, 49 -${up}`)));
  sheet.line(ribs.join(''), 0.9 * lineWidth, { colour: rib });
  sheet.line(courses.join(''), 0.8 * lineWidth, { colour: rib, isFine: true });
  sheet.line(outline(at(tower)), lineWidth);
  const top = y - height * 0.95;
  const cushion = ellipse(x, top - width * 0.04, width * 0.2, width * 0.065);
  sheet.shape(cushion, colour, lineWidth);
  const pot = place('-4 0!, -6 -4, -3 -8, -1.6 -12, 0 -22!, 1.6 -12, 3 -8, 6 -4, 4 0!', {
    x,
    y: top - width * 0.1,
    scale: width / 62,
  });
  sheet.shape(outline(pot), colours.ochre, lineWidth * 0.85, { isFlat: true });
}

/** A temple with a cluster of spires, `height` from its foot to the cushion; `hasFlag` flies a flag. */
export function temple(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  { hasFlag = true, ...stone }: Spire & { hasFlag?: boolean } = {},
) {
  const n = (share: number) => height * share;
  const { colour = colours.cloth, shade = colours.dune } = stone;
  const foot = y - n(0.14);
  if (hasFlag) {
    sheet.line(line(x, y - n(1.1), x, y - n(1.34)), 1.4);
    const flag = place('0 0!, 12 3, 26 0!, 14 8, 0 13!', {
      x,
      y: y - n(1.34),
      scale: height / 150,
    });
    sheet.shape(outline(flag), colours.madder, 1.1);
  }
  spire(sheet, x, foot, n(0.38), n(0.86), stone);
  for (const side of [-1, 1]) spire(sheet, x + side * n(0.17), foot, n(0.22), n(0.5), stone);
  spire(sheet, x, foot, n(0.26), n(0.58), stone);
  const base = rectangle(x - n(0.3), foot, n(0.6), n(0.14));
  sheet.block(colour, base).block(shade, rectangle(x + n(0.12), foot, n(0.18), n(0.14)));
  sheet.line(base + line(x - n(0.3), foot + n(0.03), x + n(0.3), foot + n(0.03)), 1.3);
  const door = pointedArch({ x, y, half: n(0.05), spring: n(0.06), top: n(0.11) });
  sheet.shape(door, colours.wine, 1.1);
}

interface Palace {
  left: number;
  right: number;
  top: number;
  foot: number;
  colour?: string;
  shade?: string;
  cornice?: string;
  /** Of its windows; lit at night. */
  frame?: string;
  inside?: string;
}

/** A river palace: storeys of cusped windows under a cornice. */
export function riverPalace(
  sheet: Sheet,
  {
    left,
    right,
    top,
    foot,
    colour = colours.rose,
    shade = colours.copper,
    cornice = colours.blush,
    frame = colours.cloth,
    inside = colours.wine,
  }: Palace,
) {
  const width = right - left;
  const storeys = 3;
  const tall = (foot - top) / storeys;
  const front = rectangle(left, top, width, foot - top);
  sheet
    .block(colour, front)
    .block(shade, rectangle(right - width * 0.16, top, width * 0.16, foot - top));
  const window = sheet.symbol(() => {
    sheet.strokes(rectangle(-tall * 0.17, -tall * 0.6, tall * 0.34, tall * 0.6), {
      colour: frame,
    });
    sheet.strokes(
      cuspedArch({ x: 0, y: 0, half: tall * 0.11, spring: tall * 0.3, top: tall * 0.5 }, 2),
      { colour: inside },
    );
  });
  let cornices = '';
  const count = Math.max(2, Math.round(width / (tall * 0.62)));
  for (let storey = 0; storey < storeys; storey++) {
    const y = top + storey * tall;
    cornices += rectangle(left - 2, y, width + 4, tall * 0.1);
    for (let index = 0; index < count; index++) {
      sheet.put(window, { x: left + ((index + 0.5) / count) * width, y: y + tall * 0.86 });
    }
  }
  const teeth = merlons(left, right, top, Math.min(7, width / 12));
  sheet.shape(teeth, colour, 1).shape(cornices, cornice, 1).line(front, 1.4);
}

/** A priest's umbrella of palm leaf on its pole, leaning; `width` from rim to rim. Its pole's foot is at x and y. */
export function ghatUmbrella(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  {
    turn = -14,
    colour = colours.ochre,
    shade = colours.brass,
  }: { turn?: number; colour?: string; shade?: string } = {},
) {
  const at = (d: string | readonly Point[]) => place(d, { x, y, scale: width / 100, turn });
  const rim =
    '-50 -82!, -36 -97, -16 -107, 0 -113!, 16 -107, 36 -97, 50 -82!, 30 -77, 0 -75, -30 -77';
  sheet.line(curve(at('0 0, 0 -112')), 2.2, { colour: colours.umber });
  sheet.block(colour, outline(at(rim)));
  sheet.block(shade, outline(at('0 -113!, 16 -107, 36 -97, 50 -82!, 30 -77, 8 -75.4!')));
  const ribs = [-34, -18, 0, 18, 34].map((end) =>
    curve(at(`0 -113, ${end * 0.62} -100, ${end} -77`)),
  );
  sheet.line(ribs.join(''), 0.9, { isFine: true });
  sheet.line(curve(at('-43 -89, -20 -86, 0 -85, 20 -86, 43 -89')), 0.9, { isFine: true });
  sheet.line(outline(at(rim)), 1.5);
  sheet.shape(polygon(at('-2.4 -112, 0 -119, 2.4 -112')), colours.madder, 1);
}

/** A plank bed on which priests sit. */
export function plankBed(sheet: Sheet, x: number, y: number, width: number) {
  const legs = [-0.44, 0.4].map((share) =>
    rectangle(x + width * share, y - width * 0.12, width * 0.05, width * 0.12),
  );
  sheet.shape(legs.join(''), colours.umber, 1);
  sheet.shape(rectangle(x - width / 2, y - width * 0.18, width, width * 0.08), colours.brass, 1.2);
}
