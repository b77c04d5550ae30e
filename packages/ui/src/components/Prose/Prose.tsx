import type { ReactNode } from 'react';
import type { Size } from '../vocabulary.ts';
import * as styles from './Prose.css.ts';

export const proseSizes = ['standard', 'large'] as const satisfies readonly Size[];

export interface ProseProps {
  /** `large` for articles. @default 'standard' */
  size?: (typeof proseSizes)[number];
  /** Plain elements: h2 to h4, p, ul, ol, blockquote, strong, em and links; a `Picture` in a figure; a `Frieze`. */
  children: ReactNode;
}

/** Styles long text made of plain elements. For a single paragraph use `Text`. */
export function Prose({ size = 'standard', children }: ProseProps) {
  return <div className={`${styles.root} ${styles.size[size]}`}>{children}</div>;
}
