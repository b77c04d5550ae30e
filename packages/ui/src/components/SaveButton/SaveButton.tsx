import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ActionTone } from '../vocabulary.ts';
import * as styles from './SaveButton.css.ts';

export const saveButtonTones = ['quiet', 'secondary'] as const satisfies readonly ActionTone[];

export interface SaveButtonProps {
  /** The verb, and what it says once it is saved. The room of the longer word is always reserved. */
  labels: { save: string; saved: string };
  /** What it saves; hidden, so that the names of several buttons differ. */
  title: string;
  /** Whether it is saved. Undefined until the page knows: the button is hidden then, and takes its room. */
  isSaved: boolean | undefined;
  /** `quiet` on a card, `secondary` beside other buttons. @default 'quiet' */
  tone?: (typeof saveButtonTones)[number];
  /** Called with the new state. */
  onChange: (isSaved: boolean) => void;
}

/** Saves something for later, or removes it; for a `Card` or a `Hero`. For an action use `Button`. */
export function SaveButton({ labels, title, isSaved, tone = 'quiet', onChange }: SaveButtonProps) {
  return (
    <button
      className={`${styles.root} ${styles.tone[tone]}`}
      type="button"
      data-saved={isSaved}
      onClick={() => onChange(!isSaved)}
    >
      <Icon name="bookmark" />
      <span className={styles.word} data-other={isSaved ? labels.save : labels.saved}>
        {isSaved ? labels.saved : labels.save}
      </span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </button>
  );
}
