import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  headerOf,
  listMails,
  type Mail,
  mailsTo,
  startMailbox,
  stopMailbox,
  waitForMail,
} from '../support/mailbox.ts';
import {
  call,
  type Entrance,
  entrances,
  expectAccepted,
  personalLogLines,
  queueIsThrough,
  team,
  tokenIn,
  visitor,
} from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

/** The prefix of the addresses of a language's pages. */
const folder = { en: '', de: '/de' };

const kind = (mail: Mail) => headerOf(mail, 'x-elevate-mail')?.split(' ')[0];

const toTeamAbout = async (email: string) =>
  (await listMails()).filter(({ to, replyTo }) => to.includes(team) && replyTo.includes(email));

/** Subscribes, and waits for the mail that asks to confirm it. */
async function subscribe(locale: 'en' | 'de', entrance: Entrance = 'functions') {
  const { email } = visitor();
  await expectAccepted(call('send-newsletter-email', { email, locale }, entrance));
  const request = await waitForMail(({ to }) => to.includes(email));
  return { email, request, token: tokenIn(request, '/newsletter/confirm') };
}

async function confirmed(locale: 'en' | 'de', entrance?: Entrance) {
  const { email, request, token } = await subscribe(locale, entrance);
  await expectAccepted(call('newsletter-confirm', { token }, entrance));
  const greeting = await waitForMail(
    (mail) => mail.to.includes(email) && kind(mail) === 'subscription-welcome',
  );
  const toTeam = await waitForMail(({ replyTo }) => replyTo.includes(email));
  return { email, request, token, greeting, toTeam };
}

/** The address that a mail program posts to for one click. */
function oneClickAddress(mail: Mail): string {
  const address = /^<(.+?)>, <mailto:/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
  // The emulators listen on IPv4 only.
  return address.replace('http://localhost:5005', 'http://127.0.0.1:5005');
}
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

describe.each([
  ['functions', 'en'],
  ['hosting', 'de'],
] as const)('through %s, in %s', (entrance, locale) => {
  it('a subscription is asked to be confirmed, and the team gets no mail', async () => {
    const { email, request } = await subscribe(locale, entrance);
    expect(kind(request)).toBe('subscription-confirmation');
    expect(request.text).toContain(`5005${folder[locale]}/newsletter/confirm#`);
    expect(headerOf(request, 'auto-submitted')).toBe('auto-generated');
    await queueIsThrough();
    expect(await toTeamAbout(email)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('a confirmed subscription is welcomed, and the team gets the proof, once', async () => {
    const { email, request, token, greeting, toTeam } = await confirmed(locale, entrance);
    expect(greeting.text).toContain(`5005${folder[locale]}/newsletter/unsubscribe#`);
    expect(toTeam.subject).toBe(`Newsletter, new: ${email} (${locale})`);
    for (const mail of [greeting, toTeam]) {
      expect(headerOf(mail, 'references')).toBe(request.messageId);
    }

    const presses = [1, 2].map(() => call('newsletter-confirm', { token }, entrance));
    for (const press of presses) await expectAccepted(press);
    await queueIsThrough();
    expect(await toTeamAbout(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

it('a repeated subscription is asked for confirmation once', async () => {
  const { email } = await subscribe('en');
  await expectAccepted(call('send-newsletter-email', { email }));
  const submissionId = crypto.randomUUID();
  await expectAccepted(call('send-newsletter-email', { email, submissionId }));
  await queueIsThrough();
  expect(await mailsTo(email)).toHaveLength(1);
});

it('with the honeypot filled in nobody is asked to confirm, and the team is told why', async () => {
  const { email } = visitor();
  await expectAccepted(call('send-newsletter-email', { email, trap: 'Acme', locale: 'de' }));
  const toTeam = await waitForMail(({ replyTo }) => replyTo.includes(email));
  expect(toTeam.subject).toMatch(/^Spam\? Newsletter, unconfirmed: /);
  expect(headerOf(toTeam, 'x-elevate-marks')).toBe('trap');
  await queueIsThrough();
  expect(await mailsTo(email)).toEqual([]);
});

describe('unsubscribing', () => {
  it('by one click in a mail program (RFC 8058) asks the team, once', async () => {
    const { email, request, greeting } = await confirmed('de');
    expect(headerOf(greeting, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = oneClickAddress(greeting);
    expect((await fetch(address, oneClick)).status).toBe(200);
    expect((await fetch(address, oneClick)).status).toBe(200);
    const toTeam = await waitForMail(
      (mail) => kind(mail) === 'unsubscribe-for-team' && mail.text.includes(email),
    );
    expect(toTeam.to).toEqual([team]);
    expect(headerOf(toTeam, 'references')).toBe(request.messageId);
    await queueIsThrough();
    expect(
      await listMails().then((mails) => mails.filter(({ subject }) => subject === toTeam.subject)),
    ).toHaveLength(1);
  });

  it('by the button of our page does the same', async () => {
    const { email, greeting } = await confirmed('en');
    const token = tokenIn(greeting, '/newsletter/unsubscribe');
    const body = new URLSearchParams({ token, 'List-Unsubscribe': 'One-Click' });
    const answer = await fetch(`${entrances.hosting}/newsletter-unsubscribe`, {
      method: 'POST',
      body,
    });
    expect(answer.status).toBe(200);
    await waitForMail(({ subject }) => subject === `Newsletter, unsubscribe: ${email} (en)`);
  });

  it('does not happen when a scanner opens the link', async () => {
    const { email, greeting } = await confirmed('de');
    const address = oneClickAddress(greeting);
    const opened = await fetch(address, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const token = new URL(address).searchParams.get('token');
    expect(opened.headers.get('location')).toBe(
      `http://localhost:5005/de/newsletter/unsubscribe#${token}`,
    );
    await queueIsThrough();
    expect(
      (await listMails()).filter(
        ({ subject }) => subject.includes(email) && subject.startsWith('Newsletter, unsub'),
      ),
    ).toEqual([]);
  });
});

it('the log holds no personal data, and no token', async () => {
  const { token } = await confirmed('en');
  expect(await personalLogLines(token, token.slice(-40))).toEqual([]);
});
