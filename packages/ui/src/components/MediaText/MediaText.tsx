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

/** Half of the row from a desktop on. */
const sizes = '(min-width: 87.5em) 38rem, (min-width: 56.25em) 43vw, 92vw';

/** A picture beside words, above them on phones. Two columns of words: `Columns`; a way to a page: `Card`. */
export function MediaText({ picture, alt, reverse = false, children }: MediaTextProps) {
  return (
    <div className={styles.root} data-reversed={reverse || undefined}>
      <div className={styles.picture}>
        <Picture source={picture} alt={alt} ratio="landscape" sizes={sizes} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
