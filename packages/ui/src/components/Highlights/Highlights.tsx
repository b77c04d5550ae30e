import * as styles from './Highlights.css.ts';

export interface HighlightsProps {
  /** A phrase each. */
  items: readonly string[];
}

/** What one will see and do, in a phrase each. With a title and a text each use `FeatureList`. */
export function Highlights({ items }: HighlightsProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
