import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import type { Sheet } from '../sheet.ts';

/** The ground of a landmark on a map: one dry stroke below it. */
export function mapGround(sheet: Sheet, colour: string = colours.umber) {
  sheet.strokes(brush('3 85, 60 84.4, 117 85', 4, { count: 4 }), { colour });
}
