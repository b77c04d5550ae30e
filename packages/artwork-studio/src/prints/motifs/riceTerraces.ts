import { along } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, type Point, type Points, points } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { heightOf } from './land.ts';

interface Terrace {
  /** Its far edge, from the left to the right. */
  edge: Points;
  crop: 'young' | 'ripe' | 'dark' | 'water';
  /** How high the bank behind it is at most. */
  bank: number;
}

interface Rice {
  /** Between plants in the first and the last terrace. */
  step?: readonly [far: number, near: number];
  /** Where nothing grows, because something stands there. */
  clear?: (x: number, y: number) => boolean;
  seed?: number;
}

const crops = {
  young: { field: colours.lime, plants: colours.leaf },
  ripe: { field: colours.moss, plants: colours.leaf },
  dark: { field: colours.leaf, plants: colours.sage },
  water: { field: colours.pool, plants: colours.cloth },
} as const;

/** Rice terraces, each a step lower than the one before it: a bank in shade, a field, rice or water. */
export function riceTerraces(
  sheet: Sheet,
  terraces: readonly Terrace[],
  { step = [11, 17], clear = () => false, seed = 4 }: Rice = {},
) {
  const random = seededRandom(seed);
  const { x: left, y: top, width } = sheet;
  const [right, bottom] = [left + width, top + sheet.height];
  const foot = `V${bottom + 4}H${left - 8}z`;
  const lips = terraces.map(({ edge, bank }, index) =>
    points(edge).map(
      ([x, y]): Point => [x, y - bank * (0.72 + 0.28 * Math.sin(x / 90 + index * 2))],
    ),
  );
  for (const [index, { edge, crop, bank }] of terraces.entries()) {
    const share = index / Math.max(1, terraces.length - 1);
    const size = mix(0.75, 1.3, share) * (width > 640 ? 1.2 : 1);
    const { field, plants } = crops[crop];
    const lip = lips[index] as Point[];
    const all = points(edge);
    if (bank > 0) {
      const isNear = share > 0.7;
      sheet.block(isNear ? colours.pine : colours.leaf, `${curve(lip)}${foot}`, { isFlat: true });
      const grass = lip.map(([x, y]): Point => [x, y + bank * 0.3]);
      sheet.ticks(curve(grass), bank * 0.5, 1.1, 7 * size, { colour: colours.moss, isFine: true });
      sheet.line(curve(lip), 1.3);
    }
    sheet.block(field, `${curve(all)}${foot}`, { isFlat: true }).line(curve(all), 1);

    const far = heightOf(dense(all));
    const next = lips[index + 1];
    const near = next ? heightOf(dense(next)) : () => bottom;
    const between = mix(step[0], step[1], share);
    const places: Point[] = [];
    if (crop === 'water') {
      for (let x = left - 4; x < right; x += between * (1 + random() * 1.4)) {
        const room = near(x) - far(x);
        const y = far(x) + room * (0.2 + 0.6 * random());
        if (room > 8 * size && !clear(x, y)) places.push([x, y]);
      }
      const half = Math.round(between * 0.4);
      sheet.stamps(places, () =>
        sheet.line(
          `M${-2 * half} 0q${half} ${Math.round(180 * size) / 100} ${2 * half} 0t${2 * half} 0`,
          1.2 * size,
          {
            colour: plants,
          },
        ),
      );
      continue;
    }
    const row = 10 * size;
    for (let x = left - 4; x < right + 4; x += between) {
      for (let y = far(x) + 8 * size, count = 0; y < near(x) - 2.5; y += row, count++) {
        const at = x + (count % 2) * between * 0.5;
        const down = y + far(at) - far(x);
        if (down < near(at) - 2 && !clear(at, down)) places.push([at, down]);
      }
    }
    sheet.stamps(
      places,
      () => {
        const s = (value: number) => Math.round(value * size * 10) / 10;
        sheet.line(
          `M${s(-2.6)} ${s(-4.6)}L0 0L${s(2.6)} ${s(-4.6)}M0 0V${s(-6.4)}`,
          1.1 * Math.sqrt(size),
          { colour: plants },
        );
      },
      { isFine: true },
    );
  }
}

/** A smooth edge as many points, for its height at any x. */
const dense = (edge: readonly Point[]) => along(edge, 60).map(({ x, y }): Point => [x, y]);
