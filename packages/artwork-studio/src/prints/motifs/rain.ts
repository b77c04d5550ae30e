import { decimal } from '../geometry.ts';
import { seededRandom } from '../numbers.ts';
import { Sheet } from '../sheet.ts';

interface Rain {
  left: number;
  right: number;
  from: number;
  to: number;
  count: number;
  /** Of a stroke. */
  length?: number;
  lineWidth?: number;
  opacity?: number;
  seed?: number;
}

/** Rain as miniatures draw it: fine slanted strokes in resist, the same slant everywhere. */
export function rain(
  sheet: Sheet,
  { left, right, from, to, count, length = 18, lineWidth = 1, opacity = 0.9, seed = 3 }: Rain,
) {
  const random = seededRandom(seed);
  const d = Array.from({ length: count }, () => {
    const tall = length * (0.6 + 0.8 * random());
    const x = Math.round(left + random() * (right - left));
    const y = Math.round(from + random() * (to - from - tall));
    return `M${x} ${y}l${decimal(-tall * 0.22)} ${decimal(tall)}`;
  });
  sheet.resist(d.join(''), lineWidth, { opacity });
}
