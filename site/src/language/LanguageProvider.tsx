import { type Locale, prefixLocale, routePath } from '@elevate/languages';
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
import { useLocation, useNavigate } from 'react-router-dom';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';
import { addressIn } from './addressIn.ts';
import { rememberLocale } from './remember.ts';

interface PageLanguage {
  locale: Locale;
  /** Whether the address has the language's prefix; links then keep it. */
  hasPrefix: boolean;
}

interface LanguageSwitch {
  /** Whether the words of another language are loading. */
  isSwitching: boolean;
  /**
   * Shows the page in another language and remembers it: at the same address, or, below the prefix of
   * a language, at the address in the route table.
   * @throws when the words cannot be loaded; the page then stays as it is.
   */
  switchTo: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<PageLanguage | undefined>(undefined);
// Separate, so that pages do not render again while words load.
const LanguageSwitchContext = createContext<LanguageSwitch | undefined>(undefined);

export function useLanguage(): PageLanguage {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
}

export function useLanguageSwitch(): LanguageSwitch {
  const languageSwitch = use(LanguageSwitchContext);
  if (!languageSwitch) throw new Error('useLanguageSwitch needs a LanguageProvider above it');
  return languageSwitch;
}

/** Holds the language of the page and provides its words to everything below. */
export function LanguageProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const { catalogs, routeLoader } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [isPending, startTransition] = useTransition();

  const fromPrefix = prefixLocale(pathname);
  const locale = fromPrefix ?? chosen;
  const hasPrefix = fromPrefix !== undefined;
  const isSwitching = isLoading || isPending;

  // In the same commit as the words: hyphenation depends on it, and the page would be laid out twice.
  useLayoutEffect(() => {
    // Setting it, even to the same value, makes the browser compute the style of every element again.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo<PageLanguage>(() => ({ locale, hasPrefix }), [locale, hasPrefix]);

  const languageSwitch = useMemo<LanguageSwitch>(
    () => ({
      isSwitching,
      switchTo: async (next) => {
        if (isSwitching) return;
        setLoading(true);
        try {
          routeLoader.forgetFailures();
          await routeLoader.visitRoute(routeAt(routePath(window.location.pathname)), next);
        } finally {
          setLoading(false);
        }
        rememberLocale(next);
        startTransition(() => setChosen(next));
        // From `window`: a link may have been followed while the words were loading.
        const address = addressIn(next, window.location);
        const { pathname, search } = window.location;
        if (address.pathname !== pathname) await navigate(address);
        else if (address.search !== search) await navigate(address, { replace: true });
      },
    }),
    [isSwitching, navigate, routeLoader],
  );

  return (
    <LanguageContext value={language}>
      <LanguageSwitchContext value={languageSwitch}>
        <I18nProvider i18n={catalogs.i18n(locale)}>{children}</I18nProvider>
      </LanguageSwitchContext>
    </LanguageContext>
  );
}
