import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './FormNote.css.ts';

export interface FormNoteProps {
  /** What failed and what the visitor can do; it may hold a link. @default an empty note, without a look */
  children?: ReactNode;
}

/**
 * Why a submission failed, beside the form's button; it stays when the toast has closed. For an error in one
 * field use the field's `error`, for a success `SentPanel`.
 */
export function FormNote({ children }: FormNoteProps) {
  return (
    <output className={styles.root}>
      {children ? (
        <>
          <Icon name="alert" />
          <span>{children}</span>
        </>
      ) : undefined}
    </output>
  );
}
