import type { ReactNode } from 'react';
import * as styles from './Quote.css.ts';

export interface QuoteProps {
  children: ReactNode;
  /** Speaker or work. */
  source?: string;
}

/** One highlighted sentence. For travellers' reviews use `Testimonials`; in an article, `<blockquote>` in `Prose`. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.words}>{children}</blockquote>
      {source !== undefined && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}
