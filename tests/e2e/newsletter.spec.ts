import type { Page, Route } from '@playwright/test';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { mailedRoutes } from '../../site/src/routes/routes.ts';
import { listMails, waitForMail } from '../support/mailbox.ts';
import { expect, findViolations, hydrated, test, uniqueAddress } from './fixtures.ts';

const team = 'hello@example.com';

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
  answer(route, 400, {
    error: { status: 'INVALID_ARGUMENT', message: 'No', details: { reason } },
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const languages = [
  {
    locale: 'en',
    browser: 'en-GB',
    folder: '',
    subscribed: 'Successfully Subscribed!',
    confirm: 'Confirm subscription',
    confirmed: 'You’re subscribed',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You’ll be off the list within two days',
  },
  {
    locale: 'de',
    browser: 'de-AT',
    folder: '/de',
    subscribed: 'Fast geschafft',
    confirm: 'Anmeldung bestätigen',
    confirmed: 'Sie sind angemeldet',
    unsubscribe: 'Abmelden',
    unsubscribed: 'Wir nehmen Sie aus dem Verteiler',
  },
];

for (const language of languages) {
  const { locale, browser, folder } = language;
  test.describe(`the newsletter in ${locale}`, () => {
    test.use({ locale: browser });

    test('from the footer to the mail, the confirm page, the welcome and the unsubscribe page', async ({
      page,
      context,
    }) => {
      const email = uniqueAddress(`reader-${locale}`);
      const toReader = ({ to }: { to: string[] }) => to.includes(email);
      const toTeam = ({ to, text }: { to: string[]; text: string }) =>
        to.includes(team) && text.includes(email);

      await page.goto('/contact');
      await hydrated(page);
      const form = page.locator('form#newsletter-footer');
      await form.locator('[name=email]').fill(email);
      await form.locator('[name=email]').press('Enter');
      await expect(page.getByText(language.subscribed)).toBeVisible();
      await expect(form.locator('[name=email]')).toHaveValue('');

      const request = await waitForMail(toReader);
      const link = /http:\S+\/newsletter\/confirm#[\w.-]+/.exec(request.text)?.[0] ?? '';
      expect(new URL(link).pathname).toBe(`${folder}/newsletter/confirm`);

      const calls = watchCalls(page);
      await page.goto(link);
      await hydrated(page);
      const confirm = page.getByRole('main').getByRole('button', { name: language.confirm });
      await expect(confirm).toBeVisible();
      expect(calls).toEqual([]);
      expect((await listMails()).filter(toTeam)).toEqual([]);

      await confirm.click();
      await expect(heading(page)).toHaveText(language.confirmed, untilAnswered);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL(`${folder}/newsletter/confirm`);
      expect(calls).toEqual(['POST /functions/newsletter-confirm']);

      // The mail's link again, in another tab: nothing new follows from it.
      const other = await context.newPage();
      await other.goto(link);
      await hydrated(other);
      await other.getByRole('main').getByRole('button', { name: language.confirm }).click();
      await expect(heading(other)).toHaveText(language.confirmed, untilAnswered);

      await waitForMail(toTeam);
      const welcome = await waitForMail((mail) => toReader(mail) && mail.id !== request.id);
      const exit = /http:\S+\/newsletter\/unsubscribe#[\w.-]+/.exec(welcome.text)?.[0] ?? '';
      expect(new URL(exit).pathname).toBe(`${folder}/newsletter/unsubscribe`);
      await page.goto(exit);
      await hydrated(page);
      const leave = page.getByRole('main').getByRole('button', { name: language.unsubscribe });
      await leave.click();
      await expect(heading(page)).toHaveText(language.unsubscribed, untilAnswered);
      await expect(page).toHaveURL(`${folder}/newsletter/unsubscribe`);
      await expect.poll(async () => (await listMails()).filter(toTeam).length).toBe(2);
      expect((await listMails()).filter(toReader)).toHaveLength(2);
    });
  });
}

const pages = [
  {
    path: '/newsletter/confirm',
    endpoint: '/functions/newsletter-confirm',
    label: 'Confirm subscription',
    busy: 'Confirming...',
    done: 'You’re subscribed',
    ready: 'One click, and you’re subscribed',
  },
  {
    path: '/newsletter/unsubscribe',
    endpoint: '/functions/newsletter-unsubscribe',
    label: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: 'You’ll be off the list within two days',
    ready: 'One click to unsubscribe',
  },
];

for (const { path, endpoint, label, busy, done, ready } of pages) {
  test(`${path} sends the token when the button is pressed, once, and not before`, async ({
    page,
  }) => {
    const button = page.getByRole('main').getByRole('button', { name: label });
    const held = Promise.withResolvers<void>();
    const bodies: string[] = [];
    await page.route(`**${endpoint}`, async (route) => {
      bodies.push(route.request().postData() ?? '');
      await held.promise;
      await accepted(route);
    });
    await page.goto(`${path}#${token}`);
    await hydrated(page);
    await expect(heading(page)).toHaveText(ready);
    await page.waitForLoadState('networkidle');
    expect(bodies).toEqual([]);
    await button.press('Enter');
    const waiting = page.getByRole('main').getByRole('button', { name: busy });
    await expect(waiting).toBeDisabled();
    await waiting.click({ force: true });
    held.resolve();
    await expect(heading(page)).toHaveText(done);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(button).toHaveCount(0);
    expect(bodies).toHaveLength(1);
    expect(decodeURIComponent(bodies[0] ?? '')).toContain(token);

    // The same link again on the same page.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, token);
    await expect(heading(page)).toHaveText(done);
    // The page in the other language has nothing left to send.
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(bodies).toHaveLength(1);
  });
}

/** Both pages use one template: its states are tested on the confirm page. */
const { path, endpoint, label, done, ready } = pages[0] as (typeof pages)[number];

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: label });

