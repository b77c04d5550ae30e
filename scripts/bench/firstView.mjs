/** What a first visit to a page fetches, counted where it is sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { addressOf, browserPath, flagsFor, isReady } from './browser.mjs';

const kinds = {
  page: /^text\/html/,
  style: /^text\/css/,
  script: /javascript/,
  font: /^font\//,
  picture: /^image\//,
};

const kindOf = (type) => Object.keys(kinds).find((kind) => kinds[kind].test(type)) ?? 'data';

/** In ms: how long after the load event what a page asks for still belongs to its first view. */
const watched = 5000;

/** Addresses of what the page had asked for by then, its own among them. */
const askedInTime = (watched) => {
  const [navigation] = performance.getEntriesByType('navigation');
  const end = navigation.loadEventStart + watched;
  return [navigation, ...performance.getEntriesByType('resource')]
    .filter(({ startTime }) => startTime < end)
    .map(({ name }) => new URL(name).pathname);
};

/** @type {typeof import('./firstView.d.mts').firstView} */
export async function firstView(server, path, { width, height }, { hasSign = false } = {}) {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: flagsFor(server),
  });
  try {
    const page = await browser.newPage({
      viewport: { width, height },
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

/** @type {typeof import('./firstView.d.mts').bytesOf} */
export const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
