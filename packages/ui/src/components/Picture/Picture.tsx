import { preload } from 'react-dom';
import { Frame } from '../Ornament/index.ts';
import { both, byNight, NightSource } from './NightSource.tsx';
import * as styles from './Picture.css.ts';

export const pictureShapes = ['plain', 'landscape', 'framed'] as const;

export interface PictureView {
  /** Fallback for browsers that support none of the formats. */
  src: string;
  /** Intrinsic width in px of the largest file: reserves space while the picture loads. */
  width: number;
  height: number;
  /** Of a drawing: the address of the same by night, for visitors whose system has a dark colour scheme. */
  night?: string;
  /** Preferred format first, each with its `srcset` of widths; none for a drawing (SVG). */
  formats: readonly { type: string; srcSet: string }[];
}

export interface PictureSource extends PictureView {
  /** Placeholder colour while the picture loads, such as `#d9c4a6`. */
  color: string;
  /** The same subject in portrait format, for portrait frames and screens. */
  portrait?: PictureView;
  /** The same subject composed for the brand's frame. @default the portrait view */
  framed?: PictureView;
  /** Dark on its left side, so that words on it are light. @default false */
  isDeep?: boolean;
}

export interface PictureProps {
  source: PictureSource;
  /** Alternative text; empty if the picture is decorative. */
  alt: string;
  /** In view when the page opens: preloaded with high priority. @default false */
  isFirst?: boolean;
  /** `landscape` crops to 3:2; `framed` is upright, in the brand's frame. @default 'plain', as the file is */
  shape?: (typeof pictureShapes)[number];
  /** Rendered width, as the `sizes` of an `<img>`. @default '95vw', as wide as the screen */
  sizes?: string;
}

/**
 * 5 % less than the screen: invisible, but the next larger file may weigh twice as much. A screen of 412 px at
 * a ratio of 1.75 would request 721 px, and get 960 instead of 720.
 */
const fullWidth = '95vw';

const uprightScreen = '(max-aspect-ratio: 4/5)';

/** Preloads a picture in the head, before the parser reaches its element. */
function preloadView({ src, night, formats: [best] }: PictureView, sizes: string, screen?: string) {
  const options = {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
  } as const;
  preload(src, { ...options, media: both(screen, night && '(prefers-color-scheme: light)') });
  if (night) preload(night, { ...options, media: both(screen, byNight) });
}

function sourcesOf(view: PictureView, sizes: string, screen?: string) {
  const { src, formats, width, height } = view;
  const others = formats.length > 0 || !screen ? formats : [{ type: undefined, srcSet: src }];
  return (
    <>
      <NightSource view={view} screen={screen} />
      {others.map(({ type, srcSet }) => (
        <source key={srcSet} media={screen} {...{ type, srcSet, sizes, width, height }} />
      ))}
    </>
  );
}

/** A responsive picture. Behind a page's title pass it to a `Hero`; beside text use `MediaText`. */
export function Picture({
  source,
  alt,
  isFirst = false,
  shape = 'plain',
  sizes = fullWidth,
}: PictureProps) {
  const isFramed = shape === 'framed';
  const view = (isFramed && (source.framed ?? source.portrait)) || source;
  const uprightView = shape === 'plain' ? source.portrait : undefined;
  if (isFirst) {
    if (uprightView) preloadView(uprightView, sizes, uprightScreen);
    preloadView(view, sizes, uprightView && `(not ${uprightScreen})`);
  }
  const picture = (
    <span className={isFramed ? styles.opening : styles.root}>
      {/* SVG, since a Content-Security-Policy would block an inline style. */}
      <svg
        className={view.night ? `${styles.ground} ${styles.dayOnly}` : styles.ground}
        aria-hidden="true"
      >
        <rect width="100%" height="100%" fill={source.color} />
      </svg>
      <picture className={styles.picture}>
        {uprightView && sourcesOf(uprightView, sizes, uprightScreen)}
        {sourcesOf(view, sizes)}
        <img
          className={shape === 'landscape' ? `${styles.image} ${styles.landscape}` : styles.image}
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
  return isFramed ? <Frame>{picture}</Frame> : picture;
}
