import { asLocale, type Locale, prefixLocale, sourceLocale } from '@elevate/languages';

// docs/product.md, section 9, defines these names.
export const languageParameter = 'lng';
export const cookieName = 'i18next';
export const storageName = 'i18nextLng';

/** A cookie's value; undefined where there is none, or cookies are blocked. */
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
    return window[kind].getItem(storageName);
  } catch {
    return null; // storage blocked
  }
}

/**
 * The language in which a visitor who opens an address is shown its page (docs/product.md, section 4): the first
 * supported one of the query, the address's prefix, cookie, local storage, session storage, the browser's list,
 * and the page's own `lang`; else the source language.
 */
export function detectLocale({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Locale {
  return (
    asLocale(new URLSearchParams(search).get(languageParameter)) ??
    prefixLocale(pathname) ??
    asLocale(readCookie(cookieName)) ??
    asLocale(readStorage('localStorage')) ??
    asLocale(readStorage('sessionStorage')) ??
    navigator.languages.map(asLocale).find(Boolean) ??
    asLocale(document.documentElement.lang) ??
    sourceLocale
  );
}
