import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export const badgeTones = ['default', 'example'] as const;

export interface BadgeProps {
  /** `example` marks content that is not real yet. @default 'default' */
  tone?: (typeof badgeTones)[number];
  /** A word or two. */
  children: ReactNode;
}

/**
 * The category of an article or a journey, or a mark on sample content. The cards and headers that can have one take
 * it as `badge` or `tag`. For something to press use `Button`, for something to remove `Chips`.
 */
export function Badge({ tone = 'default', children }: BadgeProps) {
  return <span className={`${styles.root} ${styles.tone[tone]}`}>{children}</span>;
}
