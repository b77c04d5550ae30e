import * as styles from './Highlights.css.ts';

export interface HighlightsProps {
  /** Id of the heading that names the list, where one stands above it. */
  labelledBy?: string;
  /** A phrase each. */
  items: readonly string[];
}

/** What one will see and do, in a phrase each. With a title and a text each use `FeatureList`. */
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
