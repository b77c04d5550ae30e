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

/** A level streak that thins out at both ends; y is its middle. */
function streak(left: number, right: number, y: number, height: number): string {
  const tip = Math.min((right - left) * 0.42, height * 9);
  const [half, near, reach] = [height / 2, tip / 2, right - left - tip * 2].map(decimal);
  const all = decimal(tip);
  return (
    `M${decimal(left)} ${decimal(y)}q${near}-${half} ${all}-${half}h${reach}q${near} 0 ${all} ${half}` +
    `q-${near} ${half}-${all} ${half}h-${reach}q-${near} 0-${all}-${half}z`
  );
}

/** A bank of mist as miniatures draw it: level streaks, the middle ones longer. */
function bank({ x, y, length, bar, bars = 3 }: Mist, random: () => number): string {
  return Array.from({ length: bars }, (_, index) => {
    const middle = bars === 1 ? 0 : Math.abs((index / (bars - 1)) * 2 - 1);
    const long = length * mix(1.3, 0.6, middle) * mix(0.82, 1, random());
    const start = x - long / 2 + (random() - 0.5) * length * 0.4;
    return streak(start, start + long, y + (index - (bars - 1) / 2) * bar * 0.9, bar);
  }).join('');
}

/** The light of a low sun in the sky: streaks, each from left to right, with its middle and its height. */
export function lowLight(
  sheet: Sheet,
  colour: string,
  streaks: readonly (readonly [left: number, right: number, y: number, height: number])[],
) {
  sheet.block(colour, streaks.map((each) => streak(...each)).join(''), { isFlat: true });
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
