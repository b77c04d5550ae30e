import type { ReactNode } from 'react';
import { aligns } from '../vocabulary.ts';
import * as styles from './Stack.css.ts';

export const stackGaps = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
export const stackAligns = [...aligns, 'stretch'] as const;

export interface StackProps {
  /** Space between the children. @default 'medium' */
  gap?: (typeof stackGaps)[number];
  /** Horizontal alignment of the children. @default 'stretch' */
  align?: (typeof stackAligns)[number];
  children: ReactNode;
}

/** Stacks its children at even distances. To place them side by side use `Columns`. */
export function Stack({ gap = 'medium', align = 'stretch', children }: StackProps) {
  return (
    <div className={`${styles.root} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</div>
  );
}
