import { localizedPath } from '../../packages/languages/src/index.ts';
import { expect, findViolations, open, templates, test } from './fixtures.ts';

/** WCAG 2.2 AA, by axe. The states of the components are checked in their stories. */

const addresses = [...templates, '/retreats/2', '/no/such/page'];

for (const [locale, width, height] of [
  ['en', 1280, 900],
  ['de', 390, 844],
] as const) {
  test(`pages are accessible at ${width} x ${height}, in ${locale}`, async ({ page, watch }) => {
    watch.expectConsole(/404/);
    await page.setViewportSize({ width, height });
    for (const path of addresses) {
      const address = localizedPath(path, locale);
      await open(page, address);
      expect.soft(await findViolations(page), address).toEqual([]);
    }
  });
}
