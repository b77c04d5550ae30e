import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './DaySpine.css.ts';

export interface DaySpineProps {
  items: readonly {
    time: string;
    title: string;
    text: string;
    light: keyof typeof styles.light;
    picture: PictureSource;
  }[];
}

/** A day by its hours. */
export function DaySpine({ items }: DaySpineProps) {
  return (
    <ol className={styles.root}>
      {items.map(({ time, title, text, light, picture }) => (
        <li className={`${styles.hour} ${styles.light[light]}`} key={time}>
          <div className={styles.column}>
            <div className={styles.words}>
              <h3>
                <span className={styles.time}>{time}</span>
                <span className={styles.title}>{title}</span>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.picture}>
              <Picture source={picture} alt="" sizes="22rem" />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
