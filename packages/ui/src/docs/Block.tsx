import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';

/** Stands around whatever the docs show, so that it looks as it does on the site. */
export function Block({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.block}`}>{children}</div>;
}
