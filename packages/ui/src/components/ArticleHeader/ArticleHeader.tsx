import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import * as hero from '../Hero/Hero.css.ts';
import { Icon } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Link } from '../UiProvider/index.ts';
import * as styles from './ArticleHeader.css.ts';

export interface ArticleHeaderProps {
  /** Link back to the list of articles. */
  back: { href: string; label: string };
  /** Category. */
  badge: string;
  /** The page's heading. */
  title: string;
  /** Author, as displayed. */
  author: string;
  /** Publication date: ISO 8601 and formatted. */
  date: { iso: string; text: string };
  /** Picture behind the text, which is at its foot; preloaded. */
  picture: PictureSource;
  /** Alternative text. */
  alt: string;
}

/** The start of an article: picture, category, title, author and date. For other pages use `Hero`. */
export function ArticleHeader({
  back,
  badge,
  title,
  author,
  date,
  picture,
  alt,
}: ArticleHeaderProps) {
  return (
    <div
      className={`${hero.root} ${styles.root}`}
      data-deep={picture.isDeep || undefined}
      // A picture without a night keeps the day's colours around it.
      data-scheme="day"
    >
      <div className={hero.backdrop}>
        <Picture source={picture} alt={alt} isFirst />
      </div>
      <div className={hero.content}>
        <div className={styles.words}>
          <Link className={styles.back} href={back.href}>
            <span className={styles.backIcon}>
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
          </p>
        </div>
      </div>
    </div>
  );
}
