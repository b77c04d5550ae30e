/** Failure reports, on a site of their own, where they are on. */
import { expect, test } from '@playwright/test';
import { hydrated } from './fixtures.ts';
import { serveWithBrand } from './serveWithBrand.ts';

const port = 5008;

const typed = 'anna.vogt@example.org';

test('switched on, what fails is reported, without what was typed', { tag: '@slow' }, async ({
  page,
}) => {
  const server = await serveWithBrand(['failureReports: false', 'failureReports: true'], port, {
    define: { 'import.meta.env.VITE_FAILURE_REPORTS': 'true' },
  });
  try {
    const bodies: string[] = [];
    await page.route('**/functions/report-failure', (route) => {
      bodies.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    const release = expect.stringMatching(/^\d{4}-\d\d-\d\d\.[\w-]{8}$/) as unknown;
    const lastReport = () =>
      expect.poll(() => JSON.parse(bodies.at(-1) ?? '{}') as unknown, { timeout: 10_000 });

    await page.goto(`http://localhost:${port}/about?name=${typed}#${typed}`);
    await hydrated(page);
    await page.route('**/send-newsletter-email', (route) => route.fulfill({ status: 500 }));
    const newsletter = page.locator('form#newsletter-footer [name=email]');
    await newsletter.fill(typed);
    await newsletter.press('Enter');
    await lastReport().toEqual({ kind: 'Error', code: 'call-unknown', route: 'about', release });

    // Neither the page's code nor, after it, the page itself arrives.
    await page.route('**/assets/ContactPage*', (route) => route.abort());
    await page.route('**/contact', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await lastReport().toEqual({ kind: 'Error', code: 'page', route: 'contact', release });

    // Articles format their dates with it.
    await page.evaluate((text) => {
      Object.defineProperty(Intl, 'DateTimeFormat', {
        value: function fail() {
          throw new RangeError(text);
        },
      });
    }, typed);
    await page.getByRole('banner').getByRole('link', { name: 'Inspirations' }).click();
    await lastReport().toEqual({ kind: 'RangeError', code: 'render', route: 'blog', release });

    await page.goto(`http://localhost:${port}/privacy-policy`);
    await expect(page.getByText(/your browser reports it to this site/)).toBeVisible();

    await page.route('**/assets/client-*', (route) => route.abort());
    await page.goto(`http://localhost:${port}/about`);
    await lastReport().toEqual({ kind: 'TypeError', code: 'start', route: 'about', release });
    expect(bodies).toHaveLength(4);
  } finally {
    await server.close();
  }
});
