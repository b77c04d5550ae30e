import { journeys } from '@elevate/enquiry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  headerOf,
  listMails,
  mailsTo,
  mentions,
  startMailbox,
  stopMailbox,
  waitForMail,
} from '../support/mailbox.ts';
import {
  call,
  delivered,
  deliveredOnce,
  type Entrance,
  entrances,
  expectAccepted,
  personalLogLines,
  queueIsThrough,
  team,
  visitor,
} from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

const doors = Object.keys(entrances) as Entrance[];
const words = {
  en: { enquiry: /within 24 hours/, language: 'English' },
  de: { enquiry: /innerhalb von 24 Stunden/, language: 'German' },
};

describe.each(doors)('through %s', (entrance) => {
  describe.each(['en', 'de'] as const)('in %s', (locale) => {
    it('an enquiry reaches the team whole, and is acknowledged', async () => {
      const enquiry = visitor({ locale, about: 'golden-triangle-tour' });
      await expectAccepted(call('send-contact-email', enquiry, entrance));
      const { toTeam, toVisitor } = await deliveredOnce(enquiry.email);

      expect(toTeam.subject).toBe(`Enquiry from ${enquiry.name}: Golden Triangle tour (${locale})`);
      expect(toTeam.replyToText).toBe(`"${enquiry.name}" <${enquiry.email}>`);
      expect(toTeam.text).toContain(enquiry.message);
      for (const part of [toTeam.text, toTeam.html]) {
        expect(part).toContain(enquiry.name);
        expect(part).toContain(enquiry.email);
        expect(part).toContain(enquiry.phone);
        expect(part).toContain(journeys['golden-triangle-tour'].en);
        expect(part).toContain(words[locale].language);
      }

      expect(toVisitor.text).toMatch(words[locale].enquiry);
      expect(toVisitor.html).toMatch(words[locale].enquiry);
      expect(toVisitor.replyTo).toEqual([team]);
      for (const typed of ['Anna', 'Zweigstein', '4711', 'Sandelholz', 'Golden', 'Goldenes']) {
        expect(mentions(toVisitor, typed)).toBe(false);
      }
    });
  });
});

it('the least there can be is an enquiry: name, address and message', async () => {
  const { name, email, message } = visitor();
  await expectAccepted(call('send-contact-email', { name, email, message }));
  const { toTeam, toVisitor } = await delivered(email);
  expect(toTeam.subject).toBe(`Enquiry from ${name}`);
  expect(toVisitor.text).toMatch(words.en.enquiry);
});

describe('the same submission is one mail', () => {
  it('with the same submissionId, even when a field was corrected', async () => {
    const enquiry = visitor({ submissionId: crypto.randomUUID() });
    await expectAccepted(call('send-contact-email', enquiry));
    await expectAccepted(call('send-contact-email', enquiry));
    await expectAccepted(call('send-contact-email', { ...enquiry, phone: '' }));
    await deliveredOnce(enquiry.email);
    await expectAccepted(call('send-contact-email', enquiry));
    const { toTeam } = await deliveredOnce(enquiry.email);
    expect(toTeam.text).toContain(enquiry.phone);
  });

  it('with the same fields, at the same moment too', async () => {
    const enquiry = visitor();
    const answers = Array.from({ length: 3 }, () => call('send-contact-email', enquiry));
    for (const answer of answers) await expectAccepted(answer);
    await expectAccepted(call('send-contact-email', { ...enquiry, name: ` ${enquiry.name}\n` }));
    const { toTeam } = await deliveredOnce(enquiry.email);
    expect(toTeam.text).toContain(enquiry.message);
  });

  it('but another message, or another submissionId, is another enquiry', async () => {
    const enquiry = visitor();
    await expectAccepted(call('send-contact-email', enquiry));
    await expectAccepted(call('send-contact-email', { ...enquiry, message: 'Und noch etwas' }));
    for (const submissionId of [crypto.randomUUID(), crypto.randomUUID()]) {
      await expectAccepted(call('send-contact-email', { ...enquiry, submissionId }));
    }
    await expect
      .poll(
        async () =>
          (await listMails()).filter(({ replyTo }) => replyTo.includes(enquiry.email)).length,
        { timeout: 30_000 },
      )
      .toBe(4);
    // However much is sent in a visitor's name, it is acknowledged once.
    await expect
      .poll(async () => (await mailsTo(enquiry.email)).length, { timeout: 30_000 })
      .toBe(1);
  });
});

describe('what looks like a bot reaches the team, marked, and is not acknowledged', () => {
  it.each([
    ['a filled trap', { trap: 'Acme' }, 'trap'],
    ['a quick hand', { took: 400 }, 'fast'],
  ])('%s', async (_case, signals, mark) => {
    const enquiry = visitor(signals);
    await expectAccepted(call('send-contact-email', enquiry));
    const toTeam = await waitForMail(({ replyTo }) => replyTo.includes(enquiry.email));
    expect(toTeam.subject).toMatch(/^Spam\? /);
    expect(toTeam.text).toContain(enquiry.message);
    expect(headerOf(toTeam, 'x-elevate-marks')).toBe(mark);
    await queueIsThrough();
    expect(await mailsTo(enquiry.email)).toEqual([]);
  });
});

