import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** A word or two. */
  children: ReactNode;
}

/** The category of an article or a journey. What can be pressed is a `Button` or a `LinkButton`. */
export function Badge({ children }: BadgeProps) {
  return <span className={styles.root}>{children}</span>;
}
