import { useContext } from 'react';
import { CardGridColumns } from '../CardGrid/CardGrid.tsx';
import { Picture, type PictureSource, type pictureShapes } from '../Picture/index.ts';
import * as styles from './Card.css.ts';
import { type CardContent, CardWords } from './CardWords.tsx';

export interface CardProps extends CardContent {
  /** Fetched when it is near the screen. */
  picture: PictureSource;
  /** What the picture shows; empty where it adds nothing to the title. */
  alt: string;
  /** `arch` for journeys, `plain` for what is read. @default 'plain' */
  shape?: (typeof pictureShapes)[number];
}

/** Three cards share a row, or two, before one stands below the other on phones; cut at its sides, a picture is wider than it stands. */
const plainSizes = {
  2: '(min-width: 87em) 40rem, (min-width: 45em) 46vw, 92vw',
  3: '(min-width: 85em) 25.5rem, (min-width: 47.25em) 30vw, (min-width: 45em) 46vw, 92vw',
};
/** On phones beside their words. */
const archSizes = {
  2: '(min-width: 51em) 19.5rem, (min-width: 45em) 38vw, 27vw',
  3: '(min-width: 77.5em) 19.5rem, (min-width: 47.25em) 25vw, (min-width: 45em) 38vw, 27vw',
};

/** One page among several, in a `CardGrid`: picture, title, and one link that covers it all. */
export function Card({ picture, alt, shape = 'plain', ...content }: CardProps) {
  const columns = useContext(CardGridColumns);
  return (
    <li className={`${styles.root} ${styles.shape[shape]}`}>
      {shape === 'arch' ? (
        <div className={styles.archPicture}>
          <Picture source={picture} alt={alt} shape="arch" sizes={archSizes[columns]} />
        </div>
      ) : (
        <div className={styles.picture}>
          <Picture source={picture} alt={alt} ratio="landscape" sizes={plainSizes[columns]} />
        </div>
      )}
      <CardWords {...content} size="small" />
    </li>
  );
}
