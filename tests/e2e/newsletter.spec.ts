import type { Page, Route } from '@playwright/test';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { mailedRoutes } from '../../site/src/routes/routes.ts';
import { listMails, waitForMail } from '../support/mailbox.ts';
import { german, wordsIn } from '../support/words.ts';
import {
  expect,
  findViolations,
  hold,
  hydrated,
  open,
  team,
  test,
  uniqueAddress,
} from './fixtures.ts';

/** A token's format: five parts, of which the second is empty (RFC 7516, section 7.1). */
const token = 'eyJhbGciOiJkaXIifQ..aaaa.bbbb.cccc';

/** A call times out after 20 s, and a cold start takes some seconds. */
const untilAnswered = { timeout: 30_000 };

/** Records a page's calls to functions. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/functions/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const answer = (route: Route, status: number, json: object) => route.fulfill({ status, json });
const accepted = (route: Route) => answer(route, 200, { result: { accepted: true } });
const refused = (reason: string) => (route: Route) =>
  answer(route, 400, { error: { status: 'INVALID_ARGUMENT', message: 'No', details: { reason } } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of locales) {
  const words = wordsIn(locale);

  test(`from the footer to the mail, the confirm page, the welcome and the unsubscribe page, in ${locale}`, async ({
    page,
  }) => {
    const email = uniqueAddress(`reader-${locale}`);
    const toReader = ({ to }: { to: string[] }) => to.includes(email);
    const toTeam = ({ to, text }: { to: string[]; text: string }) =>
      to.includes(team) && text.includes(email);

    await open(page, localizedPath('/contact', locale));
    const form = page.locator('form#newsletter-footer');
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=email]').press('Enter');
    await expect(page.getByText(words('Successfully Subscribed!'))).toBeVisible();
    await expect(form.locator('[name=email]')).toHaveValue('');

    const request = await waitForMail(toReader);
    const link = /http:\S+\/newsletter\/confirm#[\w.-]+/.exec(request.text)?.[0] ?? '';
    expect(new URL(link).pathname).toBe(localizedPath('/newsletter/confirm', locale));

    const calls = watchCalls(page);
    await open(page, link);
    const confirm = page
      .getByRole('main')
      .getByRole('button', { name: words('Confirm subscription') });
    await expect(confirm).toBeVisible();
    expect(calls).toEqual([]);
    expect((await listMails()).filter(toTeam)).toEqual([]);

    await confirm.click();
    await expect(heading(page)).toHaveText(words("You're subscribed"), untilAnswered);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(localizedPath('/newsletter/confirm', locale));
    expect(calls).toEqual(['POST /functions/newsletter-confirm']);

    await waitForMail(toTeam);
    const welcome = await waitForMail((mail) => toReader(mail) && mail.id !== request.id);
    const exit = /http:\S+\/newsletter\/unsubscribe#[\w.-]+/.exec(welcome.text)?.[0] ?? '';
    expect(new URL(exit).pathname).toBe(localizedPath('/newsletter/unsubscribe', locale));
    await open(page, exit);
    const leave = page.getByRole('main').getByRole('button', { name: words('Unsubscribe') });
    await leave.click();
    await expect(heading(page)).toHaveText(
      words("You'll be off the list within two days"),
      untilAnswered,
    );
    await expect(page).toHaveURL(localizedPath('/newsletter/unsubscribe', locale));
    await expect.poll(async () => (await listMails()).filter(toTeam).length).toBe(2);
    expect((await listMails()).filter(toReader)).toHaveLength(2);
  });
}

const [path, endpoint] = ['/newsletter/confirm', '**/functions/newsletter-confirm'];
const words = wordsIn('en');
const done = words("You're subscribed");

/** Both pages use one template: its states are tested on the page that confirms. */
const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words('Confirm subscription') });

const openLink = (page: Page, link: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, link);

