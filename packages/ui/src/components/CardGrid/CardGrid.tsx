import { createContext, type ReactNode } from 'react';
import * as styles from './CardGrid.css.ts';

export const cardGridColumns = [2, 3] as const;

/** How many cards share a row where there is room: a card's picture is fetched no wider than it stands. */
export const CardGridColumns = createContext<(typeof cardGridColumns)[number]>(3);

export interface CardGridProps {
  /** At most, where there is room. @default 3 */
  columns?: (typeof cardGridColumns)[number];
  /** Name of the list, where no heading stands above it. */
  label?: string;
  /** `Card`s. */
  children: ReactNode;
}

/** A list of `Card`s. A single one that leads the page is a `FeaturedCard`. */
export function CardGrid({ columns = 3, label, children }: CardGridProps) {
  return (
    <div className={styles.root}>
      <ul className={`${styles.list} ${styles.columns[columns]}`} aria-label={label}>
        <CardGridColumns value={columns}>{children}</CardGridColumns>
      </ul>
    </div>
  );
}
