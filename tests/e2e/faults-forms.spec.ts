import type { Page, Route } from '@playwright/test';
import { listMails, waitForMail } from '../support/mailbox.ts';
import { enquiry, expect, fillContactForm, hydrated, test, uniqueAddress } from './fixtures.ts';

const languages = [
  {
    locale: 'en',
    browser: 'en-GB',
    send: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
    failed: 'Failed to send message. Please try again.',
    subscribe: 'Subscribe',
    subscribed: 'Successfully Subscribed!',
    byMail: 'send us your message by email',
    reasons: {
      busy: 'Too many requests are coming in right now. It should work again in ten minutes.',
      broken: 'Our server isn’t responding properly right now.',
      slow: 'Our server didn’t respond within 20\u00A0seconds.',
      offline: 'You seem to be offline.',
    },
  },
  {
    locale: 'de',
    browser: 'de-DE',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    sent: 'Nachricht gesendet!',
    failed: 'Ihre Nachricht ließ sich nicht senden. Bitte versuchen Sie es noch einmal.',
    subscribe: 'Abonnieren',
    subscribed: 'Fast geschafft',
    byMail: 'per E-Mail schicken',
    reasons: {
      busy: 'Gerade gehen zu viele Anfragen ein. In zehn Minuten sollte es wieder klappen.',
      broken: 'Unser Server antwortet gerade nicht richtig.',
      slow: 'Unser Server hat innerhalb von 20\u00A0Sekunden nicht geantwortet.',
      offline: 'Sie sind offenbar offline.',
    },
  },
] as const;
type Words = (typeof languages)[number];

const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });

/** The ways a call can fail, and the reason that the form shows. */
const answers: {
  title: string;
  reason: keyof Words['reasons'];
  answer: (route: Route) => Promise<void>;
}[] = [
  {
    title: 'too many calls (429)',
    reason: 'busy',
    answer: (route) =>
      route.fulfill({
        status: 429,
        json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many' } },
      }),
  },
  {
    title: 'an error of the function (500)',
    reason: 'broken',
    answer: (route) =>
      route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'INTERNAL' } } }),
  },
  {
    title: 'an answer that breaks off',
    reason: 'broken',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"result":' }),
  },
  {
    title: 'an error page of the CDN (502)',
    reason: 'broken',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  },
  {
    title: 'a page in place of an answer (200)',
    reason: 'broken',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: html }),
  },
  {
    title: 'a connection that is reset',
    reason: 'broken',
    answer: (route) => route.abort('connectionreset'),
  },
];

/** Sets `navigator.onLine`, which is false on a test machine without a network. */
const setOnline = (page: Page, isOnline: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  }, isOnline);

test.beforeEach(async ({ page, watch }) => {
  watch.expectConsole(
    /ERR_|Failed to load resource|dynamically imported|MIME type|Failed to fetch/,
  );
  await setOnline(page, true);
});

/** Fills both forms of the contact page in and sends the enquiry. */
async function sendEnquiry(page: Page, words: Words, email = 'anna@example.org') {
  const form = await fillContactForm(page, email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: words.send }).click();
  return form;
}

async function expectKept(page: Page, email = 'anna@example.org') {
  const form = page.locator('form#contact');
  for (const [name, value] of Object.entries({ ...enquiry, email })) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
  await expect(form.getByRole('checkbox')).toBeChecked();
}

