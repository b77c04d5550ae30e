import { brand } from '../../packages/brand/src/brand.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { expect, test } from './fixtures.ts';

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
      await expect(page.locator('ol > li > div h3').first()).toBeVisible();
      const printed = page.getByText(`${brand.email} · `);
      await expect(printed).toContainText(brand.origin + address);
      await expect(printed).toBeVisible();
      const pages = pagesIn(await page.pdf(paper));
      expect(pages, address).toBeGreaterThan(1);
      expect(pages, address).toBeLessThanOrEqual(6);
    }
  });
}

test('the button below an itinerary prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/varanasi-tour');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button to print', async ({ page }) => {
    await page.goto('/varanasi-tour');
    await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
    await expect(page.getByText('Print or save as PDF')).toBeHidden();
  });
});
