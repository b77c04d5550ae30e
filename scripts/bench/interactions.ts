/** The time from a tap to the next paint, while a page is loading and later. */
import { type Browser, chromium, type Page } from 'playwright';
import { addressOf, browserPath, flagsFor, isReady } from './browser.ts';
import type { BenchServer } from './server.ts';

interface TimedEvent {
  interactionId: number;
  startTime: number;
  duration: number;
}

declare global {
  interface Window {
    eventTimings: TimedEvent[];
  }
}

/** How often a target was tapped, and the times to the next paint in ms. */
export interface Taps {
  count: number;
  first: number;
  slowest: number;
}

/** What is tapped, where a page has it. */
const targets = {
  menu: 'header button[popovertarget]',
  language: 'header button[lang], header a[hreflang]',
  question: 'main summary',
  field: 'main form input:not([type=checkbox])',
};

const processorSlowdown = 4;

/** In milliseconds: the time between taps, how long after hydration they go on, and the limit of both. */
const interval = 150;
const tappedFor = 2000;
const patience = 15_000;

/** Lighthouse's 'slow 4G': latency in ms, rates in bytes per second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Runs in the page: records taps by Event Timing (https://www.w3.org/TR/event-timing/), in steps of
 * 8 ms. The browser reports none below 16 ms.
 */
function recordEvents() {
  window.eventTimings = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, startTime, duration } = entry as PerformanceEventTiming;
      if (interactionId) window.eventTimings.push({ interactionId, startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** One tap is several events; the slowest of them is its time, as for INP (https://web.dev/articles/inp). */
const tapsOf = (events: TimedEvent[]) =>
  [...Map.groupBy(events, ({ interactionId }) => interactionId).values()]
    .map((group) => ({
      start: Math.min(...group.map(({ startTime }) => startTime)),
      duration: Math.max(...group.map(({ duration }) => duration)),
    }))
    .toSorted((a, b) => a.start - b.start);

const centreOf = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!element) return null;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);

async function tapOne(browser: Browser, path: string, selector: string) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.addInitScript(recordEvents);
    await page.goto(addressOf(path), { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    let ready: number | undefined;
    const start = Date.now();
    while (Date.now() - start < patience && !(ready && Date.now() - ready > tappedFor)) {
      // Until hydration, the language toggle reloads the page.
      if (ready !== undefined || selector !== targets.language) {
        const point = await centreOf(page, selector);
        if (!point) return [];
        await page.touchscreen.tap(point.x, point.y);
      }
      await page.waitForTimeout(interval);
      ready ??= (await page.evaluate(isReady)) ? Date.now() : undefined;
    }
    // An entry is reported once its frame is presented.
    await page.waitForTimeout(500);
    return tapsOf(await page.evaluate(() => window.eventTimings));
  } finally {
    await page.close();
  }
}

/**
 * Taps each target of a page, from its first paint until some time after hydration, on a slow network and a
 * processor slowed down four times.
 * @returns the taps by the target's name
 */
export async function tap(server: BenchServer, path: string): Promise<Record<string, Taps>> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: flagsFor(server) });
  try {
    const results: Record<string, Taps> = {};
    for (const [name, selector] of Object.entries(targets)) {
      const taps = await tapOne(browser, path, selector);
      const [first] = taps;
      if (!first) continue;
      results[name] = {
        count: taps.length,
        first: first.duration,
        slowest: Math.max(...taps.map(({ duration }) => duration)),
      };
    }
    return results;
  } finally {
    await browser.close();
  }
}
