import { colours } from '../colours.ts';
import { polygon, rectangle } from '../geometry.ts';
import { hem, sprigSymbol } from '../motifs/cloth.ts';
import { weightLossFrieze } from '../motifs/friezes.ts';
import { handWithBread } from '../motifs/hand.ts';
import { leafSymbol } from '../motifs/leaf.ts';
import { thali } from '../motifs/thali.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Cloth with sprigs in staggered rows. */
function printedCloth(
  sheet: Sheet,
  d: string,
  size: number,
  { x = 0, y = 0 }: { x?: number; y?: number } = {},
) {
  const sprig = sprigSymbol(sheet, {
    petals: colours.wine,
    heart: colours.copper,
    green: colours.wine,
  });
  sheet.tiled(d, { x, y, size }, () => {
    for (const share of [0.25, 0.75]) {
      sheet.put(sprig, { x: size * share, y: size * (share - 0.08), scale: size / 84 });
    }
  });
}

const mint = (sheet: Sheet) => leafSymbol(sheet, { width: 24, lineWidth: 2.2, veinWidth: 1.6 });

function card(sheet: Sheet) {
  printedCloth(sheet, rectangle(0, 0, 400, 500), 80);
  thali(sheet, 196, 286, { leaf: mint(sheet) });
  handWithBread(sheet, 238, 316, { scale: 0.92, turn: -40 });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  // The table, and a runner with its hem.
  sheet.block(colours.wine, polygon('-404 136, 640 136, 640 764, -404 764'), { isFlat: true });
  printedCloth(sheet, rectangle(700, 136, 904, 628), 124, { x: 702, y: 140 });
  sheet.turned({ x: 690, y: 136, turn: 90 }, () => {
    hem(sheet, { y: 0, height: 52, wave: 84, hasTeeth: true });
  });
  thali(sheet, 1010, 446, { scale: 1.56, leaf: mint(sheet) });
  handWithBread(sheet, 1080, 494, { scale: 1.42, turn: -40 });
}

export default {
  shows: 'A thali from above on a printed cloth, and a hand that takes of it with bread.',
  seed: 63,
  ground: colours.madder,
  isDeep: true,
  grain: 0.3,
  subjects: [{ x: 760, y: 192, width: 500, height: 520 }],
  views: { card, hero, frieze: weightLossFrieze },
} satisfies Scene;
