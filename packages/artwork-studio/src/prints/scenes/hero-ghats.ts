import { colours } from '../colours.ts';
import { line, rectangle } from '../geometry.ts';
import { pilgrim } from '../motifs/boatman.ts';
import { chhatri } from '../motifs/chhatri.ts';
import { ferry, ferryOutline, mooredBoat } from '../motifs/ferry.ts';
import { floatingLampSymbol } from '../motifs/floatingLamp.ts';
import { ghatSteps, ghatUmbrella, riverPalace, temple } from '../motifs/ghat.ts';
import { hill } from '../motifs/land.ts';
import { mirror } from '../motifs/mirror.ts';
import { crescent } from '../motifs/sky.ts';
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
) {
  for (const [x, y, height] of lamps) {
    sheet.line(line(x, y, x, y - height) + line(x, y - height, x + 18, y - height + 4), 1.6, {
      colour: ochre,
    });
    sheet.line(line(x + 18, y - height + 4, x + 18, y - height + 12), 1, { colour: ochre });
    sheet.shape(rectangle(x + 12, y - height + 12, 12, 14), saffron, 1);
  }
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const river = 606;
  crescent(sheet, 1344, 244, 34);
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

export default {
  shows:
    'Evening on the Ganges at Varanasi: a thin moon above the temples, lamps float past the boats.',
  seed: 61,
  ground: wine,
  isDeep: true,
  grain: 0.34,
  views: { wide },
} satisfies Scene;
