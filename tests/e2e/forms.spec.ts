import type { Page } from '@playwright/test';
import { limits } from '../../packages/enquiry/src/limits.ts';
import { enquiry, expect, fillContactForm, hydrated, test, uniqueAddress } from './fixtures.ts';

const long = (length: number) => 'x'.repeat(length);

const toast = { region: 'Notifications' };

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
  });

  const invalid = [
    { field: 'name', value: '   ', words: 'Name is required' },
    {
      field: 'name',
      value: long(limits.name + 1),
      words: `Name must be less than ${limits.name} characters`,
    },
    { field: 'email', value: '', words: 'Please enter a valid email address' },
    { field: 'email', value: 'anna@example', words: 'Please enter a valid email address' },
    {
      field: 'email',
      value: `${long(limits.email + 1 - '@example.org'.length)}@example.org`,
      words: `Email must be less than ${limits.email} characters`,
    },
    {
      field: 'phone',
      value: long(limits.phone + 1),
      words: `Phone number must be less than ${limits.phone} characters`,
    },
    { field: 'message', value: ' \n ', words: 'Message is required' },
    {
      field: 'message',
      value: long(limits.message + 1),
      words: `Message must be less than ${limits.message} characters`,
    },
  ];
  test('says what is wrong with each field, in the language of the page', async ({ page }) => {
    const form = await fillContactForm(page, 'anna@example.org');
    await form.getByRole('checkbox').check();
    const messages = page.getByRole('region', { name: toast.region });
    for (const { field, value, words } of invalid) {
      const input = form.locator(`[name=${field}]`);
      const right = await input.inputValue();
      // A script can set what the length limit would not let a person type.
      await input.evaluate((element) => element.removeAttribute('maxlength'));
      await input.fill(value);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(messages.getByText('Validation Error')).toBeVisible();
      await expect(messages.getByText(words, { exact: true })).toBeVisible();
      await expect(form.getByText(words, { exact: true })).toBeVisible();
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      // The toast goes once its field is corrected.
      await input.fill(right);
      await expect(messages.getByText('Validation Error')).toHaveCount(0);
    }
    await form.locator('[name=name]').fill('');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Name is required')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await expect(form.getByText('Bitte geben Sie Ihren Namen an')).toBeVisible();
  });

  test('keeps everything when sending fails, says why, and tries again under the same id', async ({
    page,
    watch,
  }) => {
    watch.expectConsole(/ERR_FAILED|Failed to load resource/);
    // Without a network on the test machine, the browser would report offline.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    const ids: string[] = [];
    let isDown = true;
    await page.route('**/functions/send-contact-email', async (route) => {
      ids.push(
        (JSON.parse(route.request().postData() ?? '') as { data: { submissionId: string } }).data
          .submissionId,
      );
      await (isDown ? route.abort() : route.continue());
    });
    const email = uniqueAddress('failure');
    const form = await fillContactForm(page, email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    const messages = page.getByRole('region', { name: toast.region });
    await expect(messages.getByText('Error', { exact: true })).toBeVisible();
    await expect(messages.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(form.locator('[name=message]')).toHaveValue(enquiry.message);
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(form.getByText('Our server isn’t responding properly right now.')).toBeVisible();
    // The mail address is offered, with the typed message in the mail.
    await expect(form.getByRole('link', { name: 'send us your message by email' })).toHaveAttribute(
      'href',
      `mailto:hello@example.com?body=${encodeURIComponent(enquiry.message)}`,
    );
    isDown = false;
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(messages.getByText('Message Sent!')).toBeVisible();
    // A call that failed is repeated once automatically.
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  test('keeps what was typed over a language switch, another page, and Back', async ({ page }) => {
    const form = await fillContactForm(page, 'anna@example.org');
    await form.getByRole('checkbox').check();
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
    await expect(form.locator('[name=message]')).toHaveValue(enquiry.message);
    await form.getByRole('link', { name: 'Datenschutzerklärung' }).click();
    await expect(page).toHaveURL('/de/privacy-policy');
    await page.goBack();
    await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
    await expect(form.locator('[name=message]')).toHaveValue(enquiry.message);
    await expect(form.getByRole('checkbox')).toBeChecked();
  });
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
    const form = await fillContactForm(page, 'anna@example.org');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
    release();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(footer.locator('[name=email]')).toHaveValue('early@example.org');
  });

  test('an early submit without consent is refused, and keeps what was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = await fillContactForm(page, 'anna@example.org');
    await form.locator('[name=name]').press('Enter');
    await expect(page).toHaveURL('/contact');
    release();
    await expect(
      form.getByText('Please agree to our data processing terms to continue.'),
    ).toBeVisible();
    await expect(form.locator('[name=name]')).toHaveValue(enquiry.name);
    await expect(form.locator('[name=message]')).toHaveValue(enquiry.message);
  });

  test('an early submit is sent also if the page is rendered by createRoot', async ({
    page,
    watch,
  }) => {
    watch.expectConsole(/Failed to load resource.*404/);
    const release = await holdScripts(page);
    await page.goto('/no/such/page', { waitUntil: 'commit' });
    const email = page.locator('form#newsletter-footer [name=email]');
    await email.fill('not an address');
    await email.press('Enter');
    release();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('not an address');
  });
});

test('the newsletter says what is wrong with an address, and keeps it when the call fails', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED|Failed to load resource/);
  await page.goto('/');
  await hydrated(page);
  const form = page.locator('form#newsletter-home');
  await form.locator('[name=email]').fill('nobody@nowhere');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const messages = page.getByRole('region', { name: toast.region });
  await expect(messages.getByText('Invalid Email')).toBeVisible();
  await expect(messages.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.locator('[name=email]')).toBeFocused();
  await expect(form.locator('[name=email]')).toHaveValue('nobody@nowhere');

  await page.route('**/functions/send-newsletter-email', (route) => route.abort());
  await form.locator('[name=email]').fill('reader@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(messages.getByText('Error', { exact: true })).toBeVisible();
  await expect(messages.getByText('Failed to subscribe. Please try again.')).toBeVisible();
  await expect(form.locator('[name=email]')).toHaveValue('reader@example.org');
});
