import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export const sectionTones = ['plain', 'tinted', 'deep'] as const;
export const sectionWidths = ['text', 'standard', 'wide'] as const;

export interface SectionProps {
  /** Background. On `deep`, give the content the tone `inverse`. @default 'plain' */
  tone?: (typeof sectionTones)[number];
  /** Maximum width of the column; `text` for reading. @default 'standard' */
  width?: (typeof sectionWidths)[number];
  /** Id of its heading: makes it a landmark of that name. */
  labelledBy?: string;
  /** Fragment id for links. */
  id?: string;
  children: ReactNode;
}

/** A full-width band with a centred column. For the layout inside it use `Stack` and `Columns`. */
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
