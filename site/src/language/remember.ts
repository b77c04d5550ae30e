import type { Locale } from '@elevate/languages';
import { names, readCookie } from './detect.ts';

const aYear = 365 * 24 * 60 * 60;

function writeCookie(name: string, locale: Locale) {
  const isSecure = location.protocol === 'https:';
  // The Cookie Store API would be tidier, but Hosting's emulator is plain http, where it is absent.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${locale}; path=/; max-age=${aYear}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/**
 * Keeps the language for the next visit: in local storage, in an `i18next` cookie that is there
 * already, and in the cookie by which Hosting chooses the language of the first byte. Nothing else
 * about a visitor is ever stored. Where the browser refuses, the language lasts for this visit.
 */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(names.storage, locale);
  } catch {
    // storage blocked or full
  }
  try {
    writeCookie(names.hostingCookie, locale);
    if (readCookie(names.cookie) !== undefined) writeCookie(names.cookie, locale);
  } catch {
    // cookies blocked
  }
}
