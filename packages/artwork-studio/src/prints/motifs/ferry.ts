import { curve, ellipse, line, outline, place, polyline } from '../geometry.ts';
import { colours, type Sheet } from '../press.ts';

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
  const head = (across: number, up: number, turban: string) => {
    const middle = x + across * scale * scaleX;
    sheet.shape(ellipse(middle, y + up * scale, 3.4 * scale, 4 * scale), colours.skinShade, 1);
    sheet.shape(
      outline(
        place('-5 -0.6!, -4.6 -5, 0 -7, 4.8 -5, 5 -0.6!, 0 -2', {
          x: middle,
          y: y + up * scale,
          scale,
          scaleX,
        }),
      ),
      turban,
      1.1,
    );
  };
  for (let index = 0; index < passengers; index++) {
    const across = 2 + index * 13;
    const cloth = cloths[index % cloths.length] as string;
    const seated = place('-7 4!, -7 -8, -4 -14!, 4 -14!, 7 -7, 8 4!', {
      x: x + across * scale * scaleX,
      y,
      scale,
      scaleX,
    });
    sheet.shape(outline(seated), cloth, 1.2);
    head(across, -18, cloths[(index + 2) % cloths.length] as string);
  }
  // The boatman leans on his pole.
  sheet.shape(outline(at('-47 0!, -46 -18!, -35 -18!, -34 0!')), colours.cloth, 1.2);
  sheet.line(line(...point(at('-41 -14')), ...point(at('-40 -2'))), 0.9, { isFine: true });
  sheet.line(polyline(at('-20 -58, -33 10')), 1.9, { colour: colours.ink });
  sheet.shape(
    outline(
      at(
        '-47 -17!, -47.5 -27, -44 -33!, -37 -33!, -33 -30, -26 -31!, -25.4 -28!, -33 -25, -35 -17!',
      ),
    ),
    colours.madder,
    1.2,
  );
  head(-40, -37, colours.saffron);
  const side = '-66 -14!, -46 -4, -10 0, 30 -2, 72 -18!, 58 -2, 36 8, 0 11, -34 9, -54 3';
  sheet.shape(outline(at(side)), hull, 1.6);
  sheet.line(curve(at('-60 -7, -40 1.4, -6 4.4, 30 2.6, 66 -11')), 1.6, { colour: colours.ochre });
}

const point = (list: readonly (readonly [number, number, true?])[]): [number, number] => {
  const first = list[0] as readonly [number, number, true?];
  return [first[0], first[1]];
};

/** The outline of its hull, for a mirror. */
export const ferryOutline = (x: number, y: number, scale = 1, scaleX = 1) =>
  place('-66 -14, -46 -4, -10 0, 30 -2, 72 -18, 58 2, 0 11, -54 5', { x, y, scale, scaleX });
