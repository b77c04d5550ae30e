import type { ReactNode } from 'react';
import { Guide, type GuideProps } from '../Guide/index.ts';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import * as styles from './LegalDocument.css.ts';

export interface LegalDocumentProps {
  /** The page's heading. */
  title: string;
  /** Date of the last change: its label, ISO 8601 and formatted. */
  updated: { label: string; iso: string; text: string };
  /** `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** Content before the first section. */
  intro?: ReactNode;
  /** Title of the table of contents. */
  contentsLabel: string;
  /** The sections, numbered in order; their bodies are content for `Prose`. */
  sections: GuideProps['sections'];
}

/** A reference text with numbered sections and a table of contents. For an article use `Prose`. */
export function LegalDocument({
  title,
  updated,
  breadcrumbs,
  intro,
  contentsLabel,
  sections,
}: LegalDocumentProps) {
  return (
    <Section width="wide">
      <div className={styles.root}>
        <div className={styles.head}>
          {breadcrumbs}
          <Heading level={1} size="large">
            {title}
          </Heading>
          <p className={styles.updated}>
            {updated.label}: <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        </div>
        <Guide intro={intro} contentsLabel={contentsLabel} sections={sections} isNumbered />
      </div>
    </Section>
  );
}
