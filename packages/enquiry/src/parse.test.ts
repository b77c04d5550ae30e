import { describe, expect, it } from 'vitest';
import {
  budgetBands,
  emailIssue,
  journeys,
  limits,
  offeredMonths,
  parseEnquiry,
  parseSubscription,
} from './index.ts';
import { isIssueCode, issueText } from './issues.ts';

const good = { name: 'Anna Vogt', email: 'anna@example.org', phone: '', message: 'Hello' };

const now = Date.UTC(2026, 10, 22);
const read = (data: unknown) => parseEnquiry(data, { bounds: [1500, 4000], now });

/** The English words of every issue, in order. */
const words = (data: unknown) => read(data).issues?.map(({ code }) => issueText(code)) ?? [];

/** An address of many labels, of 195 to 257 characters. */
const emailOf = (length: number) =>
  `${`${'a'.repeat(60)}@${'b.'.repeat(65)}`.padEnd(length - 3, 'c')}.de`;

describe('the messages of docs/product.md, section 5', () => {
  it.each([
    ['an empty name', { name: '' }, 'Name is required'],
    ['an invisible name', { name: '\u3164\u202e \u200d\u0000\ufe0f' }, 'Name is required'],
    ['no name', { name: undefined }, 'Name is required'],
    ['an empty address', { email: '' }, 'Please enter a valid email address'],
    ['a wrong address', { email: 'anna@' }, 'Please enter a valid email address'],
    ['an empty message', { message: '' }, 'Message is required'],
    ['an invisible message', { message: '\ufeff\n\u2066\u200b' }, 'Message is required'],
  ])('%s', (_case, change, message) => {
    expect(words({ ...good, ...change })).toEqual([message]);
  });

  it.each([
    ['name', 'Name', 'n'.repeat(limits.name)],
    // Typed with combining marks, it is shorter in ASCII.
    ['email', 'Email', emailOf(limits.email - 40).replace('@', `@${'u\u0308'.repeat(20)}`)],
    ['phone', 'Phone number', '1'.repeat(limits.phone)],
    ['message', 'Message', 'm'.repeat(limits.message)],
  ] as const)('%s: its limit is accepted, one more refused', (field, label, text) => {
    expect(text).toHaveLength(limits[field]);
    expect(read({ ...good, [field]: text }).value).toMatchObject({
      [field]: text.normalize('NFC'),
    });
    expect(words({ ...good, [field]: `${text}e` })).toEqual([
      `${label} must be less than ${limits[field]} characters`,
    ]);
  });

  it('are in the order of the fields, one for each', () => {
    expect(words({ phone: '1'.repeat(limits.phone + 1), email: 'x' })).toEqual([
      'Name is required',
      'Please enter a valid email address',
      `Phone number must be less than ${limits.phone} characters`,
      'Message is required',
    ]);
  });
});

it.each([
  ['name-too-long', true],
  ['retreat-is-full', false],
  ['toString', false],
])('%s is an issue code: %s', (code, isCode) => {
  expect(isIssueCode(code)).toBe(isCode);
});

it('trims every field, and counts what is left', () => {
  const { value } = read({
    name: ` ${'n'.repeat(limits.name)}\n`,
    email: ' anna@example.org ',
    phone: ' 030 1234 ',
    message: '\n Hello \n\n there ',
  });
  expect(value).toEqual({
    name: 'n'.repeat(limits.name),
    email: 'anna@example.org',
    phone: '030 1234',
    message: 'Hello \n\n there',
  });
});

it.each([[null], [undefined], [[]], [[good]], [42], ['text'], [true], [() => good]])(
  'reads %j as an empty enquiry',
  (data: unknown) => {
    expect(words(data)[0]).toBe('Name is required');
    expect(parseSubscription(data).issues).toEqual([{ field: 'email', code: 'email-invalid' }]);
  },
);

