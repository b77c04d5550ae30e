import { routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** What the pages state is tested without a browser (tests/site). */

test('tours reveal their days one after the other', async ({ page }) => {
  for (const { path } of routes.filter(({ kind }) => kind === 'tour')) {
    const delay = path === '/rajasthan-tour' ? 50 : 100;
    await page.goto(path);
    await hydrated(page);
    // What is in view at first does not wait.
    const waiting = await page
      .getByRole('main')
      .locator('li[data-reveal]')
      .evaluateAll((items) =>
        items.map((item) => ({
          index: [...(item.parentElement?.children ?? [])].indexOf(item),
          delay: (item as HTMLElement).style.transitionDelay,
        })),
      );
    expect(waiting.length, path).toBeGreaterThan(0);
    for (const item of waiting) expect(item.delay, path).toBe(`${item.index * delay}ms`);
  }
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
      await expect(page).toHaveURL('/de/terms-of-service#provider');
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
  const topic = form.getByText('Your enquiry is about');
  await expect(topic).toBeVisible();
  await form.getByRole('button', { name: 'Remove: Rajasthan tour' }).click();
  await expect(topic).toHaveCount(0);
  await expect(form.locator('[name=name]')).toBeFocused();
  await expect(page).toHaveURL('/contact');
  await page.goto('/contact?about=%3Cscript%3E');
  await hydrated(page);
  await expect(topic).toHaveCount(0);
});
