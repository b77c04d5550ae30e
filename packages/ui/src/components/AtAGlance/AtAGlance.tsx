import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './AtAGlance.css.ts';

export interface AtAGlanceProps {
  /** Heading of the box. */
  title: string;
  /** Its place in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** What one asks first: how long, where, with how many. */
  items: readonly { label: string; value: ReactNode }[];
  /** A `LinkButton` below. */
  action?: ReactNode;
}

/** The facts of a journey in a box beside its text. Ways to reach us: `ContactDetails`. */
export function AtAGlance({ title, headingLevel, items, action }: AtAGlanceProps) {
  return (
    <div className={styles.root}>
      <Heading level={headingLevel} size="small">
        {title}
      </Heading>
      <dl className={styles.list}>
        {items.map(({ label, value }) => (
          <div className={styles.item} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
