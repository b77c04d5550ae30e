import { expect, test } from '@playwright/test';
import { bytesOf, firstView, type SentFile } from '../../scripts/bench/firstView.mjs';
import { type BenchServer, startServer } from '../../scripts/bench/server.mjs';

const KiB = 1024;

/** The pages of `npm run bench`: the home page, the form, a tour, an article. */
const paths = ['/', '/contact', '/golden-triangle-tour', '/blog/ayurveda-dosha'];

/**
 * What a first visit may be sent until 5 s after the page has loaded, in brotli bytes: the goals of the
 * home page (docs/performance.md), which no other page has a reason to exceed.
 */
const budget = { all: 170 * KiB, scripts: 100 * KiB };

/** The phone that most visitors' screens are as wide as, and Lighthouse's. */
const phones = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
];

let server: BenchServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(() => server.stop());

const scriptsOf = (files: SentFile[]) => files.filter(({ kind }) => kind === 'script');

const listOf = (files: SentFile[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, path }) => `${bytes} ${path}`)
    .join('\n');

for (const path of paths) {
  for (const phone of phones) {
    test(`${path} stays within its budgets at ${phone.width} x ${phone.height}`, async () => {
      const files = await firstView(server, path, phone);
      // A page that fetched nothing would weigh little.
      expect(files.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['page', 'style', 'script', 'font']),
      );
      expect(files.filter(({ status }) => status !== 200)).toEqual([]);
      expect
        .soft(bytesOf(scriptsOf(files)), listOf(scriptsOf(files)))
        .toBeLessThanOrEqual(budget.scripts);
      expect.soft(bytesOf(files), listOf(files)).toBeLessThanOrEqual(budget.all);
    });
  }
}
