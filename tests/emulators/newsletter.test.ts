import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Subscribes, presses the button of the mail that asks to confirm it, and waits for what follows. */
async function confirmed(locale: 'en' | 'de', entrance?: Entrance) {
  const { email } = visitor();
  await expectAccepted(call('send-newsletter-email', { email, locale }, entrance));
  const request = await waitForMail(({ to }) => to.includes(email));
  await queueIsThrough();
  expect(await toTeamAbout(email)).toEqual([]);
  const token = tokenIn(request, '/newsletter/confirm');
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

it.each([
  ['functions', 'en'],
  ['hosting', 'de'],
] as const)(
  'through %s, in %s: a subscription is confirmed and welcomed, and the team gets the proof, once',
  async (entrance, locale) => {
    const { email, request, token, greeting, toTeam } = await confirmed(locale, entrance);
    expect(kind(request)).toBe('subscription-confirmation');
    expect(request.text).toContain(`5005${folder[locale]}/newsletter/confirm#`);
    expect(headerOf(request, 'auto-submitted')).toBe('auto-generated');
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
  },
);

it('unsubscribing by one click in a mail program (RFC 8058) asks the team, once', async () => {
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

it('the log holds no personal data, and no token', async () => {
  const { token } = await confirmed('en');
  expect(await personalLogLines(token, token.slice(-40))).toEqual([]);
});
