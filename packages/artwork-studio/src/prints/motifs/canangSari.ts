import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, type Point, place, polygon, radians } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { flower, marigold } from './flowers.ts';

/** A ball of small blue flowers, as a symbol. */
function hydrangeaSymbol(sheet: Sheet, radius: number): string {
  const { lagoon, pool, teal } = colours;
  const turns = [10, 82, 154, 226, 298];
  return sheet.symbol(() => {
    sheet.strokes(ellipse(0, 0, radius), { colour: lagoon }).line(ellipse(0, 0, radius), 1.4);
    for (const turn of turns) {
      const x = Math.cos(radians(turn)) * radius * 0.6;
      const y = Math.sin(radians(turn)) * radius * 0.6;
      sheet.strokes(flower(x, y, radius * 0.46, 4, turn), { colour: pool });
    }
    sheet.strokes(flower(0, 0, radius * 0.5, 4, 20), { colour: pool });
    sheet.line(flower(0, 0, radius * 0.5, 4, 20), 0.8, { colour: teal, isFine: true });
  });
}

/** The smoke of a stick of incense, `height` high. */
function smoke(sheet: Sheet, x: number, y: number, height: number) {
  const at = (d: string) => place(d, { x, y, scale: height / 200 });
  sheet.line(
    curve(at('0 -4, -8 -34, 14 -64, -8 -98, -20 -126, 8 -156, 14 -178, -2 -202')) +
      curve(at('7 -54, 24 -78, 10 -104, 2 -128, 24 -146, 30 -162')),
    1.5,
    { colour: colours.brass },
  );
}

interface Offering {
  x: number;
  y: number;
  scale?: number;
  frangipani: string;
}

/**
 * A Balinese offering, 200 wide: a tray of palm leaf with flowers by the quarters of the world, white to the east,
 * red to the south, yellow to the west, blue to the north.
 */
export function canangSari(sheet: Sheet, { x, y, scale = 1, frangipani }: Offering) {
  const { lime, moss, leaf, sage, madder, garnet, saffron } = colours;
  /** A point of the tray, whose square is from -1 to 1, seen corner on. */
  const at = (across: number, away: number, up = 0): Point => [
    x + (across - away) * 70 * scale,
    y + (across + away) * 38 * scale - up * scale,
  ];
  const [back, right, front, left] = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
  sheet.block(
    moss,
    outline(
      place('-120 12!, -40 66, 10 86, 60 76, 140 34, 158 14, 136 -4, 60 20', { x, y, scale }),
    ),
    { isFlat: true, isOver: true },
  );

  // Its walls: strips of leaf, folded to points.
  const wall = (from: Point, to: Point, colour: string, shade: string) => {
    const folds = 7;
    for (let fold = 0; fold < folds; fold++) {
      const p = (step: number, up: number): Point => [
        mix(from[0], to[0], (fold + step) / folds),
        mix(from[1], to[1], (fold + step) / folds) - up * scale,
      ];
      const strip = polygon([p(0, 0), p(0, 17), p(0.5, 27), p(1, 17), p(1, 0)]);
      sheet.shape(strip, fold % 2 ? shade : colour, 1.2);
    }
  };
  wall(left, back, sage, moss);
  wall(back, right, moss, leaf);
  sheet.shape(polygon([back, right, front, left]), leaf, 1.4);

  // Its flowers, the far ones first; between them shredded leaf.
  const radius = 20 * scale;
  const bloom = (draw: () => void) => sheet.symbol(draw);
  const yellow = bloom(() => marigold(sheet, 0, 0, radius));
  const red = bloom(() =>
    marigold(sheet, 0, 0, radius, { colour: garnet, inner: colours.rose, seed: 3 }),
  );
  const blue = hydrangeaSymbol(sheet, radius);
  const shreds = (middle: Point, reach: number) => {
    const d = Array.from({ length: 13 }, (_, index) => {
      const turn = radians(-175 + index * 28);
      return curve([
        middle,
        [
          middle[0] + Math.cos(turn) * reach * 0.5,
          middle[1] + Math.sin(turn) * reach * 0.26 - reach * 0.14,
        ],
        [middle[0] + Math.cos(turn) * reach, middle[1] + Math.sin(turn) * reach * 0.5],
      ]);
    }).join('');
    sheet.line(d, 4.4).line(d, 2.4, { colour: lime });
  };
  shreds(at(0, 0, 6), 66 * scale);
  const quarters: [symbol: string, across: number, away: number][] = [
    [blue, -0.5, -0.5],
    [frangipani, 0.5, -0.5],
    [yellow, -0.5, 0.5],
    [red, 0.5, 0.5],
  ];
  /** Four on the tray and one on top of them. */
  const heap = [
    [-0.26, -0.24, 10],
    [0.26, -0.24, 10],
    [-0.24, 0.26, 10],
    [0.26, 0.26, 10],
    [0.02, 0.02, 22],
  ] as const;
  let turn = 0;
  for (const [symbol, across, away] of quarters) {
    for (const [a, b, up] of heap) {
      const [px, py] = at(across + a, away + b, up);
      turn = (turn + 41) % 60;
      sheet.put(symbol, { x: px, y: py, scaleY: 0.74, turn: turn - 30 });
    }
  }
  const [mx, my] = at(0, 0, 32);
  shreds([mx, my], 30 * scale);
  sheet.put(frangipani, { x: mx, y: my - 4, scale: 1.24, scaleY: 0.76, turn: 8 });

  const [ix, iy] = at(0.1, -0.72, 20);
  const tip: Point = [ix + 30 * scale, iy - 84 * scale];
  sheet.line(line(ix, iy, tip[0], tip[1]), 3.4);
  sheet.line(line(ix, iy, ix + 24 * scale, iy - 67 * scale), 1.7, { colour: madder });
  sheet.strokes(ellipse(tip[0], tip[1], 3), { colour: saffron });
  smoke(sheet, tip[0], tip[1], 100);
  wall(left, front, lime, sage);
  wall(front, right, moss, sage);
}
