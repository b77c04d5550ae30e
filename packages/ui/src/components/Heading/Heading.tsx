import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', 'large', 'medium', 'small'] as const;
export const headingTones = ['default', 'accent', 'inverse'] as const;
export const headingAligns = ['start', 'center'] as const;

export type HeadingLevel = (typeof headingLevels)[number];
export type HeadingSize = (typeof headingSizes)[number];

const sizeByLevel = { 1: 'display', 2: 'large', 3: 'medium', 4: 'small' } as const;

export interface HeadingProps {
  /** Place in the page's outline; what it looks like is `size`. */
  level: HeadingLevel;
  /** What it looks like. @default by level: display, large, medium, small */
  size?: HeadingSize;
  /** `center` above centred words. @default 'start' */
  align?: (typeof headingAligns)[number];
  /** `inverse` on deep grounds. @default 'default' */
  tone?: (typeof headingTones)[number];
  /** Target of a section's `labelledBy` or of a link. */
  id?: string;
  /** `-1` where the page's focus is moved to it after navigation. */
  tabIndex?: number;
  /** The words; `<em>` sets one in the accent's italic. */
  children: ReactNode;
}

/** A heading in the display face. For the small label above one, use a `Hero`'s eyebrow or `Text`. */
export function Heading({
  level,
  size = sizeByLevel[level],
  align = 'start',
  tone = 'default',
  id,
  tabIndex,
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={`${styles.root} ${styles.size[size]} ${styles.tone[tone]} ${styles.align[align]}`}
      id={id}
      tabIndex={tabIndex}
    >
      {children}
    </Element>
  );
}
