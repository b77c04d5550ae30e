import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import * as hero from '../Hero/Hero.css.ts';
import { Icon } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Link } from '../UiProvider/index.ts';
import * as styles from './ArticleHeader.css.ts';

export interface ArticleHeaderProps {
  /** The way back to the list. */
  back: { href: string; label: string };
  /** The category. */
  badge: string;
  /** The page's heading. */
  title: string;
  /** Who wrote it, as it is shown. */
  author: string;
  /** The day it appeared, for machines and for people. */
  date: { iso: string; text: string };
  /** Shown whole, above the words; fetched at once. */
  picture: PictureSource;
  /** What the picture shows. */
  alt: string;
  /** Such as '6 minutes'. */
  readingTime?: string;
}

/** The opening of an article: what it is about, by whom, and when. Other pages open with a `Hero`. */
export function ArticleHeader({
  back,
  badge,
  title,
  author,
  date,
  picture,
  alt,
  readingTime,
}: ArticleHeaderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <div className={hero.backdrop}>
          <Picture source={picture} alt={alt} isFirst />
        </div>
      </div>
      <div className={styles.words}>
        <Link className={styles.back} href={back.href}>
          <span className={styles.backSign}>
            <Icon name="arrow" />
          </span>
          {back.label}
        </Link>
        <Badge>{badge}</Badge>
        <Heading level={1} size="large">
          {title}
        </Heading>
        <p className={styles.byline}>
          <span className={styles.detail}>{author}</span>
          <time className={styles.detail} dateTime={date.iso}>
            {date.text}
          </time>
          {readingTime !== undefined && <span className={styles.detail}>{readingTime}</span>}
        </p>
      </div>
    </div>
  );
}
