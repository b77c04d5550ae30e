import type { Page } from '@playwright/test';
import { german, wordsIn } from '../support/words.ts';
import { expect, hold, hydrated, open, test, watchPage } from './fixtures.ts';

// The order of the sources, and malformed values, are tested in site/src/language/detect.test.ts.

const english = 'Get In Touch';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toggle = (page: Page, code: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${code}`) });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));

test('what is detected is remembered at once, before any script of the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }]);
  await page.route('**/assets/client-*.js', () => {});
  await page.goto('/contact?lng=de', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/de/contact');
  expect(await stored(page)).toBe('de');
  const cookies = await context.cookies();
  // An i18next cookie is kept up to date where there is one, and never created.
  expect(cookies.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
    'firebase-language-override=de',
    'i18next=de',
  ]);
});

test('the toggle leads to the same place in the other language, and remembers it', async ({
  page,
}) => {
  await open(page, '/contact?from=letter#faq');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await toggle(page, 'DE').press('Enter');
  await expect(heading(page)).toHaveText(german(english));
  await expect(page).toHaveURL('/de/contact?from=letter#faq');
  await expect(page).toHaveTitle(new RegExp(`^${german('Contact')}.* \\| Elevate Your Journey$`));
  await expect(toggle(page, 'EN')).toBeFocused();
  // The browser keeps what is read in place where the words above it are longer.
  expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(50);
  expect(await (await page.request.get('/contact')).text()).toContain('lang="de"');
  await page.goBack();
  await expect(heading(page)).toHaveText(english);
  expect(await stored(page)).toBe('en');
});

test('Back leads to the language before, also after a reload, with its words', async ({ page }) => {
  await open(page, '/contact');
  for (const [from, to, text, before] of [
    ['DE', 'EN', german(english), english],
    ['EN', 'DE', english, german(english)],
  ] as const) {
    await toggle(page, from).click();
    await expect(heading(page)).toHaveText(text);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(before);
    await page.goForward();
    await expect(heading(page)).toHaveText(text);
    await expect(toggle(page, to)).toBeVisible();
  }
});

test('below /de everything is German, and opening a page stores nothing', async ({
  page,
  context,
}) => {
  await open(page, '/de/contact');
  await expect(heading(page)).toHaveText(german(english));
  await page.getByRole('banner').locator('a[href="/de"]').last().click();
  await expect(page).toHaveURL('/de');
  await expect(toggle(page, 'EN')).toHaveAttribute('href', '/?lng=en');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test.describe('a German visitor', () => {
  test.use({ locale: 'de-DE' });

  test('is led to the German address without another request', async ({ page }) => {
    const { shown, documents } = await watchPage(page);
    await open(page, '/contact?about=ayurveda,spa-wellness#faq');
    await expect(page).toHaveURL('/de/contact?about=ayurveda,spa-wellness#faq');
    expect(documents).toHaveLength(1);
    expect(shown).toEqual(new Set([german(english)]));
  });

  test('can open the toggle in a new tab', async ({ page, context }) => {
    await open(page, '/contact');
    const tab = context.waitForEvent('page');
    await toggle(page, 'EN').click({ button: 'middle' });
    await expect(heading(await tab)).toHaveText(english);
    await expect(await tab).toHaveURL('/contact');
    await expect(heading(page)).toHaveText(german(english));
  });
});

for (const { name, opened, locale, words, leadsTo } of [
  { name: 'stored', opened: '/contact', locale: 'de-CH', words: german, leadsTo: '/de/contact' },
  { name: 'in the query', opened: '/contact?lng=de', words: german, leadsTo: '/de/contact' },
  {
    name: 'in the query',
    opened: '/de/contact?lng=en&a=1',
    words: wordsIn('en'),
    leadsTo: '/contact?a=1',
  },
]) {
  test(`HTML in another language than the one ${name} is never seen: ${opened}`, async ({
    page,
  }) => {
    const { shown, documents } = await watchPage(page);
    if (locale) {
      await page.addInitScript((value) => {
        localStorage.setItem('i18nextLng', localStorage.getItem('i18nextLng') ?? value);
      }, locale);
    }
    await page.goto(opened);
    await expect(heading(page)).toHaveText(words(english));
    await expect(page).toHaveURL(leadsTo);
    await hydrated(page);
    expect(documents).toHaveLength(2);
    expect(shown).toEqual(new Set([words(english)]));
  });
}

test('a page that is not found below /de is German from the first frame on', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource.*404/);
  const { shown, documents } = await watchPage(page);
  await page.goto('/de/no-such-page');
  const text = german('Oops! Page not found');
  await expect(heading(page)).toContainText(text);
  await hydrated(page);
  expect(documents).toHaveLength(1);
  expect([...shown].filter((seen) => !seen.includes(text))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('an address that would name another host is corrected', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource.*404/);
  for (const [opened, corrected] of [
    ['/de//other.example?lng=en', '/other.example'],
    ['/.//other.example', '/other.example'],
  ] as const) {
    await open(page, opened);
    await expect(page).toHaveURL(corrected);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${corrected}#main`);
  }
});

test('a link that is followed while words load leads to the page in the chosen language', async ({
  page,
}) => {
  await open(page, '/contact');
  const release = await hold(page, '**/assets/de-*.json');
  await toggle(page, 'DE').click();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
  release();
  await expect(page).toHaveTitle(new RegExp(`^${german('About')}`));
  await expect(page).toHaveURL('/de/about');
});

test('before hydration the toggle keeps the query and is remembered', async ({ page }) => {
  await page.route('**/assets/client-*.js', () => {});
  await page.goto('/contact?lng=en&about=ayurveda,spa-wellness', { waitUntil: 'domcontentloaded' });
  await toggle(page, 'DE').click();
  await expect(heading(page)).toHaveText(german(english));
  await expect(page).toHaveURL('/de/contact?about=ayurveda,spa-wellness');
  expect(await stored(page)).toBe('de');
});

test('a page that the browser has translated is rendered in its own words', async ({ page }) => {
  await page.goto('/de/contact', { waitUntil: 'domcontentloaded' });
  // As Chrome's translation does.
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  await hydrated(page);
  await toggle(page, 'EN').click();
  await expect(heading(page)).toHaveText(english);
});
