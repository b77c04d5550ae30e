/** The switch of App Check, on the site with the real SDK. The answers of Google are faked. */
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts';
import { fillEnquiryForm, hydrated } from './fixtures.ts';
import { serveWithBrand } from './serveWithBrand.ts';
import { watchPolicy } from './watchPolicy.ts';

const port = 5007;

const siteKey = 'site-key';

/** The functions of reCAPTCHA Enterprise that the SDK calls. */
const recaptcha = `
  let succeed;
  window.grecaptcha = { enterprise: {
    ready: (then) => then(),
    render: (_element, options) => { succeed = options.callback; },
    execute: async () => { succeed(); return 'recaptcha-token'; },
  } };`;

const settings = { projectId: 'elevate', appId: '1:2:web:3', apiKey: 'key' };

const exchange =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/elevate/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?key=key';

/** What the SDK stores in IndexedDB. The privacy page names it. */
const databases = ['firebase-app-check-database', 'firebase-heartbeat-database'];

test('switched on, the privacy page names it, a form loads it, and calls carry its token', {
  tag: '@slow',
}, async ({ page }) => {
  const server = await serveWithBrand(
    ['appCheck: undefined as', `appCheck: { siteKey: '${siteKey}' } as`],
    port,
    {
      headers: { 'Content-Security-Policy': contentSecurityPolicy({ appCheck: { siteKey } }, '') },
    },
  );
  try {
    const violations = await watchPolicy(page);
    const foreign: string[] = [];
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      async (route) => {
        const request = route.request();
        foreign.push(request.url());
        if (request.url() === exchange) {
          expect(request.postDataJSON()).toEqual({ recaptcha_enterprise_token: 'recaptcha-token' });
          await route.fulfill({
            json: { token: 'app-check-token', ttl: '3600s' },
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          });
        } else await route.fulfill({ contentType: 'text/javascript', body: recaptcha });
      },
    );
    await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: settings }));
    const tokens: (string | undefined)[] = [];
    await page.route('**/functions/**', async (route) => {
      tokens.push(route.request().headers()['x-firebase-appcheck']);
      await route.fulfill({ json: { result: {} } });
    });

    await page.goto(`http://localhost:${port}/privacy-policy`);
    await expect(
      page.getByText(/your browser loads reCAPTCHA Enterprise from Google/),
    ).toBeVisible();
    for (const name of ['_GRECAPTCHA', ...databases]) {
      await expect(page.getByText(name)).toBeVisible();
    }

    await page.goto(`http://localhost:${port}/contact`);
    await hydrated(page);
    expect(foreign).toEqual([]);
    await page.locator('form#contact [name=name]').focus();
    await expect
      .poll(() => foreign)
      .toContainEqual(
        expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/),
      );
    const form = await fillEnquiryForm(page, 'ada@example.org');
    await form.locator('[name=consent]').check();
    await form.locator('[type=submit]').click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    const newsletter = page.locator('form#newsletter-footer [name=email]');
    await newsletter.fill('ada@example.org');
    await newsletter.press('Enter');
    await expect.poll(() => tokens).toEqual(['app-check-token', 'app-check-token']);
    expect(foreign.filter((address) => address === exchange)).toHaveLength(1);
    const stored = await page.evaluate(() => indexedDB.databases());
    expect(new Set(stored.map(({ name }) => name))).toEqual(new Set(databases));
    expect(violations).toEqual([]);
  } finally {
    await server.close();
  }
});
