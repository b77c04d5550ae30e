import { brand } from '@elevate/brand';
import type { EnquiryPayload, Mark } from '@elevate/enquiry';
import { type Locale, locales } from '@elevate/languages';
import { describe, expect, it } from 'vitest';
import { brief, enquiry as example, examples, receivedAt, reference } from './examples.ts';
import {
  renderEnquiryAcknowledgement,
  renderEnquiryForTeam,
  renderSubscriptionConfirmation,
  renderSubscriptionForTeam,
  renderSubscriptionWelcome,
  renderUnconfirmedForTeam,
  renderUnsubscribeForTeam,
} from './index.ts';

const enquiry: EnquiryPayload = {
  ...example,
  message: 'Two of us.\n\nIn November & without long drives.',
  about: 'rajasthan-tour',
};
const reader = { locale: 'en', timeZone: 'Europe/Berlin' } as const;
const facts = { reference, marks: [], receivedAt, ...reader };
const forTeam = (change: Partial<EnquiryPayload> = {}, other: object = {}) =>
  renderEnquiryForTeam({ ...facts, enquiry: { ...enquiry, ...change }, ...other });

describe('an enquiry, for the team', () => {
  it('shows everything the visitor sent, in both parts: who, what, when, how to answer', async () => {
    const { html, text } = await forTeam({ brief });
    for (const part of [html.slice(html.indexOf('<h1') - 200), text]) {
      const found = [
        reference,
        'Anna Vogt',
        'Rajasthan tour',
        'March 2027 · 14–21 nights',
        'Travellers',
        '€2,500 to €4,000 a person',
        'By phone · Morning · Europe/London',
        '+49 (0)30 901820',
        'German',
        'Sun, 15 February 2026 at 07:00 CET',
        'Two of us.',
        'Your reply to this email goes to',
        'Sat, 14 February 2026 at 07:00 CET',
      ].map((words) => part.indexOf(words));
      expect(found).not.toContain(-1);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
      expect(part).toContain(enquiry.email);
      expect(part.replaceAll(/\n +/g, ' ')).toContain(
        'version 2026-01-31, received Sat, 14 February 2026 at 07:00 CET',
      );
    }
    expect(html).toContain('<div dir="ltr">In November &amp; without long drives.</div>');
    expect(text).toContain('\n> Two of us.\n>\n> In November & without long drives.\n');
  });

  it('has a subject, a Reply-To and links to reply or call back', async () => {
    const { subject, replyTo, html } = await forTeam();
    expect(subject).toBe('EYJ-4K7Q3M · Rajasthan tour · de');
    expect(replyTo).toEqual({ name: 'Anna Vogt', address: 'anna@example.org' });
    expect(html).toContain('href="tel:+4930901820"');
    expect(html).toContain('href="mailto:anna@example.org"');
  });

  it.each<[Partial<EnquiryPayload>, string]>([
    [{ brief }, 'EYJ-4K7Q3M · Rajasthan tour · Mar 2027 · 14–21 nights · 2 · de'],
    [{ brief: { nights: '8-13' } }, 'EYJ-4K7Q3M · Rajasthan tour · 8–13 nights · de'],
    [
      { brief: { month: 'open', budget: 'unknown' } },
      'EYJ-4K7Q3M · Rajasthan tour · Flexible · de',
    ],
    // Cut before the language.
    [
      { about: ['himalayan-wellness', 'ayurveda'], brief: { ...brief, nights: 'over-21' } },
      'EYJ-4K7Q3M · Himalayan Wellness Retreat +1 · Mar 2027 · de',
    ],
  ])('has the brief in its subject (%j)', async (change, subject) => {
    expect((await forTeam(change)).subject).toBe(subject);
  });

  it('has buttons that start a reply, and their texts to copy', async () => {
    const { html, text } = await forTeam({ brief: { nights: '8-13' } });
    for (const label of ['Ask what is missing', 'Send a shortlist', 'Propose a call']) {
      expect(html).toMatch(
        new RegExp(`href="mailto:anna@example.org\\?subject=Re%3A%20EYJ-[^"]+"[^>]*>.*${label}`),
      );
      expect(text).toContain(`\nText to copy: ${label}\n\n    Guten Tag Anna Vogt,\n`);
    }
    expect(html).toContain('Start a reply in German');
    expect(text).not.toContain('mailto:');
  });

  it('has the present name of a city', async () => {
    const { text } = await forTeam({ brief: { reply: 'phone', timeZone: 'Asia/Calcutta' } });
    expect(text).toContain('By phone · Asia/Kolkata');
  });

  it('says what to do with health details, unless there is a consent of their own', async () => {
    const note = 'Ask for it before you use it, or delete it.';
    const given = await forTeam({ healthConsentVersion: '2026-11-23' });
    const absent = await forTeam();
    for (const kind of ['html', 'text'] as const) {
      expect(given[kind]).toContain('version 2026-11-23, received');
      expect(given[kind]).not.toContain(note);
      expect(absent[kind].replaceAll('\n', ' ')).toContain(note);
    }
  });

  it('about several journeys links to each, and its subject counts them', async () => {
    const about = ['ayurveda', 'himalayan-wellness'] as const;
    const { subject, html, text, factsOnly } = await forTeam({ about }, { locale: 'de' });
    expect(subject).toBe('EYJ-4K7Q3M · Ayurveda +1 · de');
    const links = [
      ['Ayurveda', `${brand.origin}/de/ayurveda`],
      // It has no page.
      ['Wellness-Retreat am Fuß des Himalaya', `${brand.origin}/de/retreats#himalayan-wellness`],
    ];
    for (const [title, href] of links) {
      expect(html).toMatch(new RegExp(`href="${href}"[^>]*>${title}</a>`));
      for (const part of [text, factsOnly]) expect(part).toContain(`\n${title}:\n${href}\n`);
    }
  });

  it('leaves out what was not sent', async () => {
    const { subject, html, text } = await renderEnquiryForTeam({
      ...facts,
      enquiry: { name: 'Anna', email: 'anna@example.org', message: 'Hello' },
    });
    expect(subject).toBe('EYJ-4K7Q3M · Enquiry');
    for (const part of [html, text]) {
      for (const label of ['Phone', 'Travellers', 'Language', 'Consent', 'spam', 'undefined']) {
        expect(part).not.toContain(label);
      }
    }
  });

  it("is in the team's language and time zone", async () => {
    const { subject, html, text } = await forTeam({}, { locale: 'de', timeZone: 'Asia/Kolkata' });
    expect(subject).toBe('EYJ-4K7Q3M · Rundreise Rajasthan · de');
    expect(html).toContain('<html dir="ltr" lang="de">');
    for (const part of [html, text]) {
      expect(part).toContain('Eingegangen');
      expect(part).toContain('Sa., 14. Februar 2026 um 11:30 GMT+5:30');
      const [words = ''] = part.split('Enquiry-Format');
      expect(words).not.toMatch(/Received|Message|Reply/);
    }
  });

  it.each<[marks: Mark[], said: string[], notSaid: string[]]>([
    [['trap'], ['hidden field'], ['two seconds']],
    [['fast'], ['two seconds'], ['hidden field']],
    [['flood'], ['more forms than'], ['hidden field', 'two seconds']],
    [['trap', 'fast', 'flood'], ['hidden field', 'two seconds', 'more forms than'], []],
  ])('marked %j starts with a warning', async (marks, said, notSaid) => {
    const { subject, html, text } = await forTeam({}, { marks });
    expect(subject).toBe('Spam? EYJ-4K7Q3M · Rajasthan tour · de');
    expect(text).toMatch(/^\*\*\* This may be spam\./);
    expect(html.indexOf('This may be spam.')).toBeLessThan(html.indexOf('<h1'));
    for (const part of [html, text.replaceAll('\n', ' ')]) {
      for (const words of [...said, 'did not get an acknowledgement'])
        expect(part).toContain(words);
      for (const words of notSaid) expect(part).not.toContain(words);
    }
  });

  it("breaks no line within 'E-Mail', except in what the visitor typed", async () => {
    const { html } = await forTeam({ message: 'Per E-Mail, bitte' }, { locale: 'de' });
    expect(html).toContain('Per E-Mail, bitte');
    expect(html).toContain('E\u2011Mail');
    // The texts to copy are as they are sent.
    expect(html.replaceAll(/Per E-Mail, bitte|diese(?: |%20)E-Mail/g, '')).not.toContain('E-Mail');
  });

  it('escapes HTML in every field', async () => {
    const tag = '<img src=x onerror=alert(1)>"\'&amp;';
    const { html, text } = await forTeam({ name: tag, phone: '<b>1</b>', message: tag });
    expect(html).not.toMatch(/<(img|b)\b/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;amp;');
    expect(html).toContain('&lt;b&gt;1&lt;/b&gt;');
    expect(text).toContain(tag);
  });

  it('lets no line of a message look like one of ours in the text part', async () => {
    const { text } = await forTeam({
      message: `Hello\n────────\n━━━━━━━━\n\nEmail: bank@example.org\r\n-- \rYour bank\u2028*** spam ***`,
    });
    const { text: ours } = await forTeam({ message: 'Hello' });
    const isOurs = new Set(ours.split('\n'));
    expect(text.split('\n').filter((line) => !isOurs.has(line))).toEqual([
      '> ────────',
      '> ━━━━━━━━',
      '>',
      '> Email: bank@example.org',
      '> -- ',
      '> Your bank',
      '> *** spam ***',
    ]);
    expect(ours.split('\n').filter((line) => line.startsWith('>'))).toEqual(['> Hello']);
  });

  it.each([
    ['Anna\r\nBcc: x@example.org', 'Anna Bcc: x@example.org'],
    ['\u202eangoV annA\u2066', 'angoV annA'],
    ['Vogt, Anna "Nan" <x@example.org>', 'Vogt, Anna "Nan" <x@example.org>'],
    ['{name} ${x} %s $&', '{name} ${x} %s $&'],
  ])('makes one safe line of the name %j', async (name, line) => {
    const { replyTo, text } = await forTeam({ name });
    expect(replyTo.name).toBe(line);
    expect(text).toContain(`${reference}: ${line}\n`);
    expect(text).toContain(`\nName: ${line}\n`);
  });

  it('isolates right-to-left text', async () => {
    const { replyTo, html } = await forTeam({
      name: 'شهرزاد',
      message: 'שלום 2026\nand in English',
    });
    expect(replyTo.name).toBe('شهرزاد');
    expect(html).toMatch(/<h1 [^>]*dir="rtl"/);
    expect(html).toContain('<div dir="rtl">שלום 2026</div><div dir="ltr">and in English</div>');
  });

  it('has the name and the beginning of the message as its preview, in whole graphemes', async () => {
    const { html } = await forTeam({ message: '👩‍👩‍👧'.repeat(30) });
    expect(html).toContain(`>Anna Vogt: ${'👩‍👩‍👧'.repeat(13)}…<`);
  });
});

it('a subscription tells the team the address, and proves that it was confirmed', async () => {
  const mail = await renderSubscriptionForTeam({
    subscription: { email: 'anna@example.org', locale: 'de' },
    requestedAt: receivedAt,
    confirmedAt: receivedAt + 90 * 60 * 1000,
    ...reader,
  });
  expect(mail.subject).toBe('Newsletter, new: anna@example.org (de)');
  expect(mail.replyTo).toEqual({ name: '', address: 'anna@example.org' });
  expect(mail.html).toContain('anna@example.org');
  expect(mail.text).toContain(
    [
      'Email: anna@example.org',
      'Language: German',
      'Requested in the newsletter form at www.example.com:\nSat, 14 February 2026 at 07:00 CET',
      'Confirmed with the button on our confirmation page:\nSat, 14 February 2026 at 08:30 CET',
    ].join('\n'),
  );
});

it('an unconfirmed subscription must not go on the list, and says why it may be spam', async () => {
  const subscription = { email: 'anna@example.org', locale: 'de' } as const;
  const facts = { subscription, requestedAt: receivedAt, ...reader };
  const { subject, text, replyTo } = await renderUnconfirmedForTeam({ ...facts, marks: ['trap'] });
  expect(subject).toBe('Spam? Newsletter, unconfirmed: anna@example.org (de)');
  expect(text).toContain('it must not go on the list');
  expect(text).toContain('A hidden field');
  expect(text).not.toContain('two seconds');
  expect(replyTo).toEqual({ name: '', address: 'anna@example.org' });
  const unmarked = await renderUnconfirmedForTeam({ ...facts, marks: [] });
  expect(unmarked.subject).toBe('Newsletter, unconfirmed: anna@example.org (de)');
  expect(unmarked.text).not.toContain('spam');
});

it('a request to unsubscribe says to the team which address to remove', async () => {
  const { email } = enquiry;
  const request = { receivedAt, ...reader };
  const mail = await renderUnsubscribeForTeam({
    ...request,
    subscription: { email, locale: 'de' },
  });
  expect(mail.subject).toBe('Newsletter, unsubscribe: anna@example.org (de)');
  expect(mail.replyTo.address).toBe('anna@example.org');
  expect(mail.text).toContain(
    'Email: anna@example.org\nLanguage: German\nReceived: Sat, 14 February 2026 at 07:00 CET',
  );
  const inNoLanguage = await renderUnsubscribeForTeam({ ...request, subscription: { email } });
  expect(inNoLanguage.subject).toBe('Newsletter, unsubscribe: anna@example.org');
  expect(inNoLanguage.text).not.toContain('Language');
});

describe('a mail that the server refuses', () => {
  it('has its facts in plain words, without the message', async () => {
    const { factsOnly } = await forTeam({}, { locale: 'de', marks: ['trap'] });
    expect(factsOnly).toMatch(/^\*\*\* Das ist vielleicht Spam\./);
    for (const fact of ['Anna Vogt', 'Rundreise Rajasthan', '+49 (0)30 901820', enquiry.email]) {
      expect(factsOnly).toContain(fact);
    }
    expect(factsOnly.replaceAll('\n', ' ')).toContain('Die ganze E-Mail hängt als Textdatei an.');
    expect(factsOnly).not.toContain('Two of us.');
  });

  it.each([
    ['heldEnquiry', 'en', 'Enquiry refused by our mail server', /Reply promised by/],
    ['heldEnquiry', 'de', 'Anfrage, die unser Mailserver nicht annimmt', /Antwort zugesagt/],
    [
      'heldNewsletter',
      'en',
      'Spam? Newsletter request refused by our mail server',
      /until Sun, 15 March 2026 at 07:00 CET/,
    ],
  ] as const)(
    'has a notice that says whom to ask: %s, %s',
    async (name, locale, subject, words) => {
      const mail = await examples[name](locale);
      expect(mail.subject).toBe(subject);
      for (const part of [mail.html, mail.text.replaceAll('\n', ' ')]) {
        expect(part).toMatch(words);
        expect(part).toContain(`${'f0'.repeat(32)}-held`);
        expect(part.includes(reference)).toBe(name === 'heldEnquiry');
        expect(part).toMatch(/the person who looks after|die Person, die die Website betreut/);
      }
    },
  );
});

const confirmHref = `${brand.origin}/newsletter/confirm#token`;
const unsubscribeHref = `${brand.origin}/newsletter/unsubscribe#token`;

const toVisitors = {
  acknowledgement: (locale: Locale) => renderEnquiryAcknowledgement({ locale }),
  confirmation: (locale: Locale) =>
    renderSubscriptionConfirmation({ locale, href: confirmHref, validDays: 7 }),
  welcome: (locale: Locale) => renderSubscriptionWelcome({ locale, unsubscribeHref }),
};

describe.each([
  ['acknowledgement', /within 24\shours/, /innerhalb von 24\sStunden/],
  ['confirmation', /works for 7 days/, /gilt 7 Tage/],
  ['welcome', /Once a month/, /Einmal im Monat/],
] as const)('the %s', (name, english, german) => {
  const render = toVisitors[name];

  it("is in the visitor's language, wholly", async () => {
    const en = await render('en');
    const de = await render('de');
    for (const part of [en.html, en.text.replaceAll('\n', ' ')]) expect(part).toMatch(english);
    for (const part of [de.html, de.text.replaceAll('\n', ' ')]) {
      expect(part).toMatch(german);
      const words = part.replace(brand.provider.representative, '');
      expect(words).not.toMatch(/\b(the|you|your|from)\b/);
    }
    expect(de.subject).not.toBe(en.subject);
    expect(de.html).toContain('lang="de"');
    expect(de.html).not.toContain('lang="en"');
  });

  it('names the sender', async () => {
    const { html, text } = await render('de');
    const words = text.replaceAll('\n', ' ');
    const { editor: _editor, disputeResolution: _resolution, ...sender } = brand.provider;
    for (const detail of Object.values({ ...sender, country: sender.country.de })) {
      expect(html).toContain(detail);
      expect(words).toContain(detail);
    }
  });
});

it('the acknowledgement repeats the reference and the brief', async () => {
  const { subject, html, text } = await renderEnquiryAcknowledgement({
    locale: 'de',
    reference,
    brief,
  });
  expect(subject).toBe('EYJ-4K7Q3M · Ihre Anfrage ist angekommen');
  for (const part of [html, text]) {
    for (const answer of [
      reference,
      'März 2027 · 14–21 Nächte',
      '2.500 € bis 4.000 € pro Person',
      'Per Telefon · Vormittags · Europe/London',
    ]) {
      expect(part.replaceAll(/\s/g, ' ')).toContain(answer);
    }
  }
});

it('the acknowledgement links to the journeys of the enquiry', async () => {
  const about = ['rajasthan-tour', 'ayurveda'] as const;
  const { html, text } = await renderEnquiryAcknowledgement({ locale: 'de', about });
  expect(html).toContain(`href="${brand.origin}/de/rajasthan-tour"`);
  expect(text).toContain(
    `Es geht um\nRundreise Rajasthan:\n${brand.origin}/de/rajasthan-tour\nAyurveda:\n`,
  );
});

it('the confirmation links to our page, and says for how long', async () => {
  const { html, text } = await toVisitors.confirmation('en');
  expect(html).toContain(`href="${confirmHref}"`);
  expect(text).toContain(`Open confirmation page:\n${confirmHref}\n`);
  const forADay = { locale: 'de', href: confirmHref, validDays: 1 } as const;
  expect((await renderSubscriptionConfirmation(forADay)).html).toContain('gilt 1 Tag.');
});

it('the welcome says how to unsubscribe', async () => {
  const { html, text } = await toVisitors.welcome('de');
  expect(html).toContain(`href="${unsubscribeHref}"`);
  expect(text).toContain(`Abmelden:\n${unsubscribeHref}\n`);
  expect(html).toContain(`href="${brand.origin}/de/blog"`);
});

it.each(Object.entries(examples))(
  '%s has one safe line as its subject, and wraps our text',
  async (_name, render) => {
    for (const locale of locales) {
      const { subject, text } = await render(locale);
      expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066\u2067]+$/u);
      expect(subject.isWellFormed()).toBe(true);
      // What was typed: the message, and the name in the title.
      const title = text.split('\n').find((line) => line.includes(reference));
      const [words = ''] = text.split('\nEnquiry-Format: ');
      const ours = words.split('\n').filter((line) => !line.startsWith('>') && line !== title);
      // A value of a table that has no space may be longer.
      for (const line of ours.filter((words) => / /.test(words.replace(/ {2,}\S+$/, '')))) {
        expect(line.length).toBeLessThanOrEqual(72);
      }
      for (const line of ours.filter((words) => words.includes('https:'))) {
        expect(line).toMatch(/^ *https:\S+$/);
      }
    }
  },
);
