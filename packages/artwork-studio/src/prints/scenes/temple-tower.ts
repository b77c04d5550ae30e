import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { lobedArch } from '../motifs/arches.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A curved tower with its ribs, its ribbed stone and its vase. */
function tower(sheet: Sheet, x: number, y: number, height: number, colour: string, shade: string) {
  const scale = height / 100;
  const { ochre, madder } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const body = '-24 0!, -25 -20, -22 -44, -15 -66, -8 -78!, 8 -78!, 15 -66, 22 -44, 25 -20, 24 0!';
  sheet.block(colour, outline(at(body)));
  sheet.block(
    shade,
    outline(at('8 0!, 9 -24, 7 -52, 3 -78!, 8 -78!, 15 -66, 22 -44, 25 -20, 24 0!')),
  );
  sheet.line(
    [
      '-14 0, -15 -22, -12 -50, -5 -77',
      '-5 0, -5.4 -22, -4.4 -50, -1.6 -77',
      '5 0, 5.4 -22, 4.4 -50, 1.6 -77',
      '14 0, 15 -22, 12 -50, 5 -77',
    ]
      .map((d) => curve(at(d)))
      .join(''),
    1.1,
  );
  const bands = [12, 24, 36, 48, 58, 67].map((up) => {
    const half = up < 20 ? 24.6 : 25 - ((up - 20) / 58) ** 1.5 * 16;
    return curve(at(`${-half} ${-up}, 0 ${-up + 2}, ${half} ${-up}`));
  });
  sheet.line(bands.join(''), 0.9, { colour: madder, isFine: true }).line(outline(at(body)), 1.7);
  sheet.shape(ellipse(x, y - 82 * scale, 11 * scale, 4.4 * scale), ochre, 1.5);
  sheet.line(
    [-6, 0, 6]
      .map((across) =>
        line(x + across * scale, y - 84.6 * scale, x + across * scale, y - 79.4 * scale),
      )
      .join(''),
    1,
  );
  sheet.shape(
    outline(at('-3 -86!, -5.4 -91, -2 -95, 0 -103!, 2 -95, 5.4 -91, 3 -86!')),
    ochre,
    1.3,
  );
}

function vignette(sheet: Sheet) {
  const { blush, rose, copper, umber, sand, saffron, wine } = colours;
  vignetteGround(sheet, colours.dawn, { y: 212 });
  sheet
    .line('M158 24V2', 1.6)
    .shape(outline('159 2!, 174 4, 184 1, 194 6!, 182 10, 174 15, 159 14!'), saffron, 1.4);
  for (const side of [-1, 1]) tower(sheet, 160 + side * 74, 168, 76, blush, rose);
  tower(sheet, 160, 160, 132, blush, rose);
  for (const side of [-1, 1]) tower(sheet, 160 + side * 37, 168, 92, blush, rose);
  // The porch.
  sheet.shape(rectangle(52, 166, 216, 34), blush, 1.7);
  sheet.shape(polygon('46 166, 274 166, 268 158, 52 158'), rose, 1.5);
  sheet.line('M52 174H268', 1.1);
  const arches = [72, 100, 220, 248].map((x) => outline(lobedArch(x, 200, 19, 23)));
  sheet.shape(arches.join(''), copper, 1.2);
  sheet.shape(polygon('118 166, 202 166, 202 200, 118 200'), sand, 1.5);
  sheet.shape(
    outline('108 166!, 116 154, 132 146!, 146 143, 160 134!, 174 143, 188 146!, 204 154, 212 166!'),
    rose,
    1.6,
  );
  sheet.line(curve('122 158, 160 150, 198 158'), 1.1);
  sheet.shape(outline(lobedArch(160, 200, 36, 30)), wine, 1.5);
  sheet
    .line('M160 170v7', 1.1)
    .shape(outline('155 183!, 156 178, 160 176, 164 178, 165 183!'), colours.ochre, 1.1);
  // Its steps.
  sheet.shape(rectangle(38, 200, 244, 6), sand, 1.5).shape(rectangle(30, 206, 260, 6), sand, 1.5);
  sheet.strokes(brush('124 200, 160 199, 196 200', 3), { colour: umber });
}

export default {
  shows: 'The towers of a temple in the northern style, with its flag.',
  seed: 77,
  views: { vignette },
} satisfies Scene;
