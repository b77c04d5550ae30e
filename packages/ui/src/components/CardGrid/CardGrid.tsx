import type { ReactNode } from 'react';
import type { Align } from '../vocabulary.ts';
import * as styles from './CardGrid.css.ts';

export interface CardGridProps {
  /** Where an incomplete row is. @default 'center' */
  align?: Align;
  /** Accessible name of the list, if no heading is above it. */
  label?: string;
  /** `Card`s, or `ProfileCard`s. */
  children: ReactNode;
}

/** A list of cards in rows of up to three. For a single item that leads the page use `FeaturedCard`. */
export function CardGrid({ align = 'center', label, children }: CardGridProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.list} data-align={align} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
