import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerOf, mentions, quoted, startMailbox, stopMailbox } from '../support/mailbox.ts';
import { delivered, entrances, expectAccepted, post, team, visitor } from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

it.each([
  ['functions', 'en', /within 24\shours/],
  ['hosting', 'de', /innerhalb von 24\sStunden/],
] as const)(
  'through %s, in %s, an enquiry reaches the team, and is acknowledged in one thread',
  async (entrance, locale, answer) => {
    const about = ['golden-triangle-tour', 'ayurveda'] as const;
    const enquiry = visitor({ locale, about, brief: { nights: '8-13' } });
    const body = JSON.stringify({ data: enquiry });
    // The token of another system is ignored (docs/product.md, section 7).
    const headers = { authorization: 'Bearer public-anonymous-key' };
    const answered = post('send-contact-email', body, { headers, entrance });
    const reference = await expectAccepted(answered);
    const { toTeam, toVisitor } = await delivered(enquiry.email);

    expect(toTeam.subject).toBe(`${reference} · Golden Triangle tour +1 · 8–13 nights · ${locale}`);
    expect(toTeam.replyToText).toBe(`"${enquiry.name}" <${enquiry.email}>`);
    expect(toTeam.text).toContain(quoted(enquiry.message));
    expect(headerOf(toTeam, 'x-elevate-mail')).toMatch(/^enquiry-for-team [0-9a-f]{32}$/);
    expect(headerOf(toTeam, 'auto-submitted')).toBeUndefined();

    expect(toVisitor.subject).toContain(`${reference} · `);
    expect(toVisitor.text).toMatch(answer);
    expect(toVisitor.replyTo).toEqual([team]);
    for (const typed of ['Anna', 'Zweigstein', '4711', 'Sandelholz']) {
      expect(mentions(toVisitor, typed)).toBe(false);
    }
    expect(headerOf(toVisitor, 'auto-submitted')).toBe('auto-replied');
    expect(headerOf(toVisitor, 'in-reply-to')).toBe(toTeam.messageId);
    expect(headerOf(toVisitor, 'references')).toBe(toTeam.messageId);
  },
);

it('the Firebase SDK sends an enquiry with httpsCallable, and reads the errors', async () => {
  const functions = getFunctions(initializeApp({ projectId: 'demo-elevate' }));
  const send = httpsCallableFromURL(functions, `${entrances.functions}/send-contact-email`);
  const enquiry = visitor();
  expect((await send(enquiry)).data).toMatchObject({ accepted: true });
  await delivered(enquiry.email);
  await expect(send({ ...enquiry, name: '' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    message: expect.stringContaining('Name is required') as string,
    details: { issues: [{ field: 'name', code: 'name-required', message: 'Name is required' }] },
  });
});

it('another site gets no answer to a preflight', async () => {
  const response = await fetch(`${entrances.functions}/send-contact-email`, {
    method: 'OPTIONS',
    headers: { origin: 'https://example.net', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(405);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
