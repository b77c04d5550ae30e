import { expect, hydrated, open, test } from './fixtures.ts';

test('a page is fetched as soon as its link is pointed at', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  const code = page.waitForResponse(/\/assets\/AboutPage-/);
  await link.hover();
  await (await code).finished();
  await page.route('**/assets/*.js', (route) => route.abort());
  await link.click();
  await expect(page).toHaveTitle(/^About/);
});

test('an unknown path answers 404 and logs it', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource.*404/);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text());
  });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(lines).toContainEqual(expect.stringContaining('/no/such/page'));
});

test('the head has the elements of one page, also after `createRoot`', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource.*404/);
  const once = async (canonicals: number) => {
    for (const selector of [
      'title',
      'meta[name=description]',
      'meta[name=keywords]',
      'meta[property="og:title"]',
      'meta[property="og:locale"]',
    ]) {
      await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
    }
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(canonicals);
    await expect(page.locator('head meta[name=robots]')).toHaveCount(1 - canonicals);
  };
  await open(page, '/no/such/page');
  await once(0);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
  await once(1);
  await open(page, '/about?lng=de');
  await once(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/de\/about$/);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
  await once(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /com\/about$/);
});

test('a link to a file leads to the file, in the German tree too', async ({ page }) => {
  await open(page, '/de/terms-of-service');
  await page.getByRole('main').locator('a[href="/licences.txt"]').click();
  await expect(page).toHaveURL('/licences.txt');
  await expect(page.getByText('react-dom').first()).toBeVisible();
});

test('links lead to the top, with focus on the heading; Back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByText('Can I adapt a tour or retreat?').click();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Home' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  expect(await page.evaluate(() => Math.abs(scrollY - 900) < 2)).toBe(true);
});

test("a legal page is updated today, in the footer's year", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-04T10:00:00'));
  await open(page, '/terms-of-service');
  await expect(page.getByRole('main').locator('time').first()).toHaveAttribute(
    'datetime',
    '2031-05-04',
  );
  await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
});
