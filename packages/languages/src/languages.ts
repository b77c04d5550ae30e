/** The address of a language's pages. The script in the head carries these rows, so they hold nothing else. */
export interface Language {
  /** ISO 639-1 code: in `<html lang>`, in file names of catalogs and in stored preferences. */
  code: string;
  /** The prefix of its addresses: '' for those of the route table, else a path such as '/de'. */
  prefix: '' | `/${string}`;
}

/**
 * Every language of the product. The first is the source of all catalogs and the fallback
 * (docs/product.md, section 9). A new row, with its details below, makes its pages, addresses, sitemap entries and
 * toggle; its catalogs fall back to the source until they are translated (docs/contributing/add-a-language.md).
 */
export const languages = [
  { code: 'en', prefix: '' },
  { code: 'de', prefix: '/de' },
] as const satisfies readonly [Language, ...Language[]];

/** What else the product knows of a language, before its catalogs have loaded. */
export interface LanguageDetails {
  /** ISO 3166-1 code of the country whose date format is used; `og:locale` needs it too. */
  region: string;
  /** Its name in the language itself. */
  name: string;
  /** Accessible name of the link that leads to it, in this language; begins with the visible code. */
  toggleLabel: string;
  /** Shown when even the catalogs cannot be used. `{home}` and `{mail}` are replaced by links. */
  rootError: { text: string; home: string; reload: string; offline: string };
}

export const languageDetails: Record<(typeof languages)[number]['code'], LanguageDetails> = {
  en: {
    region: 'GB',
    name: 'English',
    toggleLabel: 'EN: read in English',
    rootError: {
      text: 'Something went wrong on our side. Reload the page, {home}, or email us at {mail}.',
      home: 'go to the home page',
      reload: 'Reload',
      offline: 'The page cannot be reloaded. Check your connection.',
    },
  },
  de: {
    region: 'DE',
    name: 'Deutsch',
    toggleLabel: 'DE: auf Deutsch lesen',
    rootError: {
      text: 'Bei uns ist etwas schiefgegangen. Laden Sie die Seite neu, {home} oder schreiben Sie uns an {mail}.',
      home: 'gehen Sie zur Startseite',
      reload: 'Neu laden',
      offline: 'Die Seite lässt sich nicht neu laden. Prüfen Sie Ihre Verbindung.',
    },
  },
};
