import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import * as styles from './ConditionsCard.css.ts';

export interface Condition {
  /** What it is about: 'Included', 'Cancellation'. */
  label: string;
  /** A phrase, or a sentence. */
  value?: ReactNode;
  /** A list of languageDetails, below the value. */
  points?: readonly string[];
  /** What to know about it, in small type. */
  note?: ReactNode;
  /** Marks the condition as sample content, in the page's language: 'Example'. */
  tag?: string | undefined;
}

export interface ConditionsCardProps {
  /** The one that visitors look for first, such as the price: larger, and across the card. */
  lead?: Condition;
  /** The others. Leave out what is not known. */
  items: readonly Condition[];
  /** Below the conditions, such as a `SeasonStrip`. */
  children?: ReactNode;
}

/** What a journey costs, includes and asks of a traveller. For three to six key facts use `AtAGlance`. */
export function ConditionsCard({ lead, items, children }: ConditionsCardProps) {
  return (
    <div className={styles.root}>
      <dl className={styles.list}>
        {lead && <Row {...lead} isLead />}
        {items.map((item) => (
          <Row key={item.label} {...item} />
        ))}
      </dl>
      {children}
    </div>
  );
}

interface RowProps extends Condition {
  isLead?: boolean;
}

function Row({ label, value, points = [], note, tag, isLead = false }: RowProps) {
  return (
    <div className={styles.item} data-lead={isLead || undefined}>
      <dt className={styles.label}>
        {label}
        {tag !== undefined && (
          <>
            {' '}
            <Badge tone="example">{tag}</Badge>
          </>
        )}
      </dt>
      <dd className={styles.words}>
        {value !== undefined && <div className={styles.value}>{value}</div>}
        {points.length > 0 && (
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
