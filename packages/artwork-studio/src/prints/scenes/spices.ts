import { colours } from '../colours.ts';
import { curve, decimal, ellipse, outline, place } from '../geometry.ts';
import { lathe } from '../motifs/lathe.ts';
import { cardamomSymbol, turmeric } from '../motifs/spices.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import { seededRandom } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A bowl of spice, heaped to a cone. */
function heap(sheet: Sheet, x: number, y: number, scale: number, spice: string, shade: string) {
  const { ochre, brass, umber } = colours;
  const vessel = lathe(
    x,
    y,
    [
      [0, 52],
      [5, 52],
      [7, 49],
      [22, 45],
      [34, 34],
      [40, 26],
      [44, 30],
    ],
    { scale, roundness: 0.22 },
  );
  sheet.block(ochre, vessel.body).block(brass, vessel.field(20, 74, 7, 40));
  sheet.line(curve(vessel.circle(13)) + curve(vessel.circle(17)), 1);
  sheet.beads(curve(vessel.circle(25, -82, 82)), 2.4, 6, { colour: umber });
  sheet.line(vessel.body, 1.7);
  sheet.shape(ellipse(x, y, 52 * scale, 11.4 * scale), brass, 1.6);
  const at = (d: string) => place(d, { x, y, scale });
  const cone = '-46 0!, -30 -18, -12 -46, 0 -57, 12 -46, 30 -18, 46 0!, 30 7, 0 10, -30 7';
  sheet.block(spice, outline(at(cone)));
  sheet.block(shade, outline(at('3 -55!, 12 -46, 30 -18, 46 0!, 30 7, 0 10!, 14 -8, 8 -30')));
  const random = seededRandom(Math.round(x));
  let grains = '';
  for (let grain = 0; grain < 14; grain++) {
    const down = -44 + grain * 3.4;
    const across = (random() - 0.5) * (down + 56) * 1.2;
    grains += `M${decimal(x + across * scale)} ${decimal(y + down * scale)}h.1`;
  }
  sheet.line(grains, 2, { colour: colours.dawn, isFine: true }).line(outline(at(cone)), 1.6);
}

function vignette(sheet: Sheet) {
  const { saffron, amber, madder, wine, moss, leaf } = colours;
  vignetteGround(sheet, colours.sand);
  heap(sheet, 160, 124, 1.06, madder, wine);
  heap(sheet, 82, 154, 0.96, saffron, amber);
  heap(sheet, 236, 156, 0.96, moss, leaf);
  turmeric(sheet, 130, 206, 0.72);
  const cardamom = cardamomSymbol(sheet);
  sheet.put(cardamom, { x: 206, y: 213, turn: -14 });
  sheet.put(cardamom, { x: 34, y: 208, turn: 18, scale: 0.9 });
}

export default {
  shows: 'Heaps of ground spices in three brass bowls, as on the spice market of Old Delhi.',
  seed: 78,
  views: { vignette },
} satisfies Scene;
