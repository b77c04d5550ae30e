import type { ReactNode } from 'react';
import * as faq from '../Faq/Faq.css.ts';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps {
  /** What the fields are about. */
  label: string;
  /** After the label, such as '(optional)'; below it where the group is narrow. */
  secondaryLabel?: string;
  /** Whether it is open at first. It opens when this becomes true. @default false */
  isOpen?: boolean;
  /** One `FieldRow` for each row. An `<output>` between rows takes no room while it is empty. */
  children: ReactNode;
}

/**
 * Optional fields of a form about one thing, one press away in native `<details>`. For a question with a few options
 * use `RadioGroup`.
 */
export function FieldGroup({ label, secondaryLabel, isOpen = false, children }: FieldGroupProps) {
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.label}>
        <span>
          {label} {secondaryLabel && <span className={styles.secondary}>{secondaryLabel}</span>}
        </span>
        <span className={faq.icon} aria-hidden="true" />
      </summary>
      <fieldset className={styles.rows} aria-label={label}>
        {children}
      </fieldset>
    </details>
  );
}

export interface FieldRowProps {
  /** `even` has two halves, `narrowWide` a third and two thirds. @default 'even' */
  template?: 'even' | 'narrowWide';
  /** One or two fields. */
  children: ReactNode;
}

/** Fields of a `FieldGroup` side by side where there is room, else one below the other. */
export function FieldRow({ template = 'even', children }: FieldRowProps) {
  return <div className={`${styles.row} ${styles.template[template]}`}>{children}</div>;
}
