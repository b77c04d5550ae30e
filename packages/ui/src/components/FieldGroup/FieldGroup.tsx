import type { ReactNode } from 'react';
import * as styles from './FieldGroup.css.ts';

export const fieldRowTemplates = ['even', 'narrowWide'] as const;

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
  template?: (typeof fieldRowTemplates)[number];
  /** One or two fields. */
  children: ReactNode;
}

/** Fields of a `FieldGroup` side by side where there is room, else one below the other. */
export function FieldRow({ template = 'even', children }: FieldRowProps) {
  return <div className={`${styles.row} ${styles.template[template]}`}>{children}</div>;
}

export interface FieldGroupSkeletonProps {
  /** The number of fields in each row. */
  rows: readonly (1 | 2)[];
  /** The group, or what is shown instead. @default nothing yet */
  children?: ReactNode;
}

/**
 * Reserves the room of a `FieldGroup` that loads later: nothing moves when it appears. Its label has a
 * secondary one, and all labels fit one line. Hidden without scripts.
 */
export function FieldGroupSkeleton({ rows, children }: FieldGroupSkeletonProps) {
  return (
    <div className={`${styles.container} ${styles.late}`}>
      <div className={styles.skeleton} aria-hidden="true">
        <div className={styles.root}>
          <div className={styles.label}>
            {'\u00a0'}
            <span className={styles.secondary}>{'\u00a0'}</span>
          </div>
          <div className={styles.rows}>
            {rows.map((count, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
              <FieldRow key={row}>
                <div className={styles.field} />
                {count === 2 && <div className={styles.field} />}
              </FieldRow>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
