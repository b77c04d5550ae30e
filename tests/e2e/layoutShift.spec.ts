import { localizedPath } from '../../packages/languages/src/index.ts';
import { expect, open, templates, test } from './fixtures.ts';

declare global {
  interface Window {
    layoutShifts: { value: number; sources: string[] }[];
  }
}

/** Records layout shifts from the first frame on: https://www.w3.org/TR/layout-instability/ */
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

/** An enquiry whose journeys and nights are not in the HTML. */
const enquiry = '/contact?about=spa-wellness,himalayan-wellness,mindful-escapes&nights=14-21';

for (const [locale, width, height] of [
  ['en', 1440, 900],
  ['de', 390, 844],
] as const) {
  test(`no layout shifts at ${width} x ${height}, in ${locale}`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height });
    // Whether a font loads before the first frame is a race. The fallback has the font's metrics, but a
    // title that almost fills its line may wrap differently. Without fonts, any shift is a fault.
    watch.expectConsole(/Failed to load resource.*\.woff2|404/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(recordShifts);
    for (const path of [...templates, enquiry, '/no/such/page']) {
      const address = localizedPath(path, locale);
      await open(page, address);
      // The nights that it names open what lies below the first screen.
      if (path === enquiry) {
        await expect(page.locator('form#contact li')).toHaveCount(3);
        await expect(page.locator('form#contact fieldset')).toBeVisible();
      }
      // Some parts load only near the screen.
      for (let isAtEnd = false; !isAtEnd; ) {
        isAtEnd = await page.evaluate(async () => {
          scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        });
      }
      expect.soft(await page.evaluate(() => window.layoutShifts), address).toEqual([]);
    }
  });
}
