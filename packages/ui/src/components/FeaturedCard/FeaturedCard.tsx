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
}

// On desktops the picture is as high as the text, and cropped at the sides.
const sizes = '(min-width: 56.25em) 45rem, 92vw';

/** The first item of a list: a large picture beside its text. For the others use `Card` in a `CardGrid`. */
export function FeaturedCard({ id, picture, alt, isFirst = false, ...content }: FeaturedCardProps) {
  return (
    <div className={styles.root} id={id}>
      <div className={styles.picture}>
        <Picture source={picture} alt={alt} shape="landscape" isFirst={isFirst} sizes={sizes} />
      </div>
      <div className={styles.words}>
        <CardWords {...content} size="large" />
      </div>
    </div>
  );
}
