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
}

export interface FactListProps {
  /** Facts with unique labels. Leave out what is not known. */
  items: readonly Fact[];
  /**
   * `pairs` lays the facts side by side where they fit, `table` each label beside its value. `card` has a frame, and
   * two columns for facts with lists and notes. @default 'rows'
   */
  layout?: 'rows' | 'pairs' | 'table' | 'card';
  /** The first fact of a `card`, in large type, such as a price. */
  lead?: Fact | undefined;
  /** Below the lead of a `card`, such as a `SeasonStrip`. */
  children?: ReactNode;
}

/** Facts, each under its label. For questions and answers use `Faq`. */
export function FactList({ items, layout = 'rows', lead, children }: FactListProps) {
  const isCard = layout === 'card';
  return (
    <div className={isCard ? `${styles.root} ${styles.card}` : styles.root}>
      {isCard && (
        <div className={styles.aside}>
          {lead && <dl className={styles.lead}>{itemOf(lead, 'card')}</dl>}
          {children}
        </div>
      )}
      <dl className={styles.layout[layout]}>{items.map((fact) => itemOf(fact, layout))}</dl>
    </div>
  );
}

function itemOf({ label, value, points, note }: Fact, layout: keyof typeof styles.item) {
  return (
    <div className={styles.item[layout]} key={label}>
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
  );
}
