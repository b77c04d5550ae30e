import { colours } from '../colours.ts';
import { polygon, rectangle } from '../geometry.ts';
import { hem, sprigSymbol } from '../motifs/cloth.ts';
import { handWithBread } from '../motifs/hand.ts';
import { katori, specks } from '../motifs/katori.ts';
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

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  // The table, and a runner with its hem.
  sheet.block(colours.wine, polygon('-4 -4, 800 -4, 800 904, -4 904'), { isFlat: true });
  printedCloth(sheet, rectangle(880, 0, 720, 900), 124, { x: 882 });
  sheet.turned({ x: 876, y: -20, turn: 90 }, () => {
    hem(sheet, { y: 0, height: 60, wave: 92, hasTeeth: true });
  });
  const leaf = mint(sheet);
  thali(sheet, 1130, 444, { scale: 1.6, leaf });
  // Buttermilk with cumin and mint.
  sheet.scaled({ x: 1496, y: 300, scale: 1.6 }, () => {
    katori(sheet, 0, 0, {
      food: colours.cloth,
      shade: colours.mist,
      radius: 40,
      top: (x, y, radius) => {
        specks(sheet, x, y, radius, { colour: colours.brass, count: 14, seed: 3 });
        sheet.put(leaf, { x: x - 3, y: y + 3, turn: -30, scale: 0.4 });
        sheet.put(leaf, { x: x - 3, y: y + 3, turn: -150, scale: 0.36 });
      },
    });
  });
  handWithBread(sheet, 1206, 496, { scale: 1.5, turn: -46 });
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.25;
  printedCloth(sheet, rectangle(0, 0, 800, 590), 116);
  thali(sheet, 376, 330, { scale: 1.46, leaf: mint(sheet) });
  handWithBread(sheet, 440, 390, { scale: 1.32, turn: -64 });
  hem(sheet, { y: 598, height: 46, hasTeeth: true });
  // The table below the cloth.
  sheet.block(colours.wine, polygon('-4 666, 804 664, 804 1004, -4 1004'), { isFlat: true });
}

export default {
  shows: 'A thali from above on a printed cloth, and a hand that takes of it with bread.',
  seed: 63,
  ground: colours.madder,
  isDeep: true,
  grain: 0.3,
  views: { card, wide, tall },
} satisfies Scene;
