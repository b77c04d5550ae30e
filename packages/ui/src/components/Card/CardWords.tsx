import { Badge } from '../Badge/index.ts';
import { Heading, type HeadingSize } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../UiProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Card.css.ts';

export interface CardContent {
  /** Where the card leads, all of it. */
  href: string;
  /** Also the name of the link, where no `action` is. */
  title: string;
  /** Two or three lines. */
  text?: string;
  /** The title's place in the page's outline. */
  headingLevel: 2 | 3;
  /** In a few words what one asks first, such as '7 Days / 6 Nights'. */
  meta?: string;
  /** A category. */
  badge?: string;
  /** The link, in words such as 'Read More'; the title goes with it unseen, so that no two have one name. */
  action?: string;
  /** The day it appeared, for machines and for people. */
  date?: { iso: string; text: string };
}

interface CardWordsProps extends CardContent {
  size: HeadingSize;
}

/** The words of a `Card` and of a `FeaturedCard`; the title's link covers the card around them. */
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
              {title}
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
