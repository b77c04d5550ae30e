import { colours } from '../colours.ts';
import { curve, outline, polygon } from '../geometry.ts';
import {
  azure,
  bellGable,
  blueDome,
  bougainvillea,
  house,
  islet,
  sailingBoat,
} from '../motifs/cyclades.ts';
import { birds } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** The slabs of the lane below the houses. */
function paving(sheet: Sheet) {
  const slabs = [
    '-6 479!, 34 478!, 40 488!, 12 491!, -6 490!',
    '39 478!, 76 479!, 70 489!, 45 488!',
    '81 478!, 128 478!, 124 490!, 96 487!, 75 489!',
    '133 478!, 194 478!, 190 488!, 160 491!, 129 490!',
    '-6 495!, 12 495!, 40 492!, 50 506!, -6 506!',
    '46 492!, 70 493!, 95 491!, 108 506!, 56 506!',
    '101 492!, 124 494!, 156 495!, 150 506!, 114 506!',
    '162 495!, 189 492!, 184 506!, 156 506!',
  ];
  sheet.block(colours.mist, slabs.map((slab) => outline(slab)).join(''));
}

function card(sheet: Sheet) {
  const { cloth, mist, rose, copper, wine } = colours;
  birds(sheet, [
    [104, 196, 1],
    [126, 184, 0.8],
    [84, 182, 0.7],
  ]);

  // The caldera: its far rim, the islet of lava in its middle, the sea.
  sheet.block(
    rose,
    outline(
      '-6 268!, 24 252!, 44 250, 60 259!, 90 256, 130 264, 176 262, 214 268, 406 270!, 406 284!, -6 284!',
    ),
  );
  sheet.block(azure, polygon('-4 272, 404 271, 404 504, -4 504'), { isFlat: true });
  sheet.block(wine, islet(74, 306));
  waves(sheet, {
    from: 288,
    to: 440,
    rows: 10,
    right: 250,
    size: 8,
    growth: 2,
    gaps: 0.34,
    seed: 4,
    lineWidth: 1.1,
    opacity: 0.8,
  });
  sailingBoat(sheet, 70, 364);

  // The cliff.
  sheet.block(
    copper,
    outline(
      '406 244!, 340 252, 262 330, 214 372, 170 404, 118 440, 60 466, -6 478!, -6 504!, 406 504!',
    ),
  );
  const gullies = [
    '250 346, 240 372, 226 392',
    '206 384, 200 404, 186 420',
    '158 416, 152 434, 140 448',
    '110 448, 104 462, 94 474',
  ];
  sheet.line(gullies.map((gully) => curve(gully)).join(''), 1.2, { colour: wine });

  // The village, from the back to the front.
  house(sheet, 322, 250, 60, 40, {
    vault: 8,
    windows: [
      [0.14, 0.4, 8, 12],
      [0.42, 0.4, 8, 12],
    ],
  });
  house(sheet, 368, 262, 50, 70, { windows: [[0.2, 0.66, 8, 12]] });
  house(sheet, 282, 300, 70, 44, { vault: 9, windows: [[0.12, 0.36, 9, 13]] });
  house(sheet, 206, 372, 164, 74, {
    side: 0.26,
    door: [0.46, 22, 34],
    windows: [[0.16, 0.42, 12, 18]],
  });
  blueDome(sheet, 284, 296);
  bellGable(sheet, 214, 300);
  house(sheet, 150, 420, 120, 52, {
    side: 0.2,
    windows: [
      [0.1, 0.36, 10, 15],
      [0.62, 0.36, 10, 15],
    ],
    door: [0.34, 18, 32],
  });
  house(sheet, 270, 446, 140, 78, {
    side: 0.2,
    vault: 13,
    windows: [[0.1, 0.5, 11, 16]],
    door: [0.44, 22, 42],
  });
  house(sheet, 70, 470, 128, 50, {
    side: 0.2,
    vault: 11,
    windows: [
      [0.12, 0.36, 10, 15],
      [0.5, 0.36, 10, 15],
    ],
  });

  // The lane with its steps.
  sheet.block(cloth, polygon('-4 474, 404 474, 404 504, -4 504'), { isFlat: true });
  sheet.line('M-4 474H404', 1.5);
  paving(sheet);
  sheet.block(cloth, polygon('208 446, 268 446, 306 506, 194 506'), { isFlat: true });
  sheet.block(mist, polygon('248 446, 268 446, 306 506, 276 506'), { isFlat: true });
  const steps = Array.from(
    { length: 5 },
    (_, index) => `M${210 - index * 3} ${450 + index * 11}h${54 + index * 8}`,
  );
  sheet.line(`${steps.join('')}M208 446l-16 58M268 446l38 58`, 1.2);
  bougainvillea(sheet, {
    bush: '306 504!, 302 486, 310 470, 320 452, 334 452, 344 436, 362 440, 376 430, 392 442, 404 444!, 404 504!',
    left: 310,
    right: 398,
    y: 500,
    height: 62,
    count: 44,
  });
}

export default {
  shows: 'A white village with a blue dome above the caldera of Santorini.',
  seed: 95,
  ground: '#f8dfc4',
  grain: 0.4,
  views: { card },
} satisfies Scene;
