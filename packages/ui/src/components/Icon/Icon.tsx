import type { ReactNode } from 'react';
import * as styles from './Icon.css.ts';

const drawings = {
  alert: (
    <>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M12 7.2v6" strokeWidth="2" />
      <circle cx="12" cy="16.6" r="1.25" fill="currentColor" stroke="none" />
    </>
  ),
  check: (
    <>
      <circle cx="12" cy="12" r="9.2" />
      <path d="m7.8 12.4 2.9 2.9 5.6-6.2" strokeWidth="1.8" />
    </>
  ),
  bookmark: <path d="M6.5 4h11v16L12 15.6 6.5 20z" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  print: <path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z" />,
  menu: <path d="M3.5 8h17M3.5 16h17" />,
  arrow: <path d="M4 12h15m-5.5-5.5L19 12l-5.5 5.5" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.6" />
      <circle cx="12" cy="12" r="3.9" />
      <circle cx="16.9" cy="7.1" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  facebook: (
    <path
      d="M13.2 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.8A17 17 0 0 0 14.3 3.6c-2.5 0-4.1 1.5-4.1 4.2v2.4H7.5v3.2h2.7V21z"
      fill="currentColor"
      stroke="none"
    />
  ),
  pinterest: (
    <path
      d="M9.6 20.6 12.1 10M8.5 12.6c-1.5-3.7.8-7.1 4.2-7.1 3 0 4.7 2 4.7 4.6 0 2.9-1.7 5-3.9 5-1.3 0-2.1-.8-2.3-1.8"
      strokeWidth="1.8"
    />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as readonly IconName[];

export interface IconProps {
  name: IconName;
}

/**
 * A decorative icon beside text, in its size and colour, such as before the label of a `Button`. It has no accessible
 * name: an icon without text needs an `aria-label` on its button.
 */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={name === 'arrow' ? `${styles.root} ${styles.directional}` : styles.root}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
