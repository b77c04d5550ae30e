/** The three doshas as things: a feather for vata, a lit clay lamp for pitta, a bowl of water for kapha. */

import { colours } from '../colours.ts';
import { outline, polygon } from '../geometry.ts';
import { clayLamp } from '../motifs/clayLamp.ts';
import { hem, sprigRows } from '../motifs/cloth.ts';
import { feather } from '../motifs/feather.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { disc } from '../motifs/sky.ts';
import { cardamomSymbol, turmeric } from '../motifs/spices.ts';
import { stool } from '../motifs/stool.ts';
import { waterBowl } from '../motifs/waterBowl.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const sprig = { petals: colours.wine, heart: colours.copper, green: colours.wine };

/** The three things, as wide and as high as a card. */
function doshas(sheet: Sheet) {
  sheet.block(
    colours.wine,
    outline('56 424!, 110 415, 210 416, 252 422, 200 430, 100 431') +
      outline('224 430!, 270 418, 350 422, 390 430, 336 437, 260 437'),
  );
  feather(sheet, '312 318, 316 240, 288 172, 210 102', 58);
  stool(sheet, 146, 348, 0.94);
  clayLamp(sheet, 130, 305, 1.02);
  waterBowl(sheet, 300, 360, 0.98, () =>
    sheet.put(frangipaniSymbol(sheet), { x: 284, y: 360, scale: 0.96, scaleY: 0.52 }),
  );
}

function card(sheet: Sheet) {
  sheet.border();
  disc(sheet, 200, 212, 112);
  sheet.block(colours.madder, polygon('-4 394, 404 392, 404 504, -4 504'), { isFlat: true });
  doshas(sheet);
  hem(sheet, { y: 446, height: 48, phase: 10 });
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  disc(sheet, 1010, 394, 172);
  sheet.block(colours.madder, polygon('-4 574, 1604 571, 1604 904, -4 904'), { isFlat: true });
  sheet.scaled({ x: 728, y: 124, scale: 1.16 }, () => {
    sheet.block(
      colours.wine,
      outline('96 414!, 150 405, 250 406, 292 412, 240 420, 140 421') +
        outline('264 420!, 310 408, 390 412, 430 420, 376 427, 300 427'),
    );
    feather(sheet, '362 308, 366 232, 336 164, 258 98', 60);
    stool(sheet, 176, 338, 0.98);
    clayLamp(sheet, 160, 294, 1.06);
    waterBowl(sheet, 350, 348, 1.02, () =>
      sheet.put(frangipaniSymbol(sheet), { x: 334, y: 348, scaleY: 0.52 }),
    );
  });
  turmeric(sheet, 430, 598, 1.1);
  const cardamom = cardamomSymbol(sheet);
  sheet.put(cardamom, { x: 372, y: 610, turn: -16, scale: 1.3 });
  sheet.put(cardamom, { x: 332, y: 598, turn: 20, scale: 1.3 });
  hem(sheet, { y: 664, height: 56, phase: 10, wave: 92, hasTeeth: true });
  sprigRows(sheet, 772, sprig, 44);
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.5;
  disc(sheet, 400, 312, 182);
  sheet.block(colours.madder, polygon('-4 586, 804 583, 804 1004, -4 1004'), { isFlat: true });
  sheet.scaled({ x: 66, y: -10, scale: 1.5 }, () => doshas(sheet));
  hem(sheet, { y: 690, height: 60, phase: 10, wave: 92, hasTeeth: true });
  sprigRows(sheet, 806, sprig, 44);
}

export default {
  seed: 31,
  ground: colours.blush,
  grain: 0.45,
  views: { card, wide, tall },
} satisfies Scene;
