import { colours } from '../colours.ts';
import { line, rectangle } from '../geometry.ts';
import { pilgrim } from '../motifs/boatman.ts';
import { chhatri } from '../motifs/chhatri.ts';
import { ferry, ferryOutline, mooredBoat } from '../motifs/ferry.ts';
import { floatingLampSymbol } from '../motifs/floatingLamp.ts';
import { ghatSteps, ghatUmbrella, riverPalace, temple } from '../motifs/ghat.ts';
import { hill } from '../motifs/land.ts';
import { mirror } from '../motifs/mirror.ts';
import { birds, disc } from '../motifs/sky.ts';
import { waves } from '../motifs/water.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

const { amber, copper, madder, rose, saffron, wine, night, teal, ochre } = colours;

const dusk = { colour: madder, shade: wine, cornice: copper, frame: copper, inside: saffron };
const dark = { colour: '#8c3524', shade: '#5c1f16', cornice: madder, frame: madder, inside: amber };
const evening = { colour: rose, shade: copper, rib: wine };

/** Lamps for the ancestors, in baskets on bamboo poles. */
function skyLamps(
  sheet: Sheet,
  lamps: readonly (readonly [x: number, y: number, height: number])[],
  scale = 1,
) {
  for (const [x, y, height] of lamps) {
    sheet.line(
      line(x, y, x, y - height) + line(x, y - height, x + 18 * scale, y - height + 4 * scale),
      1.6,
      { colour: ochre },
    );
    sheet.line(
      line(x + 18 * scale, y - height + 4 * scale, x + 18 * scale, y - height + 12 * scale),
      1,
      { colour: ochre },
    );
    sheet.shape(
      rectangle(x + 12 * scale, y - height + 12 * scale, 12 * scale, 14 * scale),
      saffron,
      1,
    );
  }
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const river = 606;
  disc(sheet, 1090, 388, 168, { colour: amber, ring: copper, rays: 84 });
  birds(sheet, [
    [1330, 250, 1],
    [1358, 236, 0.8],
  ]);
  hill(sheet, '#5c1f16', '-4 578, 200 570, 420 578, 640 566, 800 572, 1604 560', river + 4);

  // The city.
  for (const x of [846, 944]) chhatri(sheet, x, 392, { width: 42, colour: copper, shade: madder });
  riverPalace(sheet, { ...dark, left: 820, right: 970, top: 392, foot: 520 });
  for (const x of [1244, 1340])
    chhatri(sheet, x, 352, { width: 44, colour: copper, shade: madder });
  riverPalace(sheet, { ...dusk, left: 1216, right: 1370, top: 350, foot: 520 });
  temple(sheet, 1014, 520, 140, { colour: copper, shade: madder, rib: wine });
  temple(sheet, 1112, 520, 240, evening);
  temple(sheet, 1404, 520, 150, { colour: copper, shade: madder, rib: wine });
  riverPalace(sheet, { ...dark, left: 1450, right: 1624, top: 318, foot: 520 });

  // The steps.
  sheet.block(night, rectangle(-4, river, 1608, 300), { isFlat: true });
  ghatSteps(sheet, {
    top: 516,
    foot: 640,
    left: 800,
    leftFoot: 730,
    count: 7,
    colour: copper,
    shade: madder,
  });
  skyLamps(sheet, [
    [880, 560, 150],
    [1310, 590, 180],
    [1534, 570, 170],
  ]);
  ghatUmbrella(sheet, 980, 606, 120, { turn: -10, colour: saffron, shade: copper });
  ghatUmbrella(sheet, 1250, 622, 130, { turn: 8, colour: rose, shade: copper });
  ghatUmbrella(sheet, 1470, 600, 120, { turn: -8, colour: saffron, shade: copper });
  for (const [x, y, shirt] of [
    [850, 612, saffron],
    [876, 612, colours.cloth],
    [1060, 584, colours.cloth],
    [1090, 620, colours.lagoon],
    [1180, 590, saffron],
    [1390, 610, colours.cloth],
    [1560, 628, saffron],
  ] as const) {
    pilgrim(sheet, x, y, { scale: 1.25, scaleX: x % 4 ? 1 : -1, shirt });
  }

  // The river.
  waves(sheet, {
    from: 630,
    to: 880,
    rows: 8,
    right: 720,
    size: 15,
    growth: 1.8,
    gaps: 0.78,
    seed: 19,
    opacity: 0.35,
  });
  mirror(
    sheet,
    [
      {
        colour: teal,
        outline:
          '750 640, 820 470, 970 470, 1010 500, 1060 500, 1080 420, 1140 420, 1170 500, 1216 450, 1370 450, 1400 510, 1450 430, 1624 430, 1624 640',
      },
    ],
    { from: 642, to: 900, step: 6, growth: 2.2, squeeze: 0.9, stray: 14 },
  );
  mirror(
    sheet,
    [
      {
        colour: copper,
        outline: '1046 640, 1030 560, 1066 470, 1090 330, 1114 470, 1150 560, 1134 640',
      },
      { colour: amber, outline: '1070 640, 1064 560, 1090 380, 1116 560, 1110 640' },
    ],
    { from: 642, to: 900, step: 8, growth: 1.8, squeeze: 0.9, stray: 40, seed: 8 },
  );
  mooredBoat(sheet, 1240, 664, { scale: 1.2, hull: madder, band: saffron });
  mooredBoat(sheet, 1476, 668, { scale: 1.25, hull: colours.lagoon, band: colours.cloth });
  mirror(sheet, [{ colour: '#081f25', outline: ferryOutline(900, 676, 1.3) }], {
    from: 688,
    to: 740,
    step: 5,
    stray: 9,
  });
  ferry(sheet, 900, 676, { scale: 1.3, passengers: 3, hull: copper });
  const lamp = floatingLampSymbol(sheet);
  for (const [x, y, scale] of [
    [1090, 684, 0.8],
    [1150, 706, 0.9],
    [1064, 716, 1],
    [1330, 712, 0.9],
    [1240, 738, 1.1],
    [1120, 760, 1.2],
    [1420, 752, 1.2],
    [980, 776, 1.2],
    [1300, 790, 1.4],
    [1540, 742, 1],
  ] as const) {
    sheet.put(lamp, { x, y, scale });
  }
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  const river = 520;
  disc(sheet, 412, 290, 150, { colour: amber, ring: copper, rays: 84 });
  hill(sheet, '#5c1f16', '-4 470, 200 462, 804 466', river + 4);
  for (const x of [150, 238]) chhatri(sheet, x, 316, { width: 42, colour: copper, shade: madder });
  riverPalace(sheet, { ...dark, left: 124, right: 264, top: 316, foot: 426 });
  for (const x of [572, 664]) chhatri(sheet, x, 280, { width: 44, colour: copper, shade: madder });
  riverPalace(sheet, { ...dusk, left: 546, right: 690, top: 278, foot: 426 });
  riverPalace(sheet, { ...dark, left: 704, right: 820, top: 300, foot: 426 });
  temple(sheet, 306, 426, 130, { colour: copper, shade: madder, rib: wine });
  temple(sheet, 420, 426, 226, evening);
  sheet.block(night, rectangle(-4, river, 808, 500), { isFlat: true });
  ghatSteps(sheet, {
    top: 422,
    foot: 530,
    left: 90,
    leftFoot: 30,
    count: 7,
    colour: copper,
    shade: madder,
  });
  skyLamps(sheet, [
    [180, 470, 140],
    [620, 480, 160],
  ]);
  ghatUmbrella(sheet, 270, 506, 112, { turn: -10, colour: saffron, shade: copper });
  ghatUmbrella(sheet, 560, 512, 118, { turn: 8, colour: rose, shade: copper });
  for (const [x, y, shirt] of [
    [160, 510, saffron],
    [184, 510, colours.cloth],
    [370, 486, colours.cloth],
    [460, 512, colours.lagoon],
    [650, 500, saffron],
  ] as const) {
    pilgrim(sheet, x, y, { scale: 1.2, scaleX: x % 4 ? 1 : -1, shirt });
  }
  mirror(
    sheet,
    [
      {
        colour: teal,
        outline:
          '20 530, 90 430, 124 380, 264 380, 300 420, 380 420, 400 330, 440 330, 470 420, 546 360, 690 360, 704 380, 820 380, 820 530',
      },
    ],
    { from: 532, to: 700, step: 6, growth: 1.8, squeeze: 0.8, stray: 14 },
  );
  mirror(
    sheet,
    [
      { colour: copper, outline: '366 530, 352 470, 396 380, 412 320, 428 380, 472 470, 458 530' },
      { colour: amber, outline: '392 530, 386 470, 412 350, 438 470, 432 530' },
    ],
    { from: 532, to: 700, step: 8, growth: 1.6, squeeze: 0.8, stray: 36, seed: 8 },
  );
  mooredBoat(sheet, 590, 556, { scale: 1.15, hull: madder, band: saffron });
  mirror(sheet, [{ colour: '#081f25', outline: ferryOutline(232, 566, 1.25) }], {
    from: 578,
    to: 620,
    step: 5,
    stray: 9,
  });
  ferry(sheet, 232, 566, { scale: 1.25, passengers: 3, hull: copper });
  const lamp = floatingLampSymbol(sheet);
  for (const [x, y, scale] of [
    [400, 576, 0.9],
    [470, 592, 1],
    [350, 606, 1.1],
    [548, 600, 1.1],
    [420, 612, 1.1],
    [640, 604, 0.9],
    [700, 590, 0.9],
  ] as const) {
    sheet.put(lamp, { x, y, scale });
  }
  waves(sheet, {
    from: 700,
    to: 980,
    rows: 6,
    size: 20,
    growth: 1.5,
    gaps: 0.8,
    seed: 9,
    opacity: 0.25,
  });
}

export default {
  shows:
    'Evening on the Ganges at Varanasi: the sun sets behind the city, lamps float past the boats.',
  seed: 61,
  ground: wine,
  isDeep: true,
  grain: 0.34,
  views: { wide, tall },
} satisfies Scene;
