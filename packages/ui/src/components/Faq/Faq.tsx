import type { ReactNode } from 'react';
import * as styles from './Faq.css.ts';

export interface FaqItem {
  /** Fragment id for links to this question. */
  id: string;
  /** The question, in the visitor's words. */
  question: string;
  /** The answer; it may hold links and lists. */
  answer: ReactNode;
}

export interface FaqProps {
  /** The questions; all are closed at first. */
  items: readonly FaqItem[];
}

/**
 * Questions that expand to their answers, in native `<details>`: the browser's page search finds them, and
 * they work without scripts. For text that everybody must read use `Text`.
 */
export function Faq({ items }: FaqProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, question, answer }) => (
        <details className={styles.item} id={id} key={id}>
          <summary className={styles.question}>
            {question}
            <span className={styles.icon} aria-hidden="true" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
