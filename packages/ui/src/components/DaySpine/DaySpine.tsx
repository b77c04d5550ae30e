import { useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './DaySpine.css.ts';

export interface DayHour {
  /** A time, such as '7:00' or 'Before dinner'. */
  when: string;
  title: string;
  /** A sentence or two. */
  text: string;
  light: keyof typeof styles.ground;
  /** A drawing beside the words: decoration. Lazy-loaded. */
  picture: PictureSource;
}

export interface DaySpineProps {
  title: string;
  headingLevel: 2 | 3;
  /** In the order of the day. */
  items: readonly DayHour[];
}

/** One day by its hours, across the page: the light changes from dawn to night. For several days use `Itinerary`. */
export function DaySpine({ title, headingLevel, items }: DaySpineProps) {
  const id = useId();
  const Hour = `h${(headingLevel + 1) as 3 | 4}` as const;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={headingLevel} id={id}>
          {title}
        </Heading>
      </div>
      <ol className={styles.hours}>
        {items.map(({ when, title: what, text, light, picture }) => (
          <li className={`${styles.hour} ${styles.ground[light]}`} key={when}>
            <div className={styles.column}>
              <div className={styles.picture}>
                <Picture source={picture} alt="" sizes="26rem" />
              </div>
              <div className={styles.words}>
                <Hour>
                  <span className={styles.when}>{when} </span>
                  <span className={styles.title}>{what}</span>
                </Hour>
                <p className={styles.text}>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
