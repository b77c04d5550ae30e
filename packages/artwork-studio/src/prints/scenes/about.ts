import { colours } from '../colours.ts';
import { line, outline, place, polygon, rectangle } from '../geometry.ts';
import { archedOpening, pillar, rosette } from '../motifs/arcade.ts';
import { hem } from '../motifs/cloth.ts';
import { brokenMirror, lakePalace } from '../motifs/lakePalace.ts';
import { hill } from '../motifs/land.ts';
import { mist } from '../motifs/mist.ts';
import { adviser, adviserArms, traveller, travellerArms } from '../motifs/planners.ts';
import { chaiGlass, diary, routeMap } from '../motifs/planningTable.ts';
import { rain } from '../motifs/rain.ts';
import { waves } from '../motifs/water.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const { cloth, dew, sage, moss, pool, rose, leaf, saffron } = colours;

/** The lake that is seen through an arch, in the rain. */
function lake(sheet: Sheet, x: number, y: number, hasPalace = false) {
  const [left, right] = [x - 146, x + 146];
  const across = (ridge: string) => place(ridge, { x, y });
  sheet.block(dew, rectangle(left, y - 380, 292, 380), { isFlat: true });
  sheet.block(
    sage,
    outline(across('-150 -124!, -70 -142, 0 -118, 60 -136, 150 -120!, 150 -40!, -150 -40!')),
  );
  sheet.block(
    moss,
    outline(across('-150 -88!, -60 -98, 0 -84, 70 -94, 150 -86!, 150 -40!, -150 -40!')),
  );
  sheet.block(pool, rectangle(left, y - 66, 292, 70), { isFlat: true });
  if (hasPalace) {
    lakePalace(sheet, x, y - 58, 0.86);
    brokenMirror(sheet, x, y - 58, 150, 5);
  }
  waves(sheet, {
    from: y - 48,
    to: y - 8,
    rows: 4,
    left,
    right,
    size: 9,
    growth: 1.4,
    gaps: 0.5,
    seed: x,
  });
  rain(sheet, { left, right, from: y - 360, to: y, count: 80, length: 19, seed: x });
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  const foot = 562;
  const arches = [868, 1146, 1424] as const;
  const pillars = [729, 1007, 1285, 1563] as const;
  for (const x of arches) {
    archedOpening(sheet, { x, y: foot, half: 118, top: 368, depth: 15 }, () =>
      lake(sheet, x, foot, x === 1424),
    );
  }
  for (const x of pillars) {
    pillar(sheet, x, foot, 228, 1.1);
    rosette(sheet, x, 268, 13);
  }
  sheet.block(rose, rectangle(-404, foot, 2008, 30), { isFlat: true });
  sheet.line(line(-404, foot, 1604, foot), 1.5);
  const left = { x: 862, y: 404, scale: 1.94, scaleX: 1 } as const;
  const right = { x: 1152, y: 400, scale: 1.94, scaleX: -1 } as const;
  adviser(sheet, left);
  traveller(sheet, right);
  // The floor, and the table with its cloth.
  sheet.block(colours.blush, rectangle(-404, 592, 2008, 172), { isFlat: true });
  sheet.tiled(rectangle(-404, 594, 2008, 170), { x: 8, y: 596, size: 56 }, () => {
    sheet.strokes(polygon('28 10, 46 28, 28 46, 10 28'), { colour: '#ebb596' });
  });
  sheet.line(line(-404, 592, 1604, 592), 1.5);
  const top = polygon('664 594, 1350 594, 1376 700, 638 700');
  const fall = outline('638 700!, 1376 700!, 1372 730, 1380 768!, 634 768!, 642 730');
  sheet.block(moss, fall).block(sage, top);
  sheet.line(top + fall, 1.5);
  sheet.scaled({ x: 1007, y: 652, scale: 1.2 }, () => routeMap(sheet, 0, 0));
  adviserArms(sheet, left);
  travellerArms(sheet, right);
  sheet.scaled({ x: 752, y: 606, scale: 1.15 }, () => chaiGlass(sheet, 0, 0));
  sheet.scaled({ x: 1234, y: 664, scale: 1 }, () => diary(sheet, 0, 0));
  sheet.inside(fall, () => {
    hem(sheet, { y: 708, height: 44, phase: 10, wave: 92, colour: cloth, heart: saffron });
  });
}

/** The table alone: beside the hero, on the same page. */
function card(sheet: Sheet) {
  archedOpening(sheet, { x: 200, y: 352, half: 132, top: 280, depth: 12 }, () => {
    sheet.block(dew, rectangle(40, 60, 300, 300), { isFlat: true });
    mist(
      sheet,
      [
        { x: 240, y: 176, length: 130, bar: 9 },
        { x: 130, y: 148, length: 110, bar: 9 },
      ],
      { colour: colours.cloth, opacity: 0.8 },
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
  routeMap(sheet, 206, 412);
  diary(sheet, 334, 420);
  chaiGlass(sheet, 60, 372);
  hem(sheet, { y: 462, height: 40, phase: 20, colour: leaf, heart: saffron });
}

export default {
  shows:
    'An adviser and a traveller plan a journey: a map with a route, a glass of chai and a diary on their table, a lake palace in the rain behind them.',
  seed: 61,
  ground: '#f4d9c2',
  subjects: [{ x: 722, y: 350, width: 566, height: 356 }],
  views: { card, hero },
} satisfies Scene;
