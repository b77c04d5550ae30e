import { type ReactNode, useContext } from 'react';
import { CardGridColumns } from '../CardGrid/CardGrid.tsx';
import { Showcase } from '../CardShowcase/CardShowcase.tsx';
import { Picture, type PictureSource, pictureShapes } from '../Picture/index.ts';
import * as styles from './Card.css.ts';
import { type CardContent, CardWords } from './CardWords.tsx';

export const cardShapes = [...pictureShapes, 'thumbnail'] as const;

export interface CardProps extends CardContent {
  /** The picture; lazy-loaded. */
  picture: PictureSource;
  /** Alternative text; empty if the picture adds nothing to the title. */
  alt: string;
  /** `arch` for journeys, `plain` for articles, `thumbnail` for links beside a small arch. @default 'plain' */
  shape?: (typeof cardShapes)[number];
  /** A `SaveButton`, above the link that covers the card. */
  keep?: ReactNode;
}

/** By cards per row. The pictures are cropped at the sides, so they are wider than the card. */
const plainSizes = {
  2: '(min-width: 87em) 40rem, (min-width: 45em) 46vw, 92vw',
  3: '(min-width: 85em) 25.5rem, (min-width: 47.25em) 30vw, (min-width: 45em) 46vw, 92vw',
};
/** On phones the arch is beside the text. */
const archSizes = {
  2: '(min-width: 51em) 15rem, (min-width: 45em) 38vw, max(4.1rem, 16.7vw)',
  3: '(min-width: 77.5em) 15rem, (min-width: 47.25em) 25vw, (min-width: 45em) 38vw, max(4.1rem, 16.7vw)',
};

/** Beside the words, in a `CardShowcase`. */
const besideSizes = {
  few: '(min-width: 56.25em) 10.3rem, 5.4rem',
  many: '(min-width: 56.25em) 4.05rem, 5.4rem',
};

const thumbnailSizes = '5.5rem';

/** A link to one of several pages, in a `CardGrid`. For the first of a list use `FeaturedCard`. */
export function Card({ anchor, picture, alt, shape = 'plain', keep, ...content }: CardProps) {
  const columns = useContext(CardGridColumns);
  const showcase = useContext(Showcase);
  const isBeside = showcase && shape === 'arch';
  return (
    <li className={`${styles.root} ${styles.look[isBeside ? 'beside' : shape]}`} id={anchor}>
      {shape === 'arch' && (
        <div className={styles.archPicture}>
          <Picture
            source={picture}
            alt={alt}
            shape="arch"
            sizes={showcase ? besideSizes[showcase] : archSizes[columns]}
          />
        </div>
      )}
      {shape === 'plain' && (
        <div className={styles.picture}>
          <Picture source={picture} alt={alt} ratio="landscape" sizes={plainSizes[columns]} />
        </div>
      )}
      {shape === 'thumbnail' && (
        <div className={styles.thumbnail}>
          <Picture source={picture} alt={alt} shape="arch" sizes={thumbnailSizes} />
        </div>
      )}
      <CardWords {...content} size="small" />
      {keep !== undefined && <div className={styles.keep}>{keep}</div>}
    </li>
  );
}
