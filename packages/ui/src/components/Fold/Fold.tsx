import type { ReactNode } from 'react';
import * as faq from '../Faq/Faq.css.ts';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  /** An element: the heading, alone or with what is beside it. */
  head: ReactNode;
  /** Id of the heading, which names the control. */
  labelledBy: string;
  /** Fragment id of the content: a link to it opens it. */
  id?: string;
  /** Whether phones show the content at first. @default false */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A part of a long page that phones fold below its heading, in native `<details>`; larger screens and paper show it
 * whole. For questions, which are folded everywhere, use `Faq`.
 */
export function Fold({ head, labelledBy, id, isOpen = false, children }: FoldProps) {
  return (
    <div className={styles.root}>
      {head}
      <details className={styles.details} open={isOpen}>
        <summary className={styles.summary} aria-labelledby={labelledBy}>
          <span className={faq.icon} aria-hidden="true" />
        </summary>
        <div className={styles.content} id={id}>
          {children}
        </div>
      </details>
    </div>
  );
}
