import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, outline, type Point, points, rectangle } from '../geometry.ts';
import { deodarSymbol } from '../motifs/deodar.ts';
import { hillTemple, hillWalker, seatedMonk } from '../motifs/hillTemple.ts';
import { heightOf } from '../motifs/land.ts';
import { lowLight } from '../motifs/mist.ts';
import { birds } from '../motifs/sky.ts';
import { snows } from '../motifs/snows.ts';
import { seededRandom } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A ridge as far as its points go, down to `base`. */
function slope(sheet: Sheet, colour: string, ridge: string, base: number) {
  const all = points(ridge);
  const [first, last] = [all[0], all.at(-1)] as [Point, Point];
  sheet.block(colour, `${curve(all)}L${last[0]} ${base}L${first[0]} ${base}Z`);
}

interface Forest {
  ridge: string;
  left: number;
  right: number;
  rows: number;
  step: number;
  size: number;
  colour: string;
  seed: number;
}

/** Conifers on a slope from its crest down, each a tooth. */
function conifers(sheet: Sheet, { ridge, left, right, rows, step, size, colour, seed }: Forest) {
  const random = seededRandom(seed);
  const height = heightOf(ridge);
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let x = left + (row % 2) * step * 0.5; x < right; x += step * (0.6 + random())) {
      if (row > 0 && random() < 0.4) continue;
      const tall = size * (0.7 + random() * 0.6);
      const y = height(x) + 3 + row * size * 0.9 + random() * 4;
      const half = decimal(tall * 0.24);
      d += `M${Math.round(x)} ${Math.round(y)}l${half}-${decimal(tall)} ${half} ${decimal(tall)}z`;
    }
  }
  sheet.block(colour, d, { isFlat: true });
}

const [second, third] = [
  '-404 640, -260 622, -120 634, 40 606, 200 624, 360 592, 520 606, 680 556, 780 572, 900 530, 1010 548, 1130 520, 1290 540, 1440 500, 1604 520',
  '-404 700, -240 684, -60 700, 140 668, 320 690, 480 656, 600 676, 690 690, 800 640, 900 612, 1100 600, 1604 600',
];

