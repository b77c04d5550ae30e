import { expect, test } from '@playwright/test';
import { bytesOf, firstView, type SentFile } from '../../scripts/bench/firstView.ts';
import { type BenchServer, startServer } from '../../scripts/bench/server.ts';

const KiB = 1024;

/**
 * Limits for the bodies of a first visit in brotli, until 5 s after the page's `load` event
 * (docs/performance.md). A form needs more scripts, for its fields and their validation.
 */
const budgets = {
  '/': { beforeLoad: 100 * KiB, scripts: 100 * KiB, all: 200 * KiB },
  '/contact': { beforeLoad: 70 * KiB, scripts: 130 * KiB, all: 200 * KiB },
  '/golden-triangle-tour': { beforeLoad: 80 * KiB, scripts: 100 * KiB, all: 180 * KiB },
  '/blog/ayurveda-dosha': { beforeLoad: 80 * KiB, scripts: 100 * KiB, all: 180 * KiB },
};

/** Lighthouse's phone. */
const phone = { width: 412, height: 823 };

let server: BenchServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(() => server.stop());

const listOf = (files: SentFile[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, path }) => `${bytes} ${path}`)
    .join('\n');

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budgets`, async () => {
    const files = await firstView(server, path, phone);
    expect(files.filter(({ status }) => status !== 200)).toEqual([]);
    expect(files.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['page', 'style', 'font', 'picture', 'script']),
    );
    const scripts = files.filter(({ kind }) => kind === 'script');
    const beforeLoad = files.filter(({ isBeforeLoad }) => isBeforeLoad);
    // The entry, the client, React and the page.
    expect(scripts.length).toBeGreaterThan(3);
    for (const [part, limit] of [
      [beforeLoad, budget.beforeLoad],
      [scripts, budget.scripts],
      [files, budget.all],
    ] as const) {
      expect(bytesOf(part), listOf(part)).toBeLessThanOrEqual(limit);
    }
  });
}
