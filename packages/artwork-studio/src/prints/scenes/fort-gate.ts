import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { lobedArch } from '../motifs/arches.ts';
import { birds } from '../motifs/sky.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function merlons(from: number, to: number, y: number) {
  let d = '';
  for (let x = from; x < to - 6; x += 12)
    d += outline(place('0 0!, 0 -8, 5 -14!, 10 -8, 10 0!', { x: x + 1, y }));
  return d;
}

/** A balcony under a curved roof. */
function balcony(sheet: Sheet, x: number, y: number) {
  const { ochre, dune, umber, madder } = colours;
  const at = (d: string) => place(d, { x, y });
  sheet.shape(outline(at('-14 0!, -8 12, 0 16, 8 12, 14 0!')), ochre, 1.4);
  sheet.shape(rectangle(x - 17, y - 9, 34, 9), dune, 1.4);
  sheet.shape(rectangle(x - 13, y - 34, 26, 25), dune, 1.4);
  sheet.shape(outline(lobedArch(x, y - 9, 16, 21)), umber, 1.1);
  sheet.shape(outline(at('-20 -32!, -12 -42, 0 -46, 12 -42, 20 -32!')), madder, 1.5);
  sheet.line(line(x - 15, y - 4.5, x + 15, y - 4.5), 1, { colour: umber });
}

function vignette(sheet: Sheet) {
  const { sand, dune, ochre, brass, umber, night, cloth, madder } = colours;
  vignetteGround(sheet, colours.dawn, { y: 212 });
  birds(sheet, [
    [140, 34, 0.8],
    [156, 27, 0.6],
  ]);
  // Bastions: a little narrower towards the top.
  for (const side of [-1, 1]) {
    const at = (d: string) => place(d, { x: 160, scaleX: side });
    sheet.shape(side < 0 ? merlons(24, 96, 78) : merlons(224, 296, 78), dune, 1.3);
    const tower = '66 77!, 136 77!, 142 212!, 60 212!';
    sheet.block(dune, polygon(at(tower)));
    sheet.block(
      ochre,
      polygon(
        side > 0 ? at('112 77, 136 77, 142 212, 112 212') : at('66 77, 86 77, 84 212, 60 212'),
      ),
    );
    sheet.line(polygon(at(tower)), 1.7);
    sheet.line(curve(at('65 88, 100 91, 137 88')) + curve(at('61 190, 100 194, 141 190')), 1.1);
    sheet.line(
      [104, 122, 172]
        .map(
          (y) =>
            line(160 + side * 78, y, 160 + side * 92, y) +
            line(160 + side * 108, y + 8, 160 + side * 124, y + 8),
        )
        .join(''),
      1,
      { colour: brass, isFine: true },
    );
    balcony(sheet, 160 + side * 101, 142);
  }
  // The gatehouse.
  sheet.shape(merlons(98, 222, 66), sand, 1.3);
  const front = rectangle(96, 65, 128, 147);
  sheet
    .block(sand, front)
    .block(dune, rectangle(196, 65, 28, 147))
    .line(front, 1.8);
  sheet.line(line(96, 74, 224, 74), 1.2);
  const niches = [112, 136, 160, 184, 208].map((x) => outline(lobedArch(x, 92, 14, 14)));
  sheet.shape(niches.join(''), ochre, 1.1);
  const frame = rectangle(112, 100, 96, 112);
  sheet.shape(frame, ochre, 1.5);
  sheet.beads(rectangle(116, 104, 88, 108), 2.6, 7, { colour: cloth });
  const arch = outline(lobedArch(160, 212, 76, 98));
  sheet.shape(arch, night, 1.7).inside(arch, () => {
    sheet.block(colours.dawn, outline('142 214!, 142 168, 160 150!, 178 168, 178 214!'), {
      isFlat: true,
    });
    for (const side of [-1, 1]) {
      const door = place('40 100!, 40 214!, 16 214!, 16 100!', { x: 160, scaleX: side });
      sheet.shape(polygon(door), umber, 1.5);
      const studs = [150, 164, 178, 192, 206]
        .map((y) => line(160 + side * 20, y, 160 + side * 36, y))
        .join('');
      sheet.beads(studs, 2.6, 7.4, { colour: brass });
    }
  });
  sheet.line(arch, 1.7);
  sheet.strokes(ellipse(122, 112, 5) + ellipse(198, 112, 5), { colour: madder });
}

export default {
  shows: 'The gate of a fort in Rajasthan between two bastions, its doors of wood and iron open.',
  seed: 76,
  views: { vignette },
} satisfies Scene;
