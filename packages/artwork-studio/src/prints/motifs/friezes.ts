/** The printed borders across the pages, 720 by 300: a row of one motif between two hems. Their edges meet. */
import { colours } from '../colours.ts';
import { rectangle } from '../geometry.ts';
import { Sheet } from '../sheet.ts';
import { camel, cameleer } from './camel.ts';
import { canangSari } from './canangSari.ts';
import { chhatri } from './chhatri.ts';
import { clayLamp } from './clayLamp.ts';
import { hem } from './cloth.ts';
import { coconutPalm, palmCrownSymbol } from './coconutPalm.ts';
import { wadingEgret } from './egret.ts';
import { farPalms } from './farPalms.ts';
import { ferry } from './ferry.ts';
import { floatingLampSymbol } from './floatingLamp.ts';
import { lotus, lotusBud, marigold } from './flowers.ts';
import { frangipaniSymbol } from './frangipani.ts';
import { jug } from './jug.ts';
import { kettuvallam } from './kettuvallam.ts';
import { hill } from './land.ts';
import { leafSymbol } from './leaf.ts';
import { lilyPadSymbol, lilySymbol } from './lilies.ts';
import { lime } from './lime.ts';
import { meru } from './meru.ts';
import { birds, crescent } from './sky.ts';
import { plinthHeight, tajMahal } from './tajMahal.ts';
import { tulsi } from './tulsi.ts';
import { urli } from './urli.ts';
import { waves } from './water.ts';

type Draw = (sheet: Sheet) => void;

/** The foot of the row. */
const foot = 246;

interface Ground {
  colour: string;
  hem: string;
  heart?: string;
}

/** A ground with a hem above and below a row. */
const frieze =
  ({ colour, hem: thread, heart = colours.ochre }: Ground, row: Draw): Draw =>
  (sheet) => {
    sheet.block(colour, rectangle(-8, -8, 736, 316), { isFlat: true });
    row(sheet);
    for (const y of [0, 254]) {
      sheet.block(colour, rectangle(-8, y - 8, 736, 62), { isFlat: true });
      hem(sheet, { y: y + 2, height: 42, colour: thread, heart, wave: 90 });
    }
  };

/** Draws a thing at 0, and again where it crosses an edge. */
const around = (x: number, draw: (x: number) => void) => {
  draw(x);
  if (x < 120) draw(x + 720);
  if (x > 600) draw(x - 720);
};

const water = (sheet: Sheet, colour: string, from: number) => {
  sheet.block(colour, rectangle(-8, from, 736, 300 - from), { isFlat: true });
  waves(sheet, { from: from + 10, to: 250, rows: 4, size: 12, growth: 1.3, gaps: 0.5, seed: 9 });
};

export const ayurvedaFrieze = frieze({ colour: colours.dawn, hem: colours.madder }, (sheet) => {
  for (const x of [180, 540]) urli(sheet, x, 146, 0.84);
  for (const x of [0, 360, 720]) clayLamp(sheet, x - 22, 201, 0.72, 1.8);
});

export const yogaFrieze = frieze({ colour: colours.dew, hem: colours.lagoon }, (sheet) => {
  for (const x of [0, 180, 360, 540, 720]) {
    if (x % 360 === 0) lotus(sheet, x, 230, 1.5);
    else {
      lotusBud(sheet, x - 40, 240, -116, 1.5);
      lotusBud(sheet, x + 40, 240, -64, 1.5);
      lotusBud(sheet, x, 238, -90, 2.4);
    }
  }
});

export const spaFrieze = frieze({ colour: '#ecb8a0', hem: colours.cloth }, (sheet) => {
  water(sheet, colours.lagoon, 206);
  const crown = palmCrownSymbol(sheet);
  for (const [x, top, scale, scaleX] of [
    [90, 124, 0.8, 1],
    [280, 132, 0.66, -1],
    [440, 122, 0.84, 1],
    [640, 134, 0.62, -1],
  ] as const) {
    coconutPalm(sheet, {
      spine: [
        [x - 10, 210],
        [x - 4, 150],
        [x, top],
      ],
      crown,
      scale,
      scaleX,
    });
  }
  const flower = frangipaniSymbol(sheet);
  for (const [x, scale] of [
    [180, 1.1],
    [360, 1.3],
    [545, 1.1],
    [712, 1.2],
    [-8, 1.2],
  ] as const) {
    sheet.put(flower, { x, y: 228, scale, scaleY: 0.62 });
  }
});

export const detoxFrieze = frieze({ colour: colours.sand, hem: colours.moss }, (sheet) => {
  for (const x of [90, 450]) {
    jug(sheet, x, 104, 0.94, () => {});
    tulsi(sheet, x + 180, 250, 190);
  }
  for (const [x, radius] of [
    [24, 20],
    [232, 22],
    [384, 20],
    [592, 22],
  ] as const) {
    around(x, (each) => lime(sheet, each, 232, radius));
  }
});

