import type { Page } from '@playwright/test';
import { german } from '../support/words.ts';
import { enquiry, expect, fillEnquiryForm, hold, hydrated, open, test } from './fixtures.ts';

/** What a visitor has typed is not lost. What the forms do with it is tested in packages/ui (useEarlyInput.test.tsx). */

/** Leaves for another site. While the browser loads a page of ours after that, it saves the document that was left. */
async function leave(page: Page) {
  await page.goto('about:blank');
  await open(page, '/about');
}

/** Comes back. Playwright's Chromium keeps no document in memory for that. */
async function comeBack(page: Page) {
  await page.goBack();
  await page.goBack();
}

test('typed text and its errors stay over a language switch, another page, and Back', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = await fillEnquiryForm(page, 'anna@example.org', { name: '' });
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
  await expect(form.getByText(german('Name is required'))).toBeVisible();
  await form.locator('[name=name]').fill(enquiry.name);
  await form.getByRole('link', { name: german('Privacy Policy') }).click();
  await expect(page).toHaveURL('/de/privacy-policy');
  await leave(page);
  await comeBack(page);
  await expect(page).toHaveURL('/de/privacy-policy');
  await hydrated(page);
  await page.goBack();
  await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
  await expect(form.locator('[name=message]')).toHaveValue(enquiry.message);
  await expect(form.locator('[name=consent]')).toBeChecked();
});

/** A page's scripts. */
const scripts = '**/assets/entry-*.js';

test('Back from another site brings what was typed, and nothing once it was sent', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = await fillEnquiryForm(page, 'anna@example.org');
  const travellers = form.locator('[name=travellers]');
  const address = page.locator('form#newsletter-footer [name=email]');
  await form.locator('[name=consent]').check();
  await form.locator('[name=furtherConsent]').check();
  await form.locator('summary').click();
  await travellers.selectOption('3-4');
  await address.fill('anna@');
  await address.press('Enter');
  await leave(page);
  const release = await hold(page, scripts);
  await comeBack(page);
  for (const [name, value] of Object.entries({ ...enquiry, email: 'anna@example.org' })) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
  await expect(form.locator('[name=consent]')).toBeChecked();
  await expect(form.locator('[name=furtherConsent]')).toBeChecked();
  await expect(travellers).toHaveValue('3-4');
  await expect(address).toHaveValue('anna@');
  release();
  await hydrated(page);
  await expect(travellers).toBeVisible();
  await expect(travellers).toHaveValue('3-4');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await leave(page);
  await comeBack(page);
  await hydrated(page);
  await expect(form.locator('[name=name]')).toHaveValue('');
  await expect(form.locator('[name=message]')).toHaveValue('');
  await expect(travellers).not.toHaveValue('3-4');
});

test.describe('before scripts have run', () => {
  test('what was typed and chosen is taken over, and the last early submit is sent', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/contact', { waitUntil: 'commit' });
    const footer = page.locator('form#newsletter-footer');
    await footer.locator('[name=email]').fill('early@example.org');
    await footer.locator('[name=email]').press('Enter');
    await expect(page).toHaveURL('/contact');
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await form.locator('summary').click();
    await form.locator('[name=reply]').selectOption('phone');
    await form.locator('[name=consent]').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact');
    const call = page.waitForRequest('**/functions/send-contact-email');
    await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
    release();
    expect((await call).postDataJSON().data.brief).toEqual({
      reply: 'phone',
      timeZone: expect.any(String),
    });
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(footer.locator('[name=email]')).toHaveValue('early@example.org');
    // A success toast stays on another page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });
});
