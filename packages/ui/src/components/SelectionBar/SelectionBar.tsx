import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { useFocusedInView } from '../Toasts/useFocusedInView.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** Accessible name of the region. */
  label: string;
  /** The state in a word or two, such as '2 saved'; announced when it changes. */
  status: string;
  /** More on it: 'Ayurveda and 1 more'. Cut where it does not fit. */
  text?: string;
  /** Of what is selected, small and without words: the first three are shown, two on phones. @default [] */
  pictures?: readonly PictureSource[];
  /** A `LinkButton` and a `Button`, both `small`. */
  actions: ReactNode;
}

/**
 * A bar at the bottom of the screen with a status and at most two actions, such as what a visitor has saved with
 * `SaveButton`. Never over what has the focus; it takes the place of the actions of `Page` and `Header`. For the
 * result of an action use a toast.
 */
export function SelectionBar({ label, status, text, pictures = [], actions }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusedInView(bar);
  // A live region that is inserted with its text is not announced.
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(status));
    return () => cancelAnimationFrame(frame);
  }, [status]);
  return (
    <div className={styles.room}>
      <section className={styles.bar} aria-label={label} ref={bar}>
        <div className={styles.words}>
          {pictures.slice(0, 3).map((picture) => (
            <span className={styles.picture} key={picture.src}>
              <Picture source={picture} alt="" shape="framed" sizes="2rem" />
            </span>
          ))}
          <p className={styles.text}>
            <span className={styles.count} aria-hidden="true">
              {status}
            </span>{' '}
            {text}
          </p>
        </div>
        <VisuallyHidden isStatus>{announced}</VisuallyHidden>
        <div className={styles.actions}>{actions}</div>
      </section>
    </div>
  );
}
