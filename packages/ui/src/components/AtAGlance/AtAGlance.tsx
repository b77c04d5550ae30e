import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './AtAGlance.css.ts';

export interface AtAGlanceProps {
  /** Heading of the box. */
  title: string;
  /** Level of the heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /**
   * The key facts, such as duration, places and months. An `tag`, 'Example' in the page's language, marks
   * sample content.
   */
  items: readonly { label: string; value: ReactNode; tag?: string | undefined }[];
  /** A `LinkButton` below. */
  action?: ReactNode;
}

/** The key facts of a journey, in a box beside its text. For contact information use `ContactDetails`. */
export function AtAGlance({ title, headingLevel, items, action }: AtAGlanceProps) {
  return (
    <div className={styles.root}>
      <Heading level={headingLevel} size="small">
        {title}
      </Heading>
      <dl className={styles.list}>
        {items.map(({ label, value, tag }) => (
          <div className={styles.item} key={label}>
            <dt className={styles.label}>
              {label}
              {tag !== undefined && (
                <>
                  {' '}
                  <Badge tone="example">{tag}</Badge>
                </>
              )}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
