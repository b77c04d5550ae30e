import { Arch } from '../Arch/index.ts';
import * as styles from './Picture.css.ts';

export const pictureShapes = ['plain', 'arch'] as const;
export const pictureRatios = ['landscape', 'portrait', 'square'] as const;

interface PictureFile {
  src: string;
  /** In px, as the file has it: keeps the picture's place until it has come. */
  width: number;
  height: number;
}

export interface PictureSource extends PictureFile {
  /** The same view with a camera of its own, for upright frames and screens. */
  portrait?: PictureFile;
}

export interface PictureProps {
  source: PictureSource;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** In view when the page opens: fetched at once and before others. @default false */
  isFirst?: boolean;
  /** `arch` for journeys: an upright opening under the brand's ogee. @default 'plain' */
  shape?: (typeof pictureShapes)[number];
  /** Cut to this shape. @default as the file is, upright on an upright screen */
  ratio?: (typeof pictureRatios)[number];
}

/** A picture in its frame. Behind a page's title, hand it to a `Hero`; beside text use `MediaText`. */
export function Picture({ source, alt, isFirst = false, shape = 'plain', ratio }: PictureProps) {
  const { portrait } = source;
  const isUpright = shape === 'arch' || ratio === 'portrait';
  const { src, width, height } = (isUpright && portrait) || source;
  const look = shape === 'plain' && ratio ? `${styles.image} ${styles.ratio[ratio]}` : styles.image;
  const picture = (
    <picture className={shape === 'arch' ? styles.arch : styles.root}>
      {portrait && shape === 'plain' && ratio === undefined && (
        <source
          media="(max-aspect-ratio: 4/5)"
          srcSet={portrait.src}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <img
        className={look}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'auto' : 'async'}
      />
    </picture>
  );
  if (shape === 'plain') return picture;
  return (
    <span className={styles.frame}>
      {picture}
      <Arch jambs={styles.jambs} />
    </span>
  );
}
