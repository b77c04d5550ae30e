import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  headingLevel: 2 | 3 | 4;
  /** The steps, in order. */
  items: readonly { title: string; text: string }[];
  /** A `LinkButton` for the first of five steps, in the cell that they leave free, or below a single row. */
  action?: ReactNode;
}

/** A numbered sequence of steps, a sentence each. Where the order does not matter use `FeatureList`. */
export function Steps({ headingLevel, items, action }: StepsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.cells} data-even={items.length % 2 === 0 || undefined}>
        <ol className={styles.list}>
          {items.map(({ title, text }, index) => (
            <li className={styles.item} key={title}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <Heading level={headingLevel} size="small">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
