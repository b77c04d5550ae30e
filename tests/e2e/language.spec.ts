import { expect, hydrated, test } from './fixtures.ts';

const german = 'Schreiben Sie uns';
const english = 'Get In Touch';

/** Runs before the page's own scripts, as what an earlier visit left behind. */
interface Earlier {
  cookie?: string;
  local?: string;
  session?: string;
}

const cases: {
  title: string;
  browser: string;
  search?: string;
  earlier?: Earlier;
  lang: 'en' | 'de';
}[] = [
  { title: 'an English browser', browser: 'en-GB', lang: 'en' },
  { title: 'a German browser', browser: 'de-DE', lang: 'de' },
  { title: 'an Austrian browser', browser: 'de-AT', lang: 'de' },
  { title: 'a French browser falls back to English', browser: 'fr-FR', lang: 'en' },
  {
    title: 'the query over everything',
    browser: 'en-GB',
    search: '?lng=de',
    earlier: { cookie: 'en', local: 'en' },
    lang: 'de',
  },
  {
    title: 'the cookie over local storage',
    browser: 'en-GB',
    earlier: { cookie: 'de', local: 'en' },
    lang: 'de',
  },
  {
    title: 'local storage over session storage',
    browser: 'en-GB',
    earlier: { local: 'de', session: 'en' },
    lang: 'de',
  },
  {
    title: 'session storage over the browser',
    browser: 'en-GB',
    earlier: { session: 'de' },
    lang: 'de',
  },
  { title: 'an unsupported query is passed over', browser: 'de-DE', search: '?lng=fr', lang: 'de' },
  {
    title: 'an injected query is passed over',
    browser: 'de-DE',
    search: '?lng=%3Cscript%3Ealert(1)%3C/script%3E',
    lang: 'de',
  },
  {
    title: 'an injected cookie is passed over',
    browser: 'en-GB',
    earlier: { cookie: '"><img src=x>', local: 'de' },
    lang: 'de',
  },
  {
    title: 'a malformed cookie is passed over',
    browser: 'en-GB',
    earlier: { cookie: '%E0%A4%A', local: 'de' },
    lang: 'de',
  },
  {
    title: 'a region counts as its language',
    browser: 'en-GB',
    earlier: { local: 'de-CH' },
    lang: 'de',
  },
];

for (const { title, browser, search = '', earlier, lang } of cases) {
  test.describe('detection', () => {
    test.use({ locale: browser });
    test(title, async ({ page, context }) => {
      if (earlier?.cookie) {
        await context.addCookies([
          {
            name: 'i18next',
            value: earlier.cookie.startsWith('%')
              ? earlier.cookie
              : encodeURIComponent(earlier.cookie),
            url: 'http://localhost:5005',
          },
        ]);
      }
      await page.addInitScript((left: Earlier) => {
        if (left.local) localStorage.setItem('i18nextLng', left.local);
        if (left.session) sessionStorage.setItem('i18nextLng', left.session);
      }, earlier ?? {});
      await page.goto(`/contact${search}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lang === 'de' ? german : english,
      );
      const stored = await page.evaluate(() => localStorage.getItem('i18nextLng'));
      expect(stored).toBe(lang);
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'firebase-language-override')?.value).toBe(lang);
      // An i18next cookie is kept up to date where there is one, and never made.
      const i18next = cookies.find(({ name }) => name === 'i18next')?.value;
      expect(i18next).toBe(earlier?.cookie ? lang : undefined);
    });
  });
}

test('the browser names several languages: the first supported one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'de-CH', 'en-GB'] });
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
});

test("the page's own language comes last", async ({ page, context }) => {
  // Hosting answers in German by its cookie; nothing in the browser names a supported language.
  await context.addCookies([
    { name: 'firebase-language-override', value: 'de', url: 'http://localhost:5005' },
  ]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR'] });
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
});

test('the toggle changes the language in place, remembers it, and drops lng', async ({ page }) => {
  await page.goto('/contact?lng=en&from=letter');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  await expect(page).toHaveURL('/contact?from=letter');
  await expect(page).toHaveTitle('Kontakt | Elevate Your Journey');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  const html = await (await page.request.get('/contact')).text();
  expect(html).toContain('lang="de"');
});

test('the German tree is German, links within itself, and stores nothing', async ({
  page,
  context,
}) => {
  await page.goto('/de/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/contact$/);
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
  test('leaves the German tree for English by its toggle, also for the next visit', async ({
    page,
  }) => {
    await page.goto('/de/contact');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
  });

  test('gets German at the first byte', async ({ page }) => {
    const response = await page.request.get('/contact', {
      headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' },
    });
    expect(await response.text()).toContain('<html lang="de"');
  });
});

test('the toggle stands twice, and its name begins with the code it shows', async ({ page }) => {
  for (const address of ['/about', '/de/about']) {
    await page.goto(address);
    await hydrated(page);
    for (const place of ['banner', 'contentinfo'] as const) {
      const toggle = page.getByRole(place).locator('[aria-label][lang]');
      await expect(toggle).toHaveCount(1);
      const code = await toggle.innerText();
      expect(code).toMatch(/^(EN|DE)$/);
      expect((await toggle.getAttribute('aria-label'))?.startsWith(code)).toBe(true);
    }
  }
});

test('a query wins over the German tree', async ({ page }) => {
  await page.goto('/de/contact?lng=en');
  await hydrated(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
});

test('a page in the wrong language is held back until its words are there', async ({ page }) => {
  const shown: string[] = [];
  await page.exposeFunction('report', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'de');
    // The hold ends after a second in any case, which a busy machine may need longer than.
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

test('catalogs are asked for again, with a growing delay, until they come', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED|Failed to load resource/);
  await page.goto('/contact');
  await hydrated(page);
  let refused = 0;
  await page.route('**/assets/de-*.json', async (route) => {
    if (refused < 2) {
      refused++;
      await route.abort();
    } else {
      await route.continue();
    }
  });
  await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
  expect(refused).toBe(2);
});

test('the toggle holds also for whoever follows a link before the words have come', async ({
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

test('the toggle holds also for whoever leaves before the scripts have come', async ({ page }) => {
  await page.route('**/assets/index-*.js', () => {});
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^Über uns/);
});

test('a page that the browser has translated keeps its words apart', async ({ page }) => {
  await page.goto('/de/contact');
  // What Chrome's translation does to a page, beside its words.
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
});

test('when the other language cannot be loaded, the page stays and says so', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED|Failed to load resource/);
  await page.goto('/contact');
  await hydrated(page);
  await page.route('**/assets/de-*.json', (route) => route.abort());
  // A server that answers for the page would bring it in the other language.
  await page.route('**/contact', (route) => route.abort());
  const toggle = page.getByRole('banner').getByRole('button', { name: /^DE/ });
  await toggle.click();
  await expect(page.getByText('The other language could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
  await page.unrouteAll();
  await toggle.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
});

test('storage that throws is no obstacle', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german);
});
