import type { MouseEventHandler } from 'react';
import { Link } from '../UiProvider/index.ts';
import * as styles from './LanguageToggle.css.ts';

interface LanguageToggleBase {
  /** Visible text: the code of the other language, such as 'DE'. */
  code: string;
  /** Accessible name; begins with the code (WCAG 2.5.3). */
  label: string;
  /** Language of the label, and the one that it leads to. */
  lang: string;
  /** The words of the other language are loading. @default false */
  isBusy?: boolean;
}

export type LanguageToggleProps = LanguageToggleBase &
  (
    | {
        onPress: () => void;
        /** Address of the page in the other language; a link to it replaces the button without scripts. */
        hrefWithoutScripts?: string;
      }
    | { href: string; hrefLang: string; onClick?: MouseEventHandler<HTMLAnchorElement> }
  );

/**
 * Switches to another language: a button, or with `href` a link to the same page in that language. Use
 * one for each other language.
 */
export function LanguageToggle(props: LanguageToggleProps) {
  const { code, label, lang, isBusy = false } = props;
  const shared = {
    className: styles.root,
    lang,
    'aria-label': label,
    'aria-busy': isBusy || undefined,
  };
  const visibleCode = <span className={styles.code}>{code}</span>;
  if ('href' in props) {
    const { href, hrefLang, onClick } = props;
    return (
      <Link href={href} hrefLang={hrefLang} {...(onClick && { onClick })} {...shared}>
        {visibleCode}
      </Link>
    );
  }
  const { onPress, hrefWithoutScripts } = props;
  return (
    <>
      <button
        type="button"
        // Not `disabled`, which would lose the focus.
        onClick={() => {
          if (!isBusy) onPress();
        }}
        {...shared}
        className={`${styles.root} ${styles.button}`}
      >
        {visibleCode}
      </button>
      {hrefWithoutScripts !== undefined && (
        <noscript>
          <a href={hrefWithoutScripts} hrefLang={lang} {...shared}>
            {visibleCode}
          </a>
        </noscript>
      )}
    </>
  );
}
