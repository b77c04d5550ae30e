/** The requests of a first visit to a page, counted at the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { addressOf, browserPath, flagsFor } from './browser.ts';
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
  /** Whether it was requested before the page's load event. */
  isBeforeLoad: boolean;
}

const kindOf = (type: string): Kind =>
  kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'data';

/** Milliseconds after the load event: requests until then belong to the first view. */
const watched = 5000;

/** Runs in the page: the paths of its requests, itself included, with the time after its load event. */
const requests = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return [];
  const { loadEventStart } = navigation as PerformanceNavigationTiming;
  return [navigation, ...performance.getEntriesByType('resource')].map(
    ({ name, startTime }): [string, number] => [new URL(name).pathname, startTime - loadEventStart],
  );
};

/**
 * Opens a page in a new browser, as a phone with Lighthouse's pixel ratio (1.75) and in English, and
 * collects everything that it requests until 5 s after its load event.
 * @param size of the screen, in CSS px
 */
export async function firstView(
  server: BenchServer,
  path: string,
  size: { width: number; height: number },
): Promise<SentFile[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: flagsFor(server) });
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
    await sleep(watched);
    await page.waitForLoadState('networkidle');
    const times = new Map(await page.evaluate(requests));
    return server.takeAnswers().flatMap(({ type, ...answer }) => {
      const time = times.get(answer.path) ?? Infinity;
      return time < watched ? [{ ...answer, kind: kindOf(type), isBeforeLoad: time < 0 }] : [];
    });
  } finally {
    await browser.close();
  }
}

/** The sum of their bytes. */
export const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
