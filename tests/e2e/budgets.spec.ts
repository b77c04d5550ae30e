import { expect, test } from '@playwright/test';
import { bytesOf, firstView, type SentFile } from '../../scripts/bench/firstView.ts';
import { startServer } from '../../scripts/bench/server.ts';

const KiB = 1024;

/**
 * Limits of a first view in brotli bytes: until the load event, until 5 s after it, and of its scripts
 * (docs/performance.md). The contact page's scripts include the form's validation.
 */
const budgets = {
  '/': { beforeLoad: 100 * KiB, all: 205 * KiB, scripts: 109 * KiB },
  '/contact': { beforeLoad: 70 * KiB, all: 206 * KiB, scripts: 132 * KiB },
  '/retreats': { beforeLoad: 80 * KiB, all: 200 * KiB, scripts: 112 * KiB },
  '/golden-triangle-tour': { beforeLoad: 93 * KiB, all: 222 * KiB, scripts: 121 * KiB },
  '/blog/ayurveda-dosha': { beforeLoad: 90 * KiB, all: 204 * KiB, scripts: 107 * KiB },
};

/** The phone that most visitors' screens are as wide as, and Lighthouse's. */
const phones = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
] as const;

const listOf = (files: SentFile[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, path }) => `${bytes} ${path}`)
    .join('\n');

async function expectWithin(path: keyof typeof budgets, phone: (typeof phones)[number]) {
  const budget = budgets[path];
  const at = `${phone.width} x ${phone.height}`;
  const server = await startServer();
  let files: SentFile[];
  try {
    files = await firstView(server, path, phone);
  } finally {
    await server.stop();
  }
  const beforeLoad = files.filter(({ isBeforeLoad }) => isBeforeLoad);
  const scripts = files.filter(({ kind }) => kind === 'script');
  // A page that fetched nothing would weigh little.
  expect(files.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['page', 'style', 'font', 'picture']),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(files.filter(({ status }) => status !== 200)).toEqual([]);
  for (const [sent, limit] of [
    [beforeLoad, budget.beforeLoad],
    [files, budget.all],
    [scripts, budget.scripts],
  ] as const) {
    expect(bytesOf(sent), `${at}\n${listOf(sent)}`).toBeLessThanOrEqual(limit);
  }
}

for (const path of Object.keys(budgets) as (keyof typeof budgets)[]) {
  // Side by side, because each waits for most of its time.
  test(`${path} stays within its budgets`, () =>
    Promise.all(phones.map((phone) => expectWithin(path, phone))));
}
