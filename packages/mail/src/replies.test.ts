import { brand } from '@elevate/brand';
import { type EnquiryPayload, type JourneyId, journeys, limits } from '@elevate/enquiry';
import { locales } from '@elevate/languages';
import { describe, expect, it } from 'vitest';
import { repliesTo } from './replies.ts';

const allJourneys = Object.keys(journeys) as JourneyId[];
const replies = (change: Partial<EnquiryPayload> = {}) =>
  repliesTo(
    { name: 'Anna Vogt', email: 'anna@example.org', message: 'Hello', ...change },
    { reference: 'EYJ-4K7Q3M', receivedAt: Date.UTC(2026, 1, 14), timeZone: 'Europe/Berlin' },
  );

/** What a mail program makes of a link. */
function opened(href: string | undefined) {
  const { pathname, searchParams } = new URL(href ?? '');
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body')?.replaceAll('\r\n', '\n'),
  };
}

it('open in the mail program with the visitor, the subject of their acknowledgement, and the text', () => {
  const { ask, list, call } = replies({ email: 'a+b&c@example.org' });
  for (const reply of [ask, list, call]) {
    expect(opened(reply.href)).toEqual({
      to: 'a+b&c@example.org',
      subject: 'Re: EYJ-4K7Q3M · We’ve received your enquiry',
      body: reply.text,
    });
    expect(reply.text).toMatch(/^Dear Anna Vogt,\n\nThank you for your enquiry \(EYJ-4K7Q3M\)/);
    expect(reply.text).not.toMatch(/[{}]|undefined/);
  }
});

it("are in the visitor's language", () => {
  const { ask, list, call } = replies({ locale: 'de' });
  for (const reply of [ask, list, call]) {
    expect(reply.text).toMatch(/^Guten Tag Anna Vogt,/);
    expect(opened(reply.href).subject).toBe('Re: EYJ-4K7Q3M · Ihre Anfrage ist angekommen');
  }
});

it.each([
  ['Anna Vogt', 'Dear Anna Vogt,'],
  [
    'Anna-Katharina von der Weiden Freifrau zu Hohenstein',
    'Dear Anna-Katharina von der Weiden Freifrau,',
  ],
  [`${'A'.repeat(40)} Vogt`, `Dear ${'A'.repeat(40)},`],
  ['A'.repeat(41), 'Hello,'],
  ['Anna {reference}', 'Dear Anna {reference},'],
  ['anna@example.org', 'Hello,'],
  ['<b>Anna</b>', 'Hello,'],
  ['See https://example.org', 'Hello,'],
])('greet %j with %j', (name, greeting) => {
  for (const { text } of Object.values(replies({ name })))
    expect(text.split('\n')[0]).toBe(greeting);
});

it("greet without a name in the visitor's language too", () => {
  expect(replies({ name: 'a@b.de', locale: 'de' }).ask.text).toMatch(/^Guten Tag,\n/);
});

const phone = '+49 30 901820';
const asked = (change: Partial<EnquiryPayload>) =>
  [...replies(change).ask.text.matchAll(/^\d\. (.*)$/gm)].map(([, text]) => text);

it("end with the brand's name", () => {
  for (const { text } of Object.values(replies())) {
    expect(text.endsWith(`\n\nBest wishes\n${brand.name}`)).toBe(true);
  }
});

describe('the questions', () => {
  const brief = { month: 'open', nights: '8-13', travellers: '2', budget: 'unknown' } as const;
  const about = 'ayurveda';

  it('are about what is empty', () => {
    expect(asked({})).toHaveLength(5);
    expect(asked({ about })).toEqual([
      'When would you like to travel?',
      'How many nights do you have?',
      'How many of you are travelling?',
      'Roughly what would you like to spend a person, without flights?',
    ]);
    const { nights: _nights, ...others } = brief;
    expect(asked({ about, brief: others })).toEqual(['How many nights do you have?']);
    expect(asked({ about, brief: { ...brief, reply: 'phone' } })).toEqual([
      'On which number may we call you?',
      'When is a good time to call you?',
    ]);
    expect(asked({ about, phone, brief: { ...brief, reply: 'phone' } })).toEqual([
      'When is a good time to call you?',
    ]);
  });

  it('ask for a number if the phone field holds none', () => {
    const isCall = { ...brief, reply: 'phone', dayPart: 'morning' } as const;
    expect(asked({ about, phone: 'after 5', brief: isCall })).toEqual([
      'On which number may we call you?',
    ]);
  });

  it('are a placeholder if nothing is missing', () => {
    expect(replies({ about, brief }).ask.text).toContain('\n\n[Your question]\n\n');
    expect(replies({ about, brief, locale: 'de' }).ask.text).toContain('\n\n[Ihre Frage]\n\n');
  });
});

