import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './DayBand.css.ts';

export interface DayBandHour {
  /** A time, such as '7:00' or 'Evening'. */
  when: string;
  /** What happens then, in a few words. */
  title?: string;
  /** A sentence or two. */
  text: ReactNode;
  light: keyof typeof styles.light;
  /** A small drawing: decoration. Lazy-loaded. */
  picture: PictureSource;
}

export interface DayBandProps {
  title: string;
  headingLevel: 2 | 3;
  /** Three to six, in the order of the day. */
  items: readonly DayBandHour[];
  /** Below the title. */
  note?: ReactNode;
}

/**
 * One day, across the page: an hour beside the other on wide screens, on grounds that rise and set with the light. For
 * several days use `Itinerary`.
 */
export function DayBand({ title, headingLevel, items, note }: DayBandProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.column}>
        <div className={styles.head}>
          <Heading level={headingLevel} id={id}>
            {title}
          </Heading>
          {note !== undefined && <Text>{note}</Text>}
        </div>
        <ol className={styles.hours}>
          {items.map(({ when, title: what, text, light, picture }) => (
            <li className={`${styles.hour} ${styles.light[light]}`} key={when}>
              <strong className={styles.when}>{when}</strong>
              <p className={styles.text}>
                {what && <strong className={styles.title}>{what}</strong>}
                {text}
              </p>
              <span className={styles.picture}>
                <Picture source={picture} alt="" sizes="13rem" />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
