/** A Balinese offering on a temple's step, its incense rising. */

import { colours } from '../colours.ts';
import { rectangle } from '../geometry.ts';
import { canangSari } from '../motifs/canangSari.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { disc } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** The chequered cloth that hangs on shrines. */
function poleng(sheet: Sheet, y: number, size: number) {
  const whole = rectangle(-4, y, 648, size * 3);
  sheet.block(colours.cloth, whole, { isFlat: true });
  sheet.tiled(whole, { x: 0, y, size: size * 2 }, () =>
    sheet.strokes(rectangle(0, 0, size, size) + rectangle(size, size, size, size)),
  );
  sheet.line(`M-4 ${y}h648M-4 ${y + size * 3}h648`, 1.4);
}

function card(sheet: Sheet) {
  const { madder, wine, blush, teal } = colours;
  sheet.border(teal);
  disc(sheet, 200, 214, 128);
  sheet.block(madder, rectangle(-4, 310, 408, 200), { isFlat: true });
  sheet.line('M-4 310H404', 1.4);
  poleng(sheet, 428, 13);
  sheet.block(wine, rectangle(-4, 467, 408, 40), { isFlat: true });
  const white = frangipaniSymbol(sheet);
  const pink = frangipaniSymbol(sheet, blush);
  canangSari(sheet, { x: 192, y: 308, scale: 1.06, frangipani: white });
  sheet.put(pink, { x: 342, y: 388, scale: 0.92, scaleY: 0.66, turn: 16 });
  sheet.put(pink, { x: 52, y: 384, scale: 0.92, scaleY: 0.66, turn: -12 });
}

export default { seed: 83, ground: colours.mist, views: { card } } satisfies Scene;
