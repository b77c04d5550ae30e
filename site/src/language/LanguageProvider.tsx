import type { Locale } from '@elevate/enquiry';
import { I18nProvider } from '@lingui/react';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { tableAddress } from '../routes/addresses.ts';
import { notFoundRoute, routes } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';
import { isGermanAddress, names } from './detect.ts';
import { rememberLocale } from './remember.ts';

interface Language {
  locale: Locale;
  /** Whether the address is in the German tree, where links stay within it. */
  isGermanTree: boolean;
  /** Whether the words of another language are on their way. */
  isSwitching: boolean;
  /**
   * Shows the page in another language, at the same address, and remembers it.
   * @throws when the words cannot be loaded; the page stays as it is.
   */
  switchTo: (locale: Locale) => Promise<void>;
  /** Remembers a language that the address is about to allow (the link out of the German tree). */
  choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it');
  return language;
}

const routeAt = (path: string) =>
  routes.find((route) => matchPath(route.path, path)) ?? notFoundRoute;

/** Holds the language of the page and gives its words to everything below. */
export function LanguageProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const { catalogs, pages } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const [isPending, startTransition] = useTransition();

  const isGermanTree = isGermanAddress(location.pathname);
  const locale = isGermanTree ? 'de' : chosen;
  const isSwitching = isLoading || isPending;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo<Language>(() => {
    const choose = (next: Locale) => {
      rememberLocale(next);
      setChosen(next);
    };
    return {
      locale,
      isGermanTree,
      isSwitching,
      choose,
      switchTo: async (next) => {
        setLoading(true);
        try {
          pages.forgetFailures();
          await pages.load(routeAt(tableAddress(location.pathname)), next);
        } finally {
          setLoading(false);
        }
        startTransition(() => choose(next));
        const search = new URLSearchParams(location.search);
        if (search.has(names.query)) {
          search.delete(names.query);
          await navigate(
            { ...location, search: search.toString() },
            { replace: true, state: location.state },
          );
        }
      },
    };
  }, [locale, isGermanTree, isSwitching, location, navigate, pages]);

  return (
    <LanguageContext value={language}>
      <I18nProvider i18n={catalogs.i18n(locale)}>{children}</I18nProvider>
    </LanguageContext>
  );
}
