import { Children, createContext, type ReactNode } from 'react';
import * as styles from './CardShowcase.css.ts';

/** In one, a `Card` has its picture beside its words. A few cards have room for larger pictures. */
export const Showcase = createContext<'few' | 'many' | undefined>(undefined);

export interface CardShowcaseProps {
  /** A `FeaturedCard` with the layout `column`. */
  lead: ReactNode;
  /** Two to five `Card`s. */
  children: ReactNode;
}

/**
 * Links of which one leads: large, with the others beside it. On phones the others are in a row that scrolls
 * sideways. For links of the same weight use `CardGrid`.
 */
export function CardShowcase({ lead, children }: CardShowcaseProps) {
  const count = Children.count(children) > 2 ? 'many' : 'few';
  return (
    <div className={styles.root}>
      {lead}
      <ul className={styles.rest} data-count={count}>
        <Showcase value={count}>{children}</Showcase>
      </ul>
    </div>
  );
}
