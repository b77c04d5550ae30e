import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Card.css.ts';
import { type CardContent, CardWords } from './CardWords.tsx';

export const cardShapes = ['plain', 'framed', 'thumbnail'] as const;

export interface CardProps extends CardContent {
  /** The picture; lazy-loaded. */
  picture: PictureSource;
  /** Alternative text; empty if the picture adds nothing to the title. */
  alt: string;
  /** `framed` for journeys, `plain` for articles, `thumbnail` for links at the end of a page. @default 'plain' */
  shape?: (typeof cardShapes)[number];
  /** A `SaveButton`, above the link that covers the card. */
  save?: ReactNode;
}

/** Of the picture. A plain one is cropped at the sides, so it is wider than the card. */
const sizes = {
  plain: '(min-width: 85em) 25.5rem, (min-width: 47.25em) 30vw, (min-width: 45em) 46vw, 92vw',
  framed:
    '(min-width: 77.5em) 15rem, (min-width: 47.25em) 25vw, (min-width: 45em) 38vw, max(4.1rem, 16.7vw)',
  thumbnail: '8.9rem',
};

/** A link to one of several pages, in a `CardGrid`. For the first of a list use `FeaturedCard`. */
export function Card({ id, picture, alt, shape = 'plain', save, ...content }: CardProps) {
  return (
    <li className={`${styles.root} ${styles.look[shape]}`} id={id}>
      <div className={styles.picture}>
        <Picture
          source={picture}
          alt={alt}
          sizes={sizes[shape]}
          shape={shape === 'plain' ? 'landscape' : 'framed'}
        />
      </div>
      <CardWords {...content} size="small" />
      {save !== undefined && <div className={styles.save}>{save}</div>}
    </li>
  );
}
