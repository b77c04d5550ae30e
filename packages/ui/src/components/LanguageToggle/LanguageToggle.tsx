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
  /** Called instead of following the link, unless that opens a tab or a window. */
  onPress?: () => void;
  /** The words of the other language are loading: presses do nothing. @default false */
  isBusy?: boolean;
}

/**
 * A link to the same page in another language, for `Header` and `Footer`: one for each other language, without flags. For a
 * single page that exists in another language use `TextLink` with `hrefLang` and `lang`.
 */
export function LanguageToggle({
  code,
  label,
  lang,
  href,
  onPress,
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
      onClick={(event) => {
        if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isBusy) onPress();
      }}
    >
      <span className={styles.code}>{code}</span>
    </Link>
  );
}
