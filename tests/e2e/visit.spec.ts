import type { Page } from '@playwright/test';
import { type Locale, locales, localizedPath } from '../../packages/languages/src/index.ts';
import { wordsIn } from '../support/words.ts';
import { expect, fillEnquiryForm, open, templates, test, uniqueAddress } from './fixtures.ts';
import { watchPolicy } from './watchPolicy.ts';

/** Opens a page and its questions. */
async function look(page: Page, address: string) {
  await open(page, address);
  await page.locator('main summary').evaluateAll((questions: HTMLElement[]) => {
    for (const question of questions) question.click();
  });
}

/** Sends both forms, that of an enquiry after a press that is refused. Their delivery is tested elsewhere. */
async function sendForms(page: Page, locale: Locale) {
  const words = wordsIn(locale);
  const form = await fillEnquiryForm(page, uniqueAddress(`visit-${locale}`));
  const submit = form.locator('[type=submit]');
  await submit.click();
  await expect(page.getByText(words('Consent Required'))).toBeVisible();
  await form.locator('[name=consent]').check();
  await submit.click();
  await expect(page.getByText(words('Message Sent!'))).toBeVisible();
  const email = page.locator('form#newsletter-footer [name=email]');
  await email.fill(uniqueAddress(`visit-${locale}`));
  await email.press('Enter');
  await expect(page.getByText(words('Successfully Subscribed!'))).toBeVisible();
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

/** The names of everything that the browser stores for the site. */
const storedNames = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }))),
});

for (const locale of locales) {
  test(`a whole visit makes no foreign request, stores the language alone, and breaks no policy, in ${locale}`, async ({
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
    await look(page, localizedPath('/no/such/page', locale));
    await look(page, localizedPath('/contact', locale));
    await sendForms(page, locale);
    await followLinks(page);
    await page.getByRole('banner').locator('a[hreflang]').click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
    await followLinks(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole('banner').locator('[popovertarget]').first().click();
    await page.keyboard.press('Escape');

    expect([...origins]).toEqual([new URL(page.url()).origin]);
    expect(await storedNames(page)).toEqual({
      cookies: ['firebase-language-override'],
      localStorage: ['i18nextLng'],
      sessionStorage: [],
      databases: [],
      caches: [],
      workers: [],
    });
    expect(violations).toEqual([]);
  });
}
