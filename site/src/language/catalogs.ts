import type { Locale } from '@elevate/languages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** Fetches the words of one scope (the shell, or a page by its folder's name) in one language. */
export type CatalogLoader = (scope: string, locale: Locale) => Promise<Messages>;

/**
 * The words of the product, by scope and language. Each language has an i18n instance of its own,
 * so that the page stands in the old language until the new one is complete.
 */
export class Catalogs {
  readonly #load: CatalogLoader;
  readonly #instances: Record<Locale, I18n> = {
    en: setupI18n({ locale: 'en', messages: { en: {} } }),
    de: setupI18n({ locale: 'de', messages: { de: {} } }),
  };
  readonly #requests = new Map<string, Promise<void>>();

  constructor(load: CatalogLoader) {
    this.#load = load;
  }

  i18n(locale: Locale): I18n {
    return this.#instances[locale];
  }

  /** Adds words that are at hand, such as those the HTML brought along. */
  add(scope: string, locale: Locale, messages: Messages): void {
    this.#instances[locale].load(locale, messages);
    this.#requests.set(`${locale}/${scope}`, Promise.resolve());
  }

  /**
   * Makes sure that a scope's words are there.
   * @throws what the loader throws; the next call tries again.
   */
  ensure(scope: string, locale: Locale): Promise<void> {
    const key = `${locale}/${scope}`;
    const known = this.#requests.get(key);
    if (known) return known;
    const request = this.#load(scope, locale).then(
      (messages) => this.#instances[locale].load(locale, messages),
      (error: unknown) => {
        this.#requests.delete(key);
        throw error;
      },
    );
    this.#requests.set(key, request);
    return request;
  }
}
