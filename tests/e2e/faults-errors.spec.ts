import { expect, findViolations, giveSign, hydrated, test } from './fixtures.ts';

// What a browser brings along is broken on purpose.
/* oxlint-disable no-extend-native */

/**
 * What each part of the site needs to be rendered, taken away: the code of a page cannot be made to
 * fail from outside in any other way.
 */
const breakers = {
  /** What pages write their dates with: articles do. */
  page: () => {
    Object.defineProperty(Intl, 'DateTimeFormat', { value: undefined });
  },
  /** What the footer writes its year with. */
  shell: () => {
    Object.defineProperty(Date.prototype, 'getFullYear', {
      value: () => {
        throw new Error('broken on purpose');
      },
    });
  },
  map: () => {
    Object.defineProperty(Number.prototype, 'toFixed', {
      value: () => {
        throw new Error('broken on purpose');
      },
    });
  },
  /** What forms ask for a draft of theirs. */
  forms: () => {
    const original = Reflect.get(Map.prototype, 'get') as (key: unknown) => unknown;
    Object.defineProperty(Map.prototype, 'get', {
      value(this: unknown, key: unknown) {
        if (/^(contact|newsletter-(footer|home))$/.test(String(key))) {
          throw new Error('broken on purpose');
        }
        return Reflect.apply(original, this, [key]);
      },
    });
  },
};

const languages = [
  {
    locale: 'en',
    browser: 'en-GB',
    article: 'Ayurveda 101',
    inspirations: 'Inspirations',
    reading: 'Reading for slow travellers',
    contact: 'Get In Touch',
    otherContact: 'Schreiben Sie uns',
    other: /^DE/,
    broken: 'This page cannot be shown',
    otherBroken: 'Diese Seite lässt sich nicht anzeigen',
    again: 'Load the page again',
    formNote: 'Our form does not work here just now.',
    letterNote: 'To receive our letter, write a line to',
  },
  {
    locale: 'de',
    browser: 'de-DE',
    article: 'Ayurveda 101',
    inspirations: 'Inspirationen',
    reading: 'Lektüre für alle, die langsam reisen',
    contact: 'Schreiben Sie uns',
    otherContact: 'Get In Touch',
    other: /^EN/,
    broken: 'Diese Seite lässt sich nicht anzeigen',
    otherBroken: 'This page cannot be shown',
    again: 'Seite neu laden',
    formNote: 'Unser Formular funktioniert hier gerade nicht.',
    letterNote: 'Für unseren Newsletter schreiben Sie eine Zeile an',
  },
] as const;

test.beforeEach(({ watch }) => {
  // React tells of every error, also of those that a boundary has caught.
  watch.expectConsole(/broken on purpose|Intl\.DateTimeFormat is not|Minified React error/);
});

for (const words of languages) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.browser });

    test('a page that fails as it is rendered gives words and a way on, and other pages are there', async ({
      page,
    }) => {
      await page.goto('/about');
      await hydrated(page);
      await page.evaluate(breakers.page);
      await page.getByRole('banner').getByRole('link', { name: words.inspirations }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(words.broken);
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(`${words.broken} | Elevate Your Journey`);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'hello@example.com' }),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('banner').getByRole('button', { name: words.other }).click();
      await expect(heading).toHaveText(words.otherBroken);
      await page.goBack();
      await expect(heading).not.toHaveText(words.otherBroken);
      await expect(page).toHaveURL('/about');
      await page.goForward();
      await expect(heading).toHaveText(words.otherBroken);
      await page.getByRole('banner').locator('a[href="/contact"]').click();
      await expect(heading).toHaveText(words.otherContact);
    });

    test('a page that fails while it is read can be loaded again, and is then read as it was sent', async ({
      page,
    }) => {
      await page.goto('/blog/ayurveda-dosha');
      await hydrated(page);
      await page.evaluate(breakers.page);
      await page.getByRole('banner').getByRole('button', { name: words.other }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(words.otherBroken);
      await expect(heading).toBeFocused();
      await page.getByRole('main').getByRole('button').click();
      await expect(heading).toContainText(words.article);
      await expect(page.locator('html')).not.toHaveAttribute('lang', words.locale);
    });

    test('a page that fails as it comes to life stays as it was sent, and its links lead on', async ({
      page,
    }) => {
      const title = async () => {
        const html = await (await page.request.get('/de/blog/ayurveda-dosha')).text();
        return words.locale === 'de' ? (/<title>([^<]+)</.exec(html)?.[1] ?? '') : /Ayurveda 101/;
      };
      await page.addInitScript(breakers.page);
      await page.goto('/blog/ayurveda-dosha');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.article);
      await expect(page).toHaveTitle(await title());
      await expect(page.locator('head title')).toHaveCount(1);
      expect(await page.getByRole('main').locator('p').count()).toBeGreaterThan(10);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('banner').locator('a[href="/contact"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact);
      await expect(page.locator('head title')).toHaveCount(1);
    });

    test('a shell that fails leaves words in both languages and the mail address', async ({
      page,
    }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.locator('form#contact [name=name]').fill('Anna Vogt');
      await page.evaluate(breakers.shell);
      await page.getByRole('banner').getByRole('link', { name: words.inspirations }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Elevate Your Journey');
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle('Elevate Your Journey');
      for (const text of ['This page has broken down', 'Diese Seite ist abgestürzt']) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'hello@example.com' })).toHaveCount(2);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(heading).toHaveText(words.reading);
      await hydrated(page);
      await page.goBack();
      await expect(page.locator('form#contact')).toBeVisible();
    });

    test('a shell that fails as it comes to life leaves the page as it was sent', async ({
      page,
    }) => {
      await page.addInitScript(breakers.shell);
      await page.goto('/contact');
      await giveSign(page);
      const note = page.locator('form#contact [data-without-scripts]');
      await expect(note).toBeVisible();
      await expect(note.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Elevate Your Journey');
      expect(await findViolations(page)).toEqual([]);
      await page.locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: words.inspirations }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reading);
    });

    test('forms that fail leave their pages alone, and say where to write instead', async ({
      page,
    }) => {
      await page.goto('/blog');
      await hydrated(page);
      await page.evaluate(breakers.forms);
      await page.getByRole('banner').locator('a[href="/contact"]').click();
      const main = page.getByRole('main');
      await expect(main.getByText(words.formNote)).toBeVisible();
      await expect(main.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
      await expect(page.locator('summary')).toHaveCount(8);
      const letter = page.getByRole('contentinfo').getByText(words.letterNote);
      await expect(letter.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test('a map that fails leaves its tour alone', async ({ page }) => {
  await page.goto('/retreats');
  await hydrated(page);
  await page.evaluate(breakers.map);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Golden Triangle/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three cities, two sunrises');
  await expect(page.getByRole('img', { name: /map/i })).toHaveCount(0);
  await expect(page.getByText('Day 7')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
