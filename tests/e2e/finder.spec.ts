import { expect, findViolations, hydrated, test } from './fixtures.ts';

const open = 'Help me choose';

test('by keyboard, without a trace of the answers', async ({ page }) => {
  const finder = page.locator('section[aria-labelledby=finder]');
  const heading = page.getByRole('heading', { name: 'Two that could suit you' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const address = 'http://localhost:5005/retreats';
  await page.goto(address);
  await hydrated(page);

  await finder.getByRole('button', { name: open }).focus();
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('radio').first()).toBeFocused();
  const groups = finder.getByRole('radiogroup');
  await expect(groups).toHaveCount(5);
  const atOpening = requests.length;
  const historyLength = await page.evaluate(() => history.length);

  // The first answer of each question: exhausted, up to four nights, no plan, alone, fasting.
  for (let question = 0; question < 5; question++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(finder.getByRole('radio', { checked: true })).toHaveCount(5);
  await expect(finder.getByRole('button', { name: 'Show the two that suit me' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(finder.getByRole('status')).toHaveText(
    'Spa & wellness and Mindful escapes could suit you. We’d advise against Ayurveda.',
  );
  await expect(finder.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute(
    'href',
    '/contact?about=spa-wellness,mindful-escapes&nights=up-to-4',
  );
  expect(await findViolations(page)).toEqual([]);

  // Another answer takes the advice away until it is asked for again.
  await finder.getByRole('radio', { checked: true }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(heading).toHaveCount(0);
  await expect(finder.getByRole('status')).toHaveText(/You’ve changed an answer/);
  await page.keyboard.press('ArrowUp');
  // Enter in a question asks for it too.
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();

  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
  );
  expect(kept).not.toMatch(/exhausted|up-to-4|alone|fasting/);
  // A page may prefetch the page that its focused link leads to.
  expect(requests.slice(atOpening).filter((request) => !/\/assets\/[^?]+ $/.test(request))).toEqual(
    [],
  );

  await finder.getByRole('link', { name: 'a gentle stay' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ayurveda#exhausted-or-burned-out$/);
  const section = page.getByRole('heading', { name: 'Exhausted or burned out?' });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();

  // Back: the answers and the advice are still there, and the focus stays where the browser puts it.
  await page.goBack();
  await expect(finder.getByRole('radio', { checked: true })).toHaveCount(5);
  await expect(heading).toBeAttached();
  await page.reload();
  await hydrated(page);
  await expect(finder.getByRole('button', { name: open })).toBeVisible();
  await expect(finder.getByRole('radio')).toHaveCount(0);
});
