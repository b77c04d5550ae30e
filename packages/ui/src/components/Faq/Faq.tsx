import type { ReactNode } from 'react';
import * as styles from './Faq.css.ts';

export interface FaqItem {
  /** Target of links to this question. */
  id: string;
  /** In the visitor's words. */
  question: string;
  /** Text, or more. */
  answer: ReactNode;
}

export interface FaqProps {
  /** Each closed until it is pressed. */
  items: readonly FaqItem[];
}

/**
 * Questions that open to their answers, in native `<details>`: found by the browser's search, and working
 * without scripts. For what everybody must read use `Text`.
 */
export function Faq({ items }: FaqProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, question, answer }) => (
        <details className={styles.item} id={id} key={id}>
          <summary className={styles.question}>
            {question}
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
