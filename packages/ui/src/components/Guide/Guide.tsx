import { Fragment, type ReactNode, useId } from 'react';
import { Fold } from '../Fold/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Prose } from '../Prose/index.ts';
import { Link } from '../UiProvider/index.ts';
import * as styles from './Guide.css.ts';

export interface GuideSection {
  /** Fragment id, the same in every language. */
  id: string;
  title: string;
  /** A small drawing by the title; decoration. */
  picture?: PictureSource | undefined;
  /** Content for `Prose`; a table takes all of the width. */
  body: ReactNode;
  /** A line in small type below the body, such as when its facts were checked. */
  note?: ReactNode;
}

export interface GuideProps {
  /** Content before the first section. */
  intro?: ReactNode;
  /** Title of the table of contents. */
  label: string;
  sections: readonly GuideSection[];
  /**
   * Numbers sections and contents, so that others can refer to them. Without numbers, phones fold the sections, in
   * place of the contents. @default false
   */
  isNumbered?: boolean;
  /** Across the page, between parts of about as many sections, such as a `Frieze` each. */
  dividers?: readonly ReactNode[];
}

/**
 * A long text in titled sections, with a table of contents: practical information, or terms. For an article use
 * `Prose`.
 */
export function Guide({ intro, label, sections, isNumbered = false, dividers = [] }: GuideProps) {
  const contentsId = useId();
  /** Indices of the sections that begin a part. */
  const starts = dividers.map((_, index) =>
    Math.ceil((sections.length * (index + 1)) / (dividers.length + 1)),
  );
  return (
    <div className={styles.root}>
      <nav
        className={styles.contents}
        data-folded={!isNumbered || undefined}
        aria-labelledby={contentsId}
      >
        <p className={styles.contentsTitle} id={contentsId}>
          {label}
        </p>
        <ol className={styles.list}>
          {sections.map((section, index) => (
            <li key={section.id}>
              <Link className={styles.entry} href={`#${section.id}`}>
                {isNumbered && <span className={styles.number}>{index + 1}</span>}
                <span className={styles.entryTitle}>{section.title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {intro !== undefined && <Prose>{intro}</Prose>}
        {sections.map((section, index) => {
          const divider = dividers[starts.indexOf(index)];
          return (
            <Fragment key={section.id}>
              {divider !== undefined && <div className={styles.divider}>{divider}</div>}
              <GuidePart section={section} number={isNumbered ? index + 1 : undefined} />
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

interface GuidePartProps {
  section: GuideSection;
  number: number | undefined;
}

function GuidePart({ section, number }: GuidePartProps) {
  const { id, title, picture, body, note } = section;
  const titleId = `${id}-title`;
  const head = (
    <div className={styles.head}>
      <Heading level={2} size="standard" id={titleId}>
        {number !== undefined && (
          <>
            <span className={styles.sectionNumber}>{number}</span>{' '}
          </>
        )}
        {title}
      </Heading>
      {picture && (
        <span className={styles.picture}>
          <Picture source={picture} alt="" sizes="17rem" />
        </span>
      )}
    </div>
  );
  const words = (
    <>
      <Prose>{body}</Prose>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
  return number !== undefined ? (
    <div className={styles.section} id={id}>
      {head}
      <div>{words}</div>
    </div>
  ) : (
    <div className={styles.section}>
      <Fold head={head} labelledBy={titleId} id={id}>
        {words}
      </Fold>
    </div>
  );
}
