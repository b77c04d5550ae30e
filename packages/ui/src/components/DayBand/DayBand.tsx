import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './DayBand.css.ts';

export interface DayBandHour {
  /** A time, such as '7:00' or 'Evening'. */
  when: string;
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
 * One day in short, across the page: an hour beside the other on wide screens, on grounds that rise and set with the
 * light. For a day that needs titles and room use `DaySpine`.
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
          {items.map(({ when, text, light, picture }) => (
            <li className={`${styles.hour} ${styles.light[light]}`} key={when}>
              <strong className={styles.when}>{when}</strong>
              <p className={styles.text}>{text}</p>
              <span className={styles.picture}>
                <Picture source={picture} alt="" sizes="9rem" />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
