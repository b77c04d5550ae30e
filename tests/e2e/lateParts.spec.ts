import type { Page, Route } from '@playwright/test';
import { expect, findViolations, hydrated, test } from './fixtures.ts';

const briefInGerman = 'Für einen passenden Vorschlag';
const briefInEnglish = 'Helps us answer in one email';

/** Loses the catalog that holds a text, or the code of the optional answers, until it is found again. */
async function lose(page: Page, lost: { code: RegExp } | { text: string }) {
  let isLost = true;
  await page.route('**/assets/*.{js,json}', async (route) => {
    if ('code' in lost) {
      const isIt = lost.code.test(route.request().url());
      return isLost && isIt ? route.abort() : route.continue();
    }
    const response = await route.fetch();
    const isIt = (await response.text()).includes(lost.text);
    return isLost && isIt ? route.abort() : route.fulfill({ response });
  });
  return () => {
    isLost = false;
  };
}

test.beforeEach(async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource|PartUnavailableError|dynamically imported/);
  await page.clock.install();
});

test('the language stays as it is until the optional answers have their words too', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('form#contact');
  await form.locator('[name=consent]').scrollIntoViewIfNeeded();
  await form.getByLabel('Nights').selectOption('8-13');
  const find = await lose(page, { text: briefInGerman });
  const toggle = page.getByRole('banner').getByRole('link', { name: /^DE/ });
  await toggle.click();
  // Longer than all attempts together.
  await page.clock.runFor(30_000);
  await expect(page.getByText('The other language couldn’t be loaded')).toBeVisible();
  await expect(form.getByLabel('Nights')).toHaveValue('8-13');
  find();
  await toggle.click();
  await expect(form.getByText(briefInGerman)).toBeVisible();
  await expect(form.getByLabel('Nächte')).toHaveValue('8-13');
});

for (const [lostPart, lost] of [
  ['words', { text: briefInEnglish }],
  ['code', { code: /BriefPart/ }],
] as const) {
  test(`optional answers whose ${lostPart} do not load say so beside the form, and load at another try`, async ({
    page,
  }) => {
    const find = await lose(page, lost);
    await page.goto('/contact');
    await hydrated(page);
    const form = page.locator('form#contact');
    await form.locator('[name=message]').fill('Rajasthan in November');
    await page.clock.runFor(30_000);
    await expect(form.getByText('Part of this page didn’t load.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    find();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form.getByText(briefInEnglish)).toBeVisible();
    await expect(form.locator('[name=message]')).toHaveValue('Rajasthan in November');
  });
}

test('optional answers that are gone after a deploy load with the page, and nothing typed is lost', async ({
  page,
}) => {
  await page.route('**/assets/BriefPart-*.js', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('form#contact');
  await form.locator('[name=message]').fill('Rajasthan in November');
  const retry = form.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await retry.click();
  await reloaded;
  await page.unrouteAll();
  await expect(form.locator('[name=message]')).toHaveValue('Rajasthan in November');
});

test('another try that takes long keeps nobody from going on, and does not follow', async ({
  page,
}) => {
  let answer: 'abort' | 'hang' = 'abort';
  const held: Route[] = [];
  await page.route('**/assets/BriefPart-*.js', (route) =>
    answer === 'abort' ? route.abort() : held.push(route),
  );
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('form#contact');
  await form.locator('[name=message]').fill('Rajasthan in November');
  const retry = form.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  answer = 'hang';
  await retry.click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await held[0]?.abort();
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Inspirations' }).click();
  await expect(page).toHaveURL('/blog');
  expect(loads).toEqual([]);
});
