import type { ReactNode } from 'react';
import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  /**
   * `mainAside` makes the first column wider; a `Picture` before its two is on top of the second. In `flow` a single text
   * runs on from column to column. `beside` has the second of two or three at the side of the others, and after the first
   * on small screens. @default 'even'
   */
  template?: 'even' | 'mainAside' | 'flow' | 'beside';
  /** One column each; a `Prose` in `flow`. */
  children: ReactNode;
}

/** Places its children side by side from 900 px up, and stacked below that. To always stack use `Stack`. */
export function Columns({ template = 'even', children }: ColumnsProps) {
  return <div className={`${styles.root} ${styles.template[template]}`}>{children}</div>;
}
