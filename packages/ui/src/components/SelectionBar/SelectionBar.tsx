import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusedInView } from '../Toasts/useFocusedInView.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** Accessible name of the region. */
  label: string;
  /** How much is selected, such as '2 saved'; announced when it changes. */
  text: string;
  /** What is selected, in a few words: 'Ayurveda and 1 more'. Cut where it does not fit. */
  names: string;
  /** A `LinkButton` and a `Button`, both `small`. */
  actions: ReactNode;
}

/**
 * At the bottom of the screen: what a visitor has selected, and what can be done with it. Never over what has
 * the focus. For the result of an action use a toast.
 */
export function SelectionBar({ label, text, names, actions }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusedInView(bar);
  // A live region that is inserted with its text is not announced.
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <div className={styles.room}>
      <section className={styles.bar} aria-label={label} ref={bar}>
        <p className={styles.text}>
          <span className={styles.count} aria-hidden="true">
            {text}
          </span>{' '}
          {names}
        </p>
        <VisuallyHidden isStatus>{announced}</VisuallyHidden>
        <div className={styles.actions}>{actions}</div>
      </section>
    </div>
  );
}
