import { type Locale, locales } from '@elevate/enquiry';

/** Names under which a choice of language is kept (docs/product.md, section 9). */
export const names = {
  query: 'lng',
  cookie: 'i18next',
  storage: 'i18nextLng',
  /** Firebase Hosting picks the language of the first byte by it, before Accept-Language. */
  hostingCookie: 'firebase-language-override',
} as const;

/**
 * A supported language out of what a source says: `de-AT` counts as `de`. Whatever else a source
 * says, injected script included, is no language, and the next source is asked.
 */
export function asLocale(value: string | null | undefined): Locale | undefined {
  const language = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(value ?? '')?.[1]?.toLowerCase();
  return locales.find((locale) => locale === language);
}

/** A cookie's value as it stands; nothing where there is none, or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

function readStorage(kind: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[kind].getItem(names.storage);
  } catch {
    return null; // storage blocked
  }
}

const queryLocale = (search: string): Locale | undefined =>
  asLocale(new URLSearchParams(search).get(names.query));

/** Whether an address lies in the German tree, which is German whatever the visitor's browser says. */
export const isGermanAddress = (pathname: string): boolean => /^\/de(\/|$)/.test(pathname);

/**
 * The language to show at an address (docs/product.md, section 4): the query, then the address itself
 * where it is in the German tree, then cookie, local storage, session storage, the browser's list,
 * the page's own `lang`, and English where none of them names a supported language.
 */
export function detectLocale({ pathname, search }: { pathname: string; search: string }): Locale {
  const sources: (() => Locale | undefined)[] = [
    () => queryLocale(search),
    () => (isGermanAddress(pathname) ? 'de' : undefined),
    () => asLocale(readCookie(names.cookie)),
    () => asLocale(readStorage('localStorage')),
    () => asLocale(readStorage('sessionStorage')),
    () => navigator.languages.map(asLocale).find(Boolean),
    () => asLocale(document.documentElement.lang),
  ];
  for (const source of sources) {
    const locale = source();
    if (locale) return locale;
  }
  return locales[0];
}
