import { Badge } from '../Badge/index.ts';
import { Heading, type HeadingSize } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../UiProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Card.css.ts';

export interface CardContent {
  /** Id of the card, for links that lead to it. */
  id?: string;
  /** Target of the whole card. */
  href: string;
  /** The title; the link's text where there is no `action`. */
  title: string;
  /** Summary of two or three lines. */
  text?: string | undefined;
  /** Level of the title in the page's outline. */
  headingLevel: 2 | 3;
  /** Key facts in a few words, such as '7 Days / 6 Nights'. */
  meta?: string | undefined;
  /** Category. */
  badge?: string | undefined;
  /** Link text such as 'Read More'; the title is added for screen readers, so that link names are unique. */
  action?: string | undefined;
  /** Publication date: ISO 8601 and formatted. */
  date?: { iso: string; text: string } | undefined;
}

interface CardWordsProps extends Omit<CardContent, 'id'> {
  size: HeadingSize;
}

/** The text of a `Card` or `FeaturedCard`; its link covers the whole card. */
export function CardWords({
  href,
  title,
  text,
  headingLevel,
  meta,
  badge,
  action,
  date,
  size,
}: CardWordsProps) {
  return (
    <div className={styles.words}>
      {(badge !== undefined || date !== undefined) && (
        <div className={styles.details}>
          {badge !== undefined && <Badge>{badge}</Badge>}
          {date && (
            <time className={styles.date} dateTime={date.iso}>
              {date.text}
            </time>
          )}
        </div>
      )}
      <div className={styles.title}>
        <Heading level={headingLevel} size={size}>
          {action === undefined ? (
            <Link className={styles.link} href={href}>
              <span className={styles.cued}>
                <Icon name="arrow" />
                {title}
              </span>
            </Link>
          ) : (
            title
          )}
        </Heading>
      </div>
      {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && (
        <Link className={`${styles.link} ${styles.action}`} href={href}>
          {action}
          <VisuallyHidden>{title}</VisuallyHidden>
          <Icon name="arrow" />
        </Link>
      )}
    </div>
  );
}
