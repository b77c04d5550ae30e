import { type ReactNode, useId, useRef } from 'react';
import { Fold } from '../Fold/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Itinerary.css.ts';
import { DayInView, PicturesOfDays, useDayInView } from './useDayInView.ts';
import { useReveal } from './useReveal.ts';

export interface ItineraryActivity {
  /** The time of day, such as 'Morning', in bold. */
  when?: string;
  what: string;
}

export interface ItineraryDay {
  day: number;
  title: string;
  /** Distance and time, such as '230 km, about 4 hours by road'. */
  travel?: string;
  /** Place of the night, such as 'Night in Agra'. */
  night?: string;
  activities: readonly ItineraryActivity[];
  /** A drawing beside the title, or in the map's frame, 4:3 and without a ground: decoration. Lazy-loaded. */
  picture?: PictureSource;
}

export interface ItineraryProps {
  headingLevel: 2 | 3 | 4;
  /** Delay in ms between one day's reveal on scroll and the next. @default 100 */
  revealDelay?: number;
  /** Screen reader text of a numeral, such as 'Day 3'. */
  dayLabel: (day: number) => string;
  items: readonly ItineraryDay[];
  /** A `RouteMap`: above the days on phones; on larger screens sticky beside them, drawn up to the day in view, with its picture. @default none: the days flow in two columns where there is room */
  map?: ReactNode;
  /** Above the days. */
  heading?: ReactNode;
}

const icons = {
  travel: <path d="M1 8h12.5M9 3.5 13.5 8 9 12.5" />,
  night: <path d="M13.5 9.8A6 6 0 1 1 6.4 2.3a4.8 4.8 0 0 0 7.1 7.5z" />,
};

function Fact({ icon, children }: { icon: keyof typeof icons; children: string }) {
  return (
    <li className={styles.fact}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        {icons[icon]}
      </svg>
      {children}
    </li>
  );
}

/** Days whose activities phones show at first. */
const openDays = 2;

/**
 * A journey day by day, along a line; phones fold the activities of the later days. For steps that are not days use
 * `Steps`.
 */
export function Itinerary({
  headingLevel,
  revealDelay = 100,
  dayLabel,
  items,
  map,
  heading,
}: ItineraryProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  useReveal(list, revealDelay);
  const today = useDayInView(list, map !== undefined);
  return (
    <div className={map === undefined ? styles.inColumns : styles.besideMap}>
      {heading}
      {map !== undefined && (
        <div className={styles.map}>
          <PicturesOfDays value={items.map(({ picture }) => picture)}>
            <DayInView value={today}>{map}</DayInView>
          </PicturesOfDays>
        </div>
      )}
      <ol className={styles.days} ref={list}>
        {items.map(({ day, title, travel, night, activities, picture }, index) => (
          <li
            className={styles.day}
            key={day}
            data-half={index + 1 === Math.ceil(items.length / 2) || undefined}
          >
            <span className={styles.numeral} aria-hidden="true">
              {day}
            </span>
            <div className={styles.words}>
              <Fold
                head={
                  <div className={styles.head}>
                    {picture && (
                      <div className={styles.picture}>
                        <Picture source={picture} alt="" sizes="12rem" />
                      </div>
                    )}
                    <div className={styles.title}>
                      <Heading level={headingLevel} size="small" id={`${id}-${day}`}>
                        <VisuallyHidden>{`${dayLabel(day)}: `}</VisuallyHidden>
                        {title}
                      </Heading>
                      {(travel !== undefined || night !== undefined) && (
                        <ul className={styles.facts}>
                          {travel !== undefined && <Fact icon="travel">{travel}</Fact>}
                          {night !== undefined && <Fact icon="night">{night}</Fact>}
                        </ul>
                      )}
                    </div>
                  </div>
                }
                labelledBy={`${id}-${day}`}
                isOpen={index < openDays}
              >
                <ul className={styles.activities}>
                  {activities.map(({ when, what }) => (
                    <li className={styles.activity} key={what}>
                      {when !== undefined && <span className={styles.when}>{`${when}:`}</span>}
                      {when === undefined ? what : ` ${what}`}
                    </li>
                  ))}
                </ul>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
