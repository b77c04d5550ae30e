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
  expectAccepted,
  parseToken,
  personalLogLines,
  queueIsThrough,
  team,
  visitor,
} from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

const kind = (mail: Mail) => headerOf(mail, 'x-elevate-mail')?.split(' ')[0];

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
  'through %s, in %s: a subscription is confirmed, welcomed and ended, and the team is told each once',
  async (entrance, locale) => {
    const { email } = visitor();
    await expectAccepted(call('send-newsletter-email', { email, locale }, entrance));
    const request = await waitForMail(({ to }) => to.includes(email));
    await queueIsThrough();
    expect((await listMails()).filter(({ replyTo }) => replyTo.includes(email))).toEqual([]);
    expect(kind(request)).toBe('subscription-confirmation');
    expect(headerOf(request, 'auto-submitted')).toBe('auto-generated');
    const token = parseToken(request, '/newsletter/confirm');
    for (const _press of [1, 2]) {
      await expectAccepted(call('newsletter-confirm', { token }, entrance));
    }
    const greeting = await waitForMail(
      (mail) => mail.to.includes(email) && kind(mail) === 'subscription-welcome',
    );
    const toTeam = await waitForMail(({ replyTo }) => replyTo.includes(email));
    expect(toTeam.subject).toBe(`Newsletter, new: ${email} (${locale})`);
    for (const mail of [greeting, toTeam]) {
      expect(headerOf(mail, 'references')).toBe(request.messageId);
    }

    // As a mail program does (RFC 8058).
    expect(headerOf(greeting, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const _press of [1, 2]) {
      expect((await fetch(oneClickAddress(greeting), oneClick)).status).toBe(200);
    }
    await waitForMail((mail) => kind(mail) === 'unsubscribe-for-team' && mail.text.includes(email));
    await queueIsThrough();
    const told = (await listMails()).filter(
      ({ to, text }) => to.includes(team) && text.includes(email),
    );
    expect(told.map((mail) => [kind(mail), headerOf(mail, 'references')])).toEqual([
      ['subscription-for-team', request.messageId],
      ['unsubscribe-for-team', request.messageId],
    ]);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await personalLogLines(token, token.slice(-40))).toEqual([]);
  },
);
