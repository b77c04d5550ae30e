import { languageDetails } from '../../packages/languages/src/index.ts';
import { german } from '../support/words.ts';
import { expect, findViolations, open, team, test } from './fixtures.ts';

/**
 * Runs in the page, and breaks a built-in function, because nothing else makes a page's code fail from outside:
 * articles format their dates with `format`, the footer has its year from `getFullYear`, and maps use `toFixed`.
 */
function breakBuiltIn(name: string) {
  const owners = [Intl.DateTimeFormat.prototype, Date.prototype, Number.prototype];
  const owner = owners.find((prototype) => name in prototype);
  Object.defineProperty(owner, name, {
    get: () => {
      throw new Error('broken on purpose');
    },
  });
}

test.beforeEach(({ watch }) => {
  // React reports every error, also those that a boundary has caught.
  watch.expectConsole(/broken on purpose|Intl\.DateTimeFormat is not|Minified React error/);
});

test('a page that fails to render says so, and the other pages work', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(breakBuiltIn, 'format');
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
  await page.addInitScript(breakBuiltIn, 'format');
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
  await page.evaluate(breakBuiltIn, 'getFullYear');
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
  await page.evaluate(breakBuiltIn, 'toFixed');
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
