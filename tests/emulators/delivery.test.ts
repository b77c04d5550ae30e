import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  headerOf,
  listMails,
  mailsTo,
  mentions,
  quoted,
  startMailbox,
  stopMailbox,
  waitForMail,
} from '../support/mailbox.ts';
import {
  call,
  delivered,
  deliveredOnce,
  entrances,
  expectAccepted,
  personalLogLines,
  post,
  queueIsThrough,
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

it('a name, an address and a message are enough', async () => {
  const { name, email, message } = visitor();
  const reference = await expectAccepted(call('send-contact-email', { name, email, message }));
  const { toTeam, toVisitor } = await delivered(email);
  expect(toTeam.subject).toBe(`${reference} · Enquiry`);
  expect(toVisitor.text).toMatch(/within 24\shours/);
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

it('another message or another submissionId is another enquiry, acknowledged once', async () => {
  const enquiry = visitor({ submissionId: crypto.randomUUID() });
  for (const change of [{}, { message: 'Mehr' }, { submissionId: crypto.randomUUID() }]) {
    await expectAccepted(call('send-contact-email', { ...enquiry, ...change }));
  }
  const toTeam = async () =>
    (await listMails()).filter(({ replyTo }) => replyTo.includes(enquiry.email));
  await expect.poll(toTeam, { timeout: 30_000 }).toHaveLength(3);
  await delivered(enquiry.email);
  await queueIsThrough();
  expect(await mailsTo(enquiry.email)).toHaveLength(1);
});

it("what looks like a bot's reaches the team, marked, and is not acknowledged", async () => {
  const enquiry = visitor({ trap: 'Acme', took: 400 });
  await expectAccepted(call('send-contact-email', enquiry));
  const toTeam = await waitForMail(({ replyTo }) => replyTo.includes(enquiry.email));
  expect(toTeam.subject).toMatch(/^Spam\? /);
  expect(toTeam.text).toContain(quoted(enquiry.message));
  expect(headerOf(toTeam, 'x-elevate-marks')).toBe('trap, fast');
  await queueIsThrough();
  expect(await mailsTo(enquiry.email)).toEqual([]);
});

const tag = (field: string) => `<img src=x alt="${field}">'&amp;`;

describe('what a visitor types stays text', () => {
  it('in a name, which is part of the headers', async () => {
    for (const name of [
      'Anna\r\nBcc: victim@example.net\r\nX-Evil: yes',
      'Anna <victim@example.net>, "<other@example.net>\\"',
      '=?utf-8?q?=0d=0aBcc:_victim@example.net?=',
      'Zoë 👩‍👩‍👧 \u202e evil \u0000 \ud83d',
      'ß'.repeat(100),
    ]) {
      const enquiry = visitor({ name });
      const { email } = enquiry;
      await expectAccepted(call('send-contact-email', enquiry));
      const { toTeam } = await delivered(email);
      expect(toTeam.replyTo).toEqual([email]);
      const headers = toTeam.headerLines.map(({ key }) => key);
      expect(headers).not.toContain('bcc');
      expect(headers).not.toContain('x-evil');
      expect(new Set(headers).size).toBe(headers.length);
    }
    const recipients = (await listMails()).flatMap(({ to }) => to);
    expect(recipients.filter((address) => /example\.net/.test(address))).toEqual([]);
  });

  it('in every field, and a message of the full length arrives whole', async () => {
    const message = `</p></td><script>alert(1)</script>${tag('message')}${'ä€😀 \n.\n'.repeat(250)}`;
    const enquiry = visitor({
      name: tag('name'),
      phone: '<b>030 1234</b>',
      message: message.slice(0, 1999).trim(),
    });
    await expectAccepted(call('send-contact-email', enquiry));
    const { toTeam } = await delivered(enquiry.email);
    expect(toTeam.html).not.toMatch(/<(img|b|script)\b/);
    for (const field of ['name', 'message']) {
      expect(toTeam.html).toContain(`&lt;img src=x alt=&quot;${field}&quot;&gt;&#x27;&amp;amp;`);
    }
    expect(toTeam.html).toContain('&lt;b&gt;030 1234&lt;/b&gt;');
    expect(toTeam.text).toContain(quoted(enquiry.message));
  });
});

it('the log holds no personal data', async () => {
  expect(await personalLogLines()).toEqual([]);
});
