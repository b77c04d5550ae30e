import type { MouseEventHandler } from 'react';
import { Link } from '../UiProvider/index.ts';
import * as styles from './LanguageToggle.css.ts';

interface LanguageToggleBase {
  /** Shown: the code of the other language, such as 'DE'. */
  code: string;
  /** Name for assistive technology; begins with the code, so that it can be spoken as it is seen. */
  label: string;
  /** Language of the label. */
  lang: string;
  /** The other language's words are on their way. @default false */
  isBusy?: boolean;
}

export type LanguageToggleProps = LanguageToggleBase &
  (
    | { onPress: () => void }
    | { href: string; hrefLang: string; onClick?: MouseEventHandler<HTMLAnchorElement> }
  );

/** Switches between two languages: a button, or with `href` a link to the same page in the other one. For three or more, a menu. */
export function LanguageToggle(props: LanguageToggleProps) {
  const { code, label, lang, isBusy = false } = props;
  const shared = {
    className: styles.root,
    lang,
    'aria-label': label,
    'aria-busy': isBusy || undefined,
    children: <span className={styles.code}>{code}</span>,
  } as const;
  if ('href' in props) {
    const { href, hrefLang, onClick } = props;
    return <Link href={href} hrefLang={hrefLang} {...(onClick && { onClick })} {...shared} />;
  }
  const { onPress } = props;
  return (
    <button
      type="button"
      // Not `disabled`: the focus would be lost.
      onClick={() => {
        if (!isBusy) onPress();
      }}
      {...shared}
    />
  );
}
