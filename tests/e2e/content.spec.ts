import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** What the pages state is tested without a browser (tests/site). */

for (const { path } of routes.filter(({ kind }) => kind === 'tour')) {
  const delay = path === '/rajasthan-tour' ? 50 : 100;
  test(`${path}: days are revealed one after the other, below a hero of 70vh`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    // What is in view at first does not wait at all.
    const waiting = await main.locator('li[data-reveal]').evaluateAll((items) =>
      items.map((item) => ({
        index: [...(item.parentElement?.children ?? [])].indexOf(item),
        delay: (item as HTMLElement).style.transitionDelay,
      })),
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const item of waiting) expect(item.delay).toBe(`${item.index * delay}ms`);
    const hero = await main
      .locator('xpath=./*[.//h1]')
      .evaluate((element) => element.clientHeight / innerHeight);
    expect(hero).toBeGreaterThanOrEqual(0.69);
  });
}

test('an article has a hero of 60vh', async ({ page }) => {
  await page.goto('/blog/mindful-travel');
  const hero = await page
    .getByRole('article')
    .locator('xpath=./*[.//h1]')
    .evaluate((element) => element.clientHeight / innerHeight);
  expect(hero).toBeGreaterThanOrEqual(0.59);
});

test.describe('legal pages', () => {
  test('are updated today, in the year of the footer', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-05-04T10:00:00'));
    await page.goto('/terms-of-service');
    await hydrated(page);
    await expect(page.getByRole('main').locator('time').first()).toHaveAttribute(
      'datetime',
      '2031-05-04',
    );
    await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
  });

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });
    test('the footer leads to the provider', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(page).toHaveURL('/terms-of-service#provider');
      await expect(page.locator('#provider')).toBeInViewport();
    });
  });
});

test('an enquiry about a journey names it, removable; an unknown one is ignored', async ({
  page,
}) => {
  await page.goto('/contact?about=rajasthan-tour');
  await hydrated(page);
  const form = page.locator('form#contact');
  await expect(form.getByText('About: Rajasthan tour')).toBeVisible();
  await form.getByRole('button', { name: /^Remove/ }).click();
  await expect(form.getByText(/^About: /)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await page.goto('/contact?about=%3Cscript%3E');
  await hydrated(page);
  await expect(form.getByText(/^About: /)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads in full', async ({ page }) => {
    for (const path of routes.flatMap((route) => addressesOf(route).known)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page
        .getByRole('main')
        .locator('h1, h2, h3, p, li, dt, dd')
        .evaluateAll((elements) =>
          elements
            // A form needs scripts; `noscript` shows the mail address in its place.
            .filter(
              (element) => !element.closest('details:not([open]), form, [data-without-scripts]'),
            )
            .filter(
              (element) =>
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent),
        );
      expect(hidden, path).toEqual([]);
    }
  });
});
