import { colours } from '../colours.ts';
import { type Point, place, polygon, rectangle } from '../geometry.ts';
import { Sheet } from '../sheet.ts';
import { pointedArch } from './arches.ts';
import { chhatri } from './chhatri.ts';

interface Mosque {
  x: number;
  /** Its foot, level with the foot of the plinth. */
  y: number;
  /** Units of the sheet per metre. */
  metre: number;
}

/** The mosque beside the tomb, or the guest house that answers it: red sandstone below three white domes. */
export function tajMosque(sheet: Sheet, { x, y, metre }: Mosque) {
  const at = (d: string) => place(d, { x, y, scale: metre, scaleY: -1 });
  const arch = (across: number, half: number, top: number) =>
    pointedArch({
      x: x + across * metre,
      y,
      half: half * metre,
      spring: top * 0.66 * metre,
      top: top * metre,
    });
  for (const across of [-17, 17]) {
    chhatri(sheet, x + across * metre, y - 15 * metre, {
      width: 5 * metre,
      colour: colours.rose,
      lineWidth: 0.8,
    });
  }
  for (const [across, size] of [
    [-9.6, 0.8],
    [9.6, 0.8],
    [0, 1],
  ] as const) {
    const dome = (d: string) => {
      const points: Point[] = place(d, {
        x: x + across * metre,
        y: y - 15 * metre,
        scale: metre * size,
        scaleY: -1,
      });
      return polygon(points);
    };
    const whole = dome(
      '-5 -0.4, -5.4 2, -5.2 4.4, -4 6.8, -2 8.6, -0.4 9.8, 0 12, 0.4 9.8, 2 8.6, 4 6.8, 5.2 4.4, 5.4 2, 5 -0.4',
    );
    sheet.block(colours.cloth, whole);
    sheet.block(colours.dune, dome('1.4 -0.4, 2.6 4, 0.6 9, 2 8.6, 4 6.8, 5.4 2, 5 -0.4'));
    sheet.line(whole, 1);
  }
  const walls = polygon(at('-20 0, -20 15, -7 15, -7 18.4, 7 18.4, 7 15, 20 15, 20 0'));
  sheet.block(colours.rose, walls);
  sheet.block(colours.copper, rectangle(x + 14 * metre, y - 15 * metre, 6 * metre, 15 * metre));
  const niches = arch(0, 4.6, 14) + arch(-12.4, 3, 10) + arch(12.4, 3, 10);
  sheet.shape(niches, colours.wine, 0.9);
  sheet.line(walls, 1.2);
}
