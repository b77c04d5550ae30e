import { CardWords } from '../Card/CardWords.tsx';
import type { CardContent } from '../Card/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './FeaturedCard.css.ts';

export interface FeaturedCardProps extends CardContent {
  /** A little more than half of the row. */
  picture: PictureSource;
  /** What the picture shows; empty where it adds nothing to the title. */
  alt: string;
  /** In view when the page opens: its picture is fetched at once. @default false */
  isFirst?: boolean;
}

/** From a desktop on it is as high as the words beside it, and cut at its sides. */
const sizes = '(min-width: 56.25em) 45rem, 92vw';

/** The one that leads a list: picture beside words. The others are `Card`s in a `CardGrid`. */
export function FeaturedCard({ picture, alt, isFirst = false, ...content }: FeaturedCardProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture source={picture} alt={alt} ratio="landscape" isFirst={isFirst} sizes={sizes} />
      </div>
      <div className={styles.words}>
        <CardWords {...content} size="medium" />
      </div>
    </div>
  );
}
