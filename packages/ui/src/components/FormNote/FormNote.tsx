import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './FormNote.css.ts';

export const formNoteTones = ['success', 'error'] as const;

export interface FormNoteProps {
  /** The result; what appears in an `error` is announced. */
  tone: (typeof formNoteTones)[number];
  /** What happened and what the visitor can do; it may hold a link. @default an empty note, without a look */
  children?: ReactNode;
}

/**
 * The result of a submission, beside the form's button; it stays when the toast has closed. For an error in one
 * field use the field's `errorMessage`.
 */
export function FormNote({ tone, children }: FormNoteProps) {
  const look = `${styles.root} ${styles.tone[tone]}`;
  const content = children ? (
    <>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <span>{children}</span>
    </>
  ) : undefined;
  // A success has just been announced by its toast.
  if (tone === 'error') return <output className={look}>{content}</output>;
  return <p className={look}>{content}</p>;
}
