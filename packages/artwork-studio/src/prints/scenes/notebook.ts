import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, outline, place, polygon } from '../geometry.ts';
import { frangipaniSymbol } from '../motifs/frangipani.ts';
import { leaf } from '../motifs/leaf.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Places points of the pencil. */
const onPencil = (d: string) => place(d, { x: 82, y: 186, turn: -24 });

function vignette(sheet: Sheet) {
  const { mist, madder, wine, cloth, sand, dune, lagoon, saffron, ochre, umber } = colours;
  vignetteGround(sheet, mist, { y: 212 });
  leaf(sheet, 250, 116, -42, 60, { width: 24, veins: 3, lineWidth: 1.5 });
  leaf(sheet, 66, 112, -142, 54, { width: 22, veins: 3, lineWidth: 1.5 });
  // The cover, the pages below, the two open pages.
  sheet.shape(
    outline(
      '32 202!, 52 96!, 156 104, 160 108!, 164 104, 268 96!, 288 202!, 166 210, 160 214!, 154 210',
    ),
    madder,
    1.7,
  );
  sheet.block(
    wine,
    outline('34 196!, 32 202!, 154 210, 160 214!, 166 210, 288 202!, 286 196!, 160 206'),
  );
  const left = '42 194!, 60 90!, 100 84, 140 88, 160 102!, 160 206!, 136 193, 92 190';
  const right = place(left, { x: 320, scaleX: -1 });
  sheet.shape(outline(left), cloth, 1.6);
  sheet.block(sand, outline('132 92!, 160 102!, 160 206!, 144 196, 138 140'));
  sheet.line(outline(left), 1.6);
  sheet.shape(outline(right), cloth, 1.6);
  sheet.block(dune, outline('160 102!, 172 95!, 168 140, 170 198!, 160 206!'));
  sheet.line(outline(right), 1.6).line('M160 102V206', 1.6);
  // Three lines by hand, as the habit asks; the rest of the pages is empty.
  const rows = [
    '70 112, 82 109, 96 112, 110 109, 130 112',
    '68 128, 84 125, 98 128, 116 125, 138 129',
    '65 144, 78 141, 94 144, 112 141',
  ];
  sheet.line(rows.map((d) => curve(d)).join(''), 1.8, { colour: lagoon });
  const ruled = [
    '186 114, 220 108, 250 110',
    '186 130, 222 124, 254 126',
    '186 146, 224 140, 257 142',
    '186 162, 226 156, 260 158',
    '186 178, 228 172, 264 174',
    '60 162, 98 157, 136 162',
    '56 178, 96 173, 138 179',
  ];
  sheet.line(ruled.map((d) => curve(d)).join(''), 1, { colour: dune });
  sheet.put(frangipaniSymbol(sheet), { x: 218, y: 134, scale: 1.15, turn: 20 });
  // The pencil.
  sheet.shape(polygon(onPencil('0 -5, 84 -5, 84 5, 0 5')), saffron, 1.5);
  sheet.block(ochre, polygon(onPencil('0 1, 84 1, 84 5, 0 5')));
  sheet.line(polygon(onPencil('0 -5, 84 -5, 84 5, 0 5')), 1.5);
  sheet
    .shape(polygon(onPencil('84 -5, 100 0, 84 5')), sand, 1.4)
    .shape(polygon(onPencil('95 -1.6, 100 0, 95 1.6')), umber, 1);
  sheet.shape(polygon(onPencil('-9 -5, 0 -5, 0 5, -9 5')), madder, 1.4);
  sheet.strokes(brush('120 216, 160 217, 200 216', 1.4));
}

export default {
  shows: 'An open notebook with a pencil, and a frangipani between its pages.',
  seed: 95,
  views: { vignette },
} satisfies Scene;
