import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export interface Fact {
  /** What it is about: 'Duration', 'Email'. */
  label: string;
  /** A phrase, a sentence or a `TextLink`. */
  value?: ReactNode;
  /** A list of phrases, below the value. */
  points?: readonly string[];
  /** What to know about it, in small type. */
  note?: ReactNode;
  /** Gives it a row of its own in `pairs`. @default false */
  isLong?: boolean;
  /** First of `pairs`, in larger type: what readers look for. @default false */
  isLead?: boolean;
}

export interface FactListProps {
  /** Facts with unique labels. Leave out what is not known. */
  items: readonly Fact[];
  /**
   * `pairs` lays the facts side by side where they fit, `table` each label beside its value. `card` has a frame, and
   * two columns for facts with lists and notes; `lead` is for a single one in large type. @default 'rows'
   */
  layout?: 'rows' | 'pairs' | 'table' | 'card' | 'lead';
  /** Beside the facts of a `card`, such as a `lead` and a `SeasonStrip`; above them on small screens. */
  children?: ReactNode;
}

/** Facts, each under its label. For questions and answers use `Faq`. */
export function FactList({ items, layout = 'rows', children }: FactListProps) {
  return (
    <div className={layout === 'card' ? `${styles.root} ${styles.card}` : styles.root}>
      {children}
      <dl className={styles.layout[layout]}>
        {items.map(({ label, value, points, note, isLong = false, isLead = false }) => (
          <div
            className={styles.item[layout]}
            data-long={isLong || undefined}
            data-lead={isLead || undefined}
            key={label}
          >
            <dt className={layout === 'table' ? styles.besideLabel : styles.label}>{label}</dt>
            <dd className={styles.words}>
              {value !== undefined && <div className={styles.value}>{value}</div>}
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li className={styles.point} key={point}>
                      {point}
                    </li>
                  ))}
                </ul>
              )}
              {note !== undefined && <div className={styles.note}>{note}</div>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
