import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Panorama.css.ts';

export interface PanoramaProps {
  /** A wide scene whose subject is right of the middle. */
  source: PictureSource;
}

/** A scene across the page, between two sections: a pause on a long page. For a narrow border use `Frieze`. */
export function Panorama({ source }: PanoramaProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <Picture source={source} alt="" sizes="100vw" />
    </div>
  );
}
