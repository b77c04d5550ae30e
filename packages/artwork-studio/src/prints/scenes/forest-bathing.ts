import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { outline, polygon } from '../geometry.ts';
import { flycatcher } from '../motifs/flycatcher.ts';
import { farTrunks, fern, pepperVine, pinnaSymbol, trunk } from '../motifs/forest.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Light between the trunks: each shaft from the upper edge, with its width there, to its foot. */
function shafts(
  sheet: Sheet,
  each: readonly (readonly [x: number, width: number, footX: number, footY: number])[],
) {
  const d = each.map(([x, width, footX, footY]) =>
    polygon([
      [x, sheet.y - 4],
      [x + width, sheet.y - 4],
      [footX + width * 1.7, footY],
      [footX, footY],
    ]),
  );
  sheet.block(colours.dawn, d.join(''), { isFlat: true, opacity: 0.34 });
}

/** Leaves that close the picture above. */
function canopy(sheet: Sheet, edge: string) {
  sheet.block(colours.moss, outline(edge), { isOver: true });
}

function card(sheet: Sheet) {
  sheet.block(
    colours.dawn,
    outline('116 352!, 122 260, 140 150, 160 60, 172 -4!, 276 -4!, 282 80, 286 180, 292 352!'),
    { isFlat: true },
  );
  farTrunks(sheet, colours.sage, 340, [
    [128, 11],
    [176, 9],
    [222, 12],
    [262, 8],
  ]);
  farTrunks(sheet, colours.moss, 356, [
    [98, 20],
    [150, 15],
    [246, 17],
    [296, 22],
  ]);
  sheet.block(
    colours.moss,
    outline('-4 346!, 60 336, 130 344, 200 340, 280 346, 350 336, 404 344!, 404 420!, -4 420!'),
  );
  shafts(sheet, [
    [262, 26, 92, 400],
    [304, 14, 150, 400],
    [226, 10, 80, 372],
  ]);
  canopy(
    sheet,
    '20 -6!, 40 84, 84 66, 108 96, 140 80, 168 104, 204 84, 240 102, 276 82, 306 98, 352 62, 380 -6!',
  );
  trunk(sheet, { x: 46, width: 52, foot: 392, seed: 3 });
  trunk(sheet, { x: 346, width: 68, foot: 404, seed: 8 });
  sheet.block(
    colours.leaf,
    outline('-4 398!, 60 404, 120 390, 200 384, 270 396, 350 418, 404 410!, 404 510!, -4 510!'),
  );
  sheet.block(
    colours.dune,
    outline(
      '192 343!, 206 343!, 224 364, 210 388, 222 414, 274 454, 300 510!, 130 510!, 150 470, 178 430, 174 400, 186 372, 206 356',
    ),
  );
  sheet.strokes(brush('366 236, 296 246, 226 234, 132 248', 8, { start: 1, end: 0.2, peak: 0.02 }));
  pepperVine(sheet, '330 430, 366 370, 326 300, 362 230, 332 160, 356 96', {
    count: 10,
    scale: 0.74,
  });
  flycatcher(sheet, 196, 236, 0.98);
  const pinna = pinnaSymbol(sheet, colours.lime, colours.moss);
  fern(sheet, { x: 62, y: 516, size: 118, pinna, fronds: [-0.9, -0.3, 0.3, 0.9] });
  fern(sheet, { x: 360, y: 520, size: 106, pinna, fronds: [-1, -0.4, 0.3, 0.9] });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  // A clearing, and the light that falls from it.
  sheet.block(
    colours.dawn,
    outline(
      '846 620!, 862 500, 888 380, 912 280, 926 200, 930 136!, 1150 136!, 1158 240, 1164 380, 1176 620!',
    ),
    { isFlat: true },
  );
  const quiet = [-370, -300, -214, -130, -62, 34, 96, 178, 242, 330, 398, 470, 548, 614].map(
    (x, index) => [x, 22 + ((index * 7) % 18)] as const,
  );
  farTrunks(sheet, colours.moss, 610, quiet, 0.28);
  farTrunks(sheet, colours.sage, 600, [
    [868, 18],
    [958, 15],
    [1038, 20],
    [1102, 14],
    [1180, 18],
  ]);
  farTrunks(sheet, colours.moss, 620, [
    [724, 30],
    [802, 32],
    [906, 24],
    [1076, 28],
    [1154, 34],
    [1232, 26],
    [1440, 30],
    [1500, 24],
  ]);
  sheet.block(
    colours.moss,
    outline(
      '-404 612!, -160 604, 100 612, 360 604, 600 610, 800 600, 1000 596, 1240 604, 1604 592!, 1604 764!, -404 764!',
    ),
  );
  shafts(sheet, [
    [1130, 44, 800, 660],
    [1200, 22, 900, 660],
    [1252, 60, 930, 700],
    [1060, 16, 760, 640],
  ]);
  canopy(
    sheet,
    '714 136!, 740 176, 790 168, 826 196, 872 182, 906 206, 950 184, 990 196, 1030 172, 1080 188, 1126 170, 1170 200, 1216 180, 1260 192, 1300 136!',
  );
  trunk(sheet, { x: 690, width: 62, foot: 650, seed: 3 });
  trunk(sheet, { x: 1316, width: 104, foot: 650, seed: 8 });
  trunk(sheet, { x: 1566, width: 96, foot: 670, seed: 12 });
  sheet.block(
    colours.leaf,
    outline(
      '-404 664!, -200 650, 60 660, 300 646, 600 660, 860 644, 1080 646, 1300 672, 1604 664!, 1604 770!, -404 770!',
    ),
  );
  sheet.block(
    colours.dune,
    outline(
      '990 599!, 1012 599!, 1040 618, 1026 642, 1070 670, 1120 704, 1130 770!, 850 770!, 920 730, 960 700, 944 668, 972 636, 1006 616',
    ),
  );
  sheet.strokes(
    brush('1340 360, 1230 378, 1110 356, 890 380', 13, { start: 1, end: 0.2, peak: 0.02 }),
  );
  pepperVine(sheet, '1290 720, 1346 620, 1286 510, 1340 400, 1288 290, 1330 190, 1304 110', {
    count: 13,
    scale: 1.06,
  });
  flycatcher(sheet, 1000, 359, 1.42);
  const pinna = pinnaSymbol(sheet, colours.lime, colours.moss);
  fern(sheet, { x: 700, y: 772, size: 140, pinna, fronds: [-1, -0.4, 0.25, 0.9] });
  fern(sheet, { x: 1390, y: 780, size: 150, pinna, fronds: [-1, -0.45, 0.2, 0.8] });
  const dark = pinnaSymbol(sheet, colours.moss, colours.leaf);
  fern(sheet, { x: -120, y: 780, size: 120, pinna: dark, fronds: [-0.8, 0, 0.8] });
  fern(sheet, { x: 330, y: 784, size: 120, pinna: dark, fronds: [-0.9, -0.3, 0.4, 1] });
}

export default {
  shows:
    'Early light in a forest of the Western Ghats: pepper climbs a trunk, a paradise flycatcher rests, a path leads on.',
  seed: 41,
  ground: colours.leaf,
  isDeep: true,
  grain: 0.35,
  subjects: [{ x: 896, y: 246, width: 236, height: 394 }],
  views: { card, hero },
} satisfies Scene;
