import { archPath } from '@elevate/brand/arch';
import { outline, type Point, place, radians } from '../geometry.ts';
import { mix } from '../numbers.ts';

/** An opening: the middle of its foot, half its width, and its heights above the foot. */
export interface Arch {
  x: number;
  y: number;
  half: number;
  spring: number;
  top: number;
}

const mirrored = (side: readonly Point[], x: number): Point[] =>
  side
    .toReversed()
    .map(([a, b, isCorner]): Point => (isCorner ? [2 * x - a, b, true] : [2 * x - a, b]));

/** The brand's arch, as around a picture on the site; the start of its curve follows from its width. */
export const brandArch = ({ x, y, half, top }: Omit<Arch, 'spring'>): string =>
  `${archPath({ left: x - half, width: half * 2, tip: y - top, foot: y })}z`;

/** The four-centred arch of the Mughals: tight at the springing, nearly straight to its tip. */
export function pointedArch({ x, y, half, spring, top }: Arch): string {
  const at = (across: number, share: number, isCorner?: true): Point => {
    const point = [x - half * across, y - mix(spring, top, share)] as const;
    return isCorner ? [...point, true] : point;
  };
  const left: Point[] = [
    [x - half, y, true],
    at(1, 0, true),
    at(0.93, 0.34),
    at(0.7, 0.64),
    at(0.36, 0.86),
  ];
  return outline([...left, at(0, 1, true), ...mirrored(left, x)]);
}

/** An arch with a scalloped edge. `cusps` are on each side of the tip. */
export function cuspedArch({ x, y, half, spring, top }: Arch, cusps = 3): string {
  const left: Point[] = [
    [x - half, y, true],
    [x - half, y - spring, true],
  ];
  const on = (share: number, reach: number): Point => {
    const angle = radians(mix(180, 270, share));
    return [
      x + Math.cos(angle) * half * reach,
      y - spring + Math.sin(angle) * (top - spring) * reach * mix(0.94, 1, share),
    ];
  };
  for (let cusp = 0; cusp < cusps; cusp++) {
    left.push(on((cusp + 0.5) / (cusps + 0.35), 1));
    const notch = on((cusp + 1) / (cusps + 0.35), 0.8);
    left.push([notch[0], notch[1], true]);
  }
  return outline([...left, [x, y - top, true], ...mirrored(left, x)]);
}

/** An arch of nine lobes; x and y are the middle of its foot. */
export function lobedArch(x: number, y: number, width: number, height: number): Point[] {
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
