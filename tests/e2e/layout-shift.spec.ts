import { localizedPath } from '../../packages/languages/src/index.ts';
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

const addresses = routes.flatMap((route) => addressesOf(route).known);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const [language, toAddress] of [
    ['English', (path: string) => path],
    ['German', (path: string) => localizedPath(path, 'de')],
  ] as const) {
    test(`nothing moves by itself at ${width} x ${height}, in ${language}`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width, height });
      // Whether a font comes before the first frame is a race; its stand-in has its measures, but a
      // title that all but fills its line may break otherwise. Here it is the rest that must not move.
      watch.expectConsole(/Failed to load resource.*\.woff2/);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(recordShifts);
      for (const address of addresses.map(toAddress)) {
        await page.goto(address);
        await hydrated(page);
        // Down the page, for what comes only when it is near the screen.
        for (let down = 0; down < 40; down++) {
          const isAtEnd = await page.evaluate(() => {
            scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
            return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          });
          await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
          if (isAtEnd) break;
        }
        expect.soft(await page.evaluate(() => window.layoutShifts), address).toEqual([]);
      }
    });
  }
}
