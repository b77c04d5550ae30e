import type { ReactNode } from 'react';
import { type Fact, FactList, type FactListProps } from '../FactList/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './AtAGlance.css.ts';

export interface AtAGlanceProps {
  /** Heading of the box. */
  title: string;
  /** Level of the heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Three to eight facts that visitors compare, such as duration, places and months. */
  items: readonly Fact[];
  /** Further facts, which phones fold below this label. */
  further?: FactListProps['further'];
  /** A `LinkButton` below. */
  action?: ReactNode;
  /** A line below the box. */
  note?: ReactNode;
}

/** The key facts of a journey, in a box beside its text. For facts without a box use `FactList`. */
export function AtAGlance({ title, headingLevel, items, further, action, note }: AtAGlanceProps) {
  return (
    <div className={styles.root}>
      <div className={styles.box}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <FactList items={items} layout="pairs" {...(further && { further })} />
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {note}
    </div>
  );
}
