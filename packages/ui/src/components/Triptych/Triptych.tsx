import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Triptych.css.ts';

export interface TriptychItem {
  /** Unique. */
  title: string;
  /** A sentence, or a paragraph. */
  text: ReactNode;
  /** A small drawing above the title: decoration. Lazy-loaded. */
  picture: PictureSource;
}

export interface TriptychProps {
  /** Above the panels, with an id. */
  heading?: { id: string; title: string };
  /** Level of the titles in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Three. */
  items: readonly TriptychItem[];
}

/**
 * Three things of equal weight, across the page, each on a ground of its own. For more of them use `FeatureList`, for the
 * hours of a day `DayBand`.
 */
export function Triptych({ heading, headingLevel, items }: TriptychProps) {
  const panels = (
    <div className={styles.panels}>
      {items.map(({ title, text, picture }) => (
        <div className={styles.panel} key={title}>
          <span className={styles.picture}>
            <Picture source={picture} alt="" sizes="16rem" />
          </span>
          <Heading level={headingLevel} size="standard">
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  );
  return heading ? (
    <section className={styles.root} aria-labelledby={heading.id}>
      <div className={styles.head}>
        <Heading level={2} id={heading.id}>
          {heading.title}
        </Heading>
      </div>
      {panels}
    </section>
  ) : (
    <div className={styles.root}>{panels}</div>
  );
}
