import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, dot, ellipse, outline } from '../geometry.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { leaf } from '../motifs/leaf.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A bowl from the side, its rim at y. */
function bowl(sheet: Sheet, x: number, y: number, rx: number, food: string) {
  const { ochre, brass, cloth } = colours;
  const ry = rx * 0.26;
  const side = outline(
    `${x - rx} ${y}!, ${x - rx * 0.86} ${y + rx * 0.5}, ${x - rx * 0.4} ${y + rx * 0.84}!, ${x + rx * 0.4} ${y + rx * 0.84}!, ${x + rx * 0.86} ${y + rx * 0.5}, ${x + rx} ${y}!`,
  );
  sheet
    .block(ochre, side)
    .inside(side, () => sheet.block(brass, ellipse(x + rx * 0.7, y + rx * 0.5, rx * 0.5, rx)));
  sheet.line(side, 1.7);
  sheet
    .shape(ellipse(x, y, rx, ry), cloth, 1.6)
    .shape(ellipse(x, y, rx * 0.86, ry * 0.8), food, 1.2);
}

function vignette(sheet: Sheet) {
  const { dawn, moss, lime, amber, saffron, copper, madder, wine, ink, cloth, umber, rose } =
    colours;
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  // A banana leaf under all of it.
  const banana = '10 196!, 60 166, 160 158, 270 168, 312 190!, 262 214, 160 222, 60 216';
  sheet.shape(outline(banana), moss, 1.7);
  sheet.line(curve('12 196, 110 190, 220 190, 310 190'), 2, { colour: lime });
  const veins = Array.from({ length: 11 }, (_, index) => {
    const x = 44 + index * 23;
    return (
      curve(`${x} 192, ${x + 9} 204, ${x + 12} 216`) +
      curve(`${x} 190, ${x + 9} 178, ${x + 12} 168`)
    );
  });
  sheet.line(veins.join(''), 1, { colour: lime });
  // A papaya, cut in half: its flesh, its seeds.
  sheet.shape(
    outline('34 148!, 50 116, 84 96, 116 100, 132 122, 122 152, 92 172, 56 170'),
    saffron,
    1.7,
  );
  sheet.block(amber, outline('44 148!, 58 122, 86 106, 112 110, 122 126, 112 150, 88 162, 58 162'));
  sheet.block(copper, outline('64 146!, 74 128, 92 120, 104 126, 100 142, 84 152, 70 152'));
  const seeds = [
    [72, 146],
    [80, 138],
    [88, 130],
    [97, 128],
    [80, 148],
    [89, 141],
    [97, 136],
    [90, 149],
  ] as const;
  sheet.line(seeds.map(([x, y]) => dot(x, y)).join(''), 6.4, { colour: ink });
  sheet.line(seeds.map(([x, y]) => dot(x - 1, y - 1.4)).join(''), 1.8, { colour: cloth });
  // Porridge of red rice, and the sambal on the side.
  bowl(sheet, 202, 130, 58, rose);
  sheet.line(
    curve('166 130, 182 124, 200 128, 220 124, 240 130') + curve('178 136, 198 140, 222 136'),
    1.4,
    { colour: wine },
  );
  sheet.put(frangipaniSymbol(sheet), { x: 214, y: 128, scale: 0.62, scaleY: 0.6 });
  bowl(sheet, 128, 180, 25, madder);
  sheet.line(dot(118, 180) + dot(126, 183) + dot(137, 179) + dot(130, 177), 2.6, {
    colour: saffron,
  });
  leaf(sheet, 262, 176, -16, 46, { width: 18, veins: 3, lineWidth: 1.5 });
  sheet.line(
    curve('192 96, 186 84, 196 74, 190 62') + curve('214 94, 208 82, 218 72, 212 58'),
    1.6,
    {
      colour: colours.lagoon,
    },
  );
  sheet.strokes(brush('24 224, 160 226, 300 222', 2.2, { count: 4 }), { colour: umber });
}

export default {
  shows: 'Breakfast on a banana leaf: a bowl of red rice, half a papaya, sambal on the side.',
  seed: 311,
  views: { vignette },
} satisfies Scene;
