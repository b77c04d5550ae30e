import * as styles from './Highlights.css.ts';

export interface HighlightsProps {
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** Unique phrases. */
  items: readonly string[];
}

/** What travellers see and do, as a list of phrases. For items with title and text use `FeatureList`. */
export function Highlights({ labelledBy, items }: HighlightsProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {items.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
