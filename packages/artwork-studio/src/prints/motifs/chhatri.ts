import { colours } from '../colours.ts';
import { curve, line, outline, place, polygon, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

interface Chhatri {
  /** From edge to edge of its eave. */
  width: number;
  colour?: string;
  shade?: string;
  /** What is seen between the pillars. */
  inside?: string;
  line?: string;
  lineWidth?: number;
}

/** The middle of its foot is at 0 0, its eave is 100 wide. */
const dome =
  '-36 -66!, -39 -80, -34 -95, -20 -107, -6 -114, 0 -121!, 6 -114, 20 -107, 34 -95, 39 -80, 36 -66!';
const eave = '-50 -54!, -34 -66!, 34 -66!, 50 -54!';
const finial = '-3 -118!, -6 -126, 0 -142!, 6 -126, 3 -118!';

/** The outline of a chhatri without its openings, for a mirror. */
export const chhatriOutline = (x: number, y: number, width: number) =>
  place(
    '-38 0!, -38 -54!, -50 -54!, -36 -66!, -38 -85!, -20 -107!, 0 -124!, 20 -107!, 38 -85!, 36 -66!, 50 -54!, 38 -54!, 38 0!',
    {
      x,
      y,
      scale: width / 100,
    },
  );

/** A domed kiosk on slim pillars. */
export function chhatri(
  sheet: Sheet,
  x: number,
  y: number,
  {
    width,
    colour = colours.cloth,
    shade = colours.dune,
    inside = shade,
    line: key = colours.ink,
    lineWidth = 1.2,
  }: Chhatri,
) {
  const scale = width / 100;
  const at = (points: string) => place(points, { x, y, scale });
  const box = (left: number, top: number, across: number, down: number) =>
    rectangle(x + left * scale, y + top * scale, across * scale, down * scale);
  sheet.block(inside, box(-36, -56, 72, 50));
  const pillars = [-38, -15, 9, 32].map((left) => box(left, -54, 6, 54)).join('');
  sheet.block(colour, pillars + box(-42, -8, 84, 8) + outline(at(dome)) + polygon(at(eave)));
  sheet.block(shade, outline(at('10 -66!, 20 -88, 0 -121!, 20 -107, 34 -95, 39 -80, 36 -66!')));
  sheet.block(colours.brass, outline(at(finial)), { isFlat: true });
  const edges = [-38, 38]
    .map((edge) => line(x + edge * scale, y - 54 * scale, x + edge * scale, y - 8 * scale))
    .join('');
  sheet.line(
    outline(at(dome)) +
      polygon(at(eave)) +
      box(-42, -8, 84, 8) +
      edges +
      curve(at('0 -120, 0 -142')),
    lineWidth,
    { colour: key },
  );
}
