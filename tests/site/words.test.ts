/** What docs/contributing says of the words of pages: words.md on links, search-phrases.md on headings. */
import { expect, it } from 'vitest';
import { brand } from '../../packages/brand/src/brand.ts';
import { type Locale, localizedPath } from '../../packages/languages/src/index.ts';
import { parseCode, tableRows } from '../../scripts/markdownTables.ts';
import { builtPages, pageAt } from '../support/builtSite.ts';
import { read } from '../support/repository.ts';

const tableOf = (file: string) => tableRows(read(`docs/contributing/${file}.md`));

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const columnOf = (locale: Locale) => languageNames.of(locale) ?? locale;

const verbs = tableOf('words').filter(({ section }) => section === 'The one verb');

/** Pages in the languages of the tables: a new language has no column yet. */
const documentedPages = builtPages.filter(
  ({ locale }) => columnOf(locale) in (verbs[0]?.cells ?? {}),
);

it.each(documentedPages)(
  'links to the form have its verb on $address ($folder)',
  ({ route, address, locale }) => {
    const verb =
      verbs.find(({ cells }) => cells['page'] === `a ${route.kind}`) ??
      verbs.find(({ cells }) => cells['page'] === 'any other');
    const [label = ''] = parseCode(verb?.cells[columnOf(locale)]);
    expect(label).not.toBe('');
    const form = new RegExp(`^${localizedPath('/contact', locale)}(\\?|$)`);
    const others = pageAt(address)
      // Without the bar, which is the last part of every page and has the header's link.
      .querySelectorAll('main > :not(div:last-child) a[href]')
      .filter((link) => form.test(link.getAttribute('href') ?? '') && !link.text.startsWith(label));
    expect(others.map(({ text }) => text)).toEqual([]);
  },
);

const searchPhrases = new Map(
  tableOf('search-phrases').map(({ cells }) => [parseCode(cells['page'])[0], cells]),
);

it.each(documentedPages)(
  '$address has its search phrase ($folder)',
  ({ path, address, locale }) => {
    const page = pageAt(address);
    const [heading, ...paragraphs] = page
      .querySelectorAll('main h1, main p')
      .slice(page.querySelectorAll('main h1, main p').findIndex(({ tagName }) => tagName === 'H1'));
    const places: Record<string, string | undefined> = {
      title: page.querySelector('title')?.text.replace(` | ${brand.name}`, ''),
      h1: heading?.text,
      // The first whole sentence: a byline or a date is none.
      lead: paragraphs.find(({ text }) => /[.?!]$/.test(text.trim()))?.text,
    };
    const { where = '', [columnOf(locale)]: phrase = '' } = searchPhrases.get(path) ?? {};
    expect(where, 'a row of search-phrases.md').not.toBe('');
    expect(phrase).not.toBe('');
    for (const place of where.split(', ')) {
      for (const word of phrase.toLowerCase().split(/[\s-]+/)) {
        expect(places[place]?.toLowerCase(), `the ${place}`).toContain(word);
      }
    }
  },
);
