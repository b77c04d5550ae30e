import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['small', 'standard', 'large'] as const;
export const textTones = ['default', 'muted', 'inverse', 'accent'] as const;
export const textAligns = ['start', 'center'] as const;

export interface TextProps {
  /** `large` for a lead paragraph, `small` for side notes. @default 'standard' */
  size?: (typeof textSizes)[number];
  /** `inverse` on dark backgrounds. @default 'default' */
  tone?: (typeof textTones)[number];
  /** Rendered element. @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** Text alignment. @default 'start' */
  align?: (typeof textAligns)[number];
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
