import { limits } from '@elevate/enquiry';
import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, mentions, quoted, startMailbox, stopMailbox } from '../support/mailbox.ts';
import {
  call,
  delivered,
  deliveredOnce,
  entrances,
  expectAccepted,
  personalLogLines,
  post,
  team,
  visitor,
} from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

describe.each([
  ['functions', 'en', /within 24\shours/, 'English', 'Golden Triangle tour'],
  ['hosting', 'de', /innerhalb von 24\sStunden/, 'German', 'Rundreise Goldenes Dreieck'],
] as const)('through %s, in %s', (entrance, locale, answer, language, tour) => {
  it('an enquiry reaches the team with all it says, and is acknowledged in one thread', async () => {
    const about = ['golden-triangle-tour', 'ayurveda'] as const;
    const enquiry = visitor({ locale, about, brief: { nights: '8-13' } });
    const reference = await expectAccepted(call('send-contact-email', enquiry, entrance));
    const { toTeam, toVisitor } = await deliveredOnce(enquiry.email);

    expect(toTeam.subject).toBe(`${reference} · Golden Triangle tour +1 · 8–13 nights · ${locale}`);
    expect(toTeam.replyToText).toBe(`"${enquiry.name}" <${enquiry.email}>`);
    expect(toTeam.text).toContain(quoted(enquiry.message));
    for (const part of [toTeam.text, toTeam.html]) {
      expect(part).toContain(enquiry.name);
      expect(part).toContain(enquiry.email);
      expect(part).toContain(enquiry.phone);
      for (const title of ['Golden Triangle tour', 'Ayurveda']) expect(part).toContain(title);
      expect(part).toContain(language);
    }
    expect(headerOf(toTeam, 'x-elevate-mail')).toMatch(/^enquiry-for-team [0-9a-f]{32}$/);
    expect(headerOf(toTeam, 'auto-submitted')).toBeUndefined();

    expect(toVisitor.subject).toContain(`${reference} · `);
    expect(toVisitor.text).toMatch(/8–13\s(nights|Nächte)/);
    expect(toVisitor.text).toMatch(answer);
    expect(toVisitor.html).toMatch(answer);
    for (const title of [tour, 'Ayurveda']) expect(toVisitor.text).toContain(title);
    expect(toVisitor.replyTo).toEqual([team]);
    for (const typed of ['Anna', 'Zweigstein', '4711', 'Sandelholz']) {
      expect(mentions(toVisitor, typed)).toBe(false);
    }
    expect(headerOf(toVisitor, 'auto-submitted')).toBe('auto-replied');
    expect(headerOf(toVisitor, 'in-reply-to')).toBe(toTeam.messageId);
    expect(headerOf(toVisitor, 'references')).toBe(toTeam.messageId);
  });
});

describe('the Firebase SDK', () => {
  const functions = getFunctions(initializeApp({ projectId: 'demo-elevate' }));
  const send = httpsCallableFromURL(functions, `${entrances.functions}/send-contact-email`);

  it('sends an enquiry with httpsCallable', async () => {
    const enquiry = visitor();
    expect((await send(enquiry)).data).toEqual({
      accepted: true,
      reference: expect.stringMatching(/^EYJ-/) as string,
    });
    await delivered(enquiry.email);
  });

  it('reads the errors of the functions', async () => {
    await expect(send(visitor({ name: '' }))).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringContaining('Name is required') as string,
      details: { issues: [{ field: 'name', code: 'name-required', message: 'Name is required' }] },
    });
  });
});

it('unknown data and a bearer token of another system are ignored (docs/product.md, section 7)', async () => {
  const enquiry = visitor();
  const unknown = {
    locale: { de: true },
    about: '__proto__',
    brief: { nights: 'moon' },
    submissionId: 42,
    isAdmin: true,
    trap: { a: 1 },
    took: '12',
    '@type': 'type.googleapis.com/unknown',
  };
  const body = JSON.stringify({ data: { ...enquiry, ...unknown } });
  const headers = { authorization: 'Bearer public-anonymous-key' };
  const reference = await expectAccepted(post('send-contact-email', body, { headers }));
  const { toTeam } = await delivered(enquiry.email);
  expect(toTeam.subject).toBe(`${reference} · Enquiry`);
});

it('the same submission is one mail, also at the same moment', async () => {
  const enquiry = visitor({ submissionId: crypto.randomUUID() });
  const answers = [call('send-contact-email', enquiry), call('send-contact-email', enquiry)];
  for (const answer of answers) await expectAccepted(answer);
  const { toTeam } = await deliveredOnce(enquiry.email);
  await expectAccepted(call('send-contact-email', enquiry));
  expect(await deliveredOnce(enquiry.email)).toMatchObject({ toTeam: { id: toTeam.id } });
});

it('a message of the full length arrives whole, as text', async () => {
  const message = `<script>alert(1)</script>${'ä€😀 \n.\n'.repeat(250)}`.slice(
    0,
    limits.message - 1,
  );
  const enquiry = visitor({ message: message.trim() });
  await expectAccepted(call('send-contact-email', enquiry));
  const { toTeam } = await delivered(enquiry.email);
  expect(toTeam.html).toContain('&lt;script&gt;');
  expect(toTeam.html).not.toContain('<script');
  expect(toTeam.text).toContain(quoted(enquiry.message));
});

it('the log holds no personal data', async () => {
  expect(await personalLogLines()).toEqual([]);
});
