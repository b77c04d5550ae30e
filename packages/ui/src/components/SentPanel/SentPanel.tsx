import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './SentPanel.css.ts';

export interface SentPanelProps {
  /** What to remember of it, such as a reference. It takes the focus, and is read; the toast says that it was sent. */
  title: string;
  /** Paragraphs: what happens next. `Chips` without buttons: what it was about. */
  children: ReactNode;
}

/**
 * What follows a submission, above its form. It takes the focus when it appears: give each submission a `key`. For a
 * failure use `FormNote`.
 */
export function SentPanel({ title, children }: SentPanelProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    document.getElementById(id)?.focus({ preventScroll: true });
    root.current?.scrollIntoView();
  }, [id]);
  return (
    <section className={styles.root} aria-labelledby={id} ref={root}>
      <span className={styles.icon}>
        <Icon name="check" />
      </span>
      <div className={styles.content}>
        <Heading level={2} size="small" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
