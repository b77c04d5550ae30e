/** One record a fact (site/src/facts): when a season or a drive changes there, every page follows, in every language. */
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Journey, journeys } from '../../packages/enquiry/src/index.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import type * as Drives from '../../site/src/facts/drives.ts';
import type * as Seasons from '../../site/src/facts/seasons.ts';
import { monthNames } from '../../site/src/language/formats.ts';
import type * as Prerender from '../../site/src/prerender.tsx';

// Every page is rendered three times, from its source.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const site = join(import.meta.dirname, '../../site');

/** The sentences of every page, by its address. */
type Pages = ReadonlyMap<string, readonly string[]>;

let server: ViteDevServer;
/** With the records as they are. */
let before: Pages;

const load = async <Module>(file: string) => (await server.ssrLoadModule(`/src/${file}`)) as Module;

beforeAll(async () => {
  server = await createServer({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  before = await readPages();
});
afterAll(() => server.close());

async function readPages(): Promise<Pages> {
  const { targets, renderTarget } = await load<typeof Prerender>('prerender.tsx');
  const pages = new Map<string, string[]>();
  for (const target of targets) {
    const { head, body } = await renderTarget(target);
    const page = parse(head + body);
    const texts = page
      .querySelectorAll('title, h1, h2, h3, p, li, dd, td, text')
      .filter((element) => !element.querySelector('p, li, h3'))
      // The strip of months: derived as a whole.
      .filter((element) => !element.closest('[aria-labelledby=season]'))
      .map(({ text }) => text);
    const described = page.querySelectorAll('meta').map((meta) => meta.getAttribute('content'));
    pages.set(target.address, [...texts, ...described.flatMap((text) => text ?? [])]);
  }
  return pages;
}

/** The sentences that match and are still the same. */
const unmoved = (pattern: RegExp, after: Pages) =>
  [...before].flatMap(([address, texts]) =>
    texts
      .filter((text) => pattern.test(text) && after.get(address)?.includes(text))
      .map((text) => `${address}: ${text}`),
  );

/** Months that are no season: of a day, and when summer time begins and ends. */
const otherMonths = /\b\d{4}$|Sunday|Sonntag/;

it('a sentence that names months follows the record of seasons', async () => {
  const { regions } = await load<typeof Seasons>('facts/seasons.ts');
  const names = locales.flatMap(monthNames).filter((name) => name !== 'May');
  const months = new RegExp(`(?<!\\p{L})(${names.join('|')}|(in|from|to|and) May)(?!\\p{L})`, 'u');
  const lists = Object.values(regions).flatMap((year) => Object.values<readonly number[]>(year));
  const known = structuredClone(lists);
  const change = (list: readonly number[], changed: readonly number[]) =>
    (list as number[]).splice(0, list.length, ...changed);
  // Half a year later.
  for (const list of lists)
    change(
      list,
      list.map((month) => ((month + 5) % 12) + 1),
    );
  const after = await readPages();
  lists.forEach((list, index) => change(list, known[index] ?? []));

  const following = [...before].filter(([address, texts]) =>
    texts.some((text) => months.test(text) && !after.get(address)?.includes(text)),
  );
  expect(following.length).toBeGreaterThan(25);
  expect(unmoved(months, after).filter((text) => !otherMonths.test(text))).toEqual([]);
});

it('a sentence that states a drive follows the record of drives', async () => {
  const { drives } = await load<typeof Drives>('facts/drives.ts');
  const all = Object.values<Partial<Drives.Road>>(drives);
  const kilometres = all.flatMap(({ km }) => km ?? []);
  for (const drive of all) {
    if (drive.km) drive.km += 1000;
    if (drive.hours) drive.hours = [drive.hours[0] + 20, drive.hours[1] + 20];
  }
  const after = await readPages();
  const stated = new RegExp(`\\b(${kilometres.join('|')})\\s(km|kilomet|Kilomet)`);
  expect(unmoved(stated, after)).toEqual([]);
  expect(unmoved(/(hours|Stunden)\s(by|Fahrt|away|mit dem Auto)/, after)).toEqual([]);
});

it.each(['golden-triangle-tour', 'rajasthan-tour', 'varanasi-tour'] as const)(
  'the nights of %s add up',
  (id) => {
    const { path, nights }: Journey = journeys[id];
    for (const locale of locales) {
      const texts = before.get(localizedPath(path, locale)) ?? [];
      const counts = texts.flatMap(
        (text) => /^(\d+)\s(?:nights?|Nacht|Nächte) in /.exec(text) ?? [],
      );
      const sum = counts.reduce((total, count) => total + Number(/^\d+$/.exec(count) ?? 0), 0);
      expect([locale, sum]).toEqual([locale, nights]);
    }
  },
);

it('tours and the dry months of Kerala are in season together, as /retreats says', async () => {
  const { monthsWith, openMonths } = await load<typeof Seasons>('facts/seasons.ts');
  const open = openMonths(['golden-triangle-tour', 'rajasthan-tour', 'varanasi-tour']);
  expect(open).toEqual(expect.arrayContaining(monthsWith('kerala', 'dry')));
});

it('each region has every month once', async () => {
  const { regions } = await load<typeof Seasons>('facts/seasons.ts');
  for (const [region, year] of Object.entries(regions)) {
    const months = Object.values(year)
      .flat()
      .toSorted((a, b) => a - b);
    expect([region, ...months]).toEqual([region, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  }
});
