import { expect, fillEnquiryForm, open, test } from './fixtures.ts';

/** Reduced motion, forced colours, toasts and the progress bar. */

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated', async ({ page }) => {
    /** Targets of animations that are long enough to notice. */
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
          .map((animation) => (animation.effect as KeyframeEffect).target?.className),
      );
    for (const address of ['/', '/rajasthan-tour', '/contact']) {
      await open(page, address);
      for (let step = 0; step < 8; step++) {
        await page.mouse.move(300, 300 + step * 40);
        await page.mouse.wheel(0, 700);
        expect(await moving(), address).toEqual([]);
      }
    }
    const isHeld = Promise.withResolvers<void>();
    await page.route('**/functions/**', async (route) => {
      await isHeld.promise;
      await route.fulfill({ json: { result: null } });
    });
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await form.locator('[name=consent]').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(await moving(), 'sending').toEqual([]);
    isHeld.resolve();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    expect(await moving(), 'toast').toEqual([]);
  });
});

test('an error toast closes on another page', async ({ page }) => {
  await open(page, '/contact');
  await page.locator('form#contact').getByRole('button').press('Enter');
  const toast = page.getByRole('alertdialog');
  await expect(toast).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('the progress bar shows while a page loads, and while it is tried again', async ({
  page,
  watch,
}) => {
  watch.expectConsole(
    /ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported|PartUnavailableError/,
  );
  await open(page, '/');
  let held = Promise.withResolvers<void>();
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await held.promise;
    await route.abort();
  });
  // A reload would load the page.
  await page.route('**/about', (route) => route.abort());
  const progress = page.getByRole('banner').locator('> span');
  await expect(progress).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(progress).toHaveCount(1);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page couldn’t be loaded');
  await expect(progress).toHaveCount(0);
  held = Promise.withResolvers<void>();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeDisabled();
  await expect(progress).toHaveCount(1);
  held.resolve();
  await expect(again).toBeEnabled();
});

test.describe('with forced colours', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('edges, icons, focus rings and errors are visible', async ({ page }) => {
    await open(page, '/contact?about=rajasthan-tour');
    const form = page.locator('form#contact');
    await form.locator('[name=consent]').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();

    const unseen = await page.evaluate(() => {
      const found: string[] = [];
      const canvas = getComputedStyle(document.body).backgroundColor;
      for (const button of document.querySelectorAll(
        'button[type=submit], form#contact, [role=alertdialog]',
      )) {
        const { borderTopStyle, borderTopColor } = getComputedStyle(button);
        if (borderTopStyle !== 'solid' || borderTopColor === canvas) found.push(button.tagName);
      }
      for (const part of document.querySelectorAll(
        'svg[viewBox="0 0 24 24"] :is(path, circle, rect)',
      )) {
        const { fill, stroke } = getComputedStyle(part);
        if ([fill, stroke].every((paint) => ['none', canvas].includes(paint))) {
          found.push(part.outerHTML);
        }
      }
      return found;
    });
    expect(unseen).toEqual([]);

    const lineOf = (name: string) =>
      form.locator(`[name=${name}]`).evaluate((field) => getComputedStyle(field).borderTopWidth);
    expect(await lineOf('phone')).toBe('1px');
    expect(await lineOf('email')).toBe('3px');

    // After a key press, focus shows a ring.
    await page.keyboard.press('Tab');
    for (const control of [
      form.locator('[name=name]'),
      form.getByRole('button', { name: 'Send Message' }),
      page.getByRole('button', { name: 'Open menu' }),
      page.locator('summary').first(),
    ]) {
      await control.focus();
      const ring = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(ring).toBe('solid 3px');
    }
  });
});
