import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Makes it a polite live region that announces changes of its text. @default false */
  isStatus?: boolean;
  children?: ReactNode;
}

/** Text for screen readers only. Prefer visible text, such as `Text`. */
export function VisuallyHidden({ isStatus = false, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} role={isStatus ? 'status' : undefined}>
      {children}
    </span>
  );
}
