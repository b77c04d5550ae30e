import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, polygon, rectangle } from '../geometry.ts';
import { birds } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function wheel(sheet: Sheet, x: number, y: number) {
  sheet.block(colours.ink, ellipse(x, y, 21), { isFlat: true });
  sheet.shape(ellipse(x, y, 11.5), colours.cloth, 1.4).line(ellipse(x, y, 4.4), 1.2);
}

function vignette(sheet: Sheet) {
  const { mist, sand, dune, cloth, madder, wine, ochre, brass, umber, teal, moss, saffron, ink } =
    colours;
  sheet.block(mist, ellipse(160, 112, 96), { isFlat: true });
  birds(sheet, [
    [216, 62, 0.8],
    [232, 54, 0.6],
  ]);
  sheet.block(moss, outline('30 178!, 70 164, 120 170, 200 160, 262 168, 296 178!'), {
    isFlat: true,
  });
  sheet.block(dune, polygon('12 178, 308 178, 316 214, 4 214'), { isFlat: true });
  sheet
    .line('M12 178H308', 1.2)
    .resist('M20 204H58M84 204H122M148 204H186M212 204H250M276 204H306', 2.4);

  // Luggage: a rack, two trunks and a roll of bedding.
  sheet.line('M112 88L116 82H196L204 92M140 84v6M176 84v6', 1.6);
  sheet
    .shape(rectangle(118, 58, 46, 24), madder, 1.6)
    .shape(rectangle(166, 64, 30, 18), brass, 1.6);
  sheet.block(wine, rectangle(118, 72, 46, 10)).line(rectangle(118, 58, 46, 24), 1.6);
  sheet.line('M128 58v24M154 58v24M174 64v18M188 64v18', 2, { colour: ochre });
  sheet.shape(outline('126 58!, 122 50, 127 43!, 158 43!, 163 50, 158 58!'), teal, 1.5);
  sheet.resist('M134 44v13M150 44v13', 1.6);

  const body =
    '36 178!, 34 160, 40 144, 58 135, 92 128!, 104 106, 122 92, 160 87, 192 92, 208 106, 220 124!, 252 127, 276 135, 287 150, 288 178!';
  sheet.block(cloth, outline(body)).inside(outline(body), () => {
    sheet.block(sand, outline('30 158!, 90 152, 200 150, 296 156!, 296 190!, 30 190!'));
  });
  sheet.line(outline(body), 1.8);
  const windows = '104 127!, 114 108, 127 99, 149 96!, 149 127!';
  const front = '157 96!, 181 98, 195 106, 206 126!, 157 127!';
  sheet.shape(outline(windows) + outline(front), teal, 1.5);
  sheet.strokes(brush('112 120, 122 106, 134 102', 3) + brush('164 120, 172 106, 182 103', 3), {
    colour: mist,
  });
  sheet
    .line('M153 96V178', 1.3)
    .line(curve('102 134, 100 154, 108 178') + curve('208 132, 212 152, 206 178'), 1.2);
  sheet.line(curve('40 148, 100 140, 200 138, 284 146'), 2.4, { colour: madder });
  sheet.line('M138 142h9M192 141h9', 2.6);
  // Wings, lamps, bumpers.
  sheet.line(
    curve('56 178, 60 156, 82 149, 106 158, 112 178') +
      curve('212 178, 218 158, 240 149, 262 157, 266 178'),
    1.6,
  );
  sheet.shape(ellipse(281, 150, 5, 7.4), saffron, 1.5).shape(ellipse(39, 156, 3, 5.4), madder, 1.3);
  sheet.shape(outline('270 176!, 294 174, 297 180, 292 184, 268 184!'), ochre, 1.5);
  sheet.shape(outline('54 176!, 30 174, 27 180, 32 184, 56 184!'), ochre, 1.5);
  sheet.block(ink, rectangle(108, 176, 108, 6), { isFlat: true });
  wheel(sheet, 84, 180);
  wheel(sheet, 239, 180);

  // The milestone.
  sheet.shape(outline('297 214!, 297 191, 307 183, 317 191, 317 214!'), cloth, 1.6);
  sheet.shape(outline('297 197!, 297 191, 307 183, 317 191, 317 197!'), saffron, 1.5);
  sheet.line(line(302, 203, 312, 203) + line(302, 208, 312, 208), 1.3);
  sheet.strokes(brush('2 214.6, 160 215, 318 214.6', 2.2, { count: 4 }), { colour: umber });
}

export default {
  shows:
    'A cream saloon car with luggage on its roof, on the road between two cities; a milestone beside it.',
  seed: 80,
  views: { vignette },
} satisfies Scene;
