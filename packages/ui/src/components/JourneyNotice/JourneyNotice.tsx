import { Icon } from '../Icon/index.ts';
import * as styles from './JourneyNotice.css.ts';

export interface JourneyNoticeProps {
  /** Such as 'About: Rajasthan tour'. */
  label: string;
  /** Name of the button, such as 'Remove Rajasthan tour'. */
  removeLabel: string;
  onRemove: () => void;
}

/** Says above a `ContactForm` which journey it is about, and takes it back. */
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
