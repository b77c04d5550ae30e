import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { type Align, sizes } from '../vocabulary.ts';
import * as styles from './Heading.css.ts';

export const headingSizes = [...sizes, 'display'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const sizeByLevel = { 1: 'display', 2: 'large', 3: 'standard', 4: 'small' } as const;

export interface HeadingProps {
  /** Level in the page's outline; `size` sets the look. */
  level: 1 | 2 | 3 | 4;
  /** Visual size. @default by level: display, large, standard, small */
  size?: HeadingSize;
  /** `center` above centred text. @default 'start' */
  align?: Align;
  /** Id for a section's `labelledBy` or for links. */
  id?: string;
  /** `-1` if a script focuses it after navigation. */
  tabIndex?: number;
  /** The text; `<em>` sets a word in the accent italic. */
  children: ReactNode;
}

const hyphenated = /(\S*\p{L}-\p{L}\S*)/u;

/** Keeps words such as 'weight-loss' on one line, also in elements. */
const inWholeWords = (text: ReactNode): ReactNode =>
  Children.map(text, (part) => {
    if (typeof part === 'string' && hyphenated.test(part)) {
      return part.split(hyphenated).map((words, index) =>
        index % 2 === 0 ? (
          words
        ) : (
          <span className={styles.whole} key={words + String(index)}>
            {words}
          </span>
        ),
      );
    }
    return isValidElement<{ children?: ReactNode }>(part) && part.props.children
      ? cloneElement(part, undefined, inWholeWords(part.props.children))
      : part;
  });

/** A heading in the display typeface. For a small label above a heading use `Hero`'s `eyebrow` or `Text`. */
export function Heading({
  level,
  size = sizeByLevel[level],
  align = 'start',
  children,
  ...heading
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={`${styles.root} ${styles.size[size]} ${styles.align[align]}`} {...heading}>
      {inWholeWords(children)}
    </Element>
  );
}
