import { colours } from '../colours.ts';
import { curve, dot, outline, type Point } from '../geometry.ts';
import { camel, cameleer, crupper, halter } from '../motifs/camel.ts';
import { jaisalmer } from '../motifs/jaisalmer.ts';
import { crescent } from '../motifs/sky.ts';
import { seededRandom } from '../numbers.ts';
import { type Scene } from '../scene.ts';
import { Sheet } from '../sheet.ts';

/** Stars above the fort; behind the words there are few. */
function stars(sheet: Sheet) {
  const random = seededRandom(31);
  const all = Array.from(
    { length: 240 },
    (): Point => [random() * 2000 - 400, random() ** 1.2 * 520],
  )
    .filter(([x, y]) => x > 640 || y < 150 || random() < 0.16)
    .map(([x, y]) => dot(x, y));
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
  sheet.block(colour, `${curve(crest)}V770H-410Z`, { isFlat: true });
  if (shade) sheet.block(shadeColour, outline(shade), { isFlat: true });
}

/** A man, a saddled camel, one with jars, and a young one that follows by itself. */
function caravan(sheet: Sheet) {
  const { dune: pale, sand, ochre, brass, umber } = colours;
  const [first, second, third] = [
    [892, 706, 1.28],
    [1072, 708, 1.22],
    [1218, 704, 0.84],
  ] as const;
  const hand = [797, 668] as const;
  const lead = halter(...first, 'high');
  const [from, to] = [crupper(...first), halter(...second, 'low')];
  camel(sheet, ...first, {
    gait: 'stride',
    head: 'high',
    load: 'saddle',
    colour: sand,
    shade: pale,
  });
  camel(sheet, ...second, { gait: 'step', head: 'low', load: 'jars', colour: brass, shade: umber });
  camel(sheet, ...third, {
    gait: 'stride',
    head: 'high',
    load: 'none',
    colour: pale,
    shade: ochre,
  });
  sheet.line(
    curve([lead, [(lead[0] + hand[0]) / 2, lead[1] + 46], hand]) +
      curve([from, [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 8], to]),
    1.2,
  );
  cameleer(sheet, 766, 710, 1.2);
}

function hero(sheet: Sheet) {
  sheet.lineScale = 1.2;
  stars(sheet);
  crescent(sheet, 1240, 226, 38);
  dune(sheet, {
    colour: colours.teal,
    crest: '-410 584, -160 570, 60 578, 260 562, 520 574, 760 552, 1200 548, 1610 558',
  });
  sheet.scaled({ x: 1004, y: 516, scale: 1.14 }, () => jaisalmer(sheet));
  dune(sheet, {
    colour: '#6f4a22',
    shadeColour: '#57391b',
    crest:
      '-410 640, -200 612, 0 626, 200 598, 420 610, 640 584, 780 572, 1000 584, 1240 580, 1440 566, 1610 574',
    shade: '700 578!, 678 604, 688 634, 654 666, 596 704!, 420 704!, 500 660, 590 622, 650 596',
  });
  dune(sheet, {
    colour: colours.brass,
    shadeColour: '#95672b',
    crest:
      '-410 712, -180 690, 40 700, 300 670, 560 684, 760 664, 1000 660, 1240 662, 1440 640, 1610 630',
    shade:
      '1316 652!, 1340 672, 1420 688, 1446 708, 1404 734, 1372 770!, 1610 770!, 1610 630!, 1440 640',
  });
  caravan(sheet);
}

export default {
  shows:
    "Jaisalmer's fort above the dunes on a clear night with a thin moon; camels on their way home.",
  seed: 39,
  ground: colours.indigo,
  isDeep: true,
  grain: 0.34,
  subjects: [
    { x: 752, y: 310, width: 500, height: 260 },
    { x: 738, y: 560, width: 540, height: 156 },
  ],
  views: { hero },
} satisfies Scene;
