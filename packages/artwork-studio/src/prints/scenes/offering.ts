import { colours } from '../colours.ts';
import { outline, polygon, polyline } from '../geometry.ts';
import { marigold } from '../motifs/flowers.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { leaf } from '../motifs/leaf.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import { incense } from '../motifs/yogaProps.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { lime, moss, leaf: green, cloth } = colours;
  vignetteGround(sheet, colours.blush, { y: 212 });
  incense(sheet, 204, 146, 0.44, -1);
  leaf(sheet, 80, 140, -150, 54, { width: 22, lineWidth: 1.5 });
  leaf(sheet, 238, 138, -28, 56, { width: 22, lineWidth: 1.5 });
  // The tray: its far wall, its floor, what lies in it, its near walls.
  sheet.shape(polygon('46 148, 160 108, 274 148, 160 190'), moss, 1.6);
  sheet.line(polyline('46 148, 160 118, 274 148'), 1.1);
  const yellow = sheet.symbol(() => marigold(sheet, 0, 0, 25, { scaleY: 0.8, seed: 3 }));
  const blue = { scaleY: 0.8, colour: colours.lagoon, inner: colours.pool, seed: 5 };
  sheet.put(yellow, { x: 112, y: 138 });
  sheet.put(yellow, { x: 212, y: 142 });
  marigold(sheet, 160, 124, 22, blue);
  const white = frangipaniSymbol(sheet);
  sheet.put(white, { x: 138, y: 158, scale: 1.12, scaleY: 0.78 });
  sheet.put(white, { x: 189, y: 161, scale: 1.12, scaleX: -0.94, scaleY: 0.78 });
  sheet.shape(polygon('46 148, 160 190, 160 212, 56 170'), lime, 1.7);
  sheet.shape(polygon('274 148, 160 190, 160 212, 264 170'), moss, 1.7);
  const fringe = [0, 1, 2, 3, 4].flatMap((index) =>
    [-1, 1].map((side) => {
      const x = 160 + side * (14 + index * 22);
      const y = 207.5 - index * 8.2;
      return outline([
        [x - 9, y + 3 * side, true],
        [x, y + 15, true],
        [x + 9, y - 3 * side, true],
      ]);
    }),
  );
  sheet.shape(fringe.join(''), green, 1.3);
  const plait = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const along = index / 9;
    return `M${Math.round(46 + along * 114)} ${Math.round(148 + along * 42)}l${Math.round(10 - along * 10)} 21M${Math.round(274 - along * 114)} ${Math.round(148 + along * 42)}l${Math.round(along * 10 - 10)} 21`;
  });
  sheet.line(plait.join(''), 1, { colour: cloth });
}

export default {
  shows: 'Canang sari: a tray of palm leaf with flowers, rice and a stick of incense.',
  seed: 85,
  views: { vignette },
} satisfies Scene;
