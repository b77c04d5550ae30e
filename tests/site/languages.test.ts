/** A third language is a row in packages/languages: what a build makes of it, before it has catalogs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../packages/brand/src/brand.ts';
import type * as Prerender from '../../site/src/prerender.tsx';
import { pageAt } from '../support/builtSite.ts';
import type * as HostingRules from '../support/hostingRules.ts';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, '.cache/three-languages');

let prerendered: typeof Prerender;
let rules: typeof HostingRules;

beforeAll(async () => {
  await build({
    configFile: join(root, 'site/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    resolve: {
      alias: [
        // As packages/languages/src/index.ts imports its rows.
        {
          find: /^\.\/languages\.ts$/,
          replacement: join(root, 'tests/support/threeLanguages.ts'),
        },
      ],
    },
    build: {
      ssr: true,
      outDir,
      license: false,
      ssrEmitAssets: false,
      rolldownOptions: {
        input: {
          prerender: join(root, 'site/src/prerender.tsx'),
          hostingRules: join(root, 'tests/support/hostingRules.ts'),
        },
      },
    },
  });
  const load = (name: string) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
  prerendered = await load('prerender');
  rules = await load('hostingRules');
}, 120_000);

describe('with a third language', () => {
  it('every page has a file at the address of each language, and one for those who ask for it', () => {
    const files = prerendered.targets.flatMap((target) => target.files);
    expect(new Set(files).size).toBe(files.length);
    expect(files).toEqual(
      expect.arrayContaining([
        'about',
        'de/about',
        'fr/about',
        'localized/en/about',
        'localized/de/about',
        'localized/fr/about',
        'fr',
        'fr/retreats/not-found',
        'fr/newsletter/confirm',
      ]),
    );
  });

  it('each language has its own 404 page, the source the default', () => {
    const notFound = prerendered.targets.filter(({ address }) => address === '/404');
    expect(notFound.map(({ files }) => files)).toEqual([
      ['404', 'localized/en/404'],
      ['localized/de/404'],
      ['localized/fr/404'],
    ]);
  });

  it('the sitemap and the feeds know it', () => {
    const { 'sitemap.xml': sitemap = '' } = prerendered.files;
    const about = parse(sitemap)
      .querySelectorAll('url')
      .find((url) => url.querySelector('loc')?.text === `${brand.origin}/fr/about`);
    expect(
      about
        ?.getElementsByTagName('xhtml:link')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      ['en', `${brand.origin}/about`],
      ['de', `${brand.origin}/de/about`],
      ['fr', `${brand.origin}/fr/about`],
      ['x-default', `${brand.origin}/about`],
    ]);
    expect(Object.keys(prerendered.files)).toContain('fr/blog/feed.xml');
  });

  it('a page shows the words of the source and leads to the other languages', async () => {
    const target = prerendered.targets.find(({ address }) => address === '/fr/about');
    if (!target) throw new Error('There is no target at /fr/about');
    const { head, body } = await prerendered.renderTarget(target);
    const page = parse(head + body);
    expect(page.querySelector('h1')?.text).toBe(pageAt('/about').querySelector('h1')?.text);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${brand.origin}/fr/about`,
    );
    expect(page.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('fr_FR');
    expect(
      page.querySelectorAll('link[hreflang]').map((link) => link.getAttribute('hreflang')),
    ).toEqual(['en', 'de', 'fr', 'x-default']);
    const toggles = page.querySelectorAll('header a[hreflang]');
    expect(toggles.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'de']);
    expect(toggles.map((link) => link.getAttribute('href'))).toEqual(['/about', '/de/about']);
    expect(page.querySelector('footer')?.text).toContain('Mentions légales');
    const own = page
      .querySelectorAll('main a')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(0);
    for (const href of own) expect(href).toMatch(/^\/fr(\/|$)/);
  });

  it('firebase.json lacks its rewrites and redirects', () => {
    const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
      hosting: HostingRules.Hosting;
    };
    expect(rules.missingHostingRules(hosting)).toEqual({
      redirects: [
        { source: '/localized/{en,de,fr}', destination: '/', type: 301 },
        {
          source: '/fr/blog/ayurveda-doshas',
          destination: '/fr/blog/ayurveda-dosha',
          type: 301,
        },
      ],
      rewrites: [{ source: '/fr/retreats/**', destination: '/fr/retreats/not-found.html' }],
      'headers, as a source': [
        '/{robots.txt,sitemap.xml,blog/feed.xml,de/blog/feed.xml,fr/blog/feed.xml}',
      ],
    });
  });
});
