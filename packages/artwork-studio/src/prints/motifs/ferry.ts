import { colours } from '../colours.ts';
import { curve, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { boatman, sitter } from './boatman.ts';

interface Ferry {
  scale?: number;
  scaleX?: number;
  /** How many sit in it. */
  passengers?: number;
  hull?: string;
}

const cloths = [colours.saffron, colours.cloth, colours.madder] as const;

/** A long river boat with a man at the pole; its bow is on the right, or on the left with `scaleX` -1. */
export function ferry(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, scaleX = 1, passengers = 0, hull = colours.umber }: Ferry = {},
) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  const across = (right: number) => x + right * scale * scaleX;
  for (let index = 0; index < passengers; index++) {
    sitter(sheet, across(2 + index * 13), y, {
      scale,
      scaleX,
      shirt: cloths[index % 3] as string,
      turban: cloths[(index + 2) % 3] as string,
    });
  }
  boatman(sheet, across(-40), y, { scale, scaleX });
  const side = '-66 -14!, -46 -4, -10 0, 30 -2, 72 -18!, 58 -2, 36 8, 0 11, -34 9, -54 3';
  sheet.shape(outline(at(side)), hull, 1.6);
  sheet.line(curve(at('-60 -7, -40 1.4, -6 4.4, 30 2.6, 66 -11')), 1.6, { colour: colours.ochre });
}

/** A moored boat, its bow drawn up on the left: 150 long. */
export function mooredBoat(
  sheet: Sheet,
  x: number,
  y: number,
  {
    scale = 1,
    scaleX = 1,
    hull = colours.teal,
    band = colours.ochre,
  }: { scale?: number; scaleX?: number; hull?: string; band?: string } = {},
) {
  const at = (d: string) => place(d, { x, y, scale, scaleX });
  const inside = '-74 -26!, -44 -17, 0 -14, 42 -15, 73 -19!, 46 0, 0 3, -44 0';
  const side = '-80 -30!, -62 -14, -40 -8, 0 -4, 40 -6, 76 -20!, 62 2, 40 12, 0 14, -40 12, -62 2';
  sheet.shape(outline(at(inside)), colours.umber, 1.2);
  sheet.shape(outline(at(side)), hull, 1.6);
  sheet.line(curve(at('-74 -22, -58 -7, -36 -1, 0 2.4, 40 .6, 71 -13')), 2.6, { colour: band });
  sheet.line(curve(at('-68 -10, -54 2, -34 6.6, 0 9, 38 7, 64 -2')), 1, {
    colour: colours.cloth,
    isFine: true,
  });
}

/** The outline of its hull, for a mirror. */
export const ferryOutline = (x: number, y: number, scale = 1, scaleX = 1) =>
  place('-66 -14, -46 -4, -10 0, 30 -2, 72 -18, 58 2, 0 11, -54 5', { x, y, scale, scaleX });
