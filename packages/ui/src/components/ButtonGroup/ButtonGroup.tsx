import type { ReactNode } from 'react';
import * as styles from './ButtonGroup.css.ts';

export const buttonGroupAligns = ['start', 'center'] as const;

export interface ButtonGroupProps {
  /** `center` below centred words. @default 'start' */
  align?: (typeof buttonGroupAligns)[number];
  /** `Button`s or `LinkButton`s, the first the most wanted. */
  children: ReactNode;
}

/** Puts buttons beside each other, and below each other on phones. Within a `Hero` its `actions` do that. */
export function ButtonGroup({ align = 'start', children }: ButtonGroupProps) {
  return <div className={`${styles.root} ${styles.align[align]}`}>{children}</div>;
}
