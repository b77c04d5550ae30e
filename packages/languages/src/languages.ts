/** One language of the product. Everything that depends on the language reads its row. */
export interface Language {
  /** ISO 639-1 code: in `<html lang>`, in file names of catalogs and in stored preferences. */
  code: string;
  /** ISO 3166-1 code of the country whose date format is used; `og:locale` needs it too. */
  region: string;
  /** The prefix of its addresses: '' for those of the route table, else a path such as '/de'. */
  prefix: '' | `/${string}`;
  /** Its name in the language itself. */
  name: string;
}

/**
 * Every language of the product. The first is the source of all catalogs and the fallback
 * (docs/product.md, section 9). A new row makes its pages, addresses, sitemap entries and toggle; its
 * catalogs fall back to the source until they are translated (docs/contributing/add-a-language.md).
 */
export const languages = [
  {
    code: 'en',
    region: 'GB',
    prefix: '',
    name: 'English',
  },
  {
    code: 'de',
    region: 'DE',
    prefix: '/de',
    name: 'Deutsch',
  },
] as const satisfies readonly [Language, ...Language[]];

/** What a language says before its catalogs have loaded, or when they cannot be used. */
export interface Phrases {
  /** Accessible name of the link that leads to the language; begins with the visible code. */
  toggleLabel: string;
  /** When the whole site fails. `{home}` and `{mail}` are replaced by links. */
  rootError: { text: string; home: string; reload: string; offline: string };
}

/** Apart from the rows, so that the script in the head has no sentences. */
export const phrases: Record<(typeof languages)[number]['code'], Phrases> = {
  en: {
    toggleLabel: 'EN: read in English',
    rootError: {
      text: 'Something went wrong on our side. Reload the page, {home}, or email us at {mail}.',
      home: 'go to the home page',
      reload: 'Reload',
      offline: 'The page cannot be reloaded. Check your connection.',
    },
  },
  de: {
    toggleLabel: 'DE: auf Deutsch lesen',
    rootError: {
      text: 'Bei uns ist etwas schiefgegangen. Laden Sie die Seite neu, {home} oder schreiben Sie uns an {mail}.',
      home: 'gehen Sie zur Startseite',
      reload: 'Neu laden',
      offline: 'Die Seite lässt sich nicht neu laden. Prüfen Sie Ihre Verbindung.',
    },
  },
};
