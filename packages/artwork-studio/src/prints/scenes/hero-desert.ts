import { colours } from '../colours.ts';
import { curve, dot, outline } from '../geometry.ts';
import { cameleer, camelSymbol } from '../motifs/camel.ts';
import { jaisalmer } from '../motifs/jaisalmer.ts';
import { crescent } from '../motifs/sky.ts';
import { seededRandom } from '../numbers.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** Stars down to a height; behind the words there are none. */
function stars(sheet: Sheet, to: number, count: number) {
  const random = seededRandom(31);
  const isTall = sheet.height > sheet.width;
  const all = Array.from({ length: count }, () => [random() * sheet.width, random() ** 1.3 * to])
    .filter(([x, y]) => isTall || (x as number) > 720 || (y as number) < 180)
    .map(([x, y]) => dot(x as number, y as number));
  const bright = Math.round(all.length * 0.3);
  sheet.resist(all.slice(bright).join(''), 1.6, { opacity: 0.8 });
  sheet.resist(all.slice(0, bright).join(''), 2.6);
}

interface Dune {
  /** Its upper edge, across the sheet. */
  crest: string;
  /** The side away from the moon. */
  shade?: string;
  colour: string;
  shadeColour?: string;
}

function dune(sheet: Sheet, { crest, shade, colour, shadeColour = colours.umber }: Dune) {
  sheet.block(colour, `${curve(crest)}L1606 1006H-6Z`, {
    isFlat: true,
  });
  if (shade) sheet.block(shadeColour, outline(shade), { isFlat: true });
}

function caravan(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number])[],
  scale: number,
) {
  const camel = camelSymbol(sheet);
  const ropes = places.slice(1).map(([x, y], index) => {
    const [ahead, aheadY] = places[index] as readonly [number, number];
    const from = [x - 64 * scale, y - 80 * scale] as const;
    const to = [ahead + 46 * scale, aheadY - 54 * scale] as const;
    const sag = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 3 * scale] as const;
    return curve([from, sag, to]);
  });
  for (const [x, y] of places) sheet.put(camel, { x, y, scale });
  const [x, y] = places[0] as readonly [number, number];
  const man = [x - 112 * scale, y + 4 * scale] as const;
  const lead = curve([
    [x - 64 * scale, y - 80 * scale],
    [x - 82 * scale, y - 46 * scale],
    [man[0] + 21 * scale, man[1] - 29 * scale],
  ]);
  sheet.line(ropes.join('') + lead, 1.1);
  cameleer(sheet, ...man, scale * 1.12);
}

function wide(sheet: Sheet) {
  sheet.lineScale = 1.2;
  stars(sheet, 560, 170);
  crescent(sheet, 1366, 262, 46);
  dune(sheet, {
    colour: colours.teal,
    crest: '-6 578, 260 566, 520 580, 760 562, 1200 558, 1606 568',
  });
  sheet.scaled({ x: 1110, y: 592, scale: 1.78 }, () => jaisalmer(sheet));
  dune(sheet, {
    colour: colours.brass,
    crest: '-6 630, 200 606, 420 616, 640 596, 760 582, 980 592, 1240 596, 1460 580, 1606 590',
    shade: '706 588!, 668 612, 600 640, 520 690, 470 730!, 640 730!, 668 680, 690 630',
  });
  dune(sheet, {
    colour: colours.ochre,
    shadeColour: colours.brass,
    crest: '-6 694, 180 680, 380 688, 600 672, 800 650, 1000 642, 1220 650, 1440 636, 1606 626',
    shade: '1220 650!, 1440 636, 1606 626!, 1606 910!, 1020 910!, 1130 830, 1190 760',
  });
  caravan(
    sheet,
    [
      [906, 652],
      [1076, 650],
      [1246, 656],
    ],
    1.3,
  );
}

function tall(sheet: Sheet) {
  sheet.lineScale = 1.3;
  stars(sheet, 420, 110);
  crescent(sheet, 586, 196, 38);
  dune(sheet, { colour: colours.teal, crest: '-6 418, 200 406, 420 416, 620 404, 806 410' });
  sheet.scaled({ x: 400, y: 432, scale: 1.24 }, () => jaisalmer(sheet));
  dune(sheet, {
    colour: colours.brass,
    crest: '-6 446, 140 428, 330 434, 520 424, 806 432',
  });
  dune(sheet, {
    colour: colours.ochre,
    crest: '-6 560, 160 552, 330 540, 520 548, 806 526',
    shadeColour: colours.brass,
    shade: '520 548!, 660 538, 806 526!, 806 700!, 380 700!, 470 620',
  });
  caravan(
    sheet,
    [
      [282, 560],
      [420, 558],
      [558, 562],
    ],
    1.06,
  );
  dune(sheet, { colour: colours.umber, crest: '-6 640, 160 616, 360 622, 560 600, 806 612' });
}

/** Closer: in an arch no words need room below. */
function card(sheet: Sheet) {
  sheet.scaled({ x: -93, y: -40, scale: 0.74 }, () => tall(sheet));
}

export default {
  shows:
    "Jaisalmer's fort above the dunes on a clear night with a thin moon; camels on their way home.",
  seed: 39,
  ground: colours.indigo,
  isDeep: true,
  grain: 0.34,
  views: { card, wide, tall },
} satisfies Scene;
