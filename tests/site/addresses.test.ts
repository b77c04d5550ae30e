import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { locales, localizedPath, routePath } from '../../packages/languages/src/index.ts';
import { addressedRoutes } from '../../site/src/routes/routes.ts';
import { builtPages, pageAt, startHosting } from '../support/builtSite.ts';
import { read } from '../support/repository.ts';

// Some hundred requests per test, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const published = JSON.parse(read('site/publishedAddresses.json')) as string[];

let hosting: Awaited<ReturnType<typeof startHosting>>;
beforeAll(async () => {
  hosting = await startHosting();
});
afterAll(() => hosting.stop());

/** The status of an address and, where it redirects, of the address it leads to. */
async function statuses(address: string): Promise<number[]> {
  const { status, headers } = await hosting.get(address);
  const location = headers.get('location');
  return location === null ? [status] : [status, (await hosting.get(location)).status];
}

const formerAddresses = new Set<string>(addressedRoutes.flatMap(({ formerly = [] }) => formerly));

/** What to do about a published address that does not answer. */
const remedy = (path: string) =>
  formerAddresses.has(path)
    ? 'Its redirect is missing in firebase.json: tests/guards/hosting.test.ts prints it'
    : `Has its page moved? Add \`formerly: ['${path}']\` to it in site/src/routes/routes.ts or site/src/journeys.ts`;

it('every address that was ever published answers, or redirects for good', async () => {
  for (const address of published) {
    expect(
      [[200], [301, 200]],
      `${address} was published (site/publishedAddresses.json) and does not answer. ${remedy(routePath(address))}`,
    ).toContainEqual(await statuses(address));
  }
});

it.each(locales)('an unknown retreat is answered in its own words (%s)', async (locale) => {
  const response = await hosting.get(localizedPath('/retreats/2', locale));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('name="robots" content="noindex"');
});

it.each(locales)('any other path is not found, in the language asked for (%s)', async (locale) => {
  const response = await hosting.get('/no/such/page', { 'accept-language': locale });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`<html lang="${locale}"`);
});

it('the files below /localized are not addresses', async () => {
  for (const locale of locales) {
    for (const [address, location] of [
      [`/localized/${locale}`, '/'],
      [`/localized/${locale}/contact`, '/contact'],
    ] as const) {
      const { status, headers } = await hosting.get(address);
      expect([address, status, headers.get('location')]).toEqual([address, 301, location]);
    }
  }
});

const idsIn = (file: string) =>
  new Set(
    pageAt(file)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );

/** The links of a page within the site; a fragment alone gets the page's address. */
const linksIn = (file: string) =>
  pageAt(file)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^[/#]/.test(href))
    .map((href) => (href.startsWith('#') ? file + href : href));

it('no link on any page is broken', async () => {
  const files = [
    ...builtPages.flatMap(({ path, locale, address }) => [
      address,
      `/localized/${locale}${path === '/' ? '/index' : path}`,
    ]),
    '/404',
  ];
  const broken: string[] = [];
  const answers = new Map<string, boolean>();
  for (const file of files) {
    for (const link of new Set(linksIn(file))) {
      const [address = '', fragment] = link.split('#');
      // Not for the page itself: it answers, and a file below /localized is not an address.
      if (address !== file && !answers.has(address)) {
        answers.set(address, (await hosting.get(address)).status === 200);
      }
      const hasTarget = fragment === undefined || idsIn(address).has(fragment);
      if (answers.get(address) === false || !hasTarget) broken.push(`${link}, on ${file}`);
    }
  }
  expect(answers.size).toBeGreaterThan(builtPages.length);
  expect(broken).toEqual([]);
});

it('files have their content types', async () => {
  const html = await (await hosting.get('/')).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? String(pattern);
  for (const [address, type] of [
    [found(/"(\/assets\/entry-[^"]+\.js)"/), 'javascript'],
    [found(/src="(\/pictures\/[^"]+)"/), 'image/svg+xml'],
    ['/share/home.en.jpg', 'image/jpeg'],
    ['/licences.txt', 'text/plain'],
  ] as const) {
    const { status, headers } = await hosting.get(address);
    expect([address, status, headers.get('content-type')]).toEqual([
      address,
      200,
      expect.stringContaining(type),
    ]);
  }
  // Browsers request it for files that name no icon.
  expect((await hosting.get('/favicon.ico')).headers.get('location')).toBe('/favicon-32.png');
});
