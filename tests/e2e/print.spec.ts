import { brand } from '../../packages/brand/src/brand.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { expect, test } from './fixtures.ts';

/** What nobody needs on paper. The map keeps its landmarks. */
const leftOut =
  'header, footer nav, main img:not(svg img), main a[href*=contact], aside, form, button';

/** As Chromium's print dialog has it at first. */
const paper = { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } };

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const { path } of routes.filter(({ kind }) => kind === 'tour')) {
  test(`${path} is at most six pages on paper, with map, days and whom to write to`, async ({
    page,
  }) => {
    for (const locale of locales) {
      const address = localizedPath(path, locale);
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('img', { name: /^(Map|Karte): / })).toBeVisible();
      await expect(page.locator(leftOut).first()).toBeAttached();
      await expect(page.locator(leftOut).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const day of await page.locator('ol > li:has(> div h3)').all()) {
        await expect(day).toBeVisible();
        await expect(day).toHaveCSS('opacity', '1');
        await expect(day).toHaveCSS('break-inside', 'avoid');
        await expect(day).toHaveCSS('color', 'rgb(0, 0, 0)');
      }
      const printed = page.getByText(`${brand.email} · `);
      await expect(printed).toContainText(brand.origin + address);
      await expect(printed).toBeVisible();
      const pages = pagesIn(await page.pdf(paper));
      expect(pages, address).toBeGreaterThan(1);
      expect(pages, address).toBeLessThanOrEqual(6);
    }
  });
}
