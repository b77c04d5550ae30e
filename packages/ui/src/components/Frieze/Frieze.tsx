import * as styles from './Frieze.css.ts';

export interface FriezeProps {
  /** A drawing whose left and right edges meet; its size in px is that of the file. */
  source: { src: string; width: number; height: number };
}

/** As many as fill a screen of 3840 px. */
const repeats = [1, 2, 3, 4];

/**
 * A printed border across the page, between two sections: one drawing, repeated. It is decoration; a picture that says
 * something is a `Picture`.
 */
export function Frieze({ source: { src, width, height } }: FriezeProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      {repeats.map((repeat) => (
        <img
          key={repeat}
          className={styles.repeat}
          {...{ src, width, height }}
          alt=""
          loading="lazy"
        />
      ))}
    </div>
  );
}
