import type { ReactNode } from 'react';
import type { Align, Size } from '../vocabulary.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  /** `large` for a lead paragraph, `small` for side notes. @default 'standard' */
  size?: Size;
  /** `muted` for what is secondary. @default 'default' */
  tone?: 'default' | 'muted';
  /** Rendered element; `span` within a sentence. @default 'p' */
  as?: 'p' | 'span';
  /** Text alignment. @default 'start' */
  align?: Align;
  children: ReactNode;
}

/** A paragraph. For headings use `Heading`, for the label of a form field its `label`. */
export function Text({
  size = 'standard',
  tone = 'default',
  as: Element = 'p',
  align = 'start',
  children,
}: TextProps) {
  return (
    <Element
      className={`${styles.root} ${styles.size[size]} ${styles.tone[tone]} ${styles.align[align]}`}
    >
      {children}
    </Element>
  );
}
