import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** A word or two. */
  children: ReactNode;
}

/** The category of an article or a journey. For something to press use `Button` or `LinkButton`. */
export function Badge({ children }: BadgeProps) {
  return <span className={styles.root}>{children}</span>;
}
