import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { Link } from '../UiProvider/index.ts';
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
  sections: readonly { id: string; title: string; body: ReactNode }[];
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
  const contentsId = useId();
  return (
    <Section>
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
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <p className={styles.contentsTitle} id={contentsId}>
            {contentsLabel}
          </p>
          <ol className={styles.list}>
            {sections.map((section, index) => (
              <li key={section.id}>
                <Link className={styles.entry} href={`#${section.id}`}>
                  <span className={styles.number}>{index + 1}</span>
                  <span className={styles.entryTitle}>{section.title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.body}>
          {intro !== undefined && <Prose>{intro}</Prose>}
          {sections.map((section, index) => (
            <div className={styles.section} id={section.id} key={section.id}>
              <Heading level={2} size="medium">
                <span className={styles.sectionNumber}>{index + 1}</span> {section.title}
              </Heading>
              <Prose>{section.body}</Prose>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
