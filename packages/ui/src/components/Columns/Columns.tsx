import type { ReactNode } from 'react';
import * as styles from './Columns.css.ts';

export const columnTemplates = ['even', 'mainAside'] as const;
export const columnGaps = ['medium', 'large', 'xlarge'] as const;

export interface ColumnsProps {
  /** `mainAside`: the first is wider, what goes with it second. @default 'even' */
  template?: (typeof columnTemplates)[number];
  /** Between them; `xlarge` is wider still on desktops. @default 'xlarge' */
  gap?: (typeof columnGaps)[number];
  /** One column each. */
  children: ReactNode;
}

/** Puts its children side by side from 900 px up, and below each other on phones. Always below each other: `Stack`. */
export function Columns({ template = 'even', gap = 'xlarge', children }: ColumnsProps) {
  return (
    <div className={`${styles.root} ${styles.template[template]} ${styles.gap[gap]}`}>
      {children}
    </div>
  );
}
