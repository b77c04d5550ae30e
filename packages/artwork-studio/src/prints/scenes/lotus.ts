import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline } from '../geometry.ts';
import { lotusBud, petal } from '../motifs/flowers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A leaf that lies on the water, its notch towards the viewer. */
function pad(sheet: Sheet, x: number, y: number, rx: number) {
  const { moss, leaf, cloth } = colours;
  const ry = rx * 0.26;
  const whole = outline([
    [x, y, true],
    [x + rx * 0.24, y + ry * 0.97, true],
    [x + rx * 0.7, y + ry * 0.7],
    [x + rx, y],
    [x + rx * 0.7, y - ry * 0.7],
    [x, y - ry],
    [x - rx * 0.7, y - ry * 0.7],
    [x - rx, y],
    [x - rx * 0.7, y + ry * 0.7],
    [x - rx * 0.1, y + ry, true],
  ]);
  sheet
    .block(leaf, whole)
    .inside(whole, () => sheet.block(moss, ellipse(x - 3, y - ry * 0.24, rx * 0.94, ry * 0.9)));
  const veins = [-0.9, -0.5, 0, 0.5, 0.9].map((share) =>
    curve([
      [x, y],
      [x + rx * share * 0.5, y - ry * 0.5 * (1 - share * share) - 1],
      [x + rx * share * 0.84, y - ry * 0.84 * Math.sqrt(1 - share * share)],
    ]),
  );
  sheet.line(veins.join(''), 1, { colour: cloth }).line(whole, 1.5);
}

/** An open lotus: one white petal and one pink one, printed again and again. */
function bloom(sheet: Sheet, x: number, y: number) {
  const [white, pink] = [colours.cloth, colours.blush].map((colour) =>
    sheet.symbol(() => petal(sheet, 0, 0, -90, 100, 46, { colour })),
  ) as [string, string];
  // Shift, lean, scale: the right one of each pair, from the back to the front.
  for (const [symbol, across, down, lean, scale] of [
    [white, 4, -2, 64, 0.92],
    [pink, 4, -2, 34, 1],
    [white, 0, -2, 0, 1.06],
    [pink, 8, 3, 84, 0.86],
    [white, 6, 5, 50, 0.8],
    [pink, 2, 6, 20, 0.84],
    [white, 0, 10, 0, 0.7],
  ] as const) {
    for (const side of lean === 0 ? [1] : [-1, 1]) {
      sheet.put(symbol, { x: x + across * side, y: y + down, turn: lean * side, scale });
    }
  }
}

function vignette(sheet: Sheet) {
  sheet.block(colours.mist, ellipse(160, 112, 96), { isFlat: true });
  const water = outline('12 196!, 80 186, 240 186, 308 196!, 240 222, 160 226, 80 222');
  sheet.block(colours.pool, water, { isFlat: true });
  sheet.resist(
    'M60 208q8 4 16 0t16 0M196 214q9 4 18 0t18 0M130 219q7 3 14 0t14 0M262 200q6 3 12 0',
    1.3,
  );
  pad(sheet, 72, 198, 52);
  for (const [spine, width] of [
    ['146 202, 142 178, 140 150', 3],
    ['240 204, 256 160, 252 116', 2.3],
  ] as const) {
    sheet.shape(
      tube(spine, () => width, 5),
      colours.moss,
      1.4,
    );
  }
  pad(sheet, 236, 208, 54);
  lotusBud(sheet, 252, 118, -96, 0.94);
  bloom(sheet, 140, 146);
  sheet.resist(ellipse(146, 203, 14, 3.6), 1.1);
}

export default {
  shows: 'A lotus and its bud on still water.',
  seed: 86,
  views: { vignette },
} satisfies Scene;
