import type { Page, Route } from '@playwright/test';
import { german } from '../support/words.ts';
import { expect, findViolations, open, test, watchPage } from './fixtures.ts';

/* The finder, which loads when it is opened. */

const question = 'What should be different when you fly home?';
const questionInGerman = german(question);

const typed = 'anna@';
const addressOf = (page: Page) => page.locator('form#newsletter-footer [name=email]');

/** @param lost the files that do not arrive */
async function openFinder(page: Page, lost?: string | RegExp) {
  await open(page, '/retreats');
  if (lost) await page.route(lost, (route) => route.abort());
  await addressOf(page).fill(typed);
  await page.getByRole('button', { name: 'Help me choose' }).click();
}

test.beforeEach(async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource|PartUnavailableError|dynamically imported/);
  await page.clock.install();
});

test('the language stays as it is until the late part has its words too', async ({ page }) => {
  await openFinder(page);
  const answers = page.getByRole('radio', { checked: true });
  await page.getByRole('radio').first().check();
  let isLost = true;
  await page.route('**/assets/*.json', async (route) => {
    const response = await route.fetch();
    const isIt = (await response.text()).includes(questionInGerman);
    return isLost && isIt ? route.abort() : route.fulfill({ response });
  });
  const toggle = page.getByRole('banner').getByRole('link', { name: /^DE/ });
  await toggle.click();
  // Step by step: the words of the page itself need time to arrive.
  await expect(async () => {
    await page.clock.runFor(1000);
    const note = page.getByText('The other language couldn’t be loaded');
    await expect(note).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(answers).toHaveCount(1);
  isLost = false;
  await toggle.click();
  await expect(page.getByRole('radiogroup', { name: questionInGerman })).toBeVisible();
  await expect(answers).toHaveCount(1);
});

for (const [what, files] of [
  ['code', '**/assets/FinderPart-*.js'],
  ['words', /\/assets\/en-[^/]+\.json$/],
] as const) {
  test(`a late part whose ${what} does not load says so in its place, and loads at another try`, async ({
    page,
  }) => {
    await openFinder(page, files);
    const note = page.getByText('Part of this page didn’t load.');
    await expect(note).toBeVisible();
    expect(await note.evaluate((element) => document.activeElement?.contains(element))).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.unrouteAll();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup', { name: question })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await expect(addressOf(page)).toHaveValue(typed);
  });
}

test('a late part that is gone after a deploy loads with the page, and nothing typed is lost', async ({
  page,
}) => {
  await openFinder(page, '**/assets/FinderPart-*.js');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(addressOf(page)).toHaveValue(typed);
});

test('another try that takes long keeps nobody from going on, and does not follow', async ({
  page,
}) => {
  const { documents } = await watchPage(page);
  let answer: 'abort' | 'hang' = 'abort';
  const held: Route[] = [];
  await page.route('**/assets/FinderPart-*.js', (route) =>
    answer === 'abort' ? route.abort() : held.push(route),
  );
  await openFinder(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  answer = 'hang';
  await retry.click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await held[0]?.abort();
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Inspirations' }).click();
  await expect(page).toHaveURL('/blog');
  expect(documents).toHaveLength(1);
});
