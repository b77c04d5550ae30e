import { colours } from '../colours.ts';
import { outline, polygon } from '../geometry.ts';
import { clayLamp } from '../motifs/clayLamp.ts';
import { hem } from '../motifs/cloth.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { glow } from '../motifs/sky.ts';
import { stool } from '../motifs/stool.ts';
import { waterBowl } from '../motifs/waterBowl.ts';
import { incense } from '../motifs/yogaProps.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

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

function hero(sheet: Sheet) {
  sheet.lineScale = 1.4;
  glow(sheet, 956, 408, 206);
  sheet.block(colours.madder, polygon('-404 648, 1604 645, 1604 764, -404 764'), { isFlat: true });
  sheet.scaled({ x: 632, y: 8, scale: 1.62 }, () => doshas(sheet));
  hem(sheet, { y: 718, height: 52, phase: 10, wave: 92 });
}

export default {
  shows:
    'The three doshas as things, in the evening: smoke for vata, a lit clay lamp for pitta, a bowl of water for kapha.',
  seed: 31,
  ground: colours.night,
  isDeep: true,
  grain: 0.45,
  subjects: [{ x: 722, y: 222, width: 556, height: 490 }],
  views: { card, hero },
} satisfies Scene;
