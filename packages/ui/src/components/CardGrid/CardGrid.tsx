import { createContext, type ReactNode } from 'react';
import * as styles from './CardGrid.css.ts';

export const cardGridColumns = [2, 3] as const;

/** Maximum cards per row, from which a `Card` derives the `sizes` of its picture. */
export const CardGridColumns = createContext<(typeof cardGridColumns)[number]>(3);

export const cardGridAlignments = ['center', 'start'] as const;

export interface CardGridProps {
  /** Maximum cards per row. @default 3 */
  columns?: (typeof cardGridColumns)[number];
  /** Where an incomplete row is. @default 'center' */
  align?: (typeof cardGridAlignments)[number];
  /** Accessible name of the list, if no heading is above it. */
  label?: string;
  /** `Card`s, or `ProfileCard`s. */
  children: ReactNode;
}

/** A list of `Card`s in rows. For a single item that leads the page use `FeaturedCard`. */
export function CardGrid({ columns = 3, align = 'center', label, children }: CardGridProps) {
  return (
    <div className={styles.root}>
      <ul
        className={`${styles.list} ${styles.columns[columns]}`}
        data-align={align}
        aria-label={label}
      >
        <CardGridColumns value={columns}>{children}</CardGridColumns>
      </ul>
    </div>
  );
}
