import { expect, fillContactForm, hydrated, test } from './fixtures.ts';

test.beforeEach(({ watch }) => {
  watch.expectConsole(/ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported/);
});

test('a page whose code is lost on the way is still read, and comes to life when it arrives', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/assets/ContactPage-*.js', (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await page.goto('/contact');
  const form = await fillContactForm(page, 'anna@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  isLost = false;
  await hydrated(page);
  await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
});

test('a page that cannot be loaded says so, keeps the navigation, and can be asked for again', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/AboutPage-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not arrive');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@example.com' }),
  ).toBeVisible();
  await page.unroute('**/assets/AboutPage-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not arrive');
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
});
