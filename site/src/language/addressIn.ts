import { type Locale, localizedPath, routePath } from '@elevate/languages';
import { languageParameter } from './detect.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Removes `lng` from a query. Any other query stays as it was written. */
function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(languageParameter)) return search;
  query.delete(languageParameter);
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The address of the same page in a language. Repeated slashes become one: in a link or in `history`, two at the
 * start name another host (URL Standard, section 4.1).
 */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): Address {
  const path = routePath(pathname.replaceAll(/\/{2,}/g, '/'));
  return { pathname: localizedPath(path, locale), search: withoutLanguage(search), hash };
}
