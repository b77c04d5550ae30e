import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, polygon } from '../geometry.ts';
import { brandArch } from '../motifs/arches.ts';
import { hem } from '../motifs/cloth.ts';
import { ayurvedaFrieze } from '../motifs/friezes.ts';
import { lathe } from '../motifs/lathe.ts';
import { frond, leafSymbol } from '../motifs/leaf.ts';
import { cardamomSymbol, turmeric } from '../motifs/spices.ts';
import { tulsiLeafSymbol } from '../motifs/tulsi.ts';
import { urli } from '../motifs/urli.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** A niche in the wall, its foot behind the cloth. */
function niche(sheet: Sheet) {
  const opening = { x: 200, y: 384, half: 134, top: 306 };
  sheet.line(brandArch({ ...opening, half: 146, top: 324 }), 1.2, { colour: colours.brass });
  sheet.block(colours.dune, brandArch(opening), { isFlat: true });
  sheet.line(brandArch(opening), 1.2, { colour: colours.brass });
}

/** A brass vessel on three chains; a thread of oil runs from its foot down to `bowl`. */
function drippingVessel(sheet: Sheet, x: number, y: number, bowl: number) {
  const { ochre, brass, umber, amber, cloth } = colours;
  const vessel = lathe(
    x,
    y,
    [
      [0, 33],
      [5, 34],
      [8, 28],
      [16, 31],
      [28, 40],
      [40, 41],
      [52, 34],
      [62, 20],
      [70, 8],
      [78, 5],
    ],
    { roundness: 0.2 },
  );
  const ring = y - 56;
  const chains = [-31, 0, 31].map((side) => curve(`${x} ${ring + 5}, ${x + side} ${y + 1}`));
  sheet.line(curve(`${x} ${ring - 5}, ${x} ${ring - 30}`), 1.6);
  sheet.line(chains.join(''), 2.2).beads(chains.join(''), 2, 4.4, { colour: ochre });
  sheet.line(ellipse(x, ring, 5), 2.4);
  sheet.strokes(
    brush(`${x} ${y + 76}, ${x + 0.6} ${y + 110}, ${x} ${bowl}`, 5, { start: 0.8, end: 0.7 }),
    {
      colour: amber,
    },
  );
  sheet.line(
    curve(`${x - 2.4} ${y + 80}, ${x - 1.6} ${bowl - 6}`) +
      curve(`${x + 2.4} ${y + 80}, ${x + 1.8} ${bowl - 6}`),
    0.9,
  );
  sheet.line(ellipse(x, bowl + 2, 15, 3.4) + ellipse(x, bowl + 2, 27, 6), 1, { colour: cloth });
  sheet.block(ochre, vessel.body);
  sheet.block(brass, vessel.field(26, 74, 9, 74));
  sheet.block(umber, vessel.band(69, 76, -80, 80));
  sheet.line(curve(vessel.circle(18)) + curve(vessel.circle(23)), 1.1);
  sheet.beads(curve(vessel.circle(33, -82, 82)), 3, 7, { colour: umber });
  sheet.line(curve(vessel.circle(44)) + curve(vessel.circle(8)), 1.1);
  sheet.strokes(brush(vessel.meridian(-50, 10, 60, 5), 5, { peak: 0.35 }), { colour: cloth });
  sheet.line(vessel.body, 1.7);
  sheet.shape(ellipse(x, y, 33, 6), umber, 1.5);
}

/** The vessels and the herbs, as wide and as high as a card. The cloth begins at y 366. */
function preparation(sheet: Sheet) {
  sheet.block(
    colours.wine,
    outline('116 406!, 190 396, 310 398, 392 408, 340 416, 220 418, 140 414'),
  );
  urli(sheet, 200, 304, 0.95);
  drippingVessel(sheet, 200, 164, 306);
  const neem = leafSymbol(sheet, { width: 14.5, lineWidth: 1.4, bend: 0.12, veinWidth: 1.2 });
  frond(sheet, '216 424, 282 432, 362 410', { leaf: neem, scale: 0.8 });
  frond(sheet, '176 428, 116 432, 58 408', { leaf: tulsiLeafSymbol(sheet), pairs: 3, scale: 0.82 });
  turmeric(sheet, 172, 432, 0.7);
  const cardamom = cardamomSymbol(sheet);
  sheet.put(cardamom, { x: 272, y: 440, turn: -12, scale: 0.8 });
  sheet.put(cardamom, { x: 36, y: 430, turn: 20, scale: 0.8 });
}

function card(sheet: Sheet) {
  niche(sheet);
  sheet.block(colours.madder, polygon('-4 367, 404 365, 404 504, -4 504'), { isFlat: true });
  hem(sheet, { y: 452, height: 48, phase: 10 });
  preparation(sheet);
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.3;
  const at = { x: 716, y: 64, scale: 1.42 };
  sheet.scaled(at, () => niche(sheet));
  sheet.block(colours.madder, polygon('-404 586, 1604 583, 1604 764, -404 764'), { isFlat: true });
  hem(sheet, { y: 713, height: 42, phase: 10, wave: 92 });
  sheet.scaled(at, () => preparation(sheet));
}

export default {
  shows:
    'Oil runs from a hanging vessel into the wide brass bowl of Kerala; tulsi, neem and turmeric lie on the cloth before it.',
  seed: 11,
  ground: colours.sand,
  subjects: [{ x: 748, y: 168, width: 506, height: 552 }],
  views: { card, hero, frieze: ayurvedaFrieze },
} satisfies Scene;
