import { localizedPath } from '../../packages/languages/src/index.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, findViolations, hydrated, test } from './fixtures.ts';

const paths = routes.flatMap((route) => addressesOf(route).known);

const addresses = paths.flatMap((path) => [
  { address: path, path, locale: 'en', browser: 'en-GB' },
  { address: path, path, locale: 'de', browser: 'de-DE' },
  { address: localizedPath(path, 'de'), path, locale: 'de', browser: 'en-GB' },
]);

const titles = new Map<string, string>();

for (const { address, path, locale, browser } of addresses) {
  test.describe(`${address} in a browser that asks for ${browser}`, () => {
    test.use({ locale: browser });

    test('answers, says what it is, and reads well at every width', async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-cache');
      const html = (await response?.text()) ?? '';
      expect(html).toContain(`<html lang="${locale}"`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);

      const title = await page.title();
      expect(title).toMatch(/\S \| Elevate Your Journey$/);
      for (const selector of [
        'meta[name=description]',
        'meta[name=keywords]',
        'meta[property="og:title"]',
        'meta[property="og:description"]',
        'meta[property="og:image"]',
        'meta[name="twitter:card"]',
      ]) {
        await expect(page.locator(`head ${selector}`)).toHaveCount(1);
        await expect(page.locator(`head ${selector}`)).toHaveAttribute('content', /\S/);
      }
      const origin = 'https://www.example.com';
      const own = locale === 'de' ? localizedPath(path, 'de') : path;
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', origin + own);
      for (const [hreflang, target] of [
        ['en', path],
        ['de', localizedPath(path, 'de')],
        ['x-default', path],
      ]) {
        await expect(
          page.locator(`head link[rel=alternate][hreflang="${hreflang}"]`),
        ).toHaveAttribute('href', `${origin}${target}`);
      }

      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
        if (width === 390 || width === 1280) {
          expect(await findViolations(page), `${width}`).toEqual([]);
        }
      }
    });
  });
}

test('every page has a title and a description of its own, in both languages', async ({ page }) => {
  const descriptions = new Map<string, string>();
  for (const address of [...paths, ...paths.map((path) => localizedPath(path, 'de'))]) {
    const html = await (await page.request.get(address)).text();
    const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(titles.get(title), `${address} has the title of`).toBeUndefined();
    expect(descriptions.get(description), `${address} has the description of`).toBeUndefined();
    expect(description.length).toBeGreaterThan(60);
    titles.set(title, address);
    descriptions.set(description, address);
  }
});

test('no link on any page is broken', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const address of [...paths, ...paths.map((path) => localizedPath(path, 'de'))]) {
    const html = await (await page.request.get(address)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)) {
      seen.set(href.replaceAll('&amp;', '&'), address);
    }
  }
  expect(seen.size).toBeGreaterThan(paths.length);
  for (const [href, from] of seen) {
    const response = await page.request.get(href);
    expect(response.status(), `${href}, linked from ${from}`).toBe(200);
    const fragment = href.split('#')[1];
    if (fragment)
      expect(await response.text(), `${href}, linked from ${from}`).toContain(`id="${fragment}"`);
  }
});

test('JSON-LD on every page is valid and of the right type', async ({ page }) => {
  const types: Record<string, string[]> = {
    '/': ['Organization', 'TravelAgency'],
    '/retreats/1': ['BreadcrumbList', 'TouristTrip'],
  };
  for (const route of routes) {
    for (const path of addressesOf(route).known) {
      if (route.kind === 'tour') types[path] = ['BreadcrumbList', 'TouristTrip'];
      if (route.kind === 'article') types[path] = ['Article', 'BreadcrumbList'];
      types[path] ??= ['BreadcrumbList'];
    }
  }
  for (const [path, expected] of Object.entries(types)) {
    for (const address of [path, localizedPath(path, 'de')]) {
      const html = await (await page.request.get(address)).text();
      const blocks = [
        ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ].map(([, json = '']) => JSON.parse(json) as { '@context': string; '@type': string });
      expect(blocks.every((block) => block['@context'] === 'https://schema.org')).toBe(true);
      expect(blocks.map((block) => block['@type']).toSorted(), address).toEqual(expected);
    }
  }
});

test('articles carry the five fields', async ({ page }) => {
  const html = await (await page.request.get('/blog/ayurveda-dosha')).text();
  const article = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((block) => block['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: expect.stringContaining('Ayurveda 101'),
    author: { '@type': 'Organization', name: 'Elevate Your Journey' },
    publisher: { '@type': 'Organization', name: 'Elevate Your Journey' },
    datePublished: '2024-03-10',
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('the files for search engines and feed readers are there', async ({ page }) => {
  const get = async (path: string) => {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    return response;
  };
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap.match(/<url>/g)).toHaveLength(paths.length * 2);
  for (const path of paths) expect(sitemap).toContain(`<loc>https://www.example.com${path}</loc>`);
  expect(await (await get('/robots.txt')).text()).toContain(
    'Sitemap: https://www.example.com/sitemap.xml',
  );
  expect(
    ((await (await get('/manifest.webmanifest')).json()) as { icons: unknown[] }).icons,
  ).toHaveLength(3);
  for (const [path, word] of [
    ['/blog/feed.xml', 'Forest'],
    ['/de/blog/feed.xml', 'Wald'],
  ] as const) {
    const feed = await (await get(path)).text();
    expect(feed.match(/<item>/g)).toHaveLength(4);
    expect(feed).toContain(word);
  }
  for (const path of [
    '/favicon.svg',
    '/favicon-32.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/apple-touch-icon.png',
  ]) {
    await get(path);
  }
});

test('addresses that have moved or do not exist', async ({ page }) => {
  const moved = await page.request.get('/blog/ayurveda-doshas', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe('/blog/ayurveda-dosha');
  for (const [address, words] of [
    ['/retreats/2', 'Retreat not found'],
    ['/de/retreats/2', 'Retreat nicht gefunden'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('name="robots" content="noindex"');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
});
