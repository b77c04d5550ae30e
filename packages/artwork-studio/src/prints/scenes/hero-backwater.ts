/** A kettuvallam on the backwaters of Kerala, under coconut palms, in the morning. */

import { colours } from '../colours.ts';
import { outline, rectangle } from '../geometry.ts';
import { coconutPalm, palmCrownSymbol, palmMirrored } from '../motifs/coconutPalm.ts';
import { kettuvallam, kettuvallamMirrored } from '../motifs/kettuvallam.ts';
import { grove, hill } from '../motifs/land.ts';
import { kingfisher, lilyPadSymbol, lilySymbol } from '../motifs/lilies.ts';
import { mirror } from '../motifs/mirror.ts';
import { mist } from '../motifs/mist.ts';
import { birds, disc } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const fog = { colour: colours.cloth, opacity: 0.62 };

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const water = 566;
  disc(sheet, 1120, 380, 160);
  birds(sheet, [
    [1400, 290, 1],
    [1430, 276, 0.8],
    [1376, 272, 0.7],
  ]);

  // The far bank: palms without key lines.
  const far = palmCrownSymbol(sheet, {
    colour: colours.pool,
    shade: colours.pool,
    hasLines: false,
  });
  hill(
    sheet,
    colours.pool,
    '-4 548, 140 538, 320 546, 520 536, 700 544, 860 534, 1604 536',
    water + 2,
  );
  for (const [x, y, scale] of [
    [820, 470, 0.42],
    [1420, 460, 0.5],
  ] as const) {
    coconutPalm(sheet, {
      spine: [
        [x - 12 * scale, 546],
        [x - 8 * scale, (546 + y) / 2],
        [x, y],
      ],
      crown: far,
      scale,
      trunk: colours.pool,
      isFar: true,
    });
  }
  mist(
    sheet,
    [
      { x: 300, y: 540, length: 620, bar: 14 },
      { x: 780, y: 520, length: 300, bar: 12 },
    ],
    fog,
  );

  // The near bank and its palms.
  const crown = palmCrownSymbol(sheet);
  const palms = [
    ['926 566, 916 470, 934 384', 0.86, 1],
    ['1010 566, 1030 430, 1012 296', 1.1, -1],
    ['1266 566, 1256 420, 1286 276', 1.15, 1],
    ['1376 566, 1392 470, 1380 372', 0.95, -1],
    ['1500 566, 1486 410, 1518 250', 1.25, -1],
  ] as const;
  const bank =
    '860 570!, 880 552, 960 546, 1080 552, 1200 544, 1340 548, 1480 538, 1610 542!, 1610 572!';
  sheet.block(colours.leaf, outline(bank));
  const ridge = '870 556, 1604 540';
  grove(sheet, {
    ridge: '1190 530, 1604 524',
    left: 1190,
    right: 1590,
    rows: 2,
    step: 13,
    size: 7,
    colour: colours.moss,
  });
  grove(sheet, {
    ridge,
    left: 880,
    right: 1590,
    rows: 1,
    step: 16,
    size: 8,
    colour: colours.pine,
    seed: 6,
  });
  for (const [spine, scale, scaleX] of palms) coconutPalm(sheet, { spine, crown, scale, scaleX });

  // The water.
  sheet.block(colours.lagoon, rectangle(-4, water, 1608, 340), { isFlat: true });
  mirror(
    sheet,
    [
      { colour: colours.leaf, outline: bank },
      ...palms.flatMap(([spine, scale]) => palmMirrored(spine, scale)),
    ],
    { from: water, to: 904, step: 6, growth: 2.4, squeeze: 0.8, stray: 12 },
  );
  waves(sheet, {
    from: 590,
    to: 880,
    rows: 9,
    right: 760,
    size: 15,
    growth: 2,
    gaps: 0.74,
    seed: 19,
    opacity: 0.7,
  });
  mirror(sheet, kettuvallamMirrored(1110, 628, 1.72), {
    from: 631,
    to: 780,
    step: 6,
    growth: 1.6,
    squeeze: 0.8,
    stray: 12,
  });
  sheet.scaled({ x: 1110, y: 628, scale: 1.72 }, () => kettuvallam(sheet, 0, 0));
  kingfisher(sheet, 862, 672, 78, 1.2, -1);
  waves(sheet, {
    from: 660,
    to: 880,
    rows: 6,
    left: 730,
    right: 1300,
    size: 18,
    growth: 1.8,
    gaps: 0.8,
    seed: 5,
    opacity: 0.7,
  });
  const pad = lilyPadSymbol(sheet);
  for (const [x, y, scale, scaleX] of [
    [1476, 692, 0.8, 1],
    [1562, 710, 1, -1],
    [1390, 738, 0.9, -1],
    [1500, 764, 1.2, 1],
    [1300, 792, 0.9, 1],
    [1596, 806, 1.3, 1],
    [1400, 816, 1.2, -1],
  ] as const) {
    sheet.put(pad, { x, y, scale, scaleX });
  }
  const lily = lilySymbol(sheet);
  sheet.put(lily, { x: 1534, y: 700 });
  sheet.put(lily, { x: 1440, y: 746, scale: 1.15 });
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  const water = 470;
  disc(sheet, 400, 286, 158);
  const far = palmCrownSymbol(sheet, {
    colour: colours.pool,
    shade: colours.pool,
    hasLines: false,
  });
  hill(sheet, colours.pool, '-4 450, 120 442, 300 450, 520 440, 804 446', water + 2);
  for (const [x, y, scale] of [
    [120, 366, 0.46],
    [176, 384, 0.4],
  ] as const) {
    coconutPalm(sheet, {
      spine: [
        [x - 10 * scale, 450],
        [x - 8 * scale, (450 + y) / 2],
        [x, y],
      ],
      crown: far,
      scale,
      trunk: colours.pool,
      isFar: true,
    });
  }
  mist(sheet, [{ x: 150, y: 430, length: 320, bar: 13 }], fog);
  const crown = palmCrownSymbol(sheet);
  const palms = [
    ['246 470, 232 370, 252 274', 0.95, 1],
    ['330 470, 352 310, 330 184', 1.2, -1],
    ['560 470, 546 330, 578 206', 1.15, 1],
    ['654 470, 672 370, 658 300', 0.9, -1],
  ] as const;
  const bank = '190 474!, 210 456, 290 450, 420 456, 560 448, 700 452, 810 444!, 810 476!';
  sheet.block(colours.leaf, outline(bank));
  grove(sheet, {
    ridge: '540 434, 804 430',
    left: 540,
    right: 800,
    rows: 2,
    step: 13,
    size: 7,
    colour: colours.moss,
  });
  for (const [spine, scale, scaleX] of palms) coconutPalm(sheet, { spine, crown, scale, scaleX });

  sheet.block(colours.lagoon, rectangle(-4, water, 808, 540), { isFlat: true });
  mirror(
    sheet,
    [
      { colour: colours.leaf, outline: bank },
      ...palms.flatMap(([spine, scale]) => palmMirrored(spine, scale)),
    ],
    {
      from: water,
      to: 700,
      step: 6,
      growth: 1.8,
      squeeze: 0.62,
      stray: 12,
    },
  );
  mirror(sheet, kettuvallamMirrored(402, 540, 1.76), {
    from: 543,
    to: 640,
    step: 6,
    growth: 1.4,
    squeeze: 0.6,
    stray: 12,
  });
  sheet.scaled({ x: 402, y: 540, scale: 1.76 }, () => kettuvallam(sheet, 0, 0));
  waves(sheet, {
    from: 570,
    to: 985,
    rows: 11,
    size: 17,
    growth: 1.7,
    gaps: 0.78,
    seed: 9,
    opacity: 0.6,
  });
}

/** Closer: in an arch no words need room below. */
function card(sheet: Sheet) {
  sheet.scaled({ x: -41, y: 0, scale: 0.6 }, () => tall(sheet));
}

export default { seed: 83, ground: '#d9e3d3', views: { card, wide, tall } } satisfies Scene;
