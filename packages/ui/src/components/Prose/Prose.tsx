import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

export const proseSizes = ['standard', 'reading'] as const;

export interface ProseProps {
  /** `reading` for an article. @default 'standard' */
  size?: (typeof proseSizes)[number];
  /** Plain elements: h2 to h4, p, ul, ol, blockquote, strong, em, and links. */
  children: ReactNode;
}

/** Long text, set for reading: what stands in it needs no components. A single paragraph: `Text`. */
export function Prose({ size = 'standard', children }: ProseProps) {
  return <div className={`${styles.root} ${styles.size[size]}`}>{children}</div>;
}
