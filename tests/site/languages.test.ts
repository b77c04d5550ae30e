/** What a build makes of one more row in packages/languages, before it has catalogs. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { brand } from '../../packages/brand/src/brand.ts';
import { locales, localizedPath, sourceLocale } from '../../packages/languages/src/index.ts';
import type * as Prerender from '../../site/src/prerender.tsx';
import { pageAt } from '../support/builtSite.ts';
import { root } from '../support/repository.ts';

const outDir = join(root, '.cache/one-more-language');

let prerendered: typeof Prerender;

beforeAll(async () => {
  await build({
    configFile: join(root, 'site/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    resolve: {
      alias: [
        // The import of packages/languages/src/index.ts.
        {
          find: /^\.\/languages\.ts$/,
          replacement: join(root, 'tests/support/oneMoreLanguage.ts'),
        },
      ],
    },
    build: {
      ssr: true,
      outDir,
      license: false,
      ssrEmitAssets: false,
      rolldownOptions: { input: join(root, 'site/src/prerender.tsx') },
    },
  });
  prerendered = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
}, 120_000);

const all = [...locales, 'is'];
const aboutPage = (code: string) => {
  const own = locales.find((locale) => locale === code);
  return own ? localizedPath('/about', own) : `/${code}/about`;
};

it('every page has a file at its address, and one for browsers that prefer the language', () => {
  const files = prerendered.targets.flatMap((target) => target.files);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toEqual(
    expect.arrayContaining([
      ...all.flatMap((code) => [aboutPage(code).slice(1), `localized/${code}/about`]),
      'is',
      'is/retreats/not-found',
      'is/newsletter/confirm',
    ]),
  );
});

it('each language has a 404 page, and the source the default', () => {
  const notFound = prerendered.targets.filter(({ route }) => route.path === '*');
  expect(notFound.map(({ files }) => files)).toEqual(
    all.map((code) => [code === sourceLocale ? '404' : `${code}/404`, `localized/${code}/404`]),
  );
});

it('the sitemap has its addresses among the alternates, and it has a feed', () => {
  const { 'sitemap.xml': sitemap = '' } = prerendered.files;
  const about = parse(sitemap)
    .querySelectorAll('url')
    .find((url) => url.querySelector('loc')?.text === `${brand.origin}/is/about`);
  expect(
    about
      ?.getElementsByTagName('xhtml:link')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ...all.map((code) => [code, brand.origin + aboutPage(code)]),
    ['x-default', `${brand.origin}/about`],
  ]);
  expect(Object.keys(prerendered.files)).toContain('is/blog/feed.xml');
});

it("a page has the source's words, and a toggle for each other language", async () => {
  const target = prerendered.targets.find(({ address }) => address === '/is/about');
  if (!target) throw new Error('There is no target at /is/about');
  const { head, body } = await prerendered.renderTarget(target);
  const page = parse(head + body);
  const attributes = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  expect(page.querySelector('h1')?.text).toBe(pageAt('/about').querySelector('h1')?.text);
  expect(attributes('link[rel=canonical]', 'href')).toEqual([`${brand.origin}/is/about`]);
  expect(attributes('link[hreflang]', 'hreflang')).toEqual([...all, 'x-default']);
  expect(attributes('meta[property="og:locale"]', 'content')).toEqual(['is_IS']);
  expect(attributes('header a[hreflang]', 'hreflang')).toEqual(locales);
  expect(attributes('header a[hreflang]', 'href')).toEqual(['/about?lng=en', '/de/about']);
  const links = attributes('main a', 'href').filter((href) => href.startsWith('/'));
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(href).toMatch(/^\/is(\/|$)/);
});
