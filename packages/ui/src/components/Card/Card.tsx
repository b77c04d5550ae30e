import { Picture, type PictureSource, type pictureShapes } from '../Picture/index.ts';
import * as styles from './Card.css.ts';
import { type CardContent, CardWords } from './CardWords.tsx';

export interface CardProps extends CardContent {
  picture: PictureSource;
  /** What the picture shows; empty where it adds nothing to the title. */
  alt: string;
  /** `arch` for journeys, `plain` for what is read. @default 'plain' */
  shape?: (typeof pictureShapes)[number];
}

/** One page among several, in a `CardGrid`: picture, title, and one link that covers it all. */
export function Card({ picture, alt, shape = 'plain', ...content }: CardProps) {
  return (
    <li className={`${styles.root} ${styles.shape[shape]}`}>
      {shape === 'arch' ? (
        <div className={styles.archPicture}>
          <Picture source={picture} alt={alt} shape="arch" />
        </div>
      ) : (
        <div className={styles.picture}>
          <Picture source={picture} alt={alt} ratio="landscape" />
        </div>
      )}
      <CardWords {...content} size="small" />
    </li>
  );
}
