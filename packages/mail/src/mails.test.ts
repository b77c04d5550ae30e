import { brand } from '@elevate/brand';
import { type EnquiryPayload, journeys } from '@elevate/enquiry';
import { describe, expect, it } from 'vitest';
import {
  renderEnquiryAcknowledgement,
  renderEnquiryForTeam,
  renderSubscriptionForTeam,
  renderSubscriptionWelcome,
} from './index.ts';
import { mailUri, phoneUri, typedLine, typedLines } from './typedText.ts';

const enquiry: EnquiryPayload = {
  name: 'Anna Vogt',
  email: 'anna@example.org',
  phone: '+49 (0)30 901820',
  message: 'Two of us.\n\nIn November & without long drives.',
  about: 'rajasthan-tour',
  locale: 'de',
};
const receivedAt = Date.UTC(2026, 10, 21, 9, 43);
const reader = { locale: 'en', timeZone: 'Europe/Berlin' } as const;
const forTeam = (change: Partial<EnquiryPayload> = {}, team: object = {}) =>
  renderEnquiryForTeam({ enquiry: { ...enquiry, ...change }, receivedAt, ...reader, ...team });

describe('an enquiry, for the team', () => {
  it('says everything the visitor sent, in both parts', async () => {
    const { html, text } = await forTeam();
    for (const part of [html, text]) {
      expect(part).toContain(enquiry.name);
      expect(part).toContain(enquiry.email);
      expect(part).toContain(enquiry.phone);
      expect(part).toContain(journeys['rajasthan-tour'].en);
      expect(part).toContain('German');
      expect(part).toContain('Saturday 21 November');
      expect(part).toContain('10:43');
      expect(part).toContain('Two of us.');
    }
    expect(text).toContain(enquiry.message);
    expect(html).toContain('Two of us.<br/><br/>In November &amp; without long drives.');
  });

  it('names the day by which an answer is promised', async () => {
    expect((await forTeam()).text).toMatch(/by Sunday 22 November.*10:43/);
  });

  it('can be scanned, answered and called back', async () => {
    const { subject, replyTo, html } = await forTeam();
    expect(subject).toBe('Enquiry: Rajasthan tour, Anna Vogt (de)');
    expect(replyTo).toEqual({ name: 'Anna Vogt', address: 'anna@example.org' });
    expect(html).toContain('href="tel:+4930901820"');
    expect(html).toContain('href="mailto:anna@example.org"');
  });

  it('leaves out what was not sent', async () => {
    const { subject, html, text } = await renderEnquiryForTeam({
      enquiry: { name: 'Anna', email: 'anna@example.org', message: 'Hello' },
      receivedAt,
      ...reader,
    });
    expect(subject).toBe('Enquiry: Anna');
    for (const part of [html, text]) {
      for (const label of ['Phone', 'About', 'Language', 'undefined']) {
        expect(part).not.toContain(label);
      }
    }
  });

  it("is in the team's language", async () => {
    const { subject, html, text } = await forTeam({}, { locale: 'de' });
    expect(subject).toBe('Anfrage: Rundreise Rajasthan, Anna Vogt (de)');
    expect(html).toContain('<html dir="ltr" lang="de">');
    for (const part of [html, text]) {
      expect(part).toContain('Eingegangen');
      expect(part).toContain('Samstag, 21. November');
      expect(part).not.toMatch(/Received|Message|Reply/);
    }
  });

  it('escapes HTML in every field', async () => {
    const tag = '<img src=x onerror=alert(1)>"\'&amp;';
    const { html, text } = await forTeam({ name: tag, phone: '<b>1</b>', message: tag });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;amp;');
    expect(html).toContain('&lt;b&gt;1&lt;/b&gt;');
    expect(text).toContain(tag);
  });

  it.each([
    ['Anna\r\nBcc: x@example.org', 'Anna Bcc: x@example.org'],
    ['Anna\u2028\u0000Vogt', 'Anna Vogt'],
    ['\u202eangoV annA\u2066', 'angoV annA'],
    ['Vogt, Anna "Nan" <x@example.org>', 'Vogt, Anna "Nan" <x@example.org>'],
    ['Zoë 👩‍👩‍👧 Ümit', 'Zoë 👩‍👩‍👧 Ümit'],
    ['شهرزاد', 'شهرزاد'],
    ['{name} ${x} %s', '{name} ${x} %s'],
  ])('makes one safe line of the name %j', async (name, line) => {
    const { subject, replyTo, text } = await forTeam({ name });
    expect(subject).toBe(`Enquiry: Rajasthan tour, ${line} (de)`);
    expect(replyTo.name).toBe(line);
    expect(text).toContain(`Name: ${line}\n`);
  });
});

describe('a subscription, for the team', () => {
  it('holds the address, and is answered to it', async () => {
    const mail = await renderSubscriptionForTeam({
      subscription: { email: 'anna@example.org', locale: 'de' },
      receivedAt,
      ...reader,
    });
    expect(mail.subject).toBe('New subscriber: anna@example.org (de)');
    expect(mail.replyTo).toEqual({ name: '', address: 'anna@example.org' });
    expect(mail.html).toContain('anna@example.org');
    expect(mail.text).toContain('Email: anna@example.org\nLanguage: German');
  });
});

describe.each([
  ['an acknowledgement', renderEnquiryAcknowledgement, /24 hours/, /24 Stunden/],
  ['a welcome', renderSubscriptionWelcome, /Once a month/, /Einmal im Monat/],
])('%s', (_mail, render, english, german) => {
  it("is in the visitor's language, wholly", async () => {
    const en = await render({ locale: 'en' });
    const de = await render({ locale: 'de' });
    for (const part of [en.html, en.text]) expect(part).toMatch(english);
    for (const part of [de.html, de.text]) {
      expect(part).toMatch(german);
      expect(part).not.toMatch(/\b(the|you|your|and|from)\b/);
    }
    expect(de.subject).not.toBe(en.subject);
    expect(de.html).toContain('lang="de"');
    expect(de.html).not.toContain('lang="en"');
  });

  it('is the same for everybody, and loads nothing', async () => {
    const mail = await render({ locale: 'en' });
    expect(await render({ locale: 'en' })).toEqual(mail);
    expect(mail.text).toContain(brand.name);
    expect(mail.html).not.toMatch(/<img|<link|@import|@font-face|src=/);
  });
});

it('two mails in two languages can be rendered at the same time', async () => {
  const mails = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      renderEnquiryAcknowledgement({ locale: index % 2 ? 'de' : 'en' }),
    ),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
});

describe('what a visitor typed', () => {
  it('keeps its line breaks, of whatever kind, and loses control characters only', () => {
    expect(typedLines('a\r\nb\rc\u2028d\u0085e\u0000\u001b[1m\tf')).toBe('a\nb\nc\nd\ne[1m\tf');
    expect(typedLine('  a \t b\n\nc  ')).toBe('a b c');
  });

  it.each([
    ['+49 (0)30 901820', 'tel:+4930901820'],
    ['030/90 18-20', 'tel:030901820'],
    ['0044 20 7946 0000', 'tel:00442079460000'],
    ['call at 5', undefined],
    ['javascript:1', undefined],
  ])('%j is the number %s', (phone, uri) => {
    expect(phoneUri(phone)).toBe(uri);
  });

  it('cannot add a header to a mailto: address', () => {
    expect(mailUri("a?bcc=x&b%0d=o'n@example.org")).toBe(
      "mailto:a%3Fbcc%3Dx%26b%250d%3Do'n@example.org",
    );
  });
});
