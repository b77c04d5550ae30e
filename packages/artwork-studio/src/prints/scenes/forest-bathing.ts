import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { outline } from '../geometry.ts';
import { flycatcher } from '../motifs/flycatcher.ts';
import { farTrunks, fern, pepperVine, pinnaSymbol, trunk } from '../motifs/forest.ts';
import { disc } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function card(sheet: Sheet) {
  disc(sheet, 196, 214, 112, { colour: colours.dawn, ring: colours.lime });
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

function wide(sheet: Sheet) {
  sheet.lineScale = 1.3;
  disc(sheet, 1010, 388, 178, { colour: colours.dawn, ring: colours.lime });
  const quiet = [34, 96, 178, 242, 330, 398, 470, 548, 614].map(
    (x, index) => [x, 22 + ((index * 7) % 18)] as const,
  );
  farTrunks(sheet, colours.moss, 590, quiet, 0.28);
  farTrunks(sheet, colours.sage, 580, [
    [878, 18],
    [968, 15],
    [1048, 20],
    [1112, 14],
    [1190, 18],
  ]);
  farTrunks(sheet, colours.moss, 600, [
    [724, 30],
    [812, 32],
    [916, 24],
    [1086, 28],
    [1164, 34],
    [1260, 26],
    [1424, 30],
    [1490, 24],
  ]);
  sheet.block(
    colours.moss,
    outline(
      '-4 596!, 240 588, 480 598, 720 580, 1000 576, 1240 584, 1604 572!, 1604 700!, -4 700!',
    ),
  );
  trunk(sheet, { x: 672, width: 66, foot: 640, seed: 3 });
  trunk(sheet, { x: 1330, width: 128, foot: 640, seed: 8 });
  trunk(sheet, { x: 1566, width: 96, foot: 660, seed: 12 });
  sheet.block(
    colours.leaf,
    outline(
      '-4 640!, 300 632, 600 648, 860 630, 1080 634, 1300 664, 1604 656!, 1604 910!, -4 910!',
    ),
  );
  sheet.block(
    colours.dune,
    outline(
      '1000 579!, 1022 579!, 1054 602, 1036 632, 1080 670, 1140 724, 1120 790, 1060 910!, 720 910!, 850 830, 930 770, 968 716, 950 662, 980 616, 1016 596',
    ),
  );
  sheet.strokes(
    brush('1364 384, 1250 402, 1120 380, 900 404', 13, { start: 1, end: 0.2, peak: 0.02 }),
  );
  pepperVine(sheet, '1304 690, 1362 590, 1298 480, 1360 370, 1302 260, 1346 160, 1310 60', {
    count: 15,
    scale: 1.1,
  });
  flycatcher(sheet, 1012, 383, 1.42);
  const pinna = pinnaSymbol(sheet, colours.lime, colours.moss);
  fern(sheet, { x: 690, y: 760, size: 170, pinna, fronds: [-1, -0.4, 0.25, 0.9] });
  fern(sheet, { x: 1420, y: 772, size: 180, pinna, fronds: [-1, -0.45, 0.2, 0.8] });
  const dark = pinnaSymbol(sheet, colours.moss, colours.leaf);
  fern(sheet, { x: 90, y: 800, size: 150, pinna: dark, fronds: [-0.8, 0, 0.8] });
  fern(sheet, { x: 400, y: 830, size: 140, pinna: dark, fronds: [-0.9, -0.3, 0.4, 1] });
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.5;
  disc(sheet, 392, 316, 184, { colour: colours.dawn, ring: colours.lime });
  farTrunks(sheet, colours.sage, 560, [
    [280, 18],
    [360, 15],
    [436, 20],
    [502, 14],
  ]);
  farTrunks(sheet, colours.moss, 576, [
    [40, 30],
    [228, 32],
    [318, 24],
    [474, 28],
    [548, 34],
    [766, 30],
  ]);
  sheet.block(
    colours.moss,
    outline('-4 566!, 120 556, 260 562, 400 558, 560 564, 700 556, 804 562!, 804 680!, -4 680!'),
  );
  trunk(sheet, { x: 136, width: 82, foot: 610, seed: 3 });
  trunk(sheet, { x: 660, width: 110, foot: 622, seed: 8 });
  sheet.block(
    colours.leaf,
    outline('-4 626!, 120 636, 260 612, 400 604, 540 622, 680 648, 804 636!, 804 1010!, -4 1010!'),
  );
  sheet.block(
    colours.dune,
    outline(
      '386 561!, 406 561!, 436 586, 420 616, 462 660, 476 716, 380 780, 180 840, -8 880!, -8 770!, 160 752, 300 716, 350 680, 350 634, 372 598, 402 578',
    ),
  );
  sheet.strokes(
    brush('694 360, 590 374, 470 352, 270 376', 13, { start: 1, end: 0.2, peak: 0.02 }),
  );
  pepperVine(sheet, '640 670, 688 570, 630 466, 686 360, 638 250, 676 150, 646 40', {
    count: 15,
    scale: 1.06,
  });
  flycatcher(sheet, 392, 356, 1.45);
  const dark = pinnaSymbol(sheet, colours.moss, colours.leaf);
  fern(sheet, { x: 110, y: 1010, size: 150, pinna: dark, fronds: [-0.8, -0.2, 0.4, 1] });
  fern(sheet, { x: 640, y: 1020, size: 170, pinna: dark, fronds: [-1, -0.4, 0.3, 0.9] });
  const pinna = pinnaSymbol(sheet, colours.lime, colours.moss);
  fern(sheet, { x: 128, y: 770, size: 150, pinna, fronds: [-0.9, -0.3, 0.3, 0.9] });
  fern(sheet, { x: 650, y: 800, size: 170, pinna, fronds: [-1, -0.4, 0.3, 0.9] });
}

export default {
  shows:
    'Early light in a forest of the Western Ghats: pepper climbs a trunk, a paradise flycatcher rests, a path leads on.',
  seed: 41,
  ground: colours.leaf,
  isDeep: true,
  grain: 0.35,
  views: { card, wide, tall },
} satisfies Scene;
