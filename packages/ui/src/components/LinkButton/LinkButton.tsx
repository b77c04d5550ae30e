import type { ReactNode } from 'react';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/index.ts';
import { Link } from '../UiProvider/index.ts';

export interface LinkButtonProps {
  href: string;
  /** One `primary` in a view; `inverse` on deep grounds. @default 'primary' */
  tone?: ButtonTone;
  /** @default 'standard' */
  size?: ButtonSize;
  /** @default false */
  isFullWidth?: boolean;
  /** Language of the page it leads to, where that is another one. */
  hrefLang?: string;
  rel?: string;
  children: ReactNode;
}

/** A link that calls to action and looks like a `Button`. Within text use `TextLink`. */
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
