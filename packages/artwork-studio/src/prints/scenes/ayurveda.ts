/** Tulsi and neem in the wide brass bowl of Kerala, full of oil; turmeric and cardamom on a printed cloth. */

import { colours } from '../colours.ts';
import { ellipse, outline, polygon } from '../geometry.ts';
import { hem, sprigRows } from '../motifs/cloth.ts';
import { frond, leafSymbol } from '../motifs/leaf.ts';
import { disc } from '../motifs/sky.ts';
import { cardamomSymbol, turmeric } from '../motifs/spices.ts';
import { tulsi } from '../motifs/tulsi.ts';
import { urli } from '../motifs/urli.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const shadowOfBowl = outline('150 416!, 200 406, 300 408, 366 416, 326 424, 240 427, 170 424');

function card(sheet: Sheet) {
  sheet.border();
  sheet.block(colours.cloth, ellipse(200, 196, 118), { isFlat: true });
  const neem = leafSymbol(sheet, { width: 14.5, lineWidth: 1.4, bend: 0.12, veinWidth: 1.2 });
  frond(sheet, '172 306, 122 250, 52 216', { leaf: neem, scale: 1.05 });
  frond(sheet, '228 306, 280 254, 350 224', { leaf: neem, scale: 1.05 });
  tulsi(sheet, 200, 308, 226);
  sheet.block(colours.madder, polygon('-4 394, 404 392, 404 504, -4 504'), { isFlat: true });
  sheet.block(colours.wine, shadowOfBowl);
  urli(sheet, 200, 316, 0.95);
  turmeric(sheet, 296, 418, 0.86);
  const cardamom = cardamomSymbol(sheet);
  sheet.put(cardamom, { x: 84, y: 415, turn: -16 });
  sheet.put(cardamom, { x: 112, y: 423, turn: 14 });
  sheet.put(cardamom, { x: 62, y: 426, turn: 30 });
  hem(sheet, { y: 444, height: 50, phase: 10 });
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 1067, 384, 196);
  sheet.block(colours.madder, polygon('-4 642, 1604 638, 1604 904, -4 904'), { isFlat: true });
  sheet.scaled({ x: 783, y: 88, scale: 1.42 }, () => {
    const neem = leafSymbol(sheet, { width: 15, lineWidth: 1.5, bend: 0.12, veinWidth: 1.2 });
    frond(sheet, '172 306, 112 252, 18 226', { leaf: neem, pairs: 9, scale: 1.02 });
    frond(sheet, '228 306, 290 256, 384 236', { leaf: neem, pairs: 9, scale: 1.02 });
    tulsi(sheet, 200, 308, 226);
    sheet.block(colours.wine, shadowOfBowl);
    urli(sheet, 200, 316, 0.98);
    turmeric(sheet, 322, 414, 0.92);
    const cardamom = cardamomSymbol(sheet);
    sheet.put(cardamom, { x: 52, y: 408, turn: -16 });
    sheet.put(cardamom, { x: 82, y: 417, turn: 14 });
    sheet.put(cardamom, { x: 30, y: 420, turn: 30 });
  });
  hem(sheet, { y: 728, height: 56, phase: 10, wave: 92, hasTeeth: true });
  sprigRows(sheet, 828, { petals: colours.wine, heart: colours.copper, green: colours.wine });
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 400, 250, 168);
  sheet.block(colours.madder, polygon('-4 500, 804 498, 804 1004, -4 1004'), { isFlat: true });
  sheet.scaled({ x: 132, y: -14, scale: 1.34 }, () => {
    const neem = leafSymbol(sheet, { width: 15, lineWidth: 1.5, bend: 0.12, veinWidth: 1.2 });
    frond(sheet, '172 306, 120 252, 46 220', { leaf: neem, scale: 1.05 });
    frond(sheet, '228 306, 282 256, 354 228', { leaf: neem, scale: 1.05 });
    tulsi(sheet, 200, 308, 226);
    sheet.block(colours.wine, shadowOfBowl);
    urli(sheet, 200, 316, 0.95);
    turmeric(sheet, 300, 411, 0.82);
    const cardamom = cardamomSymbol(sheet);
    sheet.put(cardamom, { x: 84, y: 409, turn: -16 });
    sheet.put(cardamom, { x: 112, y: 416, turn: 14 });
    sheet.put(cardamom, { x: 58, y: 417, turn: 30 });
  });
  hem(sheet, { y: 562, height: 48, phase: 10, hasTeeth: true });
}

export default { seed: 11, ground: colours.sand, views: { card, wide, tall } } satisfies Scene;
