import { Heading } from '../Heading/index.ts';
import * as styles from './FeatureList.css.ts';

export const featureListColumns = [2, 3] as const;

export interface FeatureListProps {
  /** Place of the titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** At most, where there is room; multiples of four stand in twos and fours. @default 3 */
  columns?: (typeof featureListColumns)[number];
  /** Titles that differ, each with a sentence. */
  items: readonly { title: string; text: string }[];
}

/** Benefits or reasons, each a title and a few words. Bare phrases: `Highlights`; in an order: `Steps`. */
export function FeatureList({ headingLevel, columns = 3, items }: FeatureListProps) {
  const across = columns === 3 && items.length % 4 === 0 ? 4 : columns;
  return (
    <div className={styles.root}>
      <ul className={`${styles.list} ${styles.columns[across]}`}>
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