test('sends an early press once hydrated', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.route(`**${endpoint}`, accepted);
  const calls = watchCalls(page);
  await page.goto(`${path}#${token}`, { waitUntil: 'commit' });
  await button(page).click();
  held.resolve();
  await expect(heading(page)).toHaveText(done);
  expect(calls).toEqual([`POST ${endpoint}`]);
});

test('keeps the link over another language and the skip link', async ({ page }) => {
  await page.route(`**${endpoint}`, accepted);
  const german = localizedPath(path, 'de');
  await page.goto(`${german}#${token}`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${german}#main`);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(heading(page)).toHaveText(ready);
  await button(page).click();
  await expect(heading(page)).toHaveText(done);
});

test('says why it failed, and works when tried again', async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_|Failed to load resource/);
  let respond: (route: Route) => Promise<void> = accepted;
  await page.route(`**${endpoint}`, (route) => respond(route));
  await page.goto(`${path}#${token}`);
  await hydrated(page);
  respond = (route) => answer(route, 429, { error: { status: 'RESOURCE_EXHAUSTED' } });
  await button(page).click();
  const main = page.getByRole('main');
  await expect(
    main.getByText(/Too many requests are coming in right now.*Your link still works/),
  ).toBeVisible();
  await expect(button(page)).toBeFocused();
  respond = (route) => answer(route, 503, { error: { status: 'UNAVAILABLE' } });
  await button(page).click();
  await expect(main.getByText(/Our server isn’t responding properly right now\./)).toBeVisible();
  await context.setOffline(true);
  respond = (route) => route.abort();
  await button(page).click();
  await expect(main.locator('output').first()).toHaveText(/You seem to be offline\./);
  await expect(main.getByRole('link', { name: team })).toHaveAttribute('href', `mailto:${team}`);
  await context.setOffline(false);
  respond = accepted;
  await button(page).click();
  await expect(heading(page)).toHaveText(done);
  await expect(main.getByText(/You seem to be offline/)).toHaveCount(0);
});

test('says what to do if the link has no token, or an incomplete one', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/);
  await page.route(`**${endpoint}`, refused('token-invalid'));
  await page.goto(path);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Please open the link in our email');
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    token.slice(0, -10),
  );
  await button(page).click();
  await expect(heading(page)).toHaveText('This link is incomplete');
  await expect(heading(page)).toBeFocused();
});

test('every state is accessible, and fits a phone', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/);
  await page.setViewportSize({ width: 320, height: 900 });
  let respond: (route: Route) => Promise<void> = accepted;
  await page.route(`**${endpoint}`, (route) => respond(route));
  // In German, which has the longer words.
  const address = localizedPath(path, 'de');
  for (const [state, next] of [
    ['failed', (route: Route) => answer(route, 429, {})],
    ['broken', refused('token-invalid')],
    ['expired', refused('token-expired')],
    ['done', accepted],
  ] as const) {
    respond = next;
    // A link that differs only in its fragment would not load the page.
    await page.goto('about:blank');
    await page.goto(`${address}#${token}`);
    await hydrated(page);
    await page.getByRole('main').getByRole('button').click();
    if (state === 'failed')
      await expect(page.getByRole('main').locator('output').first()).toBeVisible();
    else await expect(heading(page)).toBeFocused();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, state).toBeLessThanOrEqual(0);
    expect(await findViolations(page), state).toEqual([]);
  }
});

test('an expired link leads to a new one', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource/);
  await page.route('**/functions/newsletter-confirm', refused('token-expired'));
  const emails: string[] = [];
  await page.route('**/functions/send-newsletter-email', async (route) => {
    emails.push(
      (JSON.parse(route.request().postData() ?? '') as { data: { email: string } }).data.email,
    );
    await accepted(route);
  });
  await page.goto(`/newsletter/confirm#${token}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('This link has expired');
  await expect(heading(page)).toBeFocused();
  const form = page.locator('form#newsletter-again');
  await form.locator('[name=email]').fill('reader@example.org');
  await form.locator('[name=email]').press('Enter');
  await expect(page.getByText('Successfully Subscribed!')).toBeVisible();
  expect(emails).toEqual(['reader@example.org']);
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
