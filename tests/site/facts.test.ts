/** One record a fact (site/src/facts): when a season or a drive changes there, every page follows, in every language. */
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Journey, journeys } from '../../packages/enquiry/src/index.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import type * as Drives from '../../site/src/facts/drives.ts';
import type * as Seasons from '../../site/src/facts/seasons.ts';
import { monthNames } from '../../site/src/language/formats.ts';
import type * as Prerender from '../../site/src/prerender.tsx';

const site = join(import.meta.dirname, '../../site');
/** Every page is rendered from its source. */
const timeout = 120_000;

let server: ViteDevServer;
/** The sentences of every page by its address, with the records as they are. */
let before: Map<string, string[]>;

const load = async <Module>(file: string) => (await server.ssrLoadModule(`/src/${file}`)) as Module;

async function readPages() {
  const { targets, renderTarget } = await load<typeof Prerender>('prerender.tsx');
  const pages = new Map<string, string[]>();
  for (const target of targets) {
    const texts = parse((await renderTarget(target)).body)
      .querySelectorAll('h1, h2, h3, p, li, dd, td, text')
      // Not the strip of months, which is derived as a whole.
      .filter((part) => !part.querySelector('p, li, h3') && !part.closest('ol[aria-labelledby]'));
    pages.set(
      target.address,
      texts.map(({ text }) => text),
    );
  }
  return pages;
}

/** The sentences that match and are still the same. */
const unmoved = (pattern: RegExp, after: Map<string, string[]>) =>
  [...before].flatMap(([address, texts]) =>
    texts
      .filter((text) => pattern.test(text) && after.get(address)?.includes(text))
      .map((text) => `${address}: ${text}`),
  );

beforeAll(async () => {
  server = await createServer({
    configFile: join(site, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  before = await readPages();
}, timeout);
afterAll(() => server.close());

it('a sentence that names months follows the record of seasons', { timeout }, async () => {
  const { regions } = await load<typeof Seasons>('facts/seasons.ts');
  const record = { ...regions };
  for (const region of Object.keys(regions) as Seasons.Region[]) {
    const year = regions[region].split(' ');
    // Half a year later.
    regions[region] = [...year.slice(6), ...year.slice(0, 6)].join(' ');
  }
  const names = locales.flatMap(monthNames).filter((name) => name !== 'May');
  const months = new RegExp(`(?<!\\p{L})(${names.join('|')}|(in|from|to|and) May)(?!\\p{L})`, 'u');
  /** Of a day, of summer time, of a price and of the sample of a request. */
  const otherMonths = /\b\d{4}$|Sunday|Sonntag|Applies in|Gilt für|You ask for|Sie wünschen sich/;
  const after = await readPages();
  Object.assign(regions, record);
  const left = unmoved(months, after).filter((text) => !otherMonths.test(text));
  expect(left).toEqual([]);
});

it('a sentence that states a drive follows the record of drives', { timeout }, async () => {
  const { drives } = await load<typeof Drives>('facts/drives.ts');
  const all = Object.values<Partial<Drives.Road>>(drives);
  const kilometres = all.flatMap(({ km }) => km ?? []).join('|');
  for (const drive of all) {
    if (drive.km) drive.km += 1000;
    if (drive.hours) drive.hours = [drive.hours[0] + 20, drive.hours[1] + 20];
  }
  const after = await readPages();
  expect(unmoved(new RegExp(`\\b(${kilometres})\\s(km|kilomet|Kilomet)`), after)).toEqual([]);
  expect(unmoved(/(hours|Stunden)\s(by|Fahrt|away|mit dem Auto)/, after)).toEqual([]);
});

it.each(['golden-triangle-tour', 'rajasthan-tour', 'varanasi-tour'] as const)(
  'the nights of %s add up',
  (id) => {
    const { path, nights }: Journey = journeys[id];
    for (const locale of locales) {
      const texts = before.get(localizedPath(path, locale)) ?? [];
      const counts = texts.map((text) => /^(\d+)\s(?:nights?|Nacht|Nächte) in /.exec(text)?.[1]);
      const sum = counts.reduce((total, count) => total + Number(count ?? 0), 0);
      expect([locale, sum]).toEqual([locale, nights]);
    }
  },
);
