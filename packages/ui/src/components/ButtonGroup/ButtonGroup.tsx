import type { ReactNode } from 'react';
import type { Align } from '../vocabulary.ts';
import * as styles from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** `center` below centred text. @default 'start' */
  align?: Align;
  /** `Button`s or `LinkButton`s, the main action first. */
  children: ReactNode;
}

/** Places two buttons side by side, and stacked on phones. In a `Hero` use its `actions`, for a list of pages `CardGrid`. */
export function ButtonGroup({ align = 'start', children }: ButtonGroupProps) {
  return <div className={`${styles.root} ${styles.align[align]}`}>{children}</div>;
}
