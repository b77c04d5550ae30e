import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** The page's heading; `<em>` sets a word in the accent italic. */
  title: ReactNode;
  /** Short label above the title. */
  eyebrow?: string;
  /** A sentence or two below the title. */
  text: string;
  /** One or two `LinkButton`s. */
  actions: ReactNode;
  /** A decorative `Picture` that fills the background, with an empty `alt`. */
  backdrop: ReactNode;
  /** Minimum height: 60 %, 70 % or all of the screen. @default 'standard' */
  size?: Size;
  /** Light words, for a picture whose left side is dark. @default false */
  isDeep?: boolean;
}

/** The start of a page: its heading on a picture. Without a picture use a `Section` with a `Heading`. */
export function Hero({
  breadcrumbs,
  title,
  eyebrow,
  text,
  actions,
  backdrop,
  size = 'standard',
  isDeep = false,
}: HeroProps) {
  return (
    <div
      className={`${styles.root} ${styles.size[size]}`}
      data-deep={isDeep || undefined}
      // A picture without a night keeps the day's colours around it.
      data-scheme="day"
    >
      <div className={styles.backdrop} aria-hidden="true">
        {backdrop}
      </div>
      <div className={styles.content}>
        {breadcrumbs}
        <div className={styles.words}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={1}>{title}</Heading>
        </div>
        <div className={styles.text}>
          <Text size="large">{text}</Text>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
