import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Plain elements: h2 to h4, p, ul, ol, blockquote, strong, em, and links. */
  children: ReactNode;
}

/** Long text, set for reading: what stands in it needs no components. A single paragraph: `Text`. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.root}>{children}</div>;
}
