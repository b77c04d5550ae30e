import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, line, outline, rectangle } from '../geometry.ts';
import { sitter } from '../motifs/boatman.ts';
import { deodarSymbol } from '../motifs/deodar.ts';
import { temple } from '../motifs/ghat.ts';
import { grove, hill } from '../motifs/land.ts';
import { mist } from '../motifs/mist.ts';
import { birds, disc } from '../motifs/sky.ts';
import { snows } from '../motifs/snows.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const fog = { colour: '#f3f0e3' };

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  disc(sheet, 1120, 318, 138, { colour: colours.saffron, ring: colours.copper, rays: 72 });
  birds(sheet, [
    [1440, 262, 1.1],
    [1470, 248, 0.9],
    [1414, 246, 0.7],
  ]);

  // The snows and the foothills, with the night's mist between them.
  snows(sheet, {
    base: 620,
    ridge:
      '-6 566, 80 552, 150 564, 240 542, 330 558, 430 524, 500 540, 580 498, 640 518, 726 466, 780 480, 872 350, 926 376, 1006 254, 1050 296, 1104 236, 1170 310, 1216 280, 1290 372, 1350 330, 1430 410, 1500 370, 1606 440',
  });
  hill(
    sheet,
    colours.pool,
    '-6 560, 120 536, 240 556, 400 520, 540 548, 680 500, 820 536, 960 486, 1100 528, 1260 480, 1420 524, 1606 490',
    720,
  );
  mist(
    sheet,
    [
      { x: 300, y: 566, length: 700, bar: 15, bars: 3 },
      { x: 980, y: 552, length: 520, bar: 15, bars: 3 },
    ],
    fog,
  );
  const second =
    '-6 622, 140 596, 300 620, 460 592, 620 612, 760 566, 900 590, 1060 552, 1300 560, 1606 540';
  hill(sheet, colours.sage, second, 910);
  grove(sheet, {
    ridge: second,
    left: 640,
    right: 1180,
    rows: 4,
    step: 18,
    size: 5.4,
    colour: colours.moss,
  });
  hill(
    sheet,
    colours.moss,
    '-6 690, 120 668, 280 676, 420 650, 540 672, 620 700, 700 670, 820 640, 960 646, 1200 640, 1606 640',
    910,
  );
  grove(sheet, {
    ridge: '660 690, 820 646, 1000 648',
    left: 690,
    right: 1000,
    rows: 5,
    step: 19,
    size: 6,
  });

  // The Ganges.
  sheet.block(
    colours.lagoon,
    tube(
      '716 614, 664 636, 648 662, 716 688, 766 726, 700 780, 586 836, 540 912',
      (share) => 1.5 + share ** 1.5 * 62,
      22,
    ),
  );
  sheet.resist(
    curve('690 682, 740 704, 758 728') +
      curve('776 740, 740 776, 680 804') +
      curve('716 742, 680 780, 610 812, 570 852') +
      curve('640 830, 600 862, 584 900'),
    1.3,
  );
  hill(sheet, colours.leaf, '-6 800, 160 770, 320 784, 440 820, 540 880, 600 912, 1606 960', 960);

  // The spur with the temple.
  const spur =
    '806 912!, 840 830, 910 752, 990 700, 1080 662, 1160 636, 1260 626, 1380 632, 1490 620, 1606 600!, 1606 912!';
  sheet.block(colours.leaf, outline(spur));
  sheet.block(
    colours.pine,
    outline('1180 912!, 1240 820, 1300 740, 1370 690, 1470 660, 1606 640!, 1606 912!'),
  );
  grove(sheet, {
    ridge: '900 780, 1000 712, 1100 674, 1240 650',
    left: 920,
    right: 1200,
    rows: 6,
    step: 24,
    size: 6,
    colour: colours.moss,
    seed: 11,
  });
  sheet.line(
    curve(
      '806 912, 840 830, 910 752, 990 700, 1080 662, 1160 636, 1260 626, 1380 632, 1490 620, 1606 600',
    ),
    1.5,
  );
  const deodar = deodarSymbol(sheet);
  for (const [x, y, scale] of [
    [1350, 650, 1.5],
    [1560, 640, 3],
    [1440, 660, 2.3],
    [1500, 690, 1.9],
    [1590, 730, 2.2],
  ] as const) {
    sheet.put(deodar, { x, y, scale });
  }
  const terrace = rectangle(1112, 622, 196, 22);
  sheet.shape(terrace, colours.dune, 1.4);
  sheet.line(
    line(1112, 632, 1308, 632) +
      line(1160, 632, 1160, 644) +
      line(1220, 632, 1220, 644) +
      line(1270, 632, 1270, 644),
    0.9,
  );
  temple(sheet, 1220, 622, 176, {
    colour: colours.cloth,
    shade: colours.dune,
    rib: colours.copper,
  });
  sitter(sheet, 1140, 616, { scale: 1.5, scaleX: -1, shirt: colours.saffron });
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  disc(sheet, 420, 258, 128, { colour: colours.saffron, ring: colours.copper, rays: 72 });
  birds(sheet, [
    [180, 200, 1.2],
    [212, 184, 1],
  ]);
  snows(sheet, {
    base: 560,
    ridge:
      '-6 400, 70 344, 120 372, 206 290, 254 330, 332 214, 372 250, 424 192, 488 262, 530 236, 600 320, 660 280, 730 350, 770 320, 806 352',
  });
  hill(sheet, colours.pool, '-6 430, 120 400, 240 432, 380 390, 520 428, 660 388, 806 420', 600);
  mist(
    sheet,
    [
      { x: 210, y: 440, length: 460, bar: 16 },
      { x: 640, y: 430, length: 300, bar: 14 },
    ],
    fog,
  );
  const second = '-6 492, 120 468, 260 490, 400 462, 560 474, 806 460';
  hill(sheet, colours.sage, second, 760);
  grove(sheet, {
    ridge: second,
    left: 20,
    right: 420,
    rows: 4,
    step: 18,
    size: 5.4,
    colour: colours.moss,
  });
  hill(sheet, colours.moss, '-6 540, 120 520, 240 536, 340 552, 480 540, 806 530', 1004);
  grove(sheet, {
    ridge: '-6 544, 120 524, 240 540, 340 556',
    left: 10,
    right: 330,
    rows: 5,
    step: 19,
    size: 6,
  });
  const spur =
    '40 1004!, 130 860, 220 730, 290 640, 340 590, 400 548, 470 528, 560 522, 680 520, 806 506!, 806 1004!';
  sheet.block(colours.leaf, outline(spur));
  sheet.block(
    colours.pine,
    outline('340 1004!, 420 820, 500 700, 560 620, 640 570, 720 548, 806 534!, 806 1004!'),
  );
  sheet.line(
    curve(
      '40 1004, 130 860, 220 730, 290 640, 340 590, 400 548, 470 528, 560 522, 680 520, 806 506',
    ),
    1.5,
  );
  const deodar = deodarSymbol(sheet);
  for (const [x, y, scale] of [
    [588, 544, 1.6],
    [682, 540, 2.6],
    [634, 566, 2],
    [742, 560, 2.2],
  ] as const) {
    sheet.put(deodar, { x, y, scale });
  }
  sheet.shape(rectangle(362, 520, 184, 22), colours.dune, 1.4);
  sheet.line('M362 530h184M410 530v12M466 530v12M514 530v12', 0.9);
  temple(sheet, 462, 520, 168, { colour: colours.cloth, shade: colours.dune, rib: colours.copper });
  sitter(sheet, 388, 514, { scale: 1.45, scaleX: -1, shirt: colours.saffron });

  mist(sheet, [{ x: 130, y: 640, length: 340, bar: 16, bars: 2 }], fog);
}

export default {
  shows:
    'The snows of Garhwal from a hill above Rishikesh, at sunrise; a small temple, the Ganges in its valley.',
  seed: 91,
  ground: '#cfe0df',
  grain: 0.5,
  views: { wide, tall },
} satisfies Scene;
