import { type ReactNode, useId } from 'react';
import { Fold } from '../Fold/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Prose } from '../Prose/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from '../UiProvider/index.ts';
import * as styles from './Handbook.css.ts';

/** A number that readers look for, such as '72 hours', and what it is. */
export interface Figure {
  value: string;
  label: string;
}

export interface HandbookPart {
  /** Fragment id, the same in every language. */
  id: string;
  title: string;
  /** A small drawing by the title; decoration. */
  picture: PictureSource;
  /** Content for `Prose`; a table takes all of the width. */
  body: ReactNode;
  /** A line in small type below the body, such as when its facts were checked. */
  note?: ReactNode;
}

export interface HandbookChapter {
  /** Fragment id, the same in every language. */
  id: string;
  title: string;
  /** A sentence. */
  text: string;
  /** A wide scene whose left half is even. Lazy-loaded. */
  picture: PictureSource;
  /** Up to three. */
  figures: readonly Figure[];
  /** Across the page, before the parts, such as a `DayBand`. */
  band?: ReactNode;
  parts: readonly HandbookPart[];
}

export interface HandbookProps {
  /** Title of the table of contents. */
  label: string;
  chapters: readonly HandbookChapter[];
}

/**
 * Practical information in chapters: each opens with a scene, and phones fold its parts. It fills the page. For terms,
 * whose sections others refer to, use `Guide`.
 */
export function Handbook({ label, chapters }: HandbookProps) {
  const contentsId = useId();
  return (
    <>
      <nav className={styles.contents} aria-labelledby={contentsId}>
        <p className={styles.contentsTitle} id={contentsId}>
          {label}
        </p>
        <ol className={styles.list}>
          {chapters.map(({ id, title, parts }) => (
            <li key={id}>
              <Link className={`${styles.entry} ${styles.chapterEntry}`} href={`#${id}`}>
                {title}
              </Link>
              <ul className={styles.list}>
                {parts.map((part) => (
                  <li key={part.id}>
                    <Link className={styles.entry} href={`#${part.id}`}>
                      {part.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter) => (
        <Chapter {...chapter} key={chapter.id} />
      ))}
    </>
  );
}

function Chapter({ id, title, text, picture, figures, band, parts }: HandbookChapter) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId}>
      <div className={styles.opening} data-deep={picture.isDeep || undefined} data-scheme="day">
        <div className={styles.scene} aria-hidden="true">
          <Picture source={picture} alt="" sizes="100vw" />
        </div>
        <div className={styles.words}>
          <Heading level={2} size="large" id={titleId}>
            {title}
          </Heading>
          <Text size="large">{text}</Text>
          <dl className={styles.figures}>
            {figures.map(({ value, label }) => (
              <div className={styles.figure} key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {band}
      <div className={styles.parts}>
        {parts.map((part) => (
          <Part {...part} key={part.id} />
        ))}
      </div>
    </section>
  );
}

function Part({ id, title, picture, body, note }: HandbookPart) {
  const titleId = `${id}-title`;
  return (
    <div className={styles.part}>
      <Fold
        head={
          <div className={styles.head}>
            <Heading level={3} size="standard" id={titleId}>
              {title}
            </Heading>
            <span className={styles.picture}>
              <Picture source={picture} alt="" sizes="17rem" />
            </span>
          </div>
        }
        labelledBy={titleId}
        id={id}
      >
        <Prose>{body}</Prose>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Fold>
    </div>
  );
}
