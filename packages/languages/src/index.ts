import { type Language, type LanguageDetails, languageDetails, languages } from './languages.ts';

export { type Language, type LanguageDetails, languageDetails, languages };

export type Locale = (typeof languages)[number]['code'];

/** The codes of all languages, the source first. */
export const locales: readonly Locale[] = languages.map(({ code }) => code);

/** The language of the code's texts, and the fallback (docs/product.md, section 9). */
export const sourceLocale: Locale = languages[0].code;

export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);

const languageOf = (locale: Locale): Language =>
  languages.find(({ code }) => code === locale) ?? languages[0];

/** The BCP 47 tag with its region, such as `de-DE`, by which `Intl` formats dates. */
export const languageTag = (locale: Locale): string =>
  `${locale}-${languageDetails[locale].region}`;

/** A text in several languages; a missing one falls back to the source. */
export type Translated = { readonly [code in Locale]?: string } & {
  readonly [code in (typeof languages)[0]['code']]: string;
};

export const translate = (text: Translated, locale: Locale): string =>
  text[locale] ?? text[languages[0].code];

/**
 * A supported language from a language tag: `de-AT` counts as `de`. Anything else, including injected
 * script, is not a language (docs/product.md, section 4).
 */
export const asLocale = (value: string | null | undefined): Locale | undefined =>
  locales.find((locale) => new RegExp(`^${locale}([-_][a-z0-9]{2,8})*$`, 'i').test(value ?? ''));

/** The language whose prefix an address lies below: `/de` and `/de/about` do, `/detox-healing` does not. */
const prefixLanguage = (pathname: string) =>
  languages.find(({ prefix }) => prefix && `${pathname}/`.startsWith(`${prefix}/`));

/** The language that an address names by its prefix; undefined at the addresses of the route table. */
export const prefixLocale = (pathname: string): Locale | undefined =>
  prefixLanguage(pathname)?.code;

/** The language of the page at an address: one address, one language (docs/decisions/0024). */
export const addressLocale = (pathname: string): Locale => prefixLocale(pathname) ?? sourceLocale;

/** The route table's form of an address: without a language's prefix and without a slash at the end. */
export function routePath(pathname: string): string {
  const prefix = prefixLanguage(pathname)?.prefix ?? '';
  return pathname.slice(prefix.length).replace(/\/+$/, '') || '/';
}

/** The address of a page in a language, below its prefix. */
export function localizedPath(path: string, locale: Locale): string {
  const { prefix } = languageOf(locale);
  return path === '/' ? prefix || path : prefix + path;
}