export const mindfulFrieze = frieze({ colour: colours.pool, hem: colours.night }, (sheet) => {
  water(sheet, colours.teal, 214);
  const pad = lilyPadSymbol(sheet);
  const lily = lilySymbol(sheet);
  for (const x of [120, 480]) {
    wadingEgret(sheet, x, 236, 1.5, x < 300 ? 1 : -1);
    lotus(sheet, x + 180, 232, 0.8);
    sheet.put(pad, { x: x + 96, y: 238, scale: 0.9 });
    sheet.put(pad, { x: x - 80, y: 236, scale: 0.8, scaleX: -1 });
    sheet.put(lily, { x: x + 96, y: 234 });
  }
});

export const weightLossFrieze = frieze({ colour: colours.madder, hem: colours.cloth }, (sheet) => {
  const leaf = leafSymbol(sheet);
  for (const left of [-180, 0, 180, 360, 540, 720]) {
    for (const [dx, y] of [
      [32, 92],
      [62, 116],
      [90, 124],
      [118, 116],
      [148, 92],
    ] as const) {
      marigold(sheet, left + dx, y, 20, { colour: colours.amber, seed: 5 });
    }
    for (const [turn, scale] of [
      [118, 1.5],
      [62, 1.5],
      [90, 1.9],
    ] as const) {
      sheet.put(leaf, { x: left, y: 84, turn, scale });
    }
    marigold(sheet, left, 80, 28, { seed: 3 });
    for (const y of [166, 196, 224])
      marigold(sheet, left + 90, y, 17 - (y - 166) / 10, { seed: 3 });
    sheet.put(leaf, { x: left + 90, y: 146, turn: 90, scale: 0.6 });
  }
});

export const goldenTriangleFrieze = frieze(
  { colour: colours.blush, hem: colours.wine },
  (sheet) => {
    sheet.block(colours.rose, rectangle(-8, 236, 736, 30), { isFlat: true });
    tajMahal(sheet, { x: 360, y: 240 - plinthHeight * 2.5, metre: 2.5 });
    for (const x of [0, 120, 600]) {
      around(x, (each) => chhatri(sheet, each, 238, { width: x === 0 ? 92 : 66 }));
    }
  },
);

export const rajasthanFrieze = frieze({ colour: colours.rose, hem: colours.indigo }, (sheet) => {
  hill(sheet, colours.copper, '-8 214, 110 196, 240 214, 400 226, 560 204, 660 206, 728 214', 310);
  hill(sheet, colours.madder, '-8 238, 150 232, 330 244, 520 234, 728 238', 310);
  const { sand, dune, brass, umber, ochre } = colours;
  camel(sheet, 206, 244, 1.24, {
    gait: 'stride',
    head: 'high',
    load: 'saddle',
    colour: sand,
    shade: dune,
  });
  camel(sheet, 420, 246, 1.2, {
    gait: 'step',
    head: 'low',
    load: 'jars',
    colour: brass,
    shade: umber,
  });
  camel(sheet, 612, 246, 0.92, {
    gait: 'stride',
    head: 'high',
    load: 'none',
    colour: dune,
    shade: ochre,
  });
  cameleer(sheet, 62, 244, 1.2);
});

export const varanasiFrieze = frieze({ colour: colours.night, hem: colours.saffron }, (sheet) => {
  crescent(sheet, 372, 120, 30);
  water(sheet, colours.teal, 184);
  ferry(sheet, 180, 214, { scale: 1.3, passengers: 3, hull: colours.copper });
  ferry(sheet, 560, 220, { scale: 1.2, scaleX: -1, passengers: 2, hull: colours.madder });
  const lamp = floatingLampSymbol(sheet);
  for (const [x, y, scale] of [
    [40, 216, 0.9],
    [300, 238, 1.2],
    [392, 216, 0.9],
    [450, 242, 1.2],
    [690, 242, 1.1],
    [-30, 242, 1.1],
  ] as const) {
    sheet.put(lamp, { x, y, scale });
  }
});

export const baliFrieze = frieze({ colour: colours.sage, hem: colours.pine }, (sheet) => {
  const frangipani = frangipaniSymbol(sheet);
  for (const x of [90, 450]) {
    meru(sheet, x, foot, 1.02);
    around(x + 180, (each) => canangSari(sheet, { x: each, y: 186, scale: 0.72, frangipani }));
  }
});

export const backwaterFrieze = frieze({ colour: colours.dew, hem: colours.lagoon }, (sheet) => {
  birds(sheet, [
    [352, 106, 1],
    [378, 94, 0.8],
    [336, 92, 0.7],
  ]);
  hill(sheet, colours.pool, '-8 196, 180 190, 360 198, 540 188, 728 196', 220);
  farPalms(sheet, [
    [24, 200, 66],
    [66, 198, 48],
    [330, 200, 60],
    [398, 200, 74],
    [690, 198, 54],
  ]);
  water(sheet, colours.lagoon, 204);
  for (const x of [190, 550]) {
    sheet.scaled({ x, y: 234, scale: 1 }, () => kettuvallam(sheet, 0, 0));
  }
});
