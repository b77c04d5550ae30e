import { colours } from '../colours.ts';
import { curve, outline, place, polygon, rectangle } from '../geometry.ts';
import { floatingLamp } from '../motifs/floatingLamp.ts';
import { grove } from '../motifs/land.ts';
import { shikhara } from '../motifs/riverside.ts';
import { birds } from '../motifs/sky.ts';
import { storeyedTemple } from '../motifs/storeyedTemple.ts';
import { suspensionBridge } from '../motifs/suspensionBridge.ts';
import { glitter, waves } from '../motifs/water.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Guesthouses and ashrams on both banks, as blocks with their windows left free. */
function town(sheet: Sheet) {
  const { blush, rose, cloth, saffron, madder } = colours;
  const houses = [
    [-78, 358, 30, 38, cloth],
    [-48, 354, 26, 52, rose],
    [-22, 352, 22, 32, cloth],
    [2, 348, 30, 44, blush],
    [30, 344, 22, 30, cloth],
    [146, 344, 24, 34, cloth],
    [164, 336, 16, 22, rose],
    [228, 336, 20, 24, cloth],
    [244, 342, 22, 36, blush],
    [330, 352, 26, 50, cloth],
    [352, 354, 28, 36, rose],
    [376, 356, 28, 52, blush],
    [406, 360, 24, 38, cloth],
    [430, 362, 30, 50, rose],
    [460, 364, 34, 36, cloth],
  ] as const;
  let panes = '';
  for (const [x, y, width, height, colour] of houses) {
    sheet.block(colour, rectangle(x, y - height, width, height));
    for (let up = 10; up < height - 3; up += 9) {
      for (let across = 4; across < width - 4; across += 7) {
        panes += rectangle(x + across, y - up - 1, 3, 5);
      }
    }
  }
  sheet.block(colours.lagoon, panes, { isFlat: true, isFine: true });
  sheet.block(madder, rectangle(2, 302, 30, 2.4) + rectangle(376, 302, 28, 2.4));
  sheet.block(saffron, rectangle(146, 309, 24, 2.4) + rectangle(330, 301, 26, 2.4));
}

/** As wide as the landscape view needs; an arch shows x from 0 to 400. `reach` is that of the bridge's deck. */
function valley(sheet: Sheet, reach: number) {
  const { pool, mist, sage, moss, sand, lagoon, blush, rose, saffron } = colours;
  birds(sheet, [
    [276, 100, 0.8],
    [292, 91, 0.6],
  ]);

  // The hills of the valley; the last light is on those far away.
  for (const [ridge, colour] of [
    ['-100 96, 20 120, 86 158, 132 132, 176 108, 214 96, 246 118, 300 164, 380 140, 504 80', blush],
    [
      '-100 160, 40 140, 96 176, 150 214, 190 196, 236 168, 276 150, 330 176, 420 150, 504 130',
      mist,
    ],
    [
      '-100 216, 0 206, 70 190, 130 216, 186 250, 226 262, 262 240, 318 206, 404 190, 504 182',
      pool,
    ],
  ] as const) {
    sheet.block(colour, `${curve(ridge)}V360H-100z`);
    sheet.line(curve(ridge), 1.6, { colour: saffron });
  }
  const near = '-100 108, -4 150, 30 156, 64 190, 104 230, 150 272, 216 322';
  const far = '184 324, 238 290, 284 252, 322 220, 360 184, 404 168, 504 118';
  sheet.block(sage, `${curve(far)}V376H184z`);
  sheet.block(moss, `M-100 376${curve(near).replace('M', 'L')}V376z`);
  grove(sheet, { ridge: near, left: -90, right: 150, rows: 9, step: 18, seed: 3 });
  grove(sheet, { ridge: far, left: 262, right: 490, rows: 9, step: 19, seed: 6, colour: moss });

  // The river comes round the foot of the hills.
  sheet.block(
    sand,
    outline(
      '-100 380!, -6 366, 70 352, 140 336, 190 322!, 214 322!, 262 336, 330 350, 406 362, 504 376!, 504 430!, -100 430!',
    ),
    { isFlat: true },
  );
  sheet.block(
    lagoon,
    outline(
      '194 322!, 212 322!, 208 332, 236 346, 300 366, 352 384, 406 392, 504 404!, 504 504!, -100 504!, -100 418!, -6 404, 56 390, 120 370, 176 346, 190 334',
    ),
    { isFlat: true },
  );
  town(sheet);
  storeyedTemple(sheet, 112, 346, 68, { storeys: 8, height: 16.5 });
  shikhara(sheet, 290, 346, 58, { hasFlag: true });
  shikhara(sheet, 317, 350, 40);
  shikhara(sheet, 264, 342, 34);
  waves(sheet, {
    left: -90,
    from: 408,
    to: 494,
    rows: 6,
    size: 12,
    growth: 1.8,
    gaps: 0.32,
    seed: 12,
    lineWidth: 1.2,
  });
  glitter(sheet, { x: 204, from: 336, to: 402, farWidth: 5, nearWidth: 30 });

  // The steps under the bridge's towers.
  const steps = [
    [104, 388],
    [94, 399],
    [83, 410],
    [71, 421],
  ] as const;
  for (const scaleX of [1, -1]) {
    for (const [index, [x, y]] of steps.entries()) {
      const step = place(`-100 ${y}, ${x} ${y}, ${x - 3} ${y + 13}, -100 ${y + 13}`, {
        x: scaleX > 0 ? 0 : 404,
        scaleX,
      });
      sheet.shape(polygon(step), index % 2 ? rose : blush, 1.2);
    }
  }
  suspensionBridge(sheet, {
    left: 54,
    right: 350,
    deck: 334,
    top: 178,
    sag: 314,
    foot: 390,
    reach,
    walkers: [
      [122, colours.madder],
      [135, colours.cloth],
      [196, colours.saffron],
      [252, colours.indigo],
      [264, colours.madder, 0.8],
      [298, colours.cloth],
    ],
  });
  floatingLamp(sheet, 142, 448, 0.98);
  floatingLamp(sheet, 264, 474, 1.14);
  floatingLamp(sheet, 302, 426, 0.7);
}

function card(sheet: Sheet) {
  valley(sheet, 70);
}

function landscape(sheet: Sheet) {
  sheet.scaled({ x: 85, y: -72, scale: 1.16 }, () => valley(sheet, 140));
}

export default {
  shows: 'Rishikesh: the footbridge over the Ganges where it leaves the hills, and lamps afloat.',
  seed: 71,
  ground: '#f4e2c0',
  views: { card, landscape },
} satisfies Scene;
