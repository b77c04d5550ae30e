import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

export const stackGaps = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;
export const stackAligns = ['start', 'center', 'stretch'] as const;

export interface StackProps {
  /** @default 'medium' */
  gap?: (typeof stackGaps)[number];
  /** @default 'stretch' */
  align?: (typeof stackAligns)[number];
  children: ReactNode;
}

/** Puts things below each other at even distances. Side by side: `Columns`. */
export function Stack({ gap = 'medium', align = 'stretch', children }: StackProps) {
  return (
    <div className={`${styles.root} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</div>
  );
}
