import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detectLocale } from './detect.ts';

interface Browser {
  cookie?: string;
  localStorage?: string;
  sessionStorage?: string;
  languages?: string[];
  lang?: string;
}

const storage = (value: string | undefined) => ({
  getItem: (name: string) => (name === 'i18nextLng' ? (value ?? null) : null),
});

/** A browser with these preferences, and no others. */
function setUp({ cookie = '', localStorage, sessionStorage, languages = [], lang = '' }: Browser) {
  vi.stubGlobal('window', {
    localStorage: storage(localStorage),
    sessionStorage: storage(sessionStorage),
  });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { cookie, documentElement: { lang } });
}

const at = (address: string) => detectLocale(new URL(address, 'https://www.example.com'));

beforeEach(() => setUp({}));
afterEach(() => {
  vi.unstubAllGlobals();
});

const english: Browser = {
  cookie: 'i18next=en',
  localStorage: 'en',
  sessionStorage: 'en',
  languages: ['en'],
  lang: 'en',
};

/** In the order of docs/product.md, section 4: each source is German, and those after it English. */
it.each<[source: string, address: string, browser: Browser]>([
  ['the query', '/?lng=de', english],
  ["the address's prefix", '/de/about', english],
  ['the cookie', '/', { ...english, cookie: 'a=b; i18next=de' }],
  ['local storage', '/', { ...english, cookie: '', localStorage: 'de' }],
  ['session storage', '/', { sessionStorage: 'de', languages: ['en'], lang: 'en' }],
  ["the browser's list", '/', { languages: ['de'], lang: 'en' }],
  ["the page's own language", '/', { lang: 'de' }],
])('detects by %s', (_source, address, browser) => {
  setUp(browser);
  expect(at(address)).toBe('de');
});

it('follows the query rather than the prefix', () => {
  expect(at('/de/about?lng=en')).toBe('en');
});

it('falls back to the source language', () => {
  expect(at('/')).toBe('en');
});

it.each(['is', '', '<script>alert(1)</script>', 'de"><script>', 'deutsch', 'de;', '../de', 'd'])(
  'passes over the value %j of any source',
  (value) => {
    setUp({
      cookie: `i18next=${value}`,
      localStorage: value,
      sessionStorage: value,
      languages: [value, 'is-IS', 'de-CH'],
      lang: 'en',
    });
    expect(at(`/?lng=${encodeURIComponent(value)}`)).toBe('de');
  },
);

it('takes the first language of the list that the site has', () => {
  setUp({ languages: ['is-IS', 'en-GB', 'de'] });
  expect(at('/')).toBe('en');
});

it('takes no other cookie for its own', () => {
  setUp({ cookie: 'not-i18next=de; i18nextX=de', languages: ['en'] });
  expect(at('/')).toBe('en');
});

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('goes on where cookies and storage are blocked', () => {
  setUp({ languages: ['de'] });
  const withoutAccess = new Proxy({}, { get: blocked });
  vi.stubGlobal('window', withoutAccess);
  vi.stubGlobal('document', withoutAccess);
  expect(at('/')).toBe('de');
});