test('a link is sent when the button is pressed, once, and not before', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const bodies: string[] = [];
  await page.route(endpoint, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await held.promise;
    await accepted(route);
  });
  const german = localizedPath(path, 'de');
  await page.goto(`${german}#${token}`);
  await hydrated(page);
  // The skip link and another language keep it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${german}#main`);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(heading(page)).toHaveText(words("One click, and you're subscribed"));
  await page.waitForLoadState('networkidle');
  expect(bodies).toEqual([]);
  await button(page).press('Enter');
  const waiting = page.getByRole('main').getByRole('button', { name: words('Confirming...') });
  await expect(waiting).toBeDisabled();
  await waiting.click({ force: true });
  held.resolve();
  await expect(heading(page)).toHaveText(done);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(`${path}#main`);
  await expect(button(page)).toHaveCount(0);
  expect(bodies).toHaveLength(1);
  expect(decodeURIComponent(bodies[0] ?? '')).toContain(token);

  // The same link again on the same page, and the page in the other language, have nothing left to send.
  await openLink(page, token);
  await expect(heading(page)).toHaveText(done);
  await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(bodies).toHaveLength(1);
});

test('an early press is sent once hydrated', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-*.js');
  await page.route(endpoint, accepted);
  const calls = watchCalls(page);
  await page.goto(`${path}#${token}`, { waitUntil: 'commit' });
  await button(page).click();
  release();
  await expect(heading(page)).toHaveText(done);
  expect(calls).toEqual(['POST /functions/newsletter-confirm']);
});

// In German, which has the longer words, on a narrow phone.
test('every state says what to do, is accessible, and fits a phone', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/);
  await page.setViewportSize({ width: 320, height: 900 });
  const main = page.getByRole('main');
  let respond: (route: Route) => Promise<void> = accepted;
  await page.route(endpoint, (route) => respond(route));
  const emails: string[] = [];
  await page.route('**/functions/send-newsletter-email', async (route) => {
    emails.push((route.request().postDataJSON() as { data: { email: string } }).data.email);
    await accepted(route);
  });
  const expectState = async (title: string) => {
    await expect(heading(page)).toHaveText(title);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, title).toBeLessThanOrEqual(0);
    expect(await findViolations(page), title).toEqual([]);
  };
  await open(page, localizedPath(path, 'de'));
  await expectState(german('Please open the link in our email'));
  await expect(main.getByRole('button')).toHaveCount(0);

  await openLink(page, token);
  respond = (route) => answer(route, 429, {});
  await main.getByRole('button').click();
  const note = [
    german('Too many requests are coming in right now. It should work again in ten minutes.'),
    german('Your link still works: try again, or email us at {mail}.', { mail: team }),
  ].join(' ');
  await expect(main.locator('output').first()).toHaveText(note);
  await expect(main.getByRole('button')).toBeFocused();
  await expectState(german("One click, and you're subscribed"));

  for (const [reason, title] of [
    ['token-invalid', 'This link is incomplete'],
    ['token-expired', 'This link has expired'],
  ] as const) {
    respond = refused(reason);
    await openLink(page, `${token}-${reason}`);
    await main.getByRole('button').first().click();
    await expectState(german(title));
    await expect(heading(page)).toBeFocused();
  }
  // An expired link leads to a new one.
  const again = page.locator('form#newsletter-again [name=email]');
  await again.fill('reader@example.org');
  await again.press('Enter');
  await expect(page.getByText(german('Successfully Subscribed!'))).toBeVisible();
  expect(emails).toEqual(['reader@example.org']);

  respond = accepted;
  await openLink(page, token.slice(0, -1));
  await main.getByRole('button').first().click();
  await expectState(german("You're subscribed"));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail address is offered', async ({ page }) => {
    for (const route of mailedRoutes) {
      await page.goto(route.path);
      await expect(page.getByRole('main').getByRole('link', { name: team })).toBeVisible();
    }
  });
});
