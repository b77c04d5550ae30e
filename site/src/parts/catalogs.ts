import { type Locale, sourceLocale } from '@elevate/languages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { Requests } from './Requests.ts';

/** The scope of what surrounds every page. */
export const shell = 'shell';

/** Fetches the words of one scope in one language: of the shell, or of a folder below pages. */
type CatalogLoader = (scope: string, locale: Locale) => Promise<Messages>;

/**
 * The entry of a catalog in a glob import of all catalogs, or of the source's where a language has none yet.
 * @param src the path from the importing module to site/src
 * @param scope `shell`, or a folder below pages
 */
export function catalogIn<T>(
  files: Record<string, T>,
  src: string,
  scope: string,
  locale: Locale,
): T {
  const folder = scope === shell ? shell : `pages/${scope}`;
  const found = [locale, sourceLocale]
    .map((language) => files[`${src}/${folder}/locales/${language}.json`])
    .find((file) => file !== undefined);
  if (found === undefined) throw new Error(`No compiled catalog of ${scope}`);
  return found;
}

const keyOf = (scope: string, locale: Locale) => `${locale}/${scope}`;

/**
 * The words of each scope in each language, together with the shell's. Every scope has an i18n instance of its own,
 * because adding messages to an instance re-renders everything that reads it.
 */
export class Catalogs {
  readonly #load: CatalogLoader;
  readonly #messages = new Requests<Messages>();
  readonly #instances = new Requests<I18n>();

  constructor(load: CatalogLoader) {
    this.#load = load;
  }

  /**
   * Loads the words of a scope and the shell's.
   * @throws what the loader throws, until `forgetFailures`
   */
  load(scope: string, locale: Locale): Promise<I18n> {
    return this.#instances.get(keyOf(scope, locale), async () => {
      const messages = await Promise.all(
        [...new Set([shell, scope])].map((name) =>
          this.#messages.get(keyOf(name, locale), () => this.#load(name, locale)),
        ),
      );
      return setupI18n({ locale, messages: { [locale]: Object.assign({}, ...messages) } });
    });
  }

  /** The words of a scope and the shell's, without waiting. */
  loaded(scope: string, locale: Locale): I18n | undefined {
    return this.#instances.loaded(keyOf(scope, locale));
  }

  forgetFailures(): void {
    this.#messages.forgetFailures();
    this.#instances.forgetFailures();
  }
}
