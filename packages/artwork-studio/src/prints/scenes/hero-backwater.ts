import { colours } from '../colours.ts';
import { outline, rectangle } from '../geometry.ts';
import { coconutPalm, palmCrownSymbol, palmMirrored } from '../motifs/coconutPalm.ts';
import { backwaterFrieze } from '../motifs/friezes.ts';
import { kettuvallam, kettuvallamMirrored } from '../motifs/kettuvallam.ts';
import { grove, hill } from '../motifs/land.ts';
import { kingfisher, lilyPadSymbol, lilySymbol } from '../motifs/lilies.ts';
import { mirror } from '../motifs/mirror.ts';
import { mist } from '../motifs/mist.ts';
import { birds, disc } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const fog = { colour: colours.cloth, opacity: 0.62 };

/** Waves placed by hand: where, and half how long. */
function ripples(sheet: Sheet, places: readonly (readonly [x: number, y: number, half: number])[]) {
  const d = places.map(
    ([x, y, half]) => `M${x - 2 * half} ${y}q${half} ${half * 0.72} ${2 * half} 0t${2 * half} 0`,
  );
  sheet.resist(d.join(''), 1.3, { opacity: 0.7 });
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const water = 612;
  disc(sheet, 1120, 422, 160);
  birds(sheet, [
    [812, 372, 1],
    [840, 358, 0.8],
    [790, 356, 0.7],
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
    '-4 594, 140 584, 320 592, 520 582, 700 590, 860 580, 1604 582',
    water + 2,
  );
  for (const [x, y, scale] of [
    [820, 516, 0.42],
    [1420, 506, 0.5],
  ] as const) {
    coconutPalm(sheet, {
      spine: [
        [x - 12 * scale, 592],
        [x - 8 * scale, (592 + y) / 2],
        [x, y],
      ],
      crown: far,
      scale,
      trunk: colours.pool,
      isFar: true,
    });
  }
  mist(sheet, [{ x: 800, y: 566, length: 240, bar: 12 }], fog);

  // The near bank and its palms.
  const crown = palmCrownSymbol(sheet);
  const palms = [
    ['926 612, 916 516, 934 430', 0.86, 1],
    ['1010 612, 1030 476, 1012 342', 1.1, -1],
    ['1266 612, 1256 466, 1286 322', 1.15, 1],
    ['1376 612, 1392 516, 1380 418', 0.95, -1],
    ['1500 612, 1486 456, 1518 296', 1.25, -1],
  ] as const;
  const bank =
    '860 616!, 880 598, 960 592, 1080 598, 1200 590, 1340 594, 1480 584, 1610 588!, 1610 618!';
  sheet.block(colours.leaf, outline(bank));
  const ridge = '870 602, 1604 586';
  grove(sheet, {
    ridge: '1190 576, 1604 570',
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
  mirror(sheet, kettuvallamMirrored(1110, 674, 1.72), {
    from: 677,
    to: 826,
    step: 6,
    growth: 1.6,
    squeeze: 0.8,
    stray: 12,
  });
  sheet.scaled({ x: 1110, y: 674, scale: 1.72 }, () => kettuvallam(sheet, 0, 0));
  ripples(sheet, [
    [96, 656, 15],
    [438, 648, 14],
    [640, 690, 17],
    [268, 700, 17],
    [724, 762, 20],
    [496, 804, 23],
    [860, 836, 22],
    [1180, 852, 22],
  ]);
  const pad = lilyPadSymbol(sheet);
  for (const [x, y, scale, scaleX] of [
    [1476, 732, 0.8, 1],
    [1562, 750, 1, -1],
    [1390, 778, 0.9, -1],
    [1500, 804, 1.2, 1],
    [1596, 836, 1.3, 1],
    [1400, 850, 1.2, -1],
    [56, 748, 0.8, 1],
    [164, 776, 1, -1],
    [60, 812, 1.2, 1],
    [262, 826, 1.1, 1],
    [150, 862, 1.3, -1],
    [372, 868, 1.2, -1],
  ] as const) {
    sheet.put(pad, { x, y, scale, scaleX });
  }
  const lily = lilySymbol(sheet);
  sheet.put(lily, { x: 1534, y: 740 });
  sheet.put(lily, { x: 1440, y: 786, scale: 1.15 });
  sheet.put(lily, { x: 114, y: 786, scale: 1.1 });
  sheet.put(lily, { x: 316, y: 842, scale: 1.25 });
  kingfisher(sheet, 426, 812, 58, 0.8, -1);
}

/** Upright, 800 wide, with some water on its sides. */
function lagoon(sheet: Sheet) {
  sheet.lineScale = 1.3;
  const water = 470;
  disc(sheet, 400, 286, 158);
  const far = palmCrownSymbol(sheet, {
    colour: colours.pool,
    shade: colours.pool,
    hasLines: false,
  });
  hill(sheet, colours.pool, '-70 452, 120 442, 300 450, 520 440, 880 446', water + 2);
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
  const bank = '190 474!, 210 456, 290 450, 420 456, 560 448, 700 452, 880 444!, 880 476!';
  sheet.block(colours.leaf, outline(bank));
  grove(sheet, {
    ridge: '540 434, 880 430',
    left: 540,
    right: 870,
    rows: 2,
    step: 13,
    size: 7,
    colour: colours.moss,
  });
  for (const [spine, scale, scaleX] of palms) coconutPalm(sheet, { spine, crown, scale, scaleX });

  sheet.block(colours.lagoon, rectangle(-70, water, 950, 700), { isFlat: true });
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
    left: -60,
    right: 860,
    rows: 11,
    size: 17,
    growth: 1.7,
    gaps: 0.78,
    seed: 9,
    opacity: 0.6,
  });
}

/** A low phone shows y 126 to 554. */
function tall(sheet: Sheet) {
  sheet.scaled({ x: 48, y: 40, scale: 0.88 }, () => lagoon(sheet));
}

/** Closer, in an arch. */
function card(sheet: Sheet) {
  sheet.scaled({ x: -41, y: 0, scale: 0.6 }, () => lagoon(sheet));
}

export default {
  shows: 'A kettuvallam on the backwaters of Kerala, under coconut palms, in the morning.',
  seed: 83,
  ground: '#d9e3d3',
  views: { card, wide, tall, frieze: backwaterFrieze },
} satisfies Scene;
