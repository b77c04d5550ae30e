import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { misplacedNames } from '../../packages/ui/src/fixtures/misplacedNames.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { expect, test } from './fixtures.ts';

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
