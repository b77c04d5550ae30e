import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { brand } from '../../packages/brand/src/brand.ts';
import { color as colors } from '../../packages/brand/src/look/colors.ts';
import { languageDetails, locales, localizedPath } from '../../packages/languages/src/index.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { builtPages, pageAt, readBuilt } from '../support/builtSite.ts';
import { read, root } from '../support/repository.ts';

/** The files of a folder that firebase-tools uploads. */
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js') as {
  listFiles: (folder: string, ignore: string[]) => string[];
};

it('the sitemap has every page in every language, each with its alternates', () => {
  const urls = parse(readBuilt('sitemap.xml')).querySelectorAll('url');
  expect(urls).toHaveLength(builtPages.length);
  expect(new Set(urls.map((url) => url.querySelector('loc')?.text))).toEqual(
    new Set(builtPages.map(({ address }) => brand.origin + address)),
  );
  for (const url of urls) {
    expect(
      url.getElementsByTagName('xhtml:link').map((link) => link.getAttribute('hreflang')),
    ).toEqual([...locales, 'x-default']);
  }
});

it.each(locales)('the feed has every article, newest first (%s)', (locale) => {
  // Parsed as HTML, a `link` would have no content.
  const feed = readBuilt(localizedPath('/blog/feed.xml', locale).slice(1));
  const guids = [...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, guid]) => guid);
  const articles = routes.filter(({ kind }) => kind === 'article');
  expect(guids).toHaveLength(articles.length);
  expect(new Set(guids)).toEqual(
    new Set(articles.map(({ path }) => brand.origin + localizedPath(path, locale))),
  );
  const dates = [...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) =>
    Date.parse(date),
  );
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(feed).toContain(`<language>${locale}</language>`);
});

it('browsers colour their frame like the page', () => {
  const contents = [...pageAt('/').querySelectorAll('meta[name=theme-color]')].map((meta) => [
    meta.getAttribute('media'),
    meta.getAttribute('content'),
  ]);
  expect(contents).toEqual([
    ['(prefers-color-scheme: light)', colors.day.ground],
    ['(prefers-color-scheme: dark)', colors.night.ground],
  ]);
});

it('the script in the head is small, and has no sentences of languages', () => {
  const script = pageAt('/').querySelector('head script:not([src])')?.text ?? '';
  expect(script.length).toBeGreaterThan(1000);
  // The first paint waits for it (docs/decisions/0010).
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1210);
  for (const { toggleLabel } of Object.values(languageDetails)) {
    expect(script).not.toContain(toggleLabel);
  }
});

it('robots.txt names the sitemap', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
});

it('security.txt says where to report a vulnerability, and expires within a year of the build', () => {
  const fields = readBuilt('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
  const { Expires: expires = '', ...others } = Object.fromEntries(fields);
  expect(others).toEqual({
    Contact: `mailto:${brand.email}`,
    'Preferred-Languages': locales.join(', '),
    Canonical: `${brand.origin}/.well-known/security.txt`,
  });
  const built = pageAt('/privacy-policy').querySelector('time')?.getAttribute('datetime') ?? '';
  const days = (Date.parse(expires) - Date.parse(built)) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

it('a deploy uploads security.txt, although its folder is hidden', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { public: string; ignore: string[] };
  };
  expect(listFiles(join(root, hosting.public), hosting.ignore)).toContain(
    '.well-known/security.txt',
  );
});

it('the manifest and the pages name icons that are there', () => {
  const { icons } = JSON.parse(readBuilt('manifest.webmanifest')) as { icons: { src: string }[] };
  expect(icons).toHaveLength(3);
  const links = parse(readBuilt('index.html')).querySelectorAll(
    'link[rel~=icon], link[rel=apple-touch-icon]',
  );
  expect(links.length).toBeGreaterThan(1);
  for (const address of [
    ...icons.map(({ src }) => src),
    ...links.map((link) => link.getAttribute('href') ?? ''),
  ]) {
    expect(readBuilt(address).length, address).toBeGreaterThan(0);
  }
});
