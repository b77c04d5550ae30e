import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './MediaText.css.ts';

export interface MediaTextProps {
  picture: PictureSource;
  /** Alternative text; empty if the picture is decorative. */
  alt: string;
  /** Places the picture at the end of the row, from 900 px. @default false */
  isReversed?: boolean;
  /** Leaves the picture out on phones. @default false */
  isPictureOptional?: boolean;
  /** The text beside the picture. */
  children: ReactNode;
}

/** Width of the frame's opening. */
const sizes = '(min-width: 37.5em) 19.2rem, 10.7rem';

/**
 * A portrait picture in the brand's frame beside text, above it on phones. For two columns of text use
 * `Columns`, for a link to a page `Card`.
 */
export function MediaText({
  picture,
  alt,
  isReversed = false,
  isPictureOptional = false,
  children,
}: MediaTextProps) {
  return (
    <div className={styles.root} data-reversed={isReversed || undefined}>
      <div
        className={isPictureOptional ? `${styles.picture} ${styles.notOnPhones}` : styles.picture}
      >
        <Picture source={picture} alt={alt} shape="framed" sizes={sizes} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