for (const words of languages) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.browser });

    // The first two have all reasons: more of them in German would only repeat words.
    for (const { title, reason, answer } of words.locale === 'en' ? answers : answers.slice(0, 2)) {
      test(`${title}: both forms say why and what to do, keep all, and can be sent again`, async ({
        page,
      }) => {
        await page.goto('/contact');
        await hydrated(page);
        await page.route('**/functions/**', answer);
        const form = await sendEnquiry(page, words);
        await expect(page.getByText(words.failed)).toBeVisible();
        await expect(form.getByText(words.reasons[reason])).toBeVisible();
        await expect(form.getByRole('link', { name: words.byMail })).toHaveAttribute(
          'href',
          /^mailto:hello@example\.com\?body=/,
        );
        await expectKept(page);

        const letter = page.locator('form#newsletter-footer');
        await letter.locator('[name=email]').fill('reader@example.org');
        await letter.getByRole('button', { name: words.subscribe }).click();
        await expect(letter.getByText(words.reasons[reason])).toBeVisible();
        await expect(letter.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
        await expect(letter.locator('[name=email]')).toHaveValue('reader@example.org');

        await page.unroute('**/functions/**');
        await page.route('**/functions/**', (route) => route.fulfill({ json: { result: null } }));
        await form.getByRole('button', { name: words.send }).click();
        await expect(page.getByText(words.sent)).toBeVisible();
        await expect(form.getByText(words.reasons[reason])).toHaveCount(0);
        await letter.getByRole('button', { name: words.subscribe }).click();
        await expect(page.getByText(words.subscribed)).toBeVisible();
        await expect(letter.getByText(words.reasons[reason])).toHaveCount(0);
      });
    }

    test('no answer for 20 seconds: it shows progress, cannot be sent twice, then says so and keeps all', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto('/contact');
      await hydrated(page);
      const answered = Promise.withResolvers<void>();
      let calls = 0;
      await page.route('**/functions/send-contact-email', async (route) => {
        calls += 1;
        await answered.promise;
        await route.fulfill({ json: { result: null } });
      });
      const form = await sendEnquiry(page, words);
      const busy = form.getByRole('button', { name: words.sending });
      await expect(busy).toBeDisabled();
      await expect.poll(() => calls).toBe(1);
      await form.locator('[name=name]').press('Enter');
      await expect(busy).toBeDisabled();
      await page.clock.fastForward(20_000);
      await expect(form.getByText(words.reasons.slow)).toBeVisible();
      await expect(form.getByRole('link', { name: words.byMail })).toBeVisible();
      await expectKept(page);
      expect(calls).toBe(1);
      answered.resolve();
      await form.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
    });

    test('offline, both forms say so and keep all; online, they are sent', async ({
      page,
      context,
    }) => {
      await page.goto('/contact');
      await hydrated(page);
      await context.setOffline(true);
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      const form = await sendEnquiry(page, words);
      await expect(form.getByText(words.reasons.offline)).toBeVisible();
      await expectKept(page);
      const letter = page.locator('form#newsletter-footer');
      await letter.locator('[name=email]').fill('reader@example.org');
      await letter.getByRole('button', { name: words.subscribe }).click();
      await expect(letter.getByText(words.reasons.offline)).toBeVisible();
      await expect(letter.locator('[name=email]')).toHaveValue('reader@example.org');
      await page.route('**/functions/**', (route) => route.fulfill({ json: { result: null } }));
      await context.setOffline(false);
      await form.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      await letter.getByRole('button', { name: words.subscribe }).click();
      await expect(page.getByText(words.subscribed)).toBeVisible();
    });

    test('the outcome is shown without the code of the toasts', async ({ page }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.route('**/assets/ToastRegion-*.js', gone);
      await page.route('**/functions/**', (route) => route.fulfill({ status: 500, json: {} }));
      const letter = page.locator('form#newsletter-footer');
      await letter.locator('[name=email]').fill('reader@example.org');
      await letter.getByRole('button', { name: words.subscribe }).click();
      await expect(letter.getByText(words.reasons.broken)).toBeVisible();
      await expect(letter.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
      await expect(letter.locator('[name=email]')).toHaveValue('reader@example.org');
      await expect(page.getByRole('alert')).toBeVisible();
    });
  });
}

test('a call whose answer is lost is repeated, and the enquiry arrives once', async ({ page }) => {
  const email = uniqueAddress('lost');
  await page.goto('/contact');
  await hydrated(page);
  let calls = 0;
  await page.route('**/functions/send-contact-email', async (route) => {
    calls += 1;
    const response = await route.fetch();
    await (calls === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await sendEnquiry(page, languages[0], email);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(calls).toBe(2);
  await waitForMail((mail) => mail.replyTo.includes(email));
  // A second mail would be sent before a later enquiry's.
  const later = uniqueAddress('later');
  await page.request.post('/functions/send-contact-email', {
    data: { data: { name: 'Later', email: later, message: 'Later' } },
  });
  await waitForMail((mail) => mail.replyTo.includes(later));
  expect((await listMails()).filter((mail) => mail.replyTo.includes(email))).toHaveLength(1);
});
