import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { Prose } from '../Prose/index.ts';
import { Link } from '../UiProvider/index.ts';
import * as styles from './Guide.css.ts';

export interface GuideSection {
  /** Fragment id, the same in every language. */
  id: string;
  title: string;
  /** Content for `Prose`. */
  body: ReactNode;
}

export interface GuideProps {
  /** Content before the first section. */
  intro?: ReactNode;
  /** Title of the table of contents. */
  label: string;
  sections: readonly GuideSection[];
}

/**
 * Terms: numbered sections that others can refer to, with a table of contents. For practical information use
 * `Faq` with headings, for an article `Prose`.
 */
export function Guide({ intro, label, sections }: GuideProps) {
  const contentsId = useId();
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-labelledby={contentsId}>
        <p className={styles.contentsTitle} id={contentsId}>
          {label}
        </p>
        <ol className={styles.list}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <Link className={styles.entry} href={`#${id}`}>
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.entryTitle}>{title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {intro !== undefined && <Prose>{intro}</Prose>}
        {sections.map(({ id, title, body }, index) => (
          <div className={styles.section} id={id} key={id}>
            <div className={styles.head}>
              <Heading level={2} size="standard">
                <span className={styles.sectionNumber}>{index + 1}</span> {title}
              </Heading>
            </div>
            <Prose>{body}</Prose>
          </div>
        ))}
      </div>
    </div>
  );
}
