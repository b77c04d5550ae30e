import { Icon } from '../Icon/index.ts';
import * as styles from './JourneyNotice.css.ts';

export interface JourneyNoticeProps {
  /** The journey, such as 'About: Rajasthan tour'. */
  label: string;
  /** Accessible name of the button, such as 'Remove Rajasthan tour'. */
  removeLabel: string;
  onRemove: () => void;
}

/**
 * Shows above a `ContactForm` which journey the enquiry is about, with a button to remove it. For the result of
 * a submission use `FormNote`.
 */
export function JourneyNotice({ label, removeLabel, onRemove }: JourneyNoticeProps) {
  return (
    <div className={styles.root}>
      <span className={styles.label}>{label}</span>
      <button className={styles.remove} type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}