/** As wide as the hero and as deep as the home page's screen. */
function hills(sheet: Sheet) {
  const { cloth, dawn, pool, sage, moss, leaf, pine, lagoon, dune, sand, madder } = colours;
  // The first light behind the range.
  lowLight(sheet, dawn, [
    [450, 1700, 500, 40],
    [500, 1700, 462, 28],
    [520, 1700, 430, 18],
    [570, 1700, 408, 11],
    [610, 1700, 392, 7],
  ]);
  birds(sheet, [
    [704, 236, 1],
    [732, 224, 0.8],
    [686, 222, 0.7],
  ]);
  snows(sheet, {
    base: 680,
    colour: '#e6ece2',
    shade: '#c3d5d3',
    glow: cloth,
    seed: 8,
    ridge:
      '-404 660, -330 646, -270 652, -180 634, -90 644, -10 620, 70 634, 160 606, 230 616, 330 584, 400 580, 476 486, 560 510, 610 416, 690 430, 760 360, 830 400, 960 330, 1010 352, 1090 280, 1160 350, 1264 330, 1310 360, 1400 300, 1500 372, 1560 340, 1604 380',
  });
  snows(sheet, {
    base: 680,
    shade: '#a3c0c2',
    ridge:
      '-404 670, -300 656, -220 662, -110 646, -20 650, 90 622, 170 630, 290 596, 350 600, 430 536, 516 540, 604 408, 650 428, 716 330, 748 350, 868 186, 924 290, 966 256, 1030 362, 1082 330, 1130 400, 1236 286, 1300 384, 1350 352, 1420 430, 1516 350, 1604 440',
  });

  // Three ridges, each nearer and darker.
  slope(
    sheet,
    pool,
    '-404 610, -280 596, -140 606, 20 580, 200 598, 360 566, 520 570, 660 516, 800 534, 940 482, 1060 506, 1200 470, 1340 496, 1480 456, 1604 470',
    720,
  );
  slope(sheet, sage, second, 1090);
  conifers(sheet, {
    ridge: second,
    left: -400,
    right: 1600,
    rows: 3,
    step: 17,
    size: 13,
    colour: moss,
    seed: 3,
  });
  slope(sheet, moss, third, 1090);
  conifers(sheet, {
    ridge: third,
    left: -400,
    right: 860,
    rows: 3,
    step: 24,
    size: 20,
    colour: leaf,
    seed: 6,
  });

  // The Ganges.
  sheet.block(
    lagoon,
    tube(
      '690 668, 640 684, 626 700, 664 716, 700 734, 660 764, 560 800, 470 860, 380 1090',
      (share) => 1.5 + share ** 1.4 * 56,
      22,
    ),
  );
  sheet.resist(
    curve('652 700, 672 714, 682 730') +
      curve('690 742, 650 772, 580 802') +
      curve('640 766, 560 806, 500 850'),
    1.3,
  );
  slope(sheet, leaf, '-404 800, -200 776, 0 790, 200 770, 340 790, 430 830, 540 1090', 1090);

  // The spur, a path up to its terrace.
  const spur =
    '530 1090!, 660 830, 740 752, 820 692, 890 652, 960 632, 1200 630, 1330 640, 1460 622, 1604 600!, 1604 1090!';
  sheet.block(leaf, outline(spur));
  sheet.block(
    pine,
    outline('960 1090!, 1080 830, 1180 760, 1290 716, 1430 680, 1604 650!, 1604 1090!'),
  );
  const path = outline(
    '984 640!, 1000 640!, 996 656, 958 668, 930 682, 960 700, 990 720, 968 750, 900 790, 860 850, 838 1090!, 726 1090!, 800 840, 850 780, 920 742, 936 722, 900 704, 872 686, 900 666, 960 652',
  );
  sheet.block(sand, path).line(path, 1);
  sheet.line(
    curve(
      '530 1090, 660 830, 740 752, 820 692, 890 652, 960 632, 1200 630, 1330 640, 1460 622, 1604 600',
    ),
    1.5,
  );
  const deodar = deodarSymbol(sheet);
  for (const [x, y, scale, scaleX] of [
    [1212, 640, 1.5, 1],
    [1404, 650, 3.3, 1],
    [1500, 640, 2.6, 1],
    [1282, 676, 2.9, -1],
    [1580, 680, 3.2, 1],
    [812, 716, 1.2, 1],
    [780, 742, 1.5, -1],
    [838, 726, 0.9, -1],
  ] as const) {
    sheet.put(deodar, { x, y, scale, scaleX });
  }
  sheet.shape(rectangle(912, 630, 246, 16), dune, 1.4);
  sheet.line('M912 638h246M950 638v8M1010 630v8M1040 638v8M1080 630v8M1104 638v8', 0.9);
  hillTemple(sheet, 1030, 628, 1.3);
  seatedMonk(sheet, 1140, 630, 1.3);
  hillWalker(sheet, 936, 684, { scale: 1.3 });
  hillWalker(sheet, 902, 698, { scale: 1.3, coat: lagoon, cap: madder });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  hills(sheet);
}

/** For a phone: a low one shows y 126 to 554. */
function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  sheet.scaled({ x: -630, y: -88, scale: 1 }, () => hills(sheet));
}

export default {
  shows:
    'The snows of Garhwal from a hill above Rishikesh, at sunrise; a small temple, the Ganges in its valley.',
  seed: 91,
  ground: '#cfe0df',
  grain: 0.5,
  subjects: [{ x: 885, y: 283, width: 275, height: 420 }],
  views: { hero, wide: hero, tall },
} satisfies Scene;
