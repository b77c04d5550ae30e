import { useRef } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Toasts.css.ts';
import type { ToastLabels, TonedToast } from './toastContent.ts';
import { useFocusedInView } from './useFocusedInView.ts';

interface PlainToastProps {
  toast: TonedToast;
  labels: ToastLabels;
  onClose: () => void;
}

/** Fallback for a `ToastRegion` that could not be loaded: a failed connection must still show its error. */
export function PlainToast({ toast, labels, onClose }: PlainToastProps) {
  const card = useRef<HTMLDivElement>(null);
  useFocusedInView(card);
  return (
    <div className={styles.region}>
      <div
        className={`${styles.toast} ${styles.tone[toast.tone]}`}
        data-tone={toast.tone}
        ref={card}
      >
        <span className={styles.icon}>
          <Icon name={toast.tone === 'success' ? 'check' : 'alert'} />
        </span>
        <div className={styles.words} role="alert">
          <span className={styles.title}>{toast.title}</span>
          {toast.description !== undefined && (
            <span className={styles.description} aria-hidden={toast.isAnnouncedElsewhere}>
              {toast.description}
            </span>
          )}
        </div>
        <button className={styles.close} type="button" aria-label={labels.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
