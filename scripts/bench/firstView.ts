/** What a first visit to a page fetches, counted where it is sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { addressOf, browserPath, flagsFor, isReady } from './browser.ts';
import type { Answer, BenchServer } from './server.ts';

const kinds = [
  ['page', /^text\/html/],
  ['style', /^text\/css/],
  ['script', /javascript/],
  ['font', /^font\//],
  ['picture', /^image\//],
  ['data', /^/],
] as const;

export type Kind = (typeof kinds)[number][0];

export interface SentFile extends Omit<Answer, 'type'> {
  kind: Kind;
}

const kindOf = (type: string): Kind =>
  kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'data';

/** In ms: how long after the load event what a page asks for still belongs to its first view. */
const watched = 5000;

/** Addresses of what the page had asked for by then, its own among them. */
const askedInTime = (watched: number) => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return [];
  const end = (navigation as PerformanceNavigationTiming).loadEventStart + watched;
  return [navigation, ...performance.getEntriesByType('resource')]
    .filter(({ startTime }) => startTime < end)
    .map(({ name }) => new URL(name).pathname);
};

/**
 * Opens a page in a new browser, as a phone with Lighthouse's pixel ratio (1.75) and in English, and
 * collects everything that it requests until 5 s after its load event.
 * @param size of the screen, in CSS px
 * @param options `hasSign`: the visitor does something as soon as the page has loaded, so that its scripts
 * load, and all of them are counted, however long they take
 */
export async function firstView(
  server: BenchServer,
  path: string,
  size: { width: number; height: number },
  { hasSign = false } = {},
): Promise<SentFile[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: flagsFor(server),
  });
  try {
    const page = await browser.newPage({
      viewport: size,
      deviceScaleFactor: 1.75, // Lighthouse's phone, https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
      isMobile: true,
      hasTouch: true,
      locale: 'en-GB',
    });
    server.takeAnswers();
    await page.goto(addressOf(path));
    if (hasSign) {
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
      await page.waitForFunction(isReady);
    }
    await sleep(watched);
    await page.waitForLoadState('networkidle');
    const inTime = new Set(await page.evaluate(askedInTime, watched));
    return server
      .takeAnswers()
      .map(({ type, ...answer }) => ({ ...answer, kind: kindOf(type) }))
      .filter(({ kind, path }) => inTime.has(path) || (hasSign && kind === 'script'));
  } finally {
    await browser.close();
  }
}

/** What all of them weigh together. */
export const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
