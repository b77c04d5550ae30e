import { Heading } from '../Heading/index.ts';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps {
  /** Level of the titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Maximum number of columns; multiples of four items use two or four. @default 3 */
  columns?: 2 | 3;
  /** Unique titles, each with a sentence. */
  items: readonly { title: string; text: string }[];
}

/** Benefits or reasons with a title and a text each. For single phrases use `Highlights`, for a sequence `Steps`. */
export function FeatureList({ headingLevel, columns = 3, items }: FeatureListProps) {
  const across = columns === 3 && items.length % 4 === 0 ? 4 : columns;
  return (
    <div className={styles.root}>
      <ul
        className={`${styles.list} ${styles.columns[across]}`}
        data-many={items.length > 6 || undefined}
      >
        {items.map(({ title, text }) => (
          <li className={styles.item} key={title}>
            <Heading level={headingLevel} size="small">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
