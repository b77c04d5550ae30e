import type { ReactNode } from 'react';
import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  /**
   * `mainAside` makes the first column wider; a `Picture` before its two is on top of the second. In `flow` a single text
   * runs on from column to column. @default 'even'
   */
  template?: 'even' | 'mainAside' | 'flow';
  /** One column each; a `Prose` in `flow`. */
  children: ReactNode;
}

/** Places its children side by side from 900 px up, and stacked below that. To always stack use `Stack`. */
export function Columns({ template = 'even', children }: ColumnsProps) {
  return <div className={`${styles.root} ${styles.template[template]}`}>{children}</div>;
}
