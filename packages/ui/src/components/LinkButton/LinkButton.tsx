import type { ReactNode } from 'react';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/index.ts';
import { Link } from '../UiProvider/index.ts';

export interface LinkButtonProps {
  href: string;
  /** One `primary` per view; `inverse` on dark backgrounds. @default 'primary' */
  tone?: ButtonTone;
  /** `small` beside other controls; at least 44 px high. @default 'standard' */
  size?: ButtonSize;
  /** Fills the width of its parent. @default false */
  isFullWidth?: boolean;
  /** Language of the target page, if it differs. */
  hrefLang?: string;
  rel?: string;
  children: ReactNode;
}

/** A link that looks like a `Button`, for a call to action. Within text use `TextLink`. */
export function LinkButton({
  tone = 'primary',
  size = 'standard',
  isFullWidth = false,
  children,
  ...link
}: LinkButtonProps) {
  const look = `${styles.root} ${styles.size[size]} ${styles.tone[tone]}`;
  return (
    <Link className={isFullWidth ? `${look} ${styles.fullWidth}` : look} {...link}>
      {children}
    </Link>
  );
}
