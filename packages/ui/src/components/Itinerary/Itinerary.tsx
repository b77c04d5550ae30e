import { useRef } from 'react';
import { Heading } from '../Heading/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Itinerary.css.ts';
import { useReveal } from './useReveal.ts';

export const revealDelays = [50, 100] as const;

export interface ItineraryDay {
  day: number;
  title: string;
  activities: readonly string[];
}

export interface ItineraryProps {
  headingLevel: 2 | 3 | 4;
  /** How long after the one before each day appears on scrolling, in ms. */
  revealDelay: (typeof revealDelays)[number];
  /** What a numeral is called, such as 'Day 3'. */
  dayLabel: (day: number) => string;
  items: readonly ItineraryDay[];
}

/** A journey day by day, along a line. Steps that are no days: `Steps`. */
export function Itinerary({ headingLevel, revealDelay, dayLabel, items }: ItineraryProps) {
  const list = useRef<HTMLOListElement>(null);
  useReveal(list, revealDelay);
  return (
    <ol className={styles.root} ref={list}>
      {items.map(({ day, title, activities }) => (
        <li className={styles.day} key={day}>
          <span className={styles.numeral} aria-hidden="true">
            {day}
          </span>
          <div className={styles.words}>
            <Heading level={headingLevel} size="small">
              <VisuallyHidden>{`${dayLabel(day)}: `}</VisuallyHidden>
              {title}
            </Heading>
            <ul className={styles.activities}>
              {activities.map((activity) => (
                <li className={styles.activity} key={activity}>
                  {activity}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
