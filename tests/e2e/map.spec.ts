import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { misplacedNames } from '../../packages/ui/src/fixtures/misplacedNames.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The names on the tours' maps differ in length, and screens in width. */
const tours = routes.filter(({ kind }) => kind === 'tour');

for (const path of tours.flatMap((tour) =>
  locales.map((locale) => localizedPath(tour.path, locale)),
)) {
  test(`${path}: no name on the map overlaps another, on any screen`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const map = page.getByRole('img', { name: /^(Map|Karte): / });
    for (const width of [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await map.evaluate(misplacedNames), `${width} px`).toEqual([]);
    }
  });
}

test('the map stays in sight beside the days', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/rajasthan-tour');
  await hydrated(page);
  const map = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^Map: / }) });
  for (const day of [2, 5, 8]) {
    const heading = page.getByRole('heading', { name: new RegExp(`^Day ${day}:`) });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(map).toBeInViewport({ ratio: 1 });
  }
});
