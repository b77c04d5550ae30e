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
export function asLocale(value: string | null | undefined): Locale | undefined {
  const language = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(value ?? '')?.[1]?.toLowerCase();
  return locales.find((locale) => locale === language);
}

/** Whether an address lies below a prefix: `/de` and `/de/about` do, `/detox-healing` does not. */
const isBelow = (pathname: string, prefix: string) =>
  prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));

/** The language that an address names by its prefix; undefined at the addresses of the route table. */
export const prefixLocale = (pathname: string): Locale | undefined =>
  languages.find(({ prefix }) => isBelow(pathname, prefix))?.code;

/** The language of the page at an address: one address, one language (docs/decisions/0024). */
export const addressLocale = (pathname: string): Locale => prefixLocale(pathname) ?? sourceLocale;

/** The route table's form of an address: without a language's prefix and without a slash at the end. */
export function routePath(pathname: string): string {
  const prefix = languages.find((language) => isBelow(pathname, language.prefix))?.prefix ?? '';
  return pathname.slice(prefix.length).replace(/\/+$/, '') || '/';
}

/** The address of a page in a language, below its prefix. */
export function localizedPath(path: string, locale: Locale): string {
  const { prefix } = languageOf(locale);
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
