import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** A polite live region: render it empty before its text changes. @default false */
  isStatus?: boolean;
  children?: ReactNode;
}

/**
 * Text for screen readers only, for what is only visual: the title that a 'Read More' refers to, or, with `isStatus`, a
 * visible change. No control goes into it: its focus would be invisible. Prefer visible text, such as `Text`.
 */
export function VisuallyHidden({ isStatus = false, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} role={isStatus ? 'status' : undefined}>
      {children}
    </span>
  );
}
