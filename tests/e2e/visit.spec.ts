import type { Locale } from '@elevate/languages';
import type { Page } from '@playwright/test';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { expect, fillContactForm, hydrated, templates, test, uniqueAddress } from './fixtures.ts';
import { watchPolicy } from './watchPolicy.ts';

interface Language {
  locale: Locale;
  browser: string;
  unknown: string;
  consent: string;
  sent: string;
  subscribed: string;
  toggle: RegExp;
}

const languages: Language[] = [
  {
    locale: 'en',
    browser: 'en-GB',
    unknown: '/no/such/page',
    consent: 'Consent Required',
    sent: 'Message Sent!',
    subscribed: 'Successfully Subscribed!',
    toggle: /^DE/,
  },
  {
    locale: 'de',
    browser: 'de-AT',
    unknown: '/de/gibt-es-nicht',
    consent: 'Einwilligung erforderlich',
    sent: 'Nachricht gesendet!',
    subscribed: 'Fast geschafft',
    toggle: /^EN/,
  },
];

/** Opens a page and its questions. */
async function look(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await page.locator('main summary').evaluateAll((questions: HTMLElement[]) => {
    for (const question of questions) question.click();
  });
}

/** Sends both forms, the contact form after a press that is refused. Their delivery is tested elsewhere. */
async function sendForms(page: Page, { locale, consent, sent, subscribed }: Language) {
  const form = await fillContactForm(page, uniqueAddress(`visit-${locale}`));
  const submit = form.locator('[type=submit]');
  await submit.click();
  await expect(page.getByText(consent)).toBeVisible();
  await form.getByRole('checkbox').check();
  await submit.click();
  await expect(page.getByText(sent)).toBeVisible();
  const email = page.locator('form#newsletter-footer [name=email]');
  await email.fill(uniqueAddress(`visit-${locale}`));
  await email.press('Enter');
  await expect(page.getByText(subscribed)).toBeVisible();
}

/** Follows every link of header and footer to another page, without loading a document. */
async function followLinks(page: Page) {
  const within = ':is(header, footer)';
  // The contact page's header has no link of the enquiry.
  const addresses = await page
    .locator(`${within} a[href^="/"]:not([href*="#"], [hreflang])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    if (new URL(page.url()).pathname === address) continue;
    const link = page.locator(`${within} a[href="${address}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}

/** Everything that the browser stores for the site, by name. */
const keptIn = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }))),
});

for (const language of languages) {
  const { locale, browser, unknown, toggle } = language;
  test.describe(`a whole visit in ${locale}`, () => {
    test.use({ locale: browser });

    test('makes no foreign request, stores the language alone, and breaks no policy', async ({
      page,
      watch,
    }) => {
      watch.expectConsole(/Failed to load resource.*404/);
      const violations = await watchPolicy(page);
      const origins = new Set<string>();
      page.context().on('request', (request) => origins.add(new URL(request.url()).origin));
      page.on('websocket', (socket) => origins.add(socket.url()));

      await page.route('**/functions/**', (route) =>
        route.fulfill({ json: { result: { accepted: true } } }),
      );

      for (const path of templates) await look(page, localizedPath(path, locale));
      await look(page, unknown);
      await look(page, '/contact');
      await sendForms(page, language);
      await followLinks(page);
      await page.getByRole('banner').getByRole('link', { name: toggle }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
      await followLinks(page);
      await page.setViewportSize({ width: 390, height: 780 });
      await page.getByRole('banner').locator('[popovertarget]').first().click();
      await page.keyboard.press('Escape');

      expect([...origins]).toEqual([new URL(page.url()).origin]);
      expect(await keptIn(page)).toEqual({
        cookies: ['firebase-language-override'],
        localStorage: ['i18nextLng'],
        sessionStorage: [],
        databases: [],
        caches: [],
        workers: [],
      });
      expect(violations).toEqual([]);
    });
  });
}
