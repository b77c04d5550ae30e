import type { Page } from '@playwright/test';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { addressedRoutes, addressesOf } from '../../site/src/routes/routes.ts';
import { expect, fillContactForm, findViolations, hydrated, test } from './fixtures.ts';

const languages = [
  {
    locale: 'en',
    browser: 'en-GB',
    contact: 'Get In Touch',
    home: 'Home',
    menu: 'Open menu',
    note: /^This form works with scripts/,
    letterNote: 'To receive our letter, write a line to',
    question: 'What does your advice cost?',
    answer: /Our advice is free for you, whether/,
  },
  {
    locale: 'de',
    browser: 'de-DE',
    contact: 'Schreiben Sie uns',
    home: 'Startseite',
    menu: 'Menü öffnen',
    note: /^Dieses Formular braucht JavaScript/,
    letterNote: 'Für unseren Newsletter schreiben Sie eine Zeile an',
    question: 'Was kostet Ihre Beratung?',
    answer: /Unsere Beratung ist für Sie kostenlos/,
  },
] as const;

const address = 'hello@example.com';

/** A page can be read, its links lead on, its menu and its questions open, and its forms say what to do. */
async function expectUsableWithoutScripts(page: Page, words: (typeof languages)[number]) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact);
  const form = await fillContactForm(page, 'anna@example.org');
  const note = form.getByText(words.note).filter({ visible: true });
  await expect(note.getByRole('link', { name: address })).toBeVisible();
  const letter = page
    .getByRole('contentinfo')
    .locator('p:has(a[href^="mailto:"])')
    .filter({ visible: true });
  await expect(letter).toHaveText(`${words.letterNote} ${address}.`);
  await form.getByRole('button').click();
  await form.locator('[name=name]').press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
  await page.getByText(words.question).click();
  await expect(page.getByText(words.answer)).toBeVisible();
  const menu = page.getByRole('banner').getByRole('navigation');
  await expect(menu.getByRole('link', { name: words.home })).toBeHidden();
  await page.getByRole('button', { name: words.menu }).click();
  await menu.getByRole('link', { name: words.home }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const words of languages) {
  test.describe(`in ${words.locale}, on a phone`, () => {
    test.use({ locale: words.browser, viewport: { width: 390, height: 844 } });

    test('scripts that never arrive leave pages that can be read and used', async ({
      page,
      watch,
    }) => {
      watch.expectConsole(/ERR_FAILED/);
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto('/contact');
      // Whatever a visitor does asks for them again.
      await page.locator('form#contact [name=name]').focus();
      await expect(page.locator('form#contact [data-without-scripts]')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await expectUsableWithoutScripts(page, words);
    });

    test.describe('with scripts switched off', () => {
      test.use({ javaScriptEnabled: false });

      test('pages can be read and used', async ({ page }) => {
        await page.goto('/contact');
        await expectUsableWithoutScripts(page, words);
      });
    });
  });
}

test('scripts that arrive late take back that they did not', async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  let isLost = true;
  await page.route('**/assets/index-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/contact');
  const form = page.locator('form#contact');
  await form.locator('[name=name]').fill('Anna Vogt');
  const note = form.locator('[data-without-scripts]');
  await expect(note).toBeVisible();
  isLost = false;
  await form.locator('[name=email]').focus();
  await hydrated(page);
  await expect(note).toBeHidden();
  await expect(form.locator('[name=name]')).toHaveValue('Anna Vogt');
});

test('a page without its style can be read, and its links lead on', async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('form#contact [name=message]')).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of addressedRoutes) {
    for (const path of addressesOf(route).known) {
      test(`${path} can be read in both languages`, async ({ page }) => {
        for (const target of [path, localizedPath(path, 'de')]) {
          await page.goto(target);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          // What appears as one scrolls, where there are scripts, is there; the newsletter's form
          // gives way to the mail address.
          const transparent = await page
            .getByRole('main')
            .locator('*')
            .evaluateAll((elements) =>
              elements
                .filter((element) => !element.checkVisibility({ opacityProperty: true }))
                .filter((element) => element.textContent?.trim())
                .filter(
                  (element) =>
                    !element.closest('details, form, svg, script, [hidden], [aria-hidden]'),
                )
                .map((element) => element.outerHTML.slice(0, 80)),
            );
          expect(transparent).toEqual([]);
        }
        await page.getByRole('banner').locator('a[hreflang=en]').click();
        await expect(page).toHaveURL(path);
      });
    }
  }
});

/** What a browser refuses that keeps nothing of a site: asking is already an error. */
const refusals = {
  'local storage': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'session storage': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'what it has no room for': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  cookies: () => {
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
      set: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
};

for (const [what, refused] of [
  ...Object.entries(refusals).map(([name, refuse]) => [name, [refuse]] as const),
  ['anything at all', Object.values(refusals)] as const,
]) {
  test.describe(`a browser that refuses ${what}`, () => {
    test.beforeEach(async ({ page }) => {
      for (const refuse of refused) await page.addInitScript(refuse);
    });

    test('shows the pages, switches the language, and sends the form', async ({ page }) => {
      await page.route('**/functions/**', (route) => route.fulfill({ json: { result: null } }));
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
      const form = await fillContactForm(page, 'anna@example.org');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
    });

    test('gets the page of a new deploy by loading it once', async ({ page, watch }) => {
      watch.expectConsole(/Failed to load resource|dynamically imported|MIME type/);
      await page.goto('/contact');
      await hydrated(page);
      await fillContactForm(page, 'anna@example.org');
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route('**/assets/**', (route) =>
        loads === 0
          ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
          : route.continue(),
      );
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
      await hydrated(page);
      expect(loads).toBe(1);
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page.locator('form#contact [name=email]')).toHaveValue('anna@example.org');
      expect(loads).toBe(1);
    });
  });
}

test('a browser that remembers nothing gets the other language after a new deploy too', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/);
  for (const refuse of Object.values(refusals)) await page.addInitScript(refuse);
  await page.goto('/contact');
  await hydrated(page);
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) =>
    isOld
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
      : route.continue(),
  );
  await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
  await expect(page).toHaveURL('/contact?lng=de');
});
