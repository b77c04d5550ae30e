import type { Locale } from '@elevate/languages';
import { cookieName, readCookie, storageName } from './detect.ts';

/** Firebase Hosting chooses the language of the HTML by this cookie, before Accept-Language. */
export const hostingCookieName = 'firebase-language-override';

const secondsInYear = 365 * 24 * 60 * 60;

function writeCookie(name: string, locale: Locale) {
  const isSecure = location.protocol === 'https:';
  // Not the Cookie Store API: it is absent over http, where Hosting's emulator serves the site.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${locale}; path=/; max-age=${secondsInYear}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/**
 * Stores the language for the next visit: in local storage, in an existing `i18next` cookie, and in
 * Hosting's cookie. Nothing else about a visitor is stored (docs/product.md, section 4). Where the
 * browser refuses, the language lasts for this visit.
 */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageName, locale);
  } catch {
    // storage blocked or full
  }
  try {
    writeCookie(hostingCookieName, locale);
    if (readCookie(cookieName) !== undefined) writeCookie(cookieName, locale);
  } catch {
    // cookies blocked
  }
}
