import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './FormNote.css.ts';

export const formNoteTones = ['success', 'error'] as const;

export interface FormNoteProps {
  /** How it went; an `error` is spoken when it appears. */
  tone: (typeof formNoteTones)[number];
  /** What became of it, or what can be done now; it may hold a link. */
  children: ReactNode;
}

/** Stays beside a form's button when the toast is gone. What is wrong with one field: its `errorMessage`. */
export function FormNote({ tone, children }: FormNoteProps) {
  const look = `${styles.root} ${styles.tone[tone]}`;
  const content = (
    <>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <span>{children}</span>
    </>
  );
  // An error brings something new and is spoken; a success has just been, by its toast.
  if (tone === 'error') return <output className={look}>{content}</output>;
  return <p className={look}>{content}</p>;
}
