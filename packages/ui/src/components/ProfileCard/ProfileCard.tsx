import { type Fact, FactList, type FactListProps } from '../FactList/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './ProfileCard.css.ts';

export interface ProfileCardProps {
  /** A name; a role or a kind where there is none. */
  title: string;
  /** Level of the title in the page's outline. */
  headingLevel: 3 | 4;
  /** A role or a place. */
  meta?: string | undefined;
  /** A sentence or two. */
  text?: string | undefined;
  /** Facts with their labels, such as languages, rooms or a price. */
  facts?: readonly Fact[];
  /** Further facts, which phones fold below this label. */
  further?: FactListProps['further'];
  /** Lazy-loaded. */
  picture?: PictureSource;
  /** Alternative text of the picture. @default '' */
  alt?: string;
  /** A small drawing where there is no `picture`; decoration. */
  vignette?: PictureSource | undefined;
  /** Below the picture: what a photograph shows, where and when it was taken, and by whom. */
  credit?: string;
}

const sizes = '(min-width: 85em) 25.5rem, (min-width: 47.25em) 30vw, (min-width: 45em) 46vw, 92vw';

/** A person or a place without a page of its own, in a `CardGrid`. For a link to a page use `Card`. */
export function ProfileCard({
  title,
  headingLevel,
  meta,
  text,
  facts,
  further,
  picture,
  alt = '',
  vignette,
  credit,
}: ProfileCardProps) {
  return (
    <li className={styles.root}>
      {picture && (
        <figure className={styles.picture}>
          <Picture source={picture} alt={alt} shape="landscape" sizes={sizes} />
          {credit !== undefined && <figcaption className={styles.credit}>{credit}</figcaption>}
        </figure>
      )}
      {!picture && vignette && (
        <span className={styles.vignette}>
          <Picture source={vignette} alt="" sizes="24rem" />
        </span>
      )}
      <Heading level={headingLevel} size="small">
        {title}
      </Heading>
      {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {facts && (
        <div className={styles.facts}>
          <FactList items={facts} layout="table" {...(further && { further })} />
        </div>
      )}
    </li>
  );
}
