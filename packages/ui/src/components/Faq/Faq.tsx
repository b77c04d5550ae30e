import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Faq.css.ts';

export interface FaqItem {
  /** Fragment id for links to this question, whose title has the same with `-title` after it. */
  id: string;
  /** The question, in the visitor's words. */
  question: string;
  /** The answer; it may hold links and lists. */
  answer: ReactNode;
  /** A small drawing beside the title of a section; decoration. */
  picture?: PictureSource;
}

export interface FaqProps {
  /** The questions; all are closed at first. */
  items: readonly FaqItem[];
  /** For sections of a page in place of questions: their titles are headings of this level, each in a row. */
  headingLevel?: 3 | 4;
}

/**
 * Questions that expand to their answers, in native `<details>`: the browser's page search finds them, and
 * they work without scripts. For text that everybody must read use `Text`.
 */
export function Faq({ items, headingLevel }: FaqProps) {
  const Question = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <div className={headingLevel === undefined ? styles.root : styles.sections}>
      {items.map(({ id, question, answer, picture }) => (
        <details className={styles.item} key={id}>
          <summary className={styles.question}>
            {picture && (
              <span className={styles.picture}>
                <Picture source={picture} alt="" sizes="8rem" />
              </span>
            )}
            <Question className={styles.title} id={`${id}-title`}>
              {question}
            </Question>
            <span className={styles.icon} aria-hidden="true" />
          </summary>
          <div className={styles.answer} id={id}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
