import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './KeepButton.css.ts';

export const keepButtonTones = ['quiet', 'secondary'] as const;

export interface KeepButtonProps {
  /** The verb: 'Save'. */
  label: string;
  /** What it says once it is saved: 'Saved'. The room of the longer word is always reserved. */
  keptLabel: string;
  /** What it saves; hidden, so that the names of several buttons differ. */
  title: string;
  /** Whether it is saved. Undefined until the page knows: the button is hidden then, and takes its room. */
  isKept: boolean | undefined;
  /** `quiet` on a card, `secondary` beside other buttons. @default 'quiet' */
  tone?: (typeof keepButtonTones)[number];
  /** Called with the new state. */
  onChange: (isKept: boolean) => void;
}

/** Saves something for later, or removes it; for a `Card` or a `Hero`. For an action use `Button`. */
export function KeepButton({
  label,
  keptLabel,
  title,
  isKept,
  tone = 'quiet',
  onChange,
}: KeepButtonProps) {
  return (
    <button
      className={`${styles.root} ${styles.tone[tone]}`}
      type="button"
      data-kept={isKept}
      onClick={() => onChange(!isKept)}
    >
      <Icon name="bookmark" />
      <span className={styles.word} data-other={isKept ? label : keptLabel}>
        {isKept ? keptLabel : label}
      </span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </button>
  );
}
