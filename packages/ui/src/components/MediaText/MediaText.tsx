import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './MediaText.css.ts';

export interface MediaTextProps {
  picture: PictureSource;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** Picture at the end of the row instead of its start. @default false */
  reverse?: boolean;
  /** The words beside it. */
  children: ReactNode;
}

/** What the arch leaves open. */
const sizes = '(min-width: 68em) 25rem, (min-width: 56.25em) 37vw, (min-width: 31.5em) 25rem, 79vw';

/**
 * A picture under the brand's ogee beside words, above them on phones: its upright view, so that it does not
 * repeat the one behind a page's title. Two columns of words: `Columns`; a way to a page: `Card`.
 */
export function MediaText({ picture, alt, reverse = false, children }: MediaTextProps) {
  return (
    <div className={styles.root} data-reversed={reverse || undefined}>
      <div className={styles.picture}>
        <Picture source={picture} alt={alt} shape="arch" sizes={sizes} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
