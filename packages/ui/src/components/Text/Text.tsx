import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['small', 'standard', 'large'] as const;
export const textTones = ['default', 'muted', 'inverse', 'accent'] as const;
export const textAligns = ['start', 'center'] as const;

export interface TextProps {
  /** `large` for a lead paragraph, `small` for what is said in passing. @default 'standard' */
  size?: (typeof textSizes)[number];
  /** `inverse` on deep grounds. @default 'default' */
  tone?: (typeof textTones)[number];
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** @default 'start' */
  align?: (typeof textAligns)[number];
  children: ReactNode;
}

/** Running text. For headings use `Heading`, for a label of a form field the field's own `label`. */
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
