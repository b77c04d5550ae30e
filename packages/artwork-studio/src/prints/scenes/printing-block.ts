import { colours } from '../colours.ts';
import { arc, curve, ellipse, outline, place, polygon } from '../geometry.ts';
import { sprigSymbol } from '../motifs/cloth.ts';
import { flower } from '../motifs/flowers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Places points of the carved face. */
const onButa = (d: string) => place(d, { x: 222, y: 116 });

function vignette(sheet: Sheet) {
  const { dawn, cloth, dune, madder, indigo, brass, umber, ochre, leaf } = colours;
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  const fabric = outline('18 146!, 110 136, 210 138, 302 132!, 314 214!, 230 222, 110 218, 8 226!');
  sheet.block(cloth, fabric).inside(fabric, () => {
    sheet.block(dune, outline('8 220!, 110 211, 230 215, 316 207!, 316 236!, 8 236!'));
    const sprig = sprigSymbol(sheet, { petals: madder, heart: indigo, green: leaf });
    for (let row = 0; row < 3; row++) {
      for (let index = 0; index < 7; index++) {
        sheet.put(sprig, { x: 30 + index * 42 + (row % 2) * 20, y: 150 + row * 25, scale: 0.94 });
      }
    }
  });
  sheet.line(fabric, 1.6);

  // A block in the shape of its motif, leant back so that its carved face shows.
  const buta =
    '-6 -78, -30 -66, -30 -46, -12 -44!, -24 -34, -42 -8, -40 28, -16 52, 20 52, 42 28, 42 -8, 26 -40, 14 -66';
  sheet.shape(outline(place(buta, { x: 234, y: 110 })), umber, 1.7);
  sheet.shape(outline(onButa(buta)), brass, 1.7);
  const inner =
    '-4 -70, -22 -61, -22 -51, -4 -50!, -18 -30, -34 -6, -32 24, -12 44, 16 44, 34 24, 34 -6, 19 -36, 8 -60';
  sheet.shape(outline(onButa(inner)), umber, 1.2);
  sheet.strokes(flower(222, 122, 25, 8, 22), { colour: ochre });
  sheet.strokes(flower(222, 122, 14.6, 8), { colour: umber });
  sheet.strokes(flower(222, 122, 12, 8) + ellipse(222, 122, 3.4), { colour: ochre });
  const leaves = [
    [222, 90, -90],
    [214, 76, -110],
  ] as const;
  sheet.strokes(
    leaves
      .map(([x, y, turn]) => outline(place('-10 0!, 0 -6, 12 0!, 0 6', { x, y, turn })))
      .join(''),
    { colour: ochre },
  );
  sheet.beads(
    curve(place('-28 -2, -26 22, -10 38, 14 38, 28 22, 28 -2, 15 -32', { x: 222, y: 116 })),
    3,
    7,
    {
      colour: ochre,
    },
  );

  // A block at work: its handle up, its carving on the cloth.
  const handle = [...arc(104, 128, 44, 66, -176, -4, 9), ...arc(104, 128, 27, 44, -4, -176, 9)].map(
    ([x, y], index): [number, number] | [number, number, true] =>
      index % 9 === 0 || index % 9 === 8 ? [x, y, true] : [x, y],
  );
  sheet.shape(outline(handle), umber, 1.7);
  sheet.shape(polygon('54 126, 160 126, 172 142, 42 142'), ochre, 1.6);
  sheet.shape(polygon('42 142, 172 142, 172 168, 42 168'), brass, 1.7);
  sheet.block(umber, polygon('132 143, 172 143, 172 167, 126 167'));
  sheet.line(polygon('42 142, 172 142, 172 168, 42 168'), 1.7);
  let teeth = '';
  for (let x = 46; x < 168; x += 10) teeth += `M${x} 168v7h6v-7z`;
  sheet.shape(teeth, umber, 1.2);
  sheet.strokes([60, 86, 112].map((x) => flower(x, 155, 7, 6)).join(''), { colour: umber });
}

export default {
  shows: 'Carved printing blocks from Sanganer, and cotton that they have printed.',
  seed: 74,
  views: { vignette },
} satisfies Scene;
