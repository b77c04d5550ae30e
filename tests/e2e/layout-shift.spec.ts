import { germanAddress } from '../../site/src/routes/addresses.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

declare global {
  interface Window {
    /** What the browser reported of things that moved by themselves. */
    layoutShifts: { value: number; sources: string[] }[];
  }
}

/** https://www.w3.org/TR/layout-instability/: shifts, with what moved, from the first frame on. */
function recordShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Node }[];
    })[]) {
      const sources = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
      window.layoutShifts.push({ value: entry.value, sources });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('what moves by itself is seen', async ({ page }) => {
  await page.addInitScript(recordShifts);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.querySelector('main')?.prepend('Here it comes'));
  await expect.poll(() => page.evaluate(() => window.layoutShifts.length)).toBeGreaterThan(0);
});

/**
 * What Lighthouse prints as 0. A word beside the italic of a title may move by a pixel or two, where that
 * face comes late: its stand-in has its mean width, not that of each word.
 */
const shownAsNone = 0.0005;

const addresses = routes.flatMap((route) => addressesOf(route).known);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const [language, toAddress] of [
    ['English', (path: string) => path],
    ['German', germanAddress],
  ] as const) {
    test(`nothing moves by itself at ${width} x ${height}, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(recordShifts);
      for (const address of addresses.map(toAddress)) {
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        // Down the page, for what comes only when it is near the screen.
        for (let down = 0; down < 40; down++) {
          const isAtEnd = await page.evaluate(() => {
            scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
            return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          });
          await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
          if (isAtEnd) break;
        }
        const shifts = await page.evaluate(() => window.layoutShifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(shownAsNone);
      }
    });
  }
}
