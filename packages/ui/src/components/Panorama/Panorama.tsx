import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Panorama.css.ts';

export interface PanoramaProps {
  /** A wide scene whose subject is right of the middle, with an even sky. */
  source: PictureSource;
  /** A sentence in the sky, or a `Heading` with paragraphs and figures; below the scene on upright screens. */
  text?: ReactNode;
}

/** A scene across the page, between two sections: a pause on a long page. For a narrow border use `Frieze`. */
export function Panorama({ source, text }: PanoramaProps) {
  return (
    <div className={styles.root} data-deep={source.isDeep || undefined} data-scheme="day">
      <div className={styles.picture} aria-hidden="true">
        <Picture source={source} alt="" sizes="100vw" />
      </div>
      {text !== undefined && <div className={styles.text}>{text}</div>}
    </div>
  );
}