it("the visitor's mail and the team's are one thread, and can be told from others", async () => {
  const enquiry = visitor();
  await expectAccepted(call('send-contact-email', enquiry));
  const { toTeam, toVisitor } = await delivered(enquiry.email);
  expect(headerOf(toTeam, 'x-elevate-mail')).toBe('enquiry-for-team');
  expect(headerOf(toTeam, 'auto-submitted')).toBeUndefined();
  expect(headerOf(toVisitor, 'auto-submitted')).toBe('auto-replied');
  expect(headerOf(toVisitor, 'in-reply-to')).toBe(toTeam.messageId);
  expect(headerOf(toVisitor, 'references')).toBe(toTeam.messageId);
});

it.each([
  ['locale', 'fr'],
  ['locale', { de: true }],
  ['about', 'the-moon'],
  ['about', '__proto__'],
  ['submissionId', 'not-a-uuid'],
  ['submissionId', 42],
  ['isAdmin', true],
  ['trap', { a: 1 }],
  ['took', '12'],
  ['@type', 'type.googleapis.com/unknown'],
])('what it does not know is dropped, and the enquiry accepted: %s %j', async (field, value) => {
  const enquiry = visitor();
  await expectAccepted(call('send-contact-email', { ...enquiry, [field]: value }));
  const { toTeam, toVisitor } = await delivered(enquiry.email);
  expect(toTeam.subject).toBe(`Enquiry from ${enquiry.name}`);
  expect(toVisitor.text).toMatch(words.en.enquiry);
});

it('a bearer token that is none of Firebase is no obstacle (docs/product.md, section 7)', async () => {
  const enquiry = visitor();
  const response = await fetch(`${entrances.functions}/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer public-anonymous-key' },
    body: JSON.stringify({ data: enquiry }),
  });
  expect(response.status).toBe(200);
  await delivered(enquiry.email);
});

const tag = (field: string) => `<img src=x alt="${field}">'&amp;`;

describe('what a visitor types stays text', () => {
  it.each([
    ['a line break and a header', 'Anna\r\nBcc: victim@example.net\r\nX-Evil: yes'],
    ['a line break as Unicode has it', 'Anna\u2028Bcc: victim@example.net'],
    ['another address', 'Anna <victim@example.net>, <other@example.net>'],
    ['quotes and backslashes', 'A"n\\"na\\ <"victim@example.net">'],
    ['an encoded word', '=?utf-8?q?=0d=0aBcc:_victim@example.net?='],
    ['emoji', 'Zoë 👩‍👩‍👧 Ümit'],
    ['right to left', 'شهرزاد \u202e evil'],
    ['null characters', 'An\u0000na\u0007'],
    ['a hundred characters', 'ß'.repeat(100)],
    ['a lone surrogate', 'Anna \ud83d'],
  ])('in a name: %s', async (_case, name) => {
    const enquiry = visitor({ name });
    await expectAccepted(call('send-contact-email', enquiry));
    const { toTeam } = await delivered(enquiry.email);
    expect(toTeam.to).toEqual([team]);
    expect(toTeam.replyTo).toEqual([enquiry.email]);
    const headers = toTeam.headerLines.map(({ key }) => key);
    expect(headers).not.toContain('bcc');
    expect(headers).not.toContain('x-evil');
    expect(new Set(headers).size).toBe(headers.length);
  });

  it('and no mail ever went to whom a name pretended to be', async () => {
    await queueIsThrough();
    const recipients = (await listMails()).flatMap(({ to }) => to);
    expect(recipients.filter((address) => /example\.net/.test(address))).toEqual([]);
  });

  it('HTML in every field is shown, not obeyed', async () => {
    const enquiry = visitor({
      name: tag('name'),
      phone: '<b>030 1234</b>',
      message: `</p></td><script>alert(1)</script>${tag('message')}`,
    });
    await expectAccepted(call('send-contact-email', enquiry));
    const { toTeam } = await delivered(enquiry.email);
    expect(toTeam.html).not.toMatch(/<(img|b|script)\b/);
    for (const field of ['name', 'message']) {
      expect(toTeam.html).toContain(`&lt;img src=x alt=&quot;${field}&quot;&gt;&#x27;&amp;amp;`);
    }
    expect(toTeam.html).toContain('&lt;b&gt;030 1234&lt;/b&gt;');
    expect(toTeam.text).toContain(enquiry.message);
  });

  it('a message of two thousand characters arrives whole', async () => {
    const message = 'ä€😀 \n.\n'.repeat(250).slice(0, 1999).trim();
    const enquiry = visitor({ message });
    await expectAccepted(call('send-contact-email', enquiry));
    const { toTeam } = await delivered(enquiry.email);
    expect(toTeam.text).toContain(message);
  });
});

it('nothing a visitor sent stands in a log', async () => {
  expect(await personalLogLines()).toEqual([]);
});
