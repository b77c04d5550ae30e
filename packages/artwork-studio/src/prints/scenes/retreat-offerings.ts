import { colours } from '../colours.ts';
import { place, polygon, rectangle } from '../geometry.ts';
import { canangSari } from '../motifs/canangSari.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** The chequered cloth that hangs on shrines. */
function poleng(sheet: Sheet, y: number, size: number) {
  const whole = rectangle(-4, y, 648, size * 3);
  sheet.block(colours.cloth, whole, { isFlat: true });
  sheet.tiled(whole, { x: 0, y, size: size * 2 }, () =>
    sheet.strokes(rectangle(0, 0, size, size) + rectangle(size, size, size, size)),
  );
  sheet.line(`M-4 ${y}h648M-4 ${y + size * 3}h648`, 1.4);
}

/** The temple's split gate in the haze, as two blocks. */
function splitGate(sheet: Sheet, x: number, y: number, scale: number) {
  for (const side of [-1, 1]) {
    const half = place(
      '26 0, 26 -192, 34 -216, 40 -190, 51 -198, 48 -164, 68 -172, 64 -130, 89 -138, 84 -96, 113 -104, 108 -62, 142 -70, 136 -34, 400 -34, 400 0',
      { x, y, scale, scaleX: side },
    );
    sheet.block(colours.sage, polygon(half), { isFlat: true });
  }
}

/** In an arch: the tray between the gate's halves, its incense free. */
function card(sheet: Sheet) {
  const { madder, wine, blush } = colours;
  splitGate(sheet, 200, 310, 1);
  sheet.block(madder, rectangle(-4, 310, 408, 200), { isFlat: true });
  sheet.line('M-4 310H404', 1.4);
  poleng(sheet, 428, 13);
  sheet.block(wine, rectangle(-4, 467, 408, 40), { isFlat: true });
  const white = frangipaniSymbol(sheet);
  const pink = frangipaniSymbol(sheet, blush);
  canangSari(sheet, { x: 190, y: 312, scale: 0.98, frangipani: white });
  sheet.put(pink, { x: 342, y: 388, scale: 0.92, scaleY: 0.66, turn: 16 });
  sheet.put(pink, { x: 52, y: 384, scale: 0.92, scaleY: 0.66, turn: -12 });
}

export default {
  shows: "A Balinese offering on a temple's step, its incense rising.",
  seed: 83,
  ground: colours.mist,
  views: { card },
} satisfies Scene;