describe('the shortlist', () => {
  it('has the name and the page of what was saved, with room for the rest', () => {
    expect(replies({ about: ['ayurveda', 'himalayan-wellness'] }).list.text).toContain(
      'Ayurveda\nhttps://www.example.com/ayurveda\nFor: […]\nAgainst: […]\nPrice: […]\n\nHimalayan Wellness Retreat\n',
    );
  });

  it('has sentences of its own for one journey', () => {
    const one = replies({ about: 'ayurveda' }).list.text;
    expect(one).toContain(' Here is our suggestion for you:\n\nAyurveda\n');
    expect(one).toContain('\n\nDoes this come close to what you have in mind? Tell us, and');
    const two = replies({ about: ['ayurveda', 'himalayan-wellness'] }).list.text;
    expect(two).toContain(' Here is our shortlist for you:\n\nAyurveda\n');
    expect(two).toContain('\n\nWhich of these comes closest? Tell us, and');
  });

  it('has three places to fill in where nothing was saved', () => {
    expect(replies().list.text.match(/\[Journey\]\n\[Link\]\nFor:/g)).toHaveLength(3);
  });

  it('says how many it leaves out where the button has no room for all', () => {
    const { text, href } = replies({ about: allJourneys, locale: 'de' }).list;
    const items = /^Dafür spricht: \[…\]\nDagegen spricht: \[…\]\nPreis: \[…\]$/gm;
    expect(text.match(items)).toHaveLength(allJourneys.length);
    const { body = '' } = opened(href);
    const fitting = body.match(items)?.length ?? 0;
    expect(fitting).toBeGreaterThan(3);
    const left = allJourneys.length - fitting;
    expect(left).toBeGreaterThan(0);
    expect(body).toContain(`Sie haben sich noch ${left} weitere gemerkt.`);
  });
});

describe('the call', () => {
  it('has two times in both zones', () => {
    const { text } = replies({ brief: { reply: 'phone', timeZone: 'Asia/Kolkata' } }).call;
    expect(text).toContain(
      '1. Monday 16 February, 14:00 (Kolkata) = 09:30 (Berlin)\n2. Tuesday 17 February, 17:00 (Kolkata) = 12:30 (Berlin)\n',
    );
    expect(text).toContain('On which number may we call you?');
  });

  it("has times in the visitor's zone only where the team's clock is the same", () => {
    const { text } = replies({ brief: { reply: 'phone', timeZone: 'Europe/Paris' } }).call;
    expect(text).toContain(
      '1. Monday 16 February, 09:00 (Paris)\n2. Tuesday 17 February, 17:00 (Paris)\n',
    );
  });

  it('promises no call where the phone is no number', () => {
    const { text } = replies({ phone: 'after 5' }).call;
    expect(text).toContain('On which number may we call you?');
    expect(text).not.toContain('the number you gave us');
  });

  it('has places to fill in where no working hour suits', () => {
    const brief = { dayPart: 'evening', timeZone: 'America/New_York' } as const;
    const { text } = replies({ brief, phone, locale: 'de' }).call;
    expect(text).toContain('1. [Tag], [Uhrzeit] Uhr (New York) = [Uhrzeit] Uhr (Berlin)\n2. [Tag]');
    expect(text).toContain('unter der Nummer an, die Sie angegeben haben');
  });
});

it.each(locales)('are links of 1,600 characters at most, whatever was sent (%s)', (locale) => {
  const longest: Partial<EnquiryPayload> = {
    name: '王'.repeat(limits.name),
    email: `${'a&'.repeat(32)}@${'b.'.repeat(90)}example`,
    about: allJourneys,
    brief: { reply: 'phone', timeZone: 'America/Argentina/ComodRivadavia' },
    locale,
  };
  const { about: _about, ...withoutJourneys } = longest;
  for (const enquiry of [longest, withoutJourneys, { locale }, { about: allJourneys, locale }]) {
    const { ask, list, call } = replies(enquiry);
    for (const reply of [ask, list, call]) {
      expect(reply.href?.length).toBeLessThanOrEqual(1600);
    }
  }
});
