import { type Point, place } from '../geometry.ts';

/** A cusped arch of nine lobes, 100 wide and as high as its springing is above its foot and 62; from its left foot. */
export function cuspedArch(x: number, y: number, width: number, height: number): Point[] {
  const lobes =
    '-50 0!, -50 -1, -51 -10, -44 -14!, -44 -24, -33 -27!, -32 -37, -20 -39!, -17 -48, -6 -50, 0 -60!, 6 -50, 17 -48, 20 -39!, 32 -37, 33 -27!, 44 -24, 44 -14!, 51 -10, 50 -1, 50 0!';
  const scale = width / 100;
  const springing = height - 60 * scale;
  return [
    [x - width / 2, y, true],
    ...place(lobes, { x, y: y - springing, scale }),
    [x + width / 2, y, true],
  ];
}
