import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueNames } from '../../functions/src/mailTask.ts';
import {
  headerOf,
  listMails,
  mentions,
  quoted,
  startMailbox,
  stopMailbox,
  waitForMail,
} from '../support/mailbox.ts';
import {
  call,
  delivered,
  entrances,
  expectAccepted,
  post,
  queueTask,
  team,
  visitor,
} from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

describe.each([
  ['functions', 'en', /within 24\shours/],
  ['hosting', 'de', /innerhalb von 24\sStunden/],
] as const)('through %s, in %s', (entrance, locale, answer) => {
  it('an enquiry reaches the team with all it says, and is acknowledged in one thread', async () => {
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

it('an enquiry does not wait for the mails of a flood', async () => {
  const flood = Array.from({ length: 10 }, () => visitor());
  for (const [index, enquiry] of flood.entries()) {
    await queueTask(queueNames.flood, `flood-${index}`, {
      mail: 'enquiry-for-team',
      enquiry,
      receivedAt: Date.now(),
      marks: ['flood'],
    });
  }
  const enquiry = visitor();
  await expectAccepted(call('send-contact-email', enquiry));
  // The emulator starts one mail of a flood in a second (functions/.env.demo-elevate).
  for (const { email } of flood) await waitForMail(({ replyTo }) => replyTo.includes(email));
  const arrived = (await listMails()).flatMap(({ replyTo }) => replyTo);
  const place = arrived.indexOf(enquiry.email);
  expect(place).toBeGreaterThan(0);
  const later = flood.filter(({ email }) => arrived.indexOf(email) > place);
  expect(later.length).toBeGreaterThan(flood.length / 2);
});
