import type { MouseEventHandler } from 'react';
import { Link } from '../UiProvider/index.ts';
import * as styles from './LanguageToggle.css.ts';

export interface LanguageToggleProps {
  /** Visible text: the code of the other language, such as 'DE'. */
  code: string;
  /** Accessible name; begins with the code (WCAG 2.5.3). */
  label: string;
  /** The other language, which is also that of the label. */
  lang: string;
  /** Address of the page in the other language. */
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The words of the other language are loading. @default false */
  isBusy?: boolean;
}

/** A link to the same page in another language. Use one for each other language. */
export function LanguageToggle({
  code,
  label,
  lang,
  href,
  onClick,
  isBusy = false,
}: LanguageToggleProps) {
  return (
    <Link
      href={href}
      hrefLang={lang}
      lang={lang}
      aria-label={label}
      aria-busy={isBusy || undefined}
      className={styles.root}
      {...(onClick && { onClick })}
    >
      <span className={styles.code}>{code}</span>
    </Link>
  );
}
