import type { Page } from '@playwright/test';
import { enquiry, expect, fillEnquiryForm, hydrated, test } from './fixtures.ts';

/** What a visitor has typed is not lost. What the forms do with it is tested in packages/ui (useEarlyInput.test.tsx). */

test('typed text and its errors stay over a language switch, another page, and Back', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = await fillEnquiryForm(page, 'anna@example.org', { name: '' });
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
  await expect(form.getByText('Bitte geben Sie Ihren Namen an')).toBeVisible();
  await form.locator('[name=name]').fill(enquiry.name);
  await form.getByRole('link', { name: 'Datenschutzerklärung' }).click();
  await expect(page).toHaveURL('/de/privacy-policy');
  await page.goBack();
  await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
  await expect(form.locator('[name=message]')).toHaveValue(enquiry.message);
  await expect(form.getByRole('checkbox')).toBeChecked();
});

/** Delays a page's scripts. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.describe('before scripts have run', () => {
  test('typed text is taken over, and the last early submit is sent', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const footer = page.locator('form#newsletter-footer');
    await footer.locator('[name=email]').fill('early@example.org');
    await footer.locator('[name=email]').press('Enter');
    await expect(page).toHaveURL('/contact');
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
    release();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(footer.locator('[name=email]')).toHaveValue('early@example.org');
    // A success toast stays on another page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });
});
