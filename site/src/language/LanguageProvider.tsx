import type { Locale } from '@elevate/languages';
import { I18nProvider } from '@lingui/react';
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { tableAddress } from '../routes/addresses.ts';
import { isServed, loadAnew } from '../routes/loadAnew.ts';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';
import { detectLocale, isGermanAddress, names } from './detect.ts';
import { rememberLocale } from './remember.ts';

interface Language {
  locale: Locale;
  /** Whether the address is in the German tree, where links stay within it. */
  isGermanTree: boolean;
}

interface LanguageSwitch {
  /** Whether the words of another language are on their way. */
  isSwitching: boolean;
  /**
   * Shows the page in another language and remembers it: at the same address, or, out of the German
   * tree, at the address the route table gives it.
   * @throws when the words cannot be loaded; the page stays as it is.
   */
  switchTo: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<Language | undefined>(undefined);
// Apart, as no page needs to be rendered anew because the words of another language are on their way.
const LanguageSwitchContext = createContext<LanguageSwitch | undefined>(undefined);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
}

export function useLanguageSwitch(): LanguageSwitch {
  const languageSwitch = use(LanguageSwitchContext);
  if (!languageSwitch) throw new Error('useLanguageSwitch needs a LanguageProvider above it');
  return languageSwitch;
}

/**
 * Where the visitor is, in the route table's form and with no language in the query. By the browser's own
 * word, which knows of a link that was followed while words were on their way.
 */
function languageFreeAddress() {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete(names.query);
  return { pathname: tableAddress(pathname), search: query.toString(), hash };
}

/** Holds the language of the page and gives its words to everything below. */
export function LanguageProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const site = useSite();
  const { catalogs, pages } = site;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [isPending, startTransition] = useTransition();

  const isGermanTree = isGermanAddress(pathname);
  const locale = isGermanTree ? 'de' : chosen;
  const isSwitching = isLoading || isPending;

  // Together with the words: hyphenation goes by it, and the page would be laid out twice.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo<Language>(() => ({ locale, isGermanTree }), [locale, isGermanTree]);

  const languageSwitch = useMemo<LanguageSwitch>(
    () => ({
      isSwitching,
      switchTo: async (next) => {
        if (isSwitching) return;
        setLoading(true);
        try {
          pages.forgetFailures();
          await pages.load(routeAt(tableAddress(window.location.pathname)), next);
        } catch (error) {
          // After a new deploy the words of the one before are gone, and the page has them.
          const target = languageFreeAddress();
          if (!(await isServed(target.pathname))) throw error;
          rememberLocale(next);
          const search = new URLSearchParams(target.search);
          // Where the browser remembers nothing, the address says it.
          if (detectLocale(target) !== next) search.set(names.query, next);
          loadAnew(site, createPath({ ...target, search: search.toString() }));
          return;
        } finally {
          setLoading(false);
        }
        rememberLocale(next);
        startTransition(() => setChosen(next));
        const { pathname, search } = window.location;
        if (isGermanAddress(pathname)) await navigate(languageFreeAddress());
        else if (search.includes(names.query)) {
          await navigate(languageFreeAddress(), { replace: true });
        }
      },
    }),
    [isSwitching, navigate, pages, site],
  );

  return (
    <LanguageContext value={language}>
      <LanguageSwitchContext value={languageSwitch}>
        <I18nProvider i18n={catalogs.i18n(locale)}>{children}</I18nProvider>
      </LanguageSwitchContext>
    </LanguageContext>
  );
}
