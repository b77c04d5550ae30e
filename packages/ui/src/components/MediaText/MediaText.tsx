import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './MediaText.css.ts';

export interface MediaTextProps {
  picture: PictureSource;
  /** Alternative text; empty if the picture is decorative. */
  alt: string;
  /** Places the picture at the end of the row, from 900 px. @default false */
  isReversed?: boolean;
  /**
   * Without the frame: half of the page, from its edge to the middle, as high as the `Section`; below 900 px as wide as the
   * page. @default false
   */
  isBleeding?: boolean;
  /** A small drawing, without the frame. @default false */
  isSmall?: boolean;
  /** Leaves the picture out on phones. @default false */
  isPictureOptional?: boolean;
  /** The text beside the picture. */
  children: ReactNode;
}

/** Width of the frame's opening, and of half the page. */
const sizes = {
  framed: '(min-width: 37.5em) 19.2rem, 10.7rem',
  bleeding: '(min-width: 56.25em) 50vw, 100vw',
};

/** A picture in its upright view on every screen. */
function upright({ portrait, framed = portrait, ...source }: PictureSource): PictureSource {
  return { ...source, ...framed };
}

/**
 * A portrait picture in the brand's frame beside text, above it on phones. For two columns of text use
 * `Columns`, for a link to a page `Card`.
 */
export function MediaText({
  picture,
  alt,
  isReversed = false,
  isBleeding = false,
  isSmall = false,
  isPictureOptional = false,
  children,
}: MediaTextProps) {
  return (
    <div className={styles.root} data-reversed={isReversed || undefined}>
      {isSmall && (
        <div className={styles.small}>
          <Picture source={picture} alt={alt} sizes="18rem" />
        </div>
      )}
      {isBleeding && (
        <div className={styles.bleeding}>
          <Picture source={upright(picture)} alt={alt} sizes={sizes.bleeding} />
        </div>
      )}
      {!isBleeding && !isSmall && (
        <div
          className={isPictureOptional ? `${styles.picture} ${styles.notOnPhones}` : styles.picture}
        >
          <Picture source={picture} alt={alt} shape="framed" sizes={sizes.framed} />
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
