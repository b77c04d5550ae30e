import type { Locale } from '@elevate/languages';
import { isGermanAddress } from '../language/detect.ts';

/** The route table's form of an address: without /de, and without a slash at the end. */
export function tableAddress(pathname: string): string {
  const path = isGermanAddress(pathname) ? pathname.slice('/de'.length) : pathname;
  return path.replace(/\/+$/, '') || '/';
}

/** The address of a page of the route table in the German tree. */
export const germanAddress = (path: string): string => (path === '/' ? '/de' : `/de${path}`);

/** The address that search engines shall know a page by in a language. */
export const canonicalAddress = (path: string, locale: Locale): string =>
  locale === 'de' ? germanAddress(path) : path;
