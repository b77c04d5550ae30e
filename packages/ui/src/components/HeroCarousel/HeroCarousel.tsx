import { useRef } from 'react';
import { Hero, type HeroProps } from '../Hero/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './HeroCarousel.css.ts';
import { useRotation } from './useRotation.ts';

export interface HeroCarouselProps extends Omit<HeroProps, 'backdrop' | 'size'> {
  /** Shown in turn, all decorative. The first is in the page from the start; each other comes when it is needed. */
  pictures: readonly PictureSource[];
  /** What the button says that stops and goes on. */
  words: { pause: string; play: string };
  /** How long each stands, in ms. @default 5000 */
  interval?: number;
  /** How long one takes to cover the other, in ms. @default 1000 */
  fade?: number;
}

/**
 * A `Hero` as high as the screen whose pictures take turns, with a button that stops them. They stand still
 * where motion is not welcome or data are saved, and while the page is hidden. With one picture use `Hero`.
 */
export function HeroCarousel({
  pictures,
  words,
  interval = 5000,
  fade = 1000,
  ...hero
}: HeroCarouselProps) {
  const slides = useRef<HTMLDivElement>(null);
  const { isOn, isPaused, asked, current, previous, toggle } = useRotation({
    slides,
    count: pictures.length,
    interval,
  });
  const stateOf = (index: number) =>
    index === current ? 'current' : index === previous ? 'previous' : undefined;
  return (
    // The interval is there to be read: a page whose scripts come late brings them by the first turn.
    <div className={styles.root} data-interval={interval}>
      <Hero
        {...hero}
        backdrop={
          <div className={styles.slides} ref={slides}>
            {pictures.slice(0, asked).map((picture, index) => (
              <div
                className={styles.slide}
                key={picture.src}
                data-state={stateOf(index)}
                // Not in the server's HTML, where a Content-Security-Policy would refuse it.
                {...(isOn && { style: { transitionDuration: `${fade}ms` } })}
              >
                <Picture source={picture} alt="" isFirst={index === 0} />
              </div>
            ))}
          </div>
        }
      />
      {isOn && (
        <button className={styles.control} type="button" onClick={toggle}>
          <svg className={styles.sign} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? 'M2 .5 11.5 6 2 11.5z' : 'M1.5 1h3v10h-3zM7.5 1h3v10h-3z'} />
          </svg>
          {isPaused ? words.play : words.pause}
        </button>
      )}
    </div>
  );
}
