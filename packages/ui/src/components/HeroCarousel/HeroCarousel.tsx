import { useRef } from 'react';
import { Hero, type HeroProps } from '../Hero/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './HeroCarousel.css.ts';
import { useRotation } from './useRotation.ts';

export interface HeroCarouselProps extends Omit<HeroProps, 'backdrop' | 'size'> {
  /** Decorative pictures, shown in turn. The first is in the initial HTML; the others load when needed. */
  pictures: readonly PictureSource[];
  /** Labels of the button that pauses and resumes. */
  labels: { pause: string; play: string };
  /** Display time per picture in ms. @default 5000 */
  interval?: number;
}

/**
 * A full-screen `Hero` with rotating pictures and a pause button; static under reduced motion, with save-data,
 * and while the page is hidden. With one picture use `Hero`.
 */
export function HeroCarousel({ pictures, labels, interval = 5000, ...hero }: HeroCarouselProps) {
  const slides = useRef<HTMLDivElement>(null);
  const { isOn, isPaused, rendered, current, previous, toggle } = useRotation({
    slides,
    count: pictures.length,
    interval,
  });
  const stateOf = (index: number) =>
    index === current ? 'current' : index === previous ? 'previous' : undefined;
  return (
    <div className={styles.root}>
      <Hero
        {...hero}
        size="large"
        backdrop={
          <div className={styles.slides} ref={slides}>
            {pictures.slice(0, rendered).map((picture, index) => (
              <div className={styles.slide} key={picture.src} data-state={stateOf(index)}>
                <Picture source={picture} alt="" isFirst={index === 0} />
              </div>
            ))}
          </div>
        }
      />
      {isOn && (
        <button className={styles.control} type="button" onClick={toggle}>
          <svg className={styles.icon} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? 'M2 .5 11.5 6 2 11.5z' : 'M1.5 1h3v10h-3zM7.5 1h3v10h-3z'} />
          </svg>
          {isPaused ? labels.play : labels.pause}
        </button>
      )}
    </div>
  );
}
