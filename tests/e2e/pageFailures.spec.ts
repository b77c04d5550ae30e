import { languageDetails } from '../../packages/languages/src/index.ts';
import { german } from '../support/words.ts';
import { expect, findViolations, open, team, test } from './fixtures.ts';

// The tests break built-in functions, because nothing else makes a page's code fail from outside.
/* oxlint-disable no-extend-native */

const breakers = {
  /** Articles format their dates with it. */
  page: () => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('broken on purpose');
      },
    });
  },
  /** The footer's year comes from it. */
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
};

test.beforeEach(({ watch }) => {
  // React reports every error, also those that a boundary has caught.
  watch.expectConsole(/broken on purpose|Intl\.DateTimeFormat is not|Minified React error/);
});

test('a page that fails to render says so, and the other pages work', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(breakers.page);
  await page.getByRole('banner').getByRole('link', { name: 'Inspirations' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page isn’t working');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('This page isn’t working | Elevate Your Journey');
  await expect(page.getByRole('main').getByRole('link', { name: team })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
  await expect(heading).toHaveText(german("This page isn't working"));
  await page.goBack();
  await expect(heading).toHaveText('This page isn’t working');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading).not.toHaveText(german("This page isn't working"));
  await page.goForward();
  await page.goForward();
  await expect(heading).toHaveText(german("This page isn't working"));
  await page.getByRole('main').getByRole('button').click();
  await expect(heading).toHaveText(german('Inspirations: yoga, Ayurveda and slow travel'));
});

test('a page that fails to hydrate says so, in German too', async ({ page }) => {
  await page.addInitScript(breakers.page);
  await page.goto('/de/blog/ayurveda-dosha');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(german("This page isn't working"));
  await expect(heading).toBeFocused();
  await expect(page.locator('head title')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('banner').locator('a[href="/de/contact"]').last().click();
  await expect(heading).toHaveText(german('Get In Touch'));
  await expect(page.locator('head title')).toHaveCount(1);
});

test('a shell that fails shows a message in every language and the mail address', async ({
  page,
}) => {
  await open(page, '/blog');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(heading).toHaveText('Get In Touch');
  await page.evaluate(breakers.shell);
  // Not by a link: the shell may fail while it is pointed at, before it is followed.
  await page.goBack();
  await expect(heading).toHaveText('Elevate Your Journey');
  await expect(heading).toBeFocused();
  for (const { rootError } of Object.values(languageDetails)) {
    const [sentence = ''] = rootError.text.split('.');
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: team })).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('Inspirations: yoga, Ayurveda and slow travel');
});

test('a map that fails does not affect the rest of its tour', async ({ page }) => {
  await open(page, '/retreats');
  await page.evaluate(breakers.map);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Golden Triangle/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Golden Triangle tour/);
  await expect(page.getByRole('img', { name: /^Map: / })).toHaveCount(0);
  await expect(page.getByText('Day 7')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
