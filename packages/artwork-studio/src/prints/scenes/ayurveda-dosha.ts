import { colours } from '../colours.ts';
import { ellipse, outline, polygon } from '../geometry.ts';
import { clayLamp } from '../motifs/clayLamp.ts';
import { hem, sprigRows } from '../motifs/cloth.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { cardamomSymbol, turmeric } from '../motifs/spices.ts';
import { stool } from '../motifs/stool.ts';
import { waterBowl } from '../motifs/waterBowl.ts';
import { incense } from '../motifs/yogaProps.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const sprig = { petals: colours.wine, heart: colours.copper, green: colours.wine };

/** The light of the flame on the wall. */
function glow(sheet: Sheet, x: number, y: number, radius: number) {
  sheet.block(colours.teal, ellipse(x, y, radius), { isFlat: true });
  sheet.block(colours.lagoon, ellipse(x, y, radius * 0.62), { isFlat: true, opacity: 0.5 });
}

/** The three things, as wide and as high as a card. */
function doshas(sheet: Sheet) {
  sheet.block(
    colours.wine,
    outline('56 424!, 110 415, 210 416, 252 422, 200 430, 100 431') +
      outline('256 428!, 290 420, 350 422, 398 430, 346 437, 280 435'),
  );
  stool(sheet, 146, 348, 0.94);
  clayLamp(sheet, 130, 305, 1.02);
  waterBowl(sheet, 328, 368, 0.8, () =>
    sheet.put(frangipaniSymbol(sheet), { x: 316, y: 368, scale: 0.8, scaleY: 0.52 }),
  );
  incense(sheet, 244, 420, 0.96, 1, colours.pool);
}

function card(sheet: Sheet) {
  glow(sheet, 198, 262, 118);
  sheet.block(colours.madder, polygon('-4 394, 404 392, 404 504, -4 504'), { isFlat: true });
  doshas(sheet);
  hem(sheet, { y: 446, height: 48, phase: 10 });
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.25;
  glow(sheet, 992, 424, 190);
  sheet.block(colours.madder, polygon('-4 574, 1604 571, 1604 904, -4 904'), { isFlat: true });
  sheet.scaled({ x: 728, y: 124, scale: 1.16 }, () => {
    sheet.block(
      colours.wine,
      outline('96 414!, 150 405, 250 406, 292 412, 240 420, 140 421') +
        outline('306 420!, 336 410, 396 412, 440 420, 390 427, 330 426'),
    );
    stool(sheet, 176, 338, 0.98);
    clayLamp(sheet, 160, 294, 1.06);
    waterBowl(sheet, 374, 358, 0.82, () =>
      sheet.put(frangipaniSymbol(sheet), { x: 362, y: 358, scale: 0.82, scaleY: 0.52 }),
    );
    incense(sheet, 288, 411, 0.98, 1, colours.pool);
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
  glow(sheet, 366, 378, 196);
  sheet.block(colours.madder, polygon('-4 586, 804 583, 804 1004, -4 1004'), { isFlat: true });
  sheet.scaled({ x: 66, y: -10, scale: 1.5 }, () => doshas(sheet));
  hem(sheet, { y: 690, height: 60, phase: 10, wave: 92, hasTeeth: true });
  sprigRows(sheet, 806, sprig, 44);
}

export default {
  shows:
    'The three doshas as things, in the evening: smoke for vata, a lit clay lamp for pitta, a bowl of water for kapha.',
  seed: 31,
  ground: colours.night,
  isDeep: true,
  grain: 0.45,
  views: { card, wide, tall },
} satisfies Scene;
