import { colours } from '../colours.ts';
import { line, polygon, rectangle } from '../geometry.ts';
import { archedOpening, pillar, rosette } from '../motifs/arcade.ts';
import { hem, sprigRows } from '../motifs/cloth.ts';
import { brokenMirror, lakePalace } from '../motifs/lakePalace.ts';
import { hill } from '../motifs/land.ts';
import { mist } from '../motifs/mist.ts';
import { chaiGlass, diary, routeMap } from '../motifs/planningTable.ts';
import { rain } from '../motifs/rain.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const { dew, sage, moss, pool, rose, madder, leaf, saffron } = colours;

const clouds = { colour: colours.cloth, opacity: 0.8 };

function card(sheet: Sheet) {
  archedOpening(sheet, { x: 200, y: 352, half: 132, top: 280, depth: 12 }, () => {
    sheet.block(dew, rectangle(40, 60, 300, 300), { isFlat: true });
    mist(
      sheet,
      [
        { x: 240, y: 176, length: 130, bar: 9 },
        { x: 130, y: 148, length: 110, bar: 9 },
      ],
      clouds,
    );
    hill(sheet, sage, '-4 262, 80 250, 140 262, 200 276, 260 258, 330 246, 404 262', 304);
    hill(sheet, moss, '-4 286, 90 274, 150 286, 210 292, 270 280, 340 276, 404 290', 306);
    sheet.block(pool, rectangle(-4, 300, 408, 80), { isFlat: true });
    lakePalace(sheet, 190, 304, 0.86);
    brokenMirror(sheet, 190, 304, 150, 4);
    waves(sheet, {
      from: 316,
      to: 346,
      rows: 4,
      size: 8,
      growth: 1.4,
      gaps: 0.5,
      seed: 6,
      lineWidth: 1.1,
    });
    rain(sheet, { left: 60, right: 350, from: 84, to: 350, count: 90, length: 15 });
  });
  rosette(sheet, 64, 166, 11);
  rosette(sheet, 336, 166, 11);
  sheet.block(rose, rectangle(-4, 352, 408, 26), { isFlat: true });
  sheet.line(line(-4, 352, 404, 352), 1.5);
  sheet.block(sage, polygon('-4 376, 404 374, 404 504, -4 504'), { isFlat: true });
  sheet.line('M-4 376L404 374', 1.3);
  onTheTable(sheet);
  hem(sheet, { y: 462, height: 40, phase: 20, colour: leaf, heart: saffron });
}

/** What lies on the table, whose far edge is at y 376. */
function onTheTable(sheet: Sheet) {
  routeMap(sheet, 206, 412);
  diary(sheet, 334, 420);
  chaiGlass(sheet, 60, 372);
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const foot = 562;
  for (const x of [868, 1146, 1424]) {
    const isMiddle = x === 1146;
    archedOpening(sheet, { x, y: foot, half: 118, top: 368, depth: 15 }, () => {
      sheet.block(dew, rectangle(x - 150, 180, 300, 400), { isFlat: true });
      mist(sheet, [{ x: x + 20, y: isMiddle ? 320 : 350, length: 150, bar: 11 }], clouds);
      hill(
        sheet,
        sage,
        '-4 450, 730 450, 830 424, 960 440, 1140 470, 1290 436, 1420 396, 1530 420, 1604 450',
        510,
      );
      hill(
        sheet,
        moss,
        '-4 480, 700 480, 820 466, 960 476, 1110 488, 1270 470, 1400 450, 1604 480',
        510,
      );
      sheet.block(pool, rectangle(700, 498, 900, 80), { isFlat: true });
      if (isMiddle) {
        lakePalace(sheet, 1132, 504, 0.96);
        brokenMirror(sheet, 1132, 504, 170, 5);
      }
      waves(sheet, {
        from: 516,
        to: 554,
        rows: 4,
        left: x - 130,
        right: x + 100,
        size: 10,
        growth: 1.4,
        gaps: 0.5,
        seed: x,
      });
      rain(sheet, {
        left: x - 120,
        right: x + 130,
        from: 200,
        to: foot,
        count: 90,
        length: 19,
        seed: x,
      });
    });
  }
  for (const x of [729, 1007, 1285, 1563]) pillar(sheet, x, foot, 228, 1.1);
  for (const x of [729, 1007, 1285, 1563]) rosette(sheet, x, 268, 13);
  sheet.line('M700 166H1592', 1.2, { colour: madder });
  sheet.beads('M704 174H1590', 2.4, 9, { colour: madder, isFine: true });
  sheet.block(rose, rectangle(-4, foot, 1608, 28), { isFlat: true });
  sheet.line(line(-4, foot, 1604, foot), 1.5);
  sheet.block(sage, polygon('-4 590, 1604 588, 1604 904, -4 904'), { isFlat: true });
  sheet.line('M-4 590L1604 588', 1.3);
  sheet.scaled({ x: 836, y: 590 - 376 * 1.5, scale: 1.5 }, () => onTheTable(sheet));
  hem(sheet, {
    y: 752,
    height: 56,
    phase: 10,
    wave: 92,
    hasTeeth: true,
    colour: leaf,
    heart: saffron,
  });
  sprigRows(sheet, 844, { petals: madder, heart: saffron, green: moss });
}

export default {
  shows:
    "A planner's table at an arcade above a lake in the rain: a map with a route, a diary, a glass of chai.",
  seed: 61,
  ground: '#f4d9c2',
  views: { card, wide },
} satisfies Scene;
