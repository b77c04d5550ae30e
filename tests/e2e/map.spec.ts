import type { Page } from '@playwright/test';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { misplacedNames } from '../../packages/ui/src/fixtures/misplacedNames.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { expect, open, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** Every map, because each has other names, at widths with different layouts. */
const tours = routes.filter(({ kind }) => kind === 'tour');

for (const locale of locales) {
  test(`no name on a map overlaps another or leaves the map, in ${locale}`, async ({ page }) => {
    for (const tour of tours) {
      const address = localizedPath(tour.path, locale);
      await page.goto(address);
      const map = page.getByRole('img', { name: /^(Map|Karte): / });
      for (const width of [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await map.evaluate(misplacedNames), `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

/** How much of each leg is missing, in the order of the journey. */
const missing = (page: Page) =>
  page
    .locator('figure mask path')
    .evaluateAll((legs) =>
      legs.map((leg) => Number.parseFloat(getComputedStyle(leg).strokeDashoffset)),
    );

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the map is drawn up to the day in view, and back', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/rajasthan-tour');
    const read = (day: number) =>
      page
        .getByRole('heading', { name: new RegExp(`^Day ${day}:`) })
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => missing(page)).toEqual([1, 1, 1, 1, 1, 1]);
    await read(6);
    await expect.poll(() => missing(page)).toEqual([0, 0, 0, 1, 1, 1]);
    await read(3);
    await expect.poll(() => missing(page)).toEqual([0, 1, 1, 1, 1, 1]);
    await page.keyboard.press('End');
    await expect.poll(() => missing(page)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
