import type { ReactNode } from 'react';
import { CardWords } from '../Card/CardWords.tsx';
import type { CardContent } from '../Card/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './FeaturedCard.css.ts';

export interface FeaturedCardProps extends CardContent {
  /** The picture; a little more than half of the row. */
  picture: PictureSource;
  /** Alternative text; empty if the picture adds nothing to the title. */
  alt: string;
  /** In view when the page opens: its picture is preloaded. @default false */
  isFirst?: boolean;
  /** `column` leads a `CardShowcase`, with the words below the picture. @default 'row' */
  layout?: 'row' | 'column';
  /** A `SaveButton`, above the link that covers the card. */
  save?: ReactNode;
}

const sizes = {
  // On desktops the picture is as high as the text, and cropped at the sides.
  row: '(min-width: 56.25em) 45rem, 92vw',
  column: '(min-width: 87em) 41.5rem, (min-width: 56.25em) 48vw, (min-width: 37.5em) 50vw, 92vw',
};

/** The first item of a list: a large picture beside its text. For the others use `Card` in a `CardGrid`. */
export function FeaturedCard({
  id,
  picture,
  alt,
  isFirst = false,
  layout = 'row',
  save,
  ...content
}: FeaturedCardProps) {
  return (
    <div className={`${styles.root} ${styles.layout[layout]}`} id={id}>
      <div className={styles.picture}>
        <Picture
          source={picture}
          alt={alt}
          shape="landscape"
          isFirst={isFirst}
          sizes={sizes[layout]}
        />
      </div>
      <div className={styles.words}>
        <CardWords {...content} size="standard" />
        {save !== undefined && <div className={styles.save}>{save}</div>}
      </div>
    </div>
  );
}
