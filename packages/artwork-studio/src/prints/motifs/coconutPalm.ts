import { along, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, type Point, type Points, points, polygon } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import type { Mirrored } from './mirror.ts';

/** The rib of a frond, 100 long, and how far its leaflets hang. */
const ribs = {
  rising: '0 0, 34 -22, 66 -26, 96 -8',
  level: '0 0, 32 -14, 64 -6, 88 24',
  hanging: '0 0, 24 -6, 44 16, 52 52',
} as const;

/** One side of a frond: leaflets between notches, hanging towards the ground. */
function side(rib: Points, direction: number, length: number): Point[] {
  const count = 10;
  return along(rib, count * 2 + 1).flatMap(({ share, x, y, onward, left }, index): Point[] => {
    if (index === 0 || index === count * 2) return [];
    if (index % 2 === 0) {
      return [[x + left[0] * direction * 1.6, y + left[1] * direction * 1.6]];
    }
    const reach = length * Math.sin(Math.PI * mix(0.2, 0.94, share)) ** 0.7;
    return [
      [
        x + (left[0] * direction * 0.8 + onward[0] * 0.7) * reach,
        y + (left[1] * direction * 0.8 + onward[1] * 0.7) * reach + reach * 0.3,
      ],
    ];
  });
}

interface Palm {
  colour?: string;
  shade?: string;
  /** Far palms have none. */
  hasLines?: boolean;
}

/** The crown of a coconut palm, as a symbol: about 190 wide, its fronds meet at 0 0. */
export function palmCrownSymbol(
  sheet: Sheet,
  { colour = colours.moss, shade = colours.leaf, hasLines = true }: Palm = {},
): string {
  const frondSymbol = (rib: Points) =>
    sheet.symbol(() => {
      const spine = along(rib, 9).map(({ x, y }): Point => [x, y]);
      const tip = points(rib).at(-1) as Point;
      const upper = polygon([[0, 0], ...side(rib, 1, 21), tip, ...spine.slice(1, -1).toReversed()]);
      const lower = polygon([
        [0, 0],
        ...side(rib, -1, 25),
        tip,
        ...spine.slice(1, -1).toReversed(),
      ]);
      sheet.strokes(upper, { colour }).strokes(lower, { colour: shade });
      if (!hasLines) return;
      sheet.line(upper + lower, 0.6, { colour: colours.pine });
      sheet.line(curve(rib), 1.2, { colour: colours.lime });
    });
  const rising = frondSymbol(ribs.rising);
  const level = frondSymbol(ribs.level);
  const hanging = frondSymbol(ribs.hanging);
  return sheet.symbol(() => {
    sheet.put(hanging, { turn: 8, scale: 0.86 });
    sheet.put(hanging, { turn: -2, scale: 0.9, scaleX: -1 });
    sheet.put(rising, { turn: -66, scale: 0.8 });
    sheet.put(rising, { turn: 50, scale: 0.76, scaleX: -1 });
    sheet.put(level, { turn: 6, scale: 0.98 });
    sheet.put(level, { turn: 0, scale: 0.94, scaleX: -1 });
    sheet.put(rising, { turn: -28, scale: 0.94 });
    sheet.put(rising, { turn: 18, scale: 0.9, scaleX: -1 });
    sheet.put(hanging, { turn: -22, scale: 0.8 });
    sheet.put(rising, { turn: -2, scale: 0.84, scaleX: -1 });
    if (hasLines) {
      const nuts = [
        [-5, 6],
        [5, 7],
        [0, 11],
      ] as const;
      for (const [x, y] of nuts) sheet.shape(ellipse(x, y, 4.6, 5), colours.ochre, 1);
    }
  });
}

interface Standing {
  /** From its foot to the crown. */
  spine: Points;
  /** Of `palmCrownSymbol`. */
  crown: string;
  scale?: number;
  scaleX?: number;
  trunk?: string;
  isFar?: boolean;
}

/** A coconut palm: a ringed trunk and its crown. */
export function coconutPalm(
  sheet: Sheet,
  { spine, crown, scale = 1, scaleX = 1, trunk = colours.umber, isFar = false }: Standing,
) {
  const width = (share: number) => mix(5.4, 2.6, Math.min(1, share * 1.6)) * scale;
  const stem = tube(spine, width, 6);
  sheet.block(trunk, stem);
  if (!isFar) {
    const rings = along(spine, 22)
      .slice(1, -1)
      .map(({ x, y, left, share }) => {
        const half = width(share) * 0.8;
        return line(
          x + left[0] * half,
          y + left[1] * half,
          x - left[0] * half,
          y - left[1] * half + scale,
        );
      });
    sheet.line(rings.join(''), 0.9, { colour: colours.dune, isFine: true }).line(stem, 1.3);
  }
  const [x, y] = points(spine).at(-1) as Point;
  sheet.put(crown, { x, y, scale, scaleX });
}

const crownOutline =
  '-92 20, -60 -6, -78 -34, -40 -26, -34 -70, 4 -36, 40 -76, 42 -30, 86 -36, 60 -4, 94 22, 40 12, 44 54, 4 16, -40 54, -34 12';

/** What water mirrors of a palm. */
export function palmMirrored(
  spine: Points,
  scale: number,
  leaves: string = colours.leaf,
  trunk: string = colours.teal,
): Mirrored[] {
  const [x, y] = points(spine).at(-1) as Point;
  const stem = along(spine, 5);
  return [
    {
      colour: trunk,
      outline: [
        ...stem.map((station): Point => [station.x - 5 * scale, station.y]),
        ...stem.toReversed().map((station): Point => [station.x + 5 * scale, station.y]),
      ],
    },
    {
      colour: leaves,
      outline: points(crownOutline).map(([a, b]): Point => [x + a * scale, y + b * scale]),
    },
  ];
}