describe('data beside the fields', () => {
  const submissionId = '6F9619FF-8B86-4011-B42D-00C04FC964FF';

  it('is kept if it is known', () => {
    const known = {
      locale: 'de',
      about: 'ayurveda',
      consentVersion: '2026-11-22',
      healthConsentVersion: '2026-11-23',
      trap: 'Acme',
      took: 1500,
    };
    expect(read({ ...good, ...known, submissionId }).value).toMatchObject({
      ...known,
      submissionId: submissionId.toLowerCase(),
    });
    const subscription = { email: good.email, locale: 'de', took: 0 };
    expect(parseSubscription({ ...subscription, submissionId }).value).toEqual({
      ...subscription,
      submissionId: submissionId.toLowerCase(),
    });
  });

  it.each([
    ['ayurveda', 'ayurveda'],
    [['ayurveda'], 'ayurveda'],
    [
      ['rajasthan-tour', 'ayurveda'],
      ['rajasthan-tour', 'ayurveda'],
    ],
    [
      ['ayurveda', 'moon', 'ayurveda', null, ['spa-wellness'], 'rajasthan-tour'],
      ['ayurveda', 'rajasthan-tour'],
    ],
    [[...Object.keys(journeys), ...Object.keys(journeys)], Object.keys(journeys)],
  ])('about %j is about %j', (about: unknown, journeysOfIt) => {
    expect(read({ ...good, about }).value).toEqual({ ...good, about: journeysOfIt });
  });

  it.each([
    [{ locale: 'xx' }],
    [{ locale: ['de'] }],
    [{ about: 'moon' }],
    [{ about: 'toString' }],
    [{ about: 7 }],
    [{ about: [] }],
    [{ about: ['moon', '__proto__', { length: 1 }] }],
    [{ about: { 0: 'ayurveda', length: 1 } }],
    [{ consentVersion: 'of today\n' }],
    [{ consentVersion: 20261122 }],
    [{ consentVersion: '2026-02-30' }],
    [{ consentVersion: '9999-12-31' }],
    [{ healthConsentVersion: true }],
    [{ submissionId: '1' }],
    [{ submissionId: {} }],
    [{ trap: '' }],
    [{ trap: 7 }],
    [{ trap: ['Acme'] }],
    [{ took: '1500' }],
    [{ took: -1 }],
    [{ took: 1.5 }],
    [{ took: Number.NaN }],
    [{ took: Number.POSITIVE_INFINITY }],
    [{ took: null }],
    [{ isAdmin: true }],
  ])('%j is dropped', (extra) => {
    expect(read({ ...good, ...extra }).value).toEqual(good);
  });
});

const isAccepted = (address: string) => emailIssue(address) === undefined;

describe('an email address', () => {
  it.each([
    'a@example.org',
    "o'neil+india@sub.example.co.uk",
    'x_y-z.1@example.museum',
    'someone@bücher.example',
    'a@xn--bcher-kva.example',
    'info@डेटामेल.भारत',
    'a@mu\u0308ller.de',
    'a@例え.テスト',
    `${'a'.repeat(64)}@example.org`,
    `a@${'b'.repeat(63)}.org`,
  ])('%s is accepted', (address) => {
    expect(isAccepted(address)).toBe(true);
  });

  it.each([
    'plain',
    '@example.org',
    'a@',
    'a@localhost',
    'a@example.o',
    'a@-example.org',
    'a@example-.org',
    'a@example..org',
    '.a@example.org',
    'a.@example.org',
    'a..b@example.org',
    'a b@example.org',
    'a@b@example.org',
    'a@[127.0.0.1]',
    '"a b"@example.org',
    'a@example.org, b@example.org',
    'a@example.org\nBcc: b@example.org',
    'a@example.org\r\n',
    '<a@example.org>',
    'Anna <a@example.org>',
    'a@127.0.0.1',
    'a@0x7f.1',
    'a@exam\ufe0fple.org',
    'a@\u3164.org',
    '=?utf-8?q?=0D=0ABcc=3A_evil?=@example.org',
  ])('%j is refused', (address) => {
    expect(isAccepted(address)).toBe(false);
  });

  it.each([
    ['65 octets before the @', `${'a'.repeat(65)}@example.org`],
    ['64 octets in a label', `a@${'b'.repeat(64)}.org`],
    ['a label that is longer in ASCII', `a@${'müller-'.repeat(8)}x.org`],
    ['255 octets', emailOf(255)],
    ['255 octets in ASCII', emailOf(253).replace('@', '@ü.')],
  ])('SMTP cannot take %s', (_case, address) => {
    expect(emailIssue(address)).toBe('email-invalid');
  });

  it('of 254 octets is accepted', () => {
    expect(emailOf(254)).toHaveLength(254);
    expect(isAccepted(emailOf(254))).toBe(true);
  });

  it('is composed (NFC)', () => {
    const email = 'a@mu\u0308ller.de';
    expect(read({ ...good, email }).value?.email).toBe('a@müller.de');
    expect(parseSubscription({ email }).value?.email).toBe('a@müller.de');
  });

  it('is validated in linear time', () => {
    for (const address of [
      `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`,
      `a@${'a'.repeat(100_000)}!`,
      `a@${'äöü'.repeat(30_000)}.de`,
    ]) {
      // Otherwise it takes longer than a test may.
      expect(isAccepted(address)).toBe(false);
    }
  });
});

