import { along, brush, type Station } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, outline, type Point, type Points } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';
import { leafSymbol } from './leaf.ts';

interface Trunk {
  x: number;
  /** Its width above the roots. */
  width: number;
  /** Where it enters the ground. */
  foot: number;
  seed: number;
  colour?: string;
  shade?: string;
}

/** A great trunk from the upper edge of the sheet to its roots, with the fissures of its bark. */
export function trunk(
  sheet: Sheet,
  { x, width, foot, seed, colour = colours.pine, shade = colours.night }: Trunk,
) {
  const random = seededRandom(seed);
  const half = width / 2;
  const whole = outline([
    [x - half * 0.86, -6, true],
    [x - half * 0.92, foot * 0.4],
    [x - half, foot * 0.76],
    [x - half * 1.22, foot * 0.94],
    [x - half * 2.1, foot + half * 0.9, true],
    [x + half * 2.1, foot + half * 0.9, true],
    [x + half * 1.18, foot * 0.94],
    [x + half, foot * 0.76],
    [x + half * 0.9, foot * 0.4],
    [x + half * 0.86, -6, true],
  ]);
  sheet.block(colour, whole).inside(whole, () => {
    sheet.block(
      shade,
      outline([
        [x + half * 0.3, -10, true],
        [x + half * 0.36, foot * 0.5],
        [x + half * 0.3, foot * 0.8],
        [x + half * 0.7, foot + 20, true],
        [x + half * 2.2, foot + 20, true],
        [x + half * 1.4, -10, true],
      ]),
    );
    let d = '';
    for (let row = 0; row < 7; row++) {
      const across = mix(-0.82, 0.8, (row + 0.5) / 7);
      let y = -random() * 60;
      while (y < foot - 10) {
        const length = 30 + random() * 70;
        const lean = (random() - 0.5) * 5;
        const at = x + across * half;
        d += `M${decimal(at)} ${decimal(y)}q${decimal(lean)} ${decimal(length * 0.5)} 0 ${decimal(length)}`;
        y += length + 10 + random() * 26;
      }
    }
    sheet.line(d, 1.2, { colour: colours.moss, isFine: true });
  });
  sheet.line(whole, 1.7);
}

/** Trunks far away, each from its middle and its width, without a key line. */
export function farTrunks(
  sheet: Sheet,
  colour: string,
  foot: number,
  trunks: readonly (readonly [x: number, width: number])[],
  opacity = 1,
) {
  const d = trunks.map(([x, width]) => {
    const half = width / 2;
    return `M${decimal(x - half * 0.8)}-4Q${decimal(x - half)} ${decimal(foot * 0.7)} ${decimal(x - half * 1.5)} ${foot}h${decimal(width * 1.5)}Q${decimal(x + half)} ${decimal(foot * 0.7)} ${decimal(x + half * 0.8)}-4z`;
  });
  sheet.block(colour, d.join(''), opacity < 1 ? { opacity } : {});
}

/** A pinna of fern, as a symbol for `fern`. */
export const pinnaSymbol = (sheet: Sheet, colour: string, shade: string): string =>
  leafSymbol(sheet, { width: 14, bend: 0.08, lineWidth: 1.3, colour, shade, veinWidth: 0.9 });

interface Fern {
  x: number;
  y: number;
  size: number;
  /** Of `pinnaSymbol`. */
  pinna: string;
  /** How far each frond leans: -1 to the left, 1 to the right. */
  fronds: readonly number[];
}

/** A fern: fronds that arch out from one foot, their pinnae shorter to the tip. */
export function fern(sheet: Sheet, { x, y, size, pinna, fronds }: Fern) {
  const pairs = 13;
  for (const lean of fronds) {
    const fall = Math.abs(lean);
    const spine: Point[] = [
      [x, y],
      [x + lean * size * 0.34, y - size * (0.72 - fall * 0.12)],
      [x + lean * size * 0.8, y - size * (1.02 - fall * 0.36)],
      [x + lean * size * 1.22, y - size * (1.08 - fall * 0.66)],
    ];
    sheet.strokes(brush(spine, 3, { start: 0.9, end: 0.3, peak: 0.1, count: 5 }));
    const stations = along(spine, 41);
    for (let pair = 0; pair < pairs; pair++) {
      const share = mix(0.1, 0.97, pair / (pairs - 1));
      const { x: atX, y: atY, heading } = stations[Math.round(share * 40)] as Station;
      const scale = (size / 100) * Math.min(mix(0.64, 0.1, share ** 1.3), 0.3 + share * 1.4);
      const spread = mix(78, 52, share);
      for (const way of [1, -1]) {
        sheet.put(pinna, { x: atX, y: atY, turn: heading - way * spread, scale, scaleY: way });
      }
    }
  }
}

/** A pepper vine on a trunk: heart-shaped leaves on both sides, and strings of red corns. */
export function pepperVine(
  sheet: Sheet,
  spine: Points,
  { count, scale }: { count: number; scale: number },
) {
  const { lime, moss } = colours;
  sheet.line(curve(spine), 2.2, { colour: colours.ink });
  const heart = sheet.symbol(() => {
    const whole = outline('4 0!, 0 -12, 10 -20, 26 -15, 44 0!, 26 14, 10 19, 0 12');
    sheet.block(moss, whole, { isFlat: true });
    sheet.block(lime, outline('4 0!, 0 -12, 10 -20, 26 -15, 44 0!'), { isFlat: true });
    sheet.line(
      curve('4 0, 20 -1, 36 0') + curve('7 -4, 16 -11, 28 -10') + curve('7 4, 16 10, 28 9'),
      1,
      {
        colour: colours.pine,
      },
    );
    sheet.line(whole, 1.6);
  });
  along(spine, count + 2)
    .slice(1, -1)
    .forEach(({ x, y }: Station, index) => {
      const isLeft = index % 2 === 0;
      if (index % 3 === 1) {
        const way = isLeft ? -1 : 1;
        const string = `M${decimal(x)} ${decimal(y)}q${decimal(way * 5 * scale)} ${decimal(14 * scale)} ${decimal(way * 3 * scale)} ${decimal(38 * scale)}`;
        sheet.line(string, 1).beads(string, 6.6 * scale, 6.6 * scale, { colour: colours.garnet });
      }
      sheet.put(heart, { x, y, turn: isLeft ? 150 : 32, scale, scaleY: isLeft ? -1 : 1 });
    });
}
