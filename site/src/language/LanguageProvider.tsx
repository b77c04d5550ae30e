import { addressLocale, type Locale, routePath } from '@elevate/languages';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shell } from '../parts/catalogs.ts';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';
import { rememberLocale } from './remember.ts';

/** The language of the page, by its address. */
export const useLanguage = (): { locale: Locale } => ({
  locale: addressLocale(useLocation().pathname),
});

/** Provides the shell's words in the page's language; a page and its parts have words of their own. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { catalogs, partLoader } = useSite();
  const page = routeAt(routePath(useLocation().pathname)).name;
  const { locale } = useLanguage();
  const shown = useRef(locale);

  // In the same commit as the words: hyphenation depends on it, and the page would be laid out twice.
  useLayoutEffect(() => {
    // Setting it, even to the same value, makes the browser compute the style of every element again.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
    // By the toggle, or by Back to an address in another language.
    if (shown.current !== locale) rememberLocale(locale);
    shown.current = locale;
  }, [locale]);

  void catalogs.load(shell, locale);
  // Back may lead to a language whose words this document has not loaded: they come with the page's, and if they do not
  // arrive, the page is reloaded.
  const i18n = catalogs.loaded(shell, locale) ?? use(partLoader.visit(page, locale)).i18n;
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