describe('hostile shapes', () => {
  it.each<{ name: unknown }>([
    { name: { toString: 'x' } },
    { name: { toString: () => 'Anna' } },
    { name: [['Anna']] },
    { name: 5 },
  ])('a field that is no text is an issue: $name', ({ name }) => {
    expect(read({ ...good, name }).issues).toEqual([{ field: 'name', code: 'text-expected' }]);
  });

  it('keys with a meaning in JavaScript are ignored', () => {
    const data = JSON.parse(
      '{"constructor": "x", "__proto__": {"name": "y"}, "hasOwnProperty": 1}',
    ) as object;
    expect(read({ ...good, ...data }).issues).toBeUndefined();
  });
});

describe('the brief', () => {
  const whole = {
    month: '2027-03',
    nights: '14-21',
    travellers: '2',
    budget: '1500-4000',
    reply: 'phone',
    dayPart: 'evening',
    timeZone: 'Europe/Berlin',
  };

  it('is taken whole', () => {
    expect(read({ ...good, brief: whole }).value?.brief).toEqual(whole);
    const open = { month: 'open', budget: 'unknown' };
    expect(read({ ...good, brief: open }).value?.brief).toEqual(open);
  });

  it.each([
    ['another list of months', { month: '2026-13' }],
    ['a month long past', { month: '2026-09' }],
    ['a month too far ahead', { month: '2028-07' }],
    ['nights that are not offered', { nights: '12' }],
    ['a number', { travellers: 2 }],
    ['a band of other bounds', { budget: '1500-2500' }],
    ['a reply channel that is not offered', { reply: 'fax' }],
    ['a part of the day without a call', { reply: undefined, dayPart: 'evening' }],
    ['a time zone without a call', { reply: undefined, timeZone: 'Europe/Berlin' }],
    ['a time zone that is none', { reply: 'phone', timeZone: 'Moon/Sea' }],
    ['a line break in a time zone', { reply: 'phone', timeZone: 'Europe/Berlin\nBudget' }],
    ['a name of every object', { nights: 'constructor', budget: 'toString' }],
    ['no record', '2027-03'],
    ['nothing', null],
  ])('drops %s and keeps the enquiry', (_case, brief) => {
    const { value } = read({ ...good, brief });
    const reply = typeof brief === 'object' && brief && 'reply' in brief && brief.reply === 'phone';
    expect(value).toEqual({ ...good, ...(reply && { brief: { reply: 'phone' } }) });
  });

  it('takes the month before this one and the 19th ahead', () => {
    for (const month of ['2026-10', '2028-06']) {
      expect(read({ ...good, brief: { month } }).value?.brief).toEqual({ month });
    }
  });

  it('offers this month to the 18th ahead', () => {
    const months = offeredMonths(new Date(2026, 10, 30));
    expect([months.length, months[0], months[2], months.at(-1)]).toEqual([
      19,
      '2026-11',
      '2027-01',
      '2028-05',
    ]);
  });

  it('makes a band below, between and above the bounds', () => {
    expect(budgetBands([1500, 4000])).toEqual([
      { id: 'under-1500', to: 1500 },
      { id: '1500-4000', from: 1500, to: 4000 },
      { id: 'over-4000', from: 4000 },
    ]);
    expect(budgetBands([])).toEqual([]);
  });
});
