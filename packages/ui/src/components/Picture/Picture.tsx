import { preload } from 'react-dom';
import { Arch } from '../Arch/index.ts';
import * as styles from './Picture.css.ts';

export const pictureShapes = ['plain', 'arch'] as const;
export const pictureRatios = ['landscape', 'portrait', 'square'] as const;

interface PictureView {
  /** Address for a browser that knows none of the formats. */
  src: string;
  /** In px, as the largest file has it: keeps the picture's place until it has come. */
  width: number;
  height: number;
  /** Best first; the widths in `srcSet` let the browser take the least that fills the frame. */
  formats: readonly { type: string; srcSet: string }[];
}

export interface PictureSource extends PictureView {
  /** Stands in the picture's place until it has come, as #d9c4a6. */
  colour: string;
  /** The same view with a camera of its own, for upright frames and screens. */
  portrait?: PictureView;
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
  /** How wide it stands on which screen, as the `sizes` of an `<img>`. @default '95vw', as wide as the screen */
  sizes?: string;
}

/**
 * A twentieth less: nobody sees it, and the next file may weigh twice as much. A screen of 412 px at 1.75
 * would ask for 721 px, and get 960 instead of 720.
 */
const fullWidth = '95vw';

const uprightScreen = '(max-aspect-ratio: 4/5)';

/** Tells the browser of a picture in the head, long before it comes to its element. */
function preloadView({ src, formats }: PictureView, sizes: string, media?: string) {
  const [best] = formats;
  if (!best) return;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    ...(media !== undefined && { media }),
  });
}

function sourcesOf({ formats, width, height }: PictureView, sizes: string, media?: string) {
  return formats.map(({ type, srcSet }) => (
    <source
      key={type}
      type={type}
      media={media}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

/** A picture in its frame. Behind a page's title, hand it to a `Hero`; beside text use `MediaText`. */
export function Picture({
  source,
  alt,
  isFirst = false,
  shape = 'plain',
  ratio,
  sizes = fullWidth,
}: PictureProps) {
  const isUpright = shape === 'arch' || ratio === 'portrait';
  const view = (isUpright && source.portrait) || source;
  const uprightView = isUpright || ratio !== undefined ? undefined : source.portrait;
  if (isFirst) {
    if (uprightView) preloadView(uprightView, sizes, uprightScreen);
    preloadView(view, sizes, uprightView && `not all and ${uprightScreen}`);
  }
  const picture = (
    <span className={shape === 'arch' ? styles.arch : styles.root}>
      {/* Drawn, since a Content-Security-Policy would refuse a style in the page's HTML. */}
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={source.colour} />
      </svg>
      <picture className={styles.picture}>
        {uprightView && sourcesOf(uprightView, sizes, uprightScreen)}
        {sourcesOf(view, sizes)}
        <img
          className={
            shape === 'plain' && ratio ? `${styles.image} ${styles.ratio[ratio]}` : styles.image
          }
          src={view.src}
          width={view.width}
          height={view.height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'auto' : 'async'}
        />
      </picture>
    </span>
  );
  if (shape === 'plain') return picture;
  return (
    <span className={styles.frame}>
      {picture}
      <Arch jambs={styles.jambs} />
    </span>
  );
}
