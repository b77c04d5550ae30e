import type { ReactNode } from 'react';
import * as styles from './ContactDetails.css.ts';

export interface ContactDetailsProps {
  /** Label and value: an address as a `TextLink`, hours as text. */
  items: readonly { label: string; value: ReactNode }[];
}

/** Contact information, each item under its label. For questions and answers use `Faq`. */
export function ContactDetails({ items }: ContactDetailsProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ label, value }) => (
        <div className={styles.item} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
