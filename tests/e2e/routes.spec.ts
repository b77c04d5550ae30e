import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, findViolations, hydrated, test } from './fixtures.ts';

/** What the pages state, and what other addresses answer, is tested without a browser (tests/site). */
const pages = routes
  .flatMap((route) => addressesOf(route).known)
  .flatMap((path) => locales.map((locale) => ({ address: localizedPath(path, locale), locale })));

for (const { address, locale } of pages) {
  test(`${address} hydrates in its language, and reads well at every width`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
      if (width === 390 || width === 1280) {
        expect(await findViolations(page), `${width}`).toEqual([]);
      }
    }
  });
}

for (const [address, heading] of [
  ['/retreats/2', 'Retreat not found'],
  ['/de/retreats/2', 'Retreat nicht gefunden'],
] as const) {
  test(`${address}: an unknown retreat hydrates`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}
