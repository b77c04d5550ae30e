import { Children, type ReactNode } from 'react';
import * as styles from './CardShowcase.css.ts';

export interface CardShowcaseProps {
  /** A heading and a line, above the cards; on wide screens beside three of them. */
  intro: ReactNode;
  /** Three or six `Card`s of the shape `framed`, with the same parts. */
  children: ReactNode;
}

/**
 * Links of the same weight with large pictures, side by side like an arcade. On phones six are in rows of two, and three
 * in one that scrolls sideways. For other counts use `CardGrid`.
 */
export function CardShowcase({ intro, children }: CardShowcaseProps) {
  return (
    <div className={styles.root} data-count={Children.count(children) > 3 ? 'six' : 'three'}>
      <div>{intro}</div>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
