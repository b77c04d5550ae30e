import { type Locale, locales, sourceLocale } from '@elevate/languages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/**
 * Fetches the words of one scope in one language: the shell, the bar of what is kept, a page by its folder's
 * name, or a part of a page that loads when it is used, as 'retreats/finder'.
 */
export type CatalogLoader = (scope: string, locale: Locale) => Promise<Messages>;

/**
 * The entry of a catalog in a glob import of all catalogs, or of the source's where a language has none yet.
 * @param src the path from the importing module to site/src
 * @param scope `shell`, `kept`, or a folder below pages
 */
export function catalogIn<T>(
  files: Record<string, T>,
  src: string,
  scope: string,
  locale: Locale,
): T {
  const found = [locale, sourceLocale]
    .flatMap((language) => [
      files[`${src}/pages/${scope}/locales/${language}.json`],
      files[`${src}/${scope}/locales/${language}.json`],
    ])
    .find((file) => file !== undefined);
  if (found === undefined) throw new Error(`No compiled catalog of ${scope}`);
  return found;
}

/**
 * The loaded words, by scope and language. Each language has its own i18n instance, so that a page
 * stays in the old language until the new one is complete.
 */
export class Catalogs {
  readonly #load: CatalogLoader;
  readonly #instances = new Map<Locale, I18n>(
    locales.map((locale) => [locale, setupI18n({ locale, messages: { [locale]: {} } })]),
  );
  readonly #requests = new Map<string, Promise<void>>();

  constructor(load: CatalogLoader) {
    this.#load = load;
  }

  i18n(locale: Locale): I18n {
    const instance = this.#instances.get(locale);
    if (!instance) throw new Error(`packages/languages has no language ${locale}`);
    return instance;
  }

  /**
   * Makes sure that a scope's words are loaded.
   * @throws what the loader throws; the next call tries again.
   */
  ensure(scope: string, locale: Locale): Promise<void> {
    const key = `${locale}/${scope}`;
    const known = this.#requests.get(key);
    if (known) return known;
    const request = this.#load(scope, locale).then(
      (messages) => this.i18n(locale).load(locale, messages),
      (error: unknown) => {
        this.#requests.delete(key);
        throw error;
      },
    );
    this.#requests.set(key, request);
    return request;
  }
}
