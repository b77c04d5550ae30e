import type { ReactNode } from 'react';
import * as styles from './Quote.css.ts';

export interface QuoteProps {
  children: ReactNode;
  /** Who said it, or where it stands. */
  source?: string;
}

/** One sentence set apart. What travellers said about us: `Testimonials`; within an article: `<blockquote>` in `Prose`. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.words}>{children}</blockquote>
      {source !== undefined && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}
