import { expect, hydrated, test } from './fixtures.ts';

// The order of the sources, and malformed values, are tested in site/src/language/detect.test.ts.

const german = 'Schreiben Sie uns';
const english = 'Get In Touch';

test('what is detected is remembered at once, before any script of the page', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'en', url: 'http://localhost:5005' }]);
  await page.route('**/assets/client-*.js', () => {});
  await page.goto('/contact?lng=de', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  const cookies = await context.cookies();
  const stored = cookies.map(({ name, value }) => `${name}=${value}`).toSorted();
  // An i18next cookie is kept up to date where there is one, and never created.
  expect(stored).toEqual(['firebase-language-override=de', 'i18next=de']);
});

test('the toggle changes the language in place, remembers it, and drops lng', async ({ page }) => {
  await page.goto('/contact?lng=en&from=letter');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  await expect(page).toHaveURL('/contact?from=letter');
  await expect(page).toHaveTitle(/^Kontakt.* \| Elevate Your Journey$/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  const html = await (await page.request.get('/contact')).text();
  expect(html).toContain('lang="de"');
});

test('below /de everything is German, and opening a page stores nothing', async ({
  page,
  context,
}) => {
  await page.goto('/de/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Startseite' }).click();
  await expect(page).toHaveURL('/de');
  const toggle = page.getByRole('banner').getByRole('link', { name: /^EN/ });
  await expect(toggle).toHaveAttribute('href', '/');
  await toggle.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a German visitor', () => {
  test.use({ locale: 'de-DE' });

  test('leaves /de for English by its toggle, also for the next visit', async ({ page }) => {
    await page.goto('/de/contact');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
  });
});

test('a language in the query wins over /de', async ({ page }) => {
  await page.goto('/de/contact?lng=en');
  await hydrated(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
});

test('an address that would name another host is corrected', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource.*404/);
  for (const [opened, corrected] of [
    ['/de//other.example?lng=en', '/other.example'],
    ['/.//other.example', '/other.example'],
  ] as const) {
    await page.goto(opened);
    await hydrated(page);
    await expect(page).toHaveURL(corrected);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${corrected}#main`);
  }
});

test('a page in the wrong language is hidden until its words are there', async ({ page }) => {
  const shown: string[] = [];
  await page.exposeFunction('report', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'de-CH');
    // The page is hidden for a second at most, which may be too short on a busy machine.
    const original = window.setTimeout;
    const patient = (work: () => void, delay?: number) =>
      original(work, delay === 1000 ? 60_000 : delay);
    window.setTimeout = patient as typeof window.setTimeout;
    const look = () => {
      const heading = document.querySelector('h1');
      const isSeen = heading && getComputedStyle(heading).visibility === 'visible';
      if (isSeen)
        (window as unknown as { report: (text: string) => void }).report(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  expect(new Set(shown)).toEqual(new Set([german]));
});

test('a link that is followed while words load leads to the page in the chosen language', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/de-*.json', async (route) => {
    await held;
    await route.continue();
  });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^DE/ }).click();
  await header.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/about');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/^Über uns/);
  await expect(page).toHaveURL('/about');
});

test.describe('before hydration', () => {
  test.beforeEach(({ page }) => page.route('**/assets/client-*.js', () => {}));

  test('the button reloads the page in the other language, without lng', async ({ page }) => {
    await page.goto('/contact?lng=en&about=ayurveda', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
    await expect(page).toHaveURL('/contact?about=ayurveda');
  });

  test('the link below /de remembers its language', async ({ page }) => {
    await page.goto('/de/contact', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link replaces the button', async ({ page }) => {
    await page.goto('/contact');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^DE/ })).toBeHidden();
    await header.getByRole('link', { name: /^DE/ }).click();
    await expect(page).toHaveURL('/de/contact');
    await header.getByRole('link', { name: /^EN/ }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('a page that the browser has translated is rendered in its own words', async ({ page }) => {
  await page.goto('/de/contact', { waitUntil: 'domcontentloaded' });
  // As Chrome's translation does.
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
});
