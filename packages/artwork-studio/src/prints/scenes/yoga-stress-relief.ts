import { colours } from '../colours.ts';
import { outline, place, polygon, polyline, rectangle } from '../geometry.ts';
import { hem } from '../motifs/cloth.ts';
import { towel } from '../motifs/towels.ts';
import { bolster, incense, singingBowl, unrolledMat } from '../motifs/yogaProps.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** Blankets and bolster, incense and bowl beside them, as wide as a card. */
function things(sheet: Sheet) {
  sheet.block(colours.dune, outline('30 400!, 90 386, 300 382, 372 386, 330 396, 120 402'));
  incense(sheet, 346, 384, 0.82, -1);
  towel(sheet, 104, 346, 200, 38, { band: colours.teal, bands: [0.62] });
  towel(sheet, 112, 309, 188, 37, {
    colour: colours.blush,
    shade: colours.rose,
    band: colours.wine,
    bands: [0.6],
    bandWidth: 0.07,
    hasFlowers: false,
  });
  bolster(sheet, 278, 275, 150, 34);
}

/** The light of a window on the wall, its bars in shade; 210 wide at scale 1. x and y are its upper left corner. */
function windowLight(sheet: Sheet, x: number, y: number, scale: number) {
  const at = (d: string) => place(d, { x, y, scale });
  sheet.block(colours.cloth, polygon(at('0 26, 150 0, 210 190, 60 216')), {
    isFlat: true,
    opacity: 0.85,
  });
  const bars = ['50 17, 110 207', '100 9, 160 199', '20 89, 170 63', '40 153, 190 127'];
  sheet.line(bars.map((bar) => polyline(at(bar))).join(''), 7 * scale, { colour: colours.mist });
}

function card(sheet: Sheet) {
  windowLight(sheet, 92, 92, 1);
  sheet.block(colours.sand, rectangle(-4, 374, 408, 130), { isFlat: true });
  sheet.line('M-4 374H404', 1.3);
  things(sheet);
  unrolledMat(sheet, { x: 214, y: 416, width: 216, radius: 23, to: 524, toWidth: 320 });
  singingBowl(sheet, 66, 378, 0.92);
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  windowLight(sheet, 850, 172, 1.5);
  frieze(sheet, 523);
  sheet.block(colours.sand, rectangle(-404, 603, 2008, 161), { isFlat: true });
  sheet.line('M-404 603H1604', 1.3);
  boards(sheet, 603);
  sheet.scaled({ x: 706, y: 42, scale: 1.5 }, () => {
    things(sheet);
    unrolledMat(sheet, { x: 214, y: 410, width: 216, radius: 23, to: 462, toWidth: 266, rows: 2 });
    singingBowl(sheet, 56, 374, 0.96);
  });
}

/** A painted frieze along the foot of the wall. */
function frieze(sheet: Sheet, y: number) {
  sheet.block(colours.sage, rectangle(sheet.x - 4, y, sheet.width + 8, 80), { isFlat: true });
  hem(sheet, { y: y + 10, height: 54, wave: 92, heart: colours.amber });
}

/** The joints of a stone floor, wider apart towards the viewer. */
function boards(sheet: Sheet, from: number) {
  const joints = [34, 86].map((down) => `M-404 ${from + down}H1604`);
  sheet.line(joints.join(''), 1.2, { colour: colours.dune });
}

export default {
  shows:
    'All that five quiet poses need: a mat half unrolled, blankets and a bolster; a singing bowl and incense beside them.',
  seed: 61,
  ground: colours.mist,
  grain: 0.45,
  subjects: [{ x: 728, y: 190, width: 546, height: 545 }],
  views: { card, hero },
} satisfies Scene;
