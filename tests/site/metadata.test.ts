import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { brand } from '../../packages/brand/src/brand.ts';
import { type Journey, type JourneyId, journeys } from '../../packages/enquiry/src/index.ts';
import {
  type Locale,
  languages,
  languageTag,
  locales,
  localizedPath,
} from '../../packages/languages/src/index.ts';
import { mailedRoutes, type RouteKind, routes } from '../../site/src/routes/routes.ts';
import { sharedPages, sharePictureFile, sharePictureUrl } from '../../site/src/sharePictures.ts';
import { builtPages, pageAt, readBuilt, readPage, structuredData } from '../support/builtSite.ts';
import { read, root } from '../support/repository.ts';

const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1));
const openGraphLocale = (locale: (typeof locales)[number]) => languageTag(locale).replace('-', '_');

describe.each(builtPages)('$address ($locale), $folder', ({ route, path, locale, address }) => {
  // At its own address, and at the route table's for browsers that prefer the language.
  it.each([fileOf(address), `localized/${locale}/${fileOf(path)}`])('%s.html', (file) => {
    const page = readPage(file);
    const only = (selector: string, attribute = 'content') => {
      const found = page.querySelectorAll(`head ${selector}`);
      expect(found, selector).toHaveLength(1);
      return found[0]?.getAttribute(attribute);
    };
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(page.querySelectorAll('h1')).toHaveLength(1);

    const titles = page.querySelectorAll('head title');
    expect(titles).toHaveLength(1);
    const title = titles[0]?.text;
    expect(title?.endsWith(` | ${brand.name}`)).toBe(true);
    const description = only('meta[name=description]');
    expect(description).toMatch(/\S/);
    expect(only('meta[name=keywords]')).toMatch(/\S/);

    const own = brand.origin + address;
    expect(only('link[rel=canonical]', 'href')).toBe(own);
    for (const code of locales) {
      expect(only(`link[rel=alternate][hreflang="${code}"]`, 'href')).toBe(
        brand.origin + localizedPath(path, code),
      );
    }
    expect(only('link[rel=alternate][hreflang=x-default]', 'href')).toBe(brand.origin + path);
    expect(only('link[type="application/rss+xml"]', 'href')).toBe(
      localizedPath('/blog/feed.xml', locale),
    );
    expect(page.querySelectorAll('head meta[name=robots]')).toHaveLength(0);

    const image = only('meta[property="og:image"]');
    expect(image).toBe(sharePictureUrl(address));
    for (const [property, content] of Object.entries({
      'og:type': route.kind === 'article' ? 'article' : 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': own,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'og:locale': openGraphLocale(locale),
    })) {
      expect(only(`meta[property="${property}"]`), property).toBe(content);
    }
    expect(
      page
        .querySelectorAll('head meta[property="og:locale:alternate"]')
        .map((meta) => meta.getAttribute('content')),
    ).toEqual(
      languages.filter(({ code }) => code !== locale).map(({ code }) => openGraphLocale(code)),
    );
    for (const [name, content] of Object.entries({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': title,
    })) {
      expect(only(`meta[name="${name}"]`), name).toBe(content);
    }
  });
});

const unlisted = [
  ...mailedRoutes.map(({ path }) => path),
  ...routes.flatMap(({ catchAllPath }) => catchAllPath ?? []),
].flatMap((path) => locales.map((locale) => fileOf(localizedPath(path, locale))));

it.each([...unlisted, '404', ...locales.map((locale) => `localized/${locale}/404`)])(
  '%s.html is kept out of search engines',
  (file) => {
    const page = readPage(file);
    expect(page.querySelector('head meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelectorAll('head link[rel=canonical]')).toHaveLength(0);
    expect(page.querySelectorAll('head link[hreflang]')).toHaveLength(0);
    expect(page.querySelector('head title')?.text.endsWith(` | ${brand.name}`)).toBe(true);
  },
);

/** Every page in every language, once. */
const everyFile = [
  ...builtPages.map(({ address }) => fileOf(address)),
  ...unlisted,
  ...locales.map((locale) => `localized/${locale}/404`),
];

/** The title of a page, without the brand's name, and its description. */
function wordsOf(file: string) {
  const page = readPage(file);
  const title = page.querySelector('title')?.text.replace(` | ${brand.name}`, '') ?? '';
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return { title, description };
}

it.each(everyFile)('%s.html: its title and its description fit into a search result', (file) => {
  const { title, description } = wordsOf(file);
  // Together with the brand's name about 60 (docs/contributing/search-phrases.md).
  expect(title.length, title).toBeLessThanOrEqual(37);
  expect(description.length, description).toBeGreaterThanOrEqual(125);
  expect(description.length, description).toBeLessThanOrEqual(155);
});

it('every title and every description is unique', () => {
  const words = everyFile.flatMap((file) => Object.values(wordsOf(file)));
  expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
});

const blocksByKind = {
  page: ['BreadcrumbList'],
  category: ['BreadcrumbList'],
  legal: ['BreadcrumbList'],
  tour: ['BreadcrumbList', 'TouristTrip'],
  retreat: ['BreadcrumbList', 'TouristTrip'],
  article: ['Article', 'BreadcrumbList'],
};

it.each(builtPages)('structured data of $address has the types of its kind ($folder)', (built) => {
  const { route, path, address } = built;
  const blocks = structuredData(pageAt(address));
  for (const each of blocks) expect(each['@context']).toBe('https://schema.org');
  expect(blocks.map((each) => String(each['@type'])).toSorted()).toEqual(
    path === '/' ? ['Organization', 'TravelAgency'] : blocksByKind[route.kind],
  );
});

const ofKind = (...kinds: RouteKind[]) =>
  builtPages.filter(({ route }) => kinds.includes(route.kind));

const blockOf = (page: HTMLElement, type: string) =>
  structuredData(page).find((block) => block['@type'] === type);

it.each(ofKind('article'))(
  'the data of $address says who published it, and when ($folder)',
  ({ address }) => {
    const page = pageAt(address);
    const organization = { '@type': 'Organization', name: brand.name };
    expect(blockOf(page, 'Article')).toMatchObject({
      headline: page.querySelector('h1')?.text,
      author: organization,
      publisher: organization,
      datePublished: page.querySelector('article time')?.getAttribute('datetime'),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  },
);

it.each(ofKind('tour', 'retreat'))(
  'the data of $address lists its days ($folder)',
  ({ route, address }) => {
    const page = pageAt(address);
    const { days }: Journey = journeys[route.journey as JourneyId];
    expect(blockOf(page, 'TouristTrip')).toMatchObject({
      description: page.querySelector('meta[name=description]')?.getAttribute('content'),
      itinerary: { numberOfItems: days },
    });
  },
);

const sharePictures = JSON.parse(read('site/sharePictures.json')) as Record<
  string,
  { title: Partial<Record<Locale, string>> }
>;

it.each([...sharedPages])(
  '`npm run share-pictures` was run since the title of %s changed',
  (name, { address }) => {
    for (const locale of locales) {
      // tests/guards/sharePictures.test.ts names what is missing.
      if (!existsSync(join(root, 'site/public', sharePictureFile(name, locale)))) continue;
      const page = readPage(`localized/${locale}/${fileOf(address)}`);
      const meta = (property: string) =>
        page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
      expect(meta('og:title')).toBe(`${sharePictures[name]?.title[locale]} | ${brand.name}`);
      expect(meta('og:image')).toBe(brand.origin + sharePictureFile(name, locale));
      expect(readBuilt(sharePictureFile(name, locale)).length).toBeGreaterThan(0);
    }
  },
);
