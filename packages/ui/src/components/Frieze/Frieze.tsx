import { NightSource, type PictureView } from '../Picture/index.ts';
import * as styles from './Frieze.css.ts';

export interface FriezeProps {
  /** A drawing of 18 by 5 whose left and right edges meet, in px; a higher one is cropped above and below. */
  source: PictureView;
}

/** As many as fill a screen of 3840 px. */
const repeats = [1, 2, 3, 4];

/**
 * A printed border across the page, between two sections: one drawing, repeated. It is decoration; a picture that says
 * something is a `Picture`.
 */
export function Frieze({ source }: FriezeProps) {
  const { src, width, height } = source;
  return (
    <div className={styles.root} aria-hidden="true">
      {repeats.map((repeat) => (
        <picture className={styles.repeat} key={repeat}>
          <NightSource view={source} />
          <img className={styles.image} {...{ src, width, height }} alt="" loading="lazy" />
        </picture>
      ))}
    </div>
  );
}
