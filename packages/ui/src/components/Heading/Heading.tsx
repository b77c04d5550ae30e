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
  /** Level in the page's outline; `size` sets the look. */
  level: HeadingLevel;
  /** Visual size. @default by level: display, large, medium, small */
  size?: HeadingSize;
  /** `center` above centred text. @default 'start' */
  align?: (typeof headingAligns)[number];
  /** `inverse` on dark backgrounds. @default 'default' */
  tone?: (typeof headingTones)[number];
  /** Id for a section's `labelledBy` or for links. */
  id?: string;
  /** `-1` if a script focuses it after navigation. */
  tabIndex?: number;
  /** The text; `<em>` sets a word in the accent italic. */
  children: ReactNode;
}

/** A heading in the display typeface. For a small label above a heading use `Hero`'s `eyebrow` or `Text`. */
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
