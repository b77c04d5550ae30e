import { decimal } from '../geometry.ts';
import { mix, seededRandom } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

interface Mist {
  /** Its middle, its length, and the height of one bar. */
  x: number;
  y: number;
  length: number;
  bar: number;
  bars?: number;
}

/** A bank of mist as miniatures draw it: level bars with round ends, the middle ones longer. */
function bank({ x, y, length, bar, bars = 3 }: Mist, random: () => number): string {
  return Array.from({ length: bars }, (_, index) => {
    const middle = bars === 1 ? 0 : Math.abs((index / (bars - 1)) * 2 - 1);
    const long = length * mix(1, 0.34, middle) * mix(0.82, 1, random());
    const start = x - long / 2 + (random() - 0.5) * length * 0.4;
    const top = y + (index - bars / 2) * bar * 0.98;
    const half = decimal(bar / 2);
    return (
      `M${decimal(start)} ${decimal(top)}h${decimal(long)}` +
      `a${half} ${half} 0 0 1 0 ${decimal(bar)}h${decimal(-long)}a${half} ${half} 0 0 1 0 ${decimal(-bar)}z`
    );
  }).join('');
}

export function mist(
  sheet: Sheet,
  banks: readonly Mist[],
  { colour, seed = 5, opacity }: { colour: string; seed?: number; opacity?: number },
) {
  const random = seededRandom(seed);
  const d = banks.map((one) => bank(one, random)).join('');
  sheet.block(colour, d, { isFlat: true, ...(opacity === undefined ? {} : { opacity }) });
}
