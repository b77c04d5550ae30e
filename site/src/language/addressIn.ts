import { type Locale, prefixLocale, routePath } from '@elevate/languages';
import { queryName } from './detect.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The address at which a page is shown in a language: the same one, unless it has the prefix of another
 * language. A `lng` in the query is removed, because it would win over the choice.
 */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): Address {
  const prefix = prefixLocale(pathname);
  const query = new URLSearchParams(search);
  query.delete(queryName);
  return {
    pathname: prefix === undefined || prefix === locale ? pathname : routePath(pathname),
    search: query.size > 0 ? `?${query}` : '',
    hash,
  };
}
