import { type Locale, prefixLocale, routePath } from '@elevate/languages';
import { queryName } from './detect.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The address at which a page is shown in a language: the same one, unless it has the prefix of another
 * language. A `lng` in the query is removed, because it would win over the choice. Repeated slashes become
 * one: in a link or in `history`, two at the start name another host (URL Standard, section 4.1).
 */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): Address {
  const path = pathname.replaceAll(/\/{2,}/g, '/');
  const prefix = prefixLocale(path);
  const query = new URLSearchParams(search);
  query.delete(queryName);
  return {
    pathname: prefix === undefined || prefix === locale ? path : routePath(path),
    search: query.size > 0 ? `?${query}` : '',
    hash,
  };
}
