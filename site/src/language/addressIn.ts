import { type Locale, localizedPath, routePath } from '@elevate/languages';
import { languageParameter } from './detect.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Removes `lng` from a query, and leaves the rest as it was written. */
function withoutLanguage(search: string): string {
  const parts = search.slice(1).split('&');
  const kept = parts.filter((part) => part.split('=', 1)[0] !== languageParameter).join('&');
  return kept && `?${kept}`;
}

/**
 * The address of the same page in a language. Repeated slashes become one: in a link or in `history`, two at the
 * start name another host (URL Standard, section 4.1).
 */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): Address {
  const path = routePath(pathname.replaceAll(/\/+/g, '/'));
  return { pathname: localizedPath(path, locale), search: withoutLanguage(search), hash };
}
