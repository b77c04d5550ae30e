import { colours } from '../colours.ts';
import { curve, ellipse, outline, place, polygon, polyline, rectangle } from '../geometry.ts';
import { coconutPalm, palmCrownSymbol } from '../motifs/coconutPalm.ts';
import { grove, hill } from '../motifs/land.ts';
import { mist } from '../motifs/mist.ts';
import { riceTerraces } from '../motifs/riceTerraces.ts';
import { birds } from '../motifs/sky.ts';
import { singingBowl } from '../motifs/yogaProps.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

const { ochre, brass, umber, sand, dune, cloth, teal, madder, wine } = colours;

/** The far edge of the floor, and where its boards and mats would meet. */
const floor = 262;
const horizon = 150;

/** A point of the floor: `across` is measured along its near edge. */
const across = (at: number, y: number): readonly [number, number] => [
  320 + (at * (y - horizon)) / (400 - horizon),
  y,
];

/** What is seen between the posts. */
function fields(sheet: Sheet) {
  birds(sheet, [
    [388, 136, 0.8],
    [404, 128, 0.6],
  ]);
  hill(
    sheet,
    colours.sage,
    '-4 168, 80 154, 180 162, 280 176, 360 178, 450 166, 550 150, 644 160',
    270,
  );
  mist(
    sheet,
    [
      { x: 250, y: 178, length: 170, bar: 8 },
      { x: 520, y: 170, length: 130, bar: 8 },
    ],
    { colour: cloth, opacity: 0.8 },
  );
  const ridge = '-4 192, 90 186, 190 192, 290 198, 380 200, 470 192, 560 184, 644 188';
  hill(sheet, colours.moss, ridge, 280);
  grove(sheet, { ridge, left: 0, right: 640, rows: 1, step: 13, size: 4.4, seed: 5 });
  riceTerraces(
    sheet,
    [
      {
        edge: '-8 210, 100 206, 210 212, 320 216, 430 210, 540 204, 648 208',
        crop: 'ripe',
        bank: 0,
      },
      {
        edge: '-8 218, 100 222, 210 226, 320 226, 430 224, 540 218, 648 216',
        crop: 'young',
        bank: 5,
      },
      {
        edge: '-8 238, 100 234, 210 242, 320 246, 430 240, 540 236, 648 234',
        crop: 'water',
        bank: 6,
      },
      {
        edge: '-8 250, 100 252, 210 256, 320 258, 430 254, 540 252, 648 248',
        crop: 'ripe',
        bank: 6,
      },
    ],
    { step: [10, 12] },
  );
  const crown = palmCrownSymbol(sheet);
  coconutPalm(sheet, { spine: '218 250, 210 200, 224 152', crown, scale: 0.5, scaleX: -1 });
  coconutPalm(sheet, { spine: '452 248, 462 206, 450 166', crown, scale: 0.42 });
}

/** A mat on the floor, with a rolled blanket at its far end. */
function yogaMat(sheet: Sheet, at: number, colour: string, blanket: string, shade: string) {
  const [far, near, half] = [288, 352, 54];
  const shape = (inset: number, y1: number, y2: number) =>
    polygon([
      across(at - half + inset, y1),
      across(at + half - inset, y1),
      across(at + half - inset, y2),
      across(at - half + inset, y2),
    ]);
  sheet.shape(shape(0, far, near), colour, 1.4, { isFlat: true });
  sheet.resist(shape(9, far + 4, near - 6), 1);
  const [left, right] = [
    across(at - half * 0.72, far + 4)[0],
    across(at + half * 0.72, far + 4)[0],
  ];
  const roll = outline([
    [left, far - 8, true],
    [right, far - 8, true],
    [right + 4, far - 1],
    [right, far + 6, true],
    [left, far + 6, true],
    [left - 4, far - 1],
  ]);
  sheet.shape(roll, blanket, 1.3);
  sheet.block(shade, rectangle(left, far + 1, right - left, 5));
  sheet.line(ellipse(at < 0 ? right : left, far - 1, 3.4, 6.6), 1.1);
}

/** The thatched roof from the front, its beam and its posts. */
function roofAndPosts(sheet: Sheet) {
  for (const x of [132, 508]) {
    sheet.shape(rectangle(x - 5, 96, 10, floor - 96), brass, 1.3);
    sheet.block(umber, rectangle(x + 1, 97, 4, floor - 97));
  }
  for (const x of [34, 606]) {
    sheet.shape(rectangle(x - 9, 92, 18, 292), brass, 1.6);
    sheet.block(umber, rectangle(x + 2, 93, 7, 290));
    sheet.shape(polygon(place('-15 0, -11 -20, 11 -20, 15 0', { x, y: 394 })), colours.mist, 1.5);
    sheet.line(polyline(place('-10 -286, 10 -286', { x, y: 394 })), 1.2);
  }
  sheet.shape(rectangle(-6, 80, 652, 20), umber, 1.5);
  const eave = '-20 92!, 40 40, 96 -14!, 544 -14!, 600 40, 660 92!, 500 86, 320 84, 140 86';
  sheet.block(ochre, outline(eave));
  sheet.block(brass, outline('440 -14!, 544 -14!, 600 40, 660 92!, 500 86!'));
  const straws = Array.from({ length: 30 }, (_, index) => {
    const share = index / 29;
    const [top, foot] = [104 + share * 432, -6 + share * 652];
    return curve([
      [top, -12],
      [(top + foot) / 2 + (share - 0.5) * 12, 38],
      [foot, 84],
    ]);
  });
  sheet.line(straws.join(''), 1, { colour: umber, isFine: true });
  const rows = ['70 22, 320 16, 570 22', '34 56, 320 48, 606 56'];
  sheet.line(rows.map((row) => curve(row)).join(''), 1.1, { colour: umber });
  sheet.line(outline(eave), 1.7);
}

function landscape(sheet: Sheet) {
  fields(sheet);
  // The floor of boards.
  sheet.block(sand, rectangle(-4, floor, 648, 144), { isFlat: true });
  const boards = [-480, -400, -320, -240, -160, -80, 0, 80, 160, 240, 320, 400, 480].map((at) =>
    polyline([across(at, floor), across(at, 404)]),
  );
  sheet.line(boards.join(''), 1.1, { colour: dune });
  sheet.line(`M-4 ${floor}H644`, 1.5);
  for (const [index, at] of [-264, -132, 0, 132, 264].entries()) {
    if (index % 2) yogaMat(sheet, at, madder, colours.blush, colours.rose);
    else yogaMat(sheet, at, teal, cloth, dune);
  }
  sheet.block(wine, ellipse(326, 393, 30, 3.4), { isFlat: true, opacity: 0.3 });
  singingBowl(sheet, 320, 366, 0.56);
  roofAndPosts(sheet);
}

export default {
  shows:
    'An open pavilion in the morning: mats and a singing bowl on its floor, rice fields and palms behind its posts.',
  seed: 84,
  ground: '#dfe7d8',
  grain: 0.5,
  views: { landscape },
} satisfies Scene;
