import { along, brush, type Station } from '../bodies.ts';
import { colours } from '../colours.ts';
import { ellipse, outline, type Point, type Points, place } from '../geometry.ts';
import { mix } from '../numbers.ts';
import { Sheet } from '../sheet.ts';
import { leafSymbol } from './leaf.ts';

const calyxOutline = (side: number) =>
  outline(place('0 -1, 4.5 -4.2, 9.6 0!, 4.5 4.2, 0 1', { turn: side * -42, scaleX: side }));

/** Two calyces of tulsi, as a symbol for `tulsiSpike`. */
export function calyxSymbol(sheet: Sheet): string {
  return sheet.symbol(() => {
    sheet.shape(calyxOutline(1), colours.madder, 1.2, { isFlat: true });
    sheet.shape(calyxOutline(-1), colours.rose, 1.2, { isFlat: true });
  });
}

interface Spike {
  /** Of `calyxSymbol`. */
  calyx: string;
  whorls?: number;
  size?: number;
}

/** A spike of tulsi flowers: whorls of calyces, smaller to the tip. */
export function tulsiSpike(sheet: Sheet, spine: Points, { calyx, whorls = 8, size = 1 }: Spike) {
  sheet.strokes(brush(spine, 2.6, { start: 0.9, end: 0.4, peak: 0.1, count: 4 }));
  along(spine, whorls).forEach(({ x, y, heading, share }, index) => {
    const scale = size * mix(1.05, 0.5, share);
    sheet.put(calyx, { x, y, turn: heading + 90, scale, scaleX: index % 2 === 1 ? -1 : 1 });
  });
  const { x, y } = along(spine, 2)[1] as Station;
  sheet.shape(ellipse(x, y, size * 2.4, size * 3), colours.madder, 1.1);
}

/** A leaf of tulsi, as a symbol: toothed, with veins. */
export const tulsiLeafSymbol = (sheet: Sheet): string =>
  leafSymbol(sheet, {
    width: 28,
    teeth: 2,
    lineWidth: 1.5,
    veins: 3,
    bend: 0.07,
    veinWidth: 1.2,
  });

/** Tulsi in leaf and flower: a stem with two arms, from its foot at x and y. */
export function tulsi(sheet: Sheet, x: number, y: number, height: number) {
  const leaf = tulsiLeafSymbol(sheet);
  const calyx = calyxSymbol(sheet);
  const top = y - height * 0.66;
  for (const side of [-1, 1]) {
    const from = y - height * 0.12;
    const tipX = x + side * 70;
    const tipY = y - height * (side < 0 ? 0.46 : 0.5);
    const arm: Point[] = [
      [x, from],
      [x + side * 35, mix(from, tipY, 0.36)],
      [tipX, tipY],
    ];
    sheet.strokes(brush(arm, 3.6, { start: 1, end: 0.6, peak: 0.1, count: 5 }));
    tulsiSpike(
      sheet,
      [
        [tipX, tipY],
        [tipX + side * 8, tipY - 32],
        [tipX + side * 8, tipY - 64],
      ],
      { calyx, whorls: 7 },
    );
    const stations = along(arm, 11);
    // The turns are of the right arm's leaves; the left arm's are mirrored.
    for (const [at, turn, scale] of [
      [5, -102, 0.6],
      [6, 4, 0.82],
      [9, -14, 0.5],
    ] as const) {
      const station = stations[at] as Station;
      sheet.put(leaf, {
        x: station.x,
        y: station.y,
        turn: side > 0 ? turn : 180 - turn,
        scale,
        scaleY: side,
      });
    }
  }
  sheet.strokes(
    brush(
      [
        [x, y],
        [x + 4, y - height * 0.4],
        [x, top],
      ],
      4.4,
      { start: 1, end: 0.5, peak: 0.05, count: 5 },
    ),
  );
  tulsiSpike(
    sheet,
    [
      [x, top],
      [x + 1, top - height * 0.17],
      [x - 1, top - height * 0.36],
    ],
    { calyx, whorls: 9, size: 1.12 },
  );
  for (const [share, scale, rise] of [
    [0.3, 1.12, 22],
    [0.47, 0.92, 27],
    [0.61, 0.62, 33],
  ] as const) {
    for (const side of [-1, 1]) {
      const turn = side < 0 ? 180 + rise : -rise;
      sheet.put(leaf, { x: x + 3, y: y - height * share, turn, scale, scaleY: side });
    }
  }
}
