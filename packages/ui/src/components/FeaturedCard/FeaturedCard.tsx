import { CardWords } from '../Card/CardWords.tsx';
import type { CardContent } from '../Card/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './FeaturedCard.css.ts';

export interface FeaturedCardProps extends CardContent {
  picture: PictureSource;
  /** What the picture shows; empty where it adds nothing to the title. */
  alt: string;
}

/** The one that leads a list: picture beside words. The others are `Card`s in a `CardGrid`. */
export function FeaturedCard({ picture, alt, ...content }: FeaturedCardProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture source={picture} alt={alt} ratio="landscape" />
      </div>
      <div className={styles.words}>
        <CardWords {...content} size="medium" />
      </div>
    </div>
  );
}
