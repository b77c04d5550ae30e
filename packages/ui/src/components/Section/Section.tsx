import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export const sectionTones = ['plain', 'tinted', 'deep'] as const;
export const sectionWidths = ['text', 'standard', 'wide'] as const;

export interface SectionProps {
  /** Ground it stands on. On `deep`, give what is inside the tone `inverse`. @default 'plain' */
  tone?: (typeof sectionTones)[number];
  /** Widest its column becomes; `text` for reading. @default 'standard' */
  width?: (typeof sectionWidths)[number];
  /** Id of its heading: makes it a landmark with that name. */
  labelledBy?: string;
  /** Target of links. */
  id?: string;
  children: ReactNode;
}

/** A band across the page with a centred column. For the order within it use `Stack` and `Columns`. */
export function Section({
  tone = 'plain',
  width = 'standard',
  labelledBy,
  id,
  children,
}: SectionProps) {
  return (
    <section className={`${styles.root} ${styles.tone[tone]}`} id={id} aria-labelledby={labelledBy}>
      <div className={`${styles.column} ${styles.width[width]}`}>{children}</div>
    </section>
  );
}
