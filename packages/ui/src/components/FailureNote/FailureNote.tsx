import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './FailureNote.css.ts';

export interface FailureNoteProps {
  /** What can be done now; it may hold a link. */
  children: ReactNode;
}

/** Stays beside a form's button when sending failed and the toast is gone. A field's own error: `errorMessage`. */
export function FailureNote({ children }: FailureNoteProps) {
  return (
    <output className={styles.root}>
      <Icon name="alert" />
      <span>{children}</span>
    </output>
  );
}
