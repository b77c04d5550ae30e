import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';

/** Wraps examples in the docs, so that Storybook's own styles do not affect them. */
export function Block({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.block}`}>{children}</div>;
}
