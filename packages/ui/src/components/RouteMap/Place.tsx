import { useContext } from 'react';
import { DayInView } from '../Itinerary/useDayInView.ts';
import type { Coordinates } from './projection.ts';
import * as styles from './RouteMap.css.ts';

export interface MapPlace {
  name: string;
  at: Coordinates;
  /** Side of the place for its name, where nothing else is drawn. */
  side: 'north' | 'east' | 'southeast' | 'south' | 'southwest' | 'west';
  /** Days at the place, such as '3–4' or '1, 5'. A place without days is only passed. */
  days?: string;
}

/** Half the height of a mark, and half the width of a digit, in em. */
const mark = { passed: 0.3, stay: 0.78, digit: 0.26 };

/** Whether days such as '1–2, 5' are the day being read, or all later ones. */
function stateOn(today: number | undefined, days: string): 'current' | 'ahead' | undefined {
  if (today === undefined) return undefined;
  const spans = days.split(',').map((span) => span.split('–').map(Number));
  if (spans.some(([first = 0, last = first]) => first <= today && today <= last)) return 'current';
  return spans.every(([first = 0]) => first > today) ? 'ahead' : undefined;
}

/** The mark and the name of a place, drawn around its position. */
export function Place({ name, days, side }: MapPlace) {
  const state = stateOn(useContext(DayInView), days ?? '');
  const half =
    days === undefined ? mark.passed : Math.max(mark.stay, 0.36 + days.length * mark.digit);
  const below = days === undefined ? 1.4 : 1.85;
  const { x, y, textAnchor } = {
    north: { x: 0, y: days === undefined ? -0.75 : -1.2, textAnchor: 'middle' },
    east: { x: half + 0.4, y: 0.34, textAnchor: 'start' },
    southeast: { x: -half, y: below, textAnchor: 'start' },
    south: { x: 0, y: below, textAnchor: 'middle' },
    southwest: { x: half, y: below, textAnchor: 'end' },
    west: { x: -half - 0.4, y: 0.34, textAnchor: 'end' },
  }[side];
  return (
    <>
      {days === undefined ? (
        <circle className={styles.passedMark} r={`${mark.passed}em`} />
      ) : (
        <>
          <rect
            className={styles.stayMark}
            data-state={state}
            x={`${-half}em`}
            y={`${-mark.stay}em`}
            width={`${2 * half}em`}
            height={`${2 * mark.stay}em`}
            rx={`${mark.stay}em`}
          />
          <text className={styles.days} data-state={state} dy="0.34em" textAnchor="middle">
            {days}
          </text>
        </>
      )}
      <text
        className={days === undefined ? styles.passedName : styles.stayName}
        x={`${x}em`}
        y={`${y}em`}
        textAnchor={textAnchor as 'start' | 'middle' | 'end'}
      >
        {name}
      </text>
    </>
  );
}
