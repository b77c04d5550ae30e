import type { ReactNode } from 'react';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps {
  /** What the fields are about. */
  label: string;
  /** After the label, such as '(optional)'; below it where the group is narrow. */
  secondaryLabel?: string;
  /** One `FieldRow` for each row. An `<output>` between rows takes no room while it is empty. */
  children: ReactNode;
}

/** Several fields about one thing, within a form. For a question with a few options use `RadioGroup`. */
export function FieldGroup({ label, secondaryLabel, children }: FieldGroupProps) {
  return (
    <div className={styles.container}>
      <fieldset className={styles.root}>
        <legend className={styles.label}>
          {label} {secondaryLabel && <span className={styles.secondary}>{secondaryLabel}</span>}
        </legend>
        <div className={styles.rows}>{children}</div>
      </fieldset>
    </div>
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

export interface FieldGroupRoomProps {
  /** The number of fields. */
  fields: 1 | 2 | 3 | 4 | 5 | 6;
  /** The number of rows. */
  rows: 1 | 2 | 3 | 4 | 5 | 6;
  /** The group, or what is shown instead. @default nothing yet */
  children?: ReactNode;
}

/**
 * Reserves the room of a `FieldGroup` that loads later: nothing moves when it appears. Its label has a secondary one, and
 * all labels fit one line. Hidden without scripts.
 */
export function FieldGroupRoom({ fields, rows, children }: FieldGroupRoomProps) {
  return (
    <div className={`${styles.container} ${styles.late}`}>
      <div className={`${styles.room} ${styles.fields[fields]} ${styles.fieldRows[rows]}`}>
        {children}
      </div>
    </div>
  );
}
