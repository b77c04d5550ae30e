import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, curve, decimal, ellipse, outline, type Point, place } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import {
  beetroot,
  chickpeas,
  dal,
  type Katori,
  katori,
  onCircle,
  spinach,
  yoghurt,
} from './katori.ts';

/** A roti: a round of bread with its browned blisters, folded in four. */
function roti(sheet: Sheet, x: number, y: number, turn: number, scale: number, seed: number) {
  const random = seededRandom(seed);
  // Its rim is a little uneven, as rolled by hand.
  const rim = arc(0, 0, 66, 66, -2, 88, 8).map(([a, b], index): Point => {
    const isEnd = index === 0 || index === 7;
    const uneven = isEnd ? 1 : 0.97 + random() * 0.05;
    return isEnd ? [a, b, true] : [a * uneven, b * uneven];
  });
  const layer = (lean: number) =>
    outline(place([[0, 0, true], ...rim], { x, y, turn: turn + lean, scale }));
  const bread = layer(0);
  sheet.shape(layer(6), colours.brass, 1.6);
  sheet.block(colours.dune, bread).inside(bread, () => {
    const at = (d: Point[]) => place(d, { x, y, turn, scale });
    const blisters = Array.from({ length: 13 }, (_, index) => {
      const reach = 20 + Math.floor(index / 4) * 12 + random() * 8;
      const [[a, b] = [0, 0]] = at([onCircle(0, 0, reach, 6 + (index % 4) * 21 + random() * 16)]);
      const length = 0.1 + random() * 3;
      return `M${decimal(a)} ${decimal(b)}l${decimal(length)} ${decimal(length - 2)}`;
    });
    sheet.line(blisters.join(''), 6, { colour: colours.ochre });
    const scorched = blisters.filter((_, index) => index % 3 !== 1);
    sheet.line(scorched.join(''), 3, { colour: colours.umber });
    sheet.strokes(
      brush(at(arc(0, 0, 58, 58, 14, 46, 5)), 3 * scale) +
        brush(at(arc(0, 0, 30, 30, 16, 52, 4)), 2.2 * scale),
      { colour: colours.cloth },
    );
  });
  sheet.line(bread, 1.6);
  sheet.line(curve(place(arc(0, 0, 62, 62, 4, 60, 5), { x, y, turn, scale })), 0.9);
}

/** Rice as a mound: grains at its edge, more of them in its shade, mint on top. */
function rice(sheet: Sheet, x: number, y: number, { leaf }: { leaf: string }) {
  const random = seededRandom(31);
  const mound = outline(
    Array.from({ length: 26 }, (_, index): Point => {
      const point = onCircle(x, y, 44 + (index % 2) * 3 + random() * 2.4, (index * 360) / 26);
      return [...point];
    }),
  );
  sheet.block(colours.umber, ellipse(x + 4, y + 6, 45), { opacity: 0.45 });
  sheet.block(colours.cloth, mound);
  sheet.inside(mound, () => {
    const shade = outline([
      ...arc(x, y, 50, 50, -36, 126, 7),
      ...arc(x - 7, y - 8, 40, 40, 116, -24, 6),
    ]);
    sheet.block(colours.dune, shade, { isFlat: true });
    // Evenly strewn, as seeds in a sunflower.
    const grains = (count: number, from: number, [start, sweep]: [number, number]) =>
      Array.from({ length: count }, (_, index) => {
        const reach = mix(from, 44, Math.sqrt((index + 0.5) / count));
        const [a, b] = onCircle(x, y, reach, start + ((index * 137.5) % sweep));
        const lean = random() * Math.PI;
        const [c, d] = [Math.cos(lean) * 2.4, Math.sin(lean) * 2.4];
        return `M${decimal(a - c)} ${decimal(b - d)}l${decimal(2 * c)} ${decimal(2 * d)}`;
      }).join('');
    sheet.resist(grains(14, 30, [-40, 160]), 2.6);
    sheet.line(grains(46, 0, [0, 360]), 1.1, { colour: colours.brass, isFine: true });
  });
  sheet.line(mound, 1.4);
  for (const [turn, scale, side] of [
    [-90, 0.5, 1],
    [-22, 0.44, 1],
    [202, 0.44, -1],
  ] as const) {
    sheet.put(leaf, { x, y: y + 3, turn, scale, scaleY: side });
  }
}

/** Slices of cucumber in a fan along the rim of the plate. */
function cucumber(sheet: Sheet, slices: readonly [number, number][]) {
  for (const [x, y] of slices) {
    sheet.shape(ellipse(x, y, 18), colours.leaf, 1.4);
    sheet.block(colours.lime, ellipse(x, y, 15.4), { isFlat: true });
    sheet.block(colours.cloth, ellipse(x, y, 10.4), { isFlat: true });
    const seeds = Array.from({ length: 6 }, (_, index) =>
      ellipse(...onCircle(x, y, 5.6, index * 60), 2.3, 1.1, index * 60),
    );
    sheet.block(colours.lime, seeds.join(''), { isFlat: true });
  }
}

/**
 * A thali from above: rice, bread, five bowls, cucumber, on a brass plate with a radius of 154 at scale 1. x and y are
 * its middle; `leaf` is of `leafSymbol`.
 */
export function thali(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, leaf }: { scale?: number; leaf: string },
) {
  sheet.scaled({ x, y, scale }, () => {
    const { ochre, brass, cloth, wine } = colours;
    const radius = 154;
    sheet.block(wine, ellipse(9, 12, radius), { isFlat: true });
    sheet.shape(ellipse(0, 0, radius), ochre, 2);
    sheet.block(brass, ellipse(0, 0, radius - 3) + ellipse(-6, -7, radius - 8), { hasHoles: true });
    sheet.line(ellipse(0, 0, radius), 2).line(ellipse(0, 0, radius - 13), 1.4);
    sheet.line(ellipse(0, 0, radius - 17), 0.9);
    sheet.beads(ellipse(0, 0, radius - 6.6), 2.4, 12.87, { colour: colours.ink });
    // Turned rings in the bottom of the plate, and its shine.
    sheet.line(ellipse(0, 0, 62) + ellipse(0, 0, 66), 0.9, { colour: brass, isFine: true });
    sheet.strokes(brush(arc(0, 0, radius - 22, radius - 22, 160, 228, 7), 3.4), { colour: cloth });

    const bowl = (degrees: number, food: Katori) =>
      katori(sheet, ...onCircle(0, 0, 101, degrees), food);
    bowl(-172, dal(sheet, leaf));
    bowl(-131, spinach(sheet));
    bowl(-90, yoghurt(sheet, leaf));
    bowl(-49, beetroot(sheet));
    bowl(-8, chickpeas(sheet));

    cucumber(
      sheet,
      [58, 76, 94].map((degrees) => onCircle(0, 0, 105, degrees)),
    );
    roti(sheet, -98, 34, 2, 1.08, 3);
    roti(sheet, -62, 50, -10, 1.06, 12);
    rice(sheet, 0, 2, { leaf });
  });
}
