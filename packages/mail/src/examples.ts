import { brand } from '@elevate/brand';
import {
  type Brief,
  type EnquiryPayload,
  type JourneyId,
  journeys,
  limits,
  type Mark,
} from '@elevate/enquiry';
import { type Locale } from '@elevate/languages';
import {
  type RenderedMail,
  renderEnquiryAcknowledgement,
  renderEnquiryForTeam,
  renderHeldForTeam,
  renderSubscriptionConfirmation,
  renderSubscriptionForTeam,
  renderSubscriptionWelcome,
  renderUnconfirmedForTeam,
  renderUndeliverableForTeam,
  renderUnsubscribeForTeam,
  type UndeliverableMail,
} from './index.ts';

const timeZone = 'Europe/Berlin';
export const receivedAt = Date.UTC(2026, 1, 14, 6, 0, 12, 345);
const email = 'anna@example.org';

/** As long as a real token. */
const token = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..'.padEnd(380, 'Zx4q-9_T');

export const enquiry: EnquiryPayload = {
  name: 'Anna Vogt',
  email,
  phone: '+49 (0)30 901820',
  message:
    'Wir sind zu zweit, und es ist unsere erste Reise nach Indien.\n\nZehn Tage im Februar wären schön: eine ruhige Woche Yoga am Ganges, danach mit dem Zug nach Varanasi. Bitte keine langen Autofahrten.',
  about: 'varanasi-tour',
  locale: 'de',
  consentVersion: '2026-01-31',
};

export const reference = 'EYJ-4K7Q3M';

export const brief: Brief = {
  month: '2027-03',
  nights: '14-21',
  travellers: '2',
  budget: '2500-4000',
  reply: 'phone',
  dayPart: 'morning',
  timeZone: 'Europe/London',
};

const allJourneys = Object.keys(journeys) as JourneyId[];

export const enquiryMail =
  (sent: EnquiryPayload, marks: readonly Mark[] = []) =>
  (locale: Locale) =>
    renderEnquiryForTeam({ enquiry: sent, reference, marks, receivedAt, locale, timeZone });

const heldMail = (kind: 'enquiry' | 'newsletter', marks: readonly Mark[]) => (locale: Locale) =>
  renderHeldForTeam({
    kind,
    ...(kind === 'enquiry' && { reference }),
    heldTask: `${'f0'.repeat(32)}-held`,
    heldQueue: 'mail-deliver',
    receivedAt,
    heldUntil: receivedAt + 29 * 24 * 60 * 60 * 1000,
    marks,
    locale,
    timeZone,
  });

const undeliverableMail = (undeliverable: UndeliverableMail) => (locale: Locale) =>
  renderUndeliverableForTeam({
    undeliverable,
    ...(undeliverable === 'enquiry-acknowledgement' && { reference }),
    email,
    visitorLocale: 'de',
    receivedAt,
    locale,
    timeZone,
  });

/** Repeats words up to a length. */
const filled = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

/** Every mail, with input of every kind, for the stories and the tests. */
export const examples = {
  enquiry: enquiryMail(enquiry),
  /** With every mark. */
  markedEnquiry: enquiryMail(enquiry, ['trap', 'fast', 'flood']),
  /** About several journeys. */
  enquiryAboutSeveral: enquiryMail({
    ...enquiry,
    about: ['ayurveda', 'himalayan-wellness', 'varanasi-tour'],
  }),
  /** With every answer of the brief, and both consents. */
  enquiryWithBrief: enquiryMail({
    ...enquiry,
    about: 'ayurveda',
    brief,
    healthConsentVersion: '2026-01-31',
  }),
  /** As long as a brief and its journeys can be. */
  enquiryAboutAll: enquiryMail({
    ...enquiry,
    about: allJourneys,
    brief: { ...brief, nights: 'over-21', travellers: 'over-4', timeZone: 'America/New_York' },
  }),
  /** Only what is required. */
  shortEnquiry: enquiryMail({ name: 'A', email: 'a@b.de', message: '?' }),
  /** Every field at its limit, with long words. */
  longEnquiry: enquiryMail({
    ...enquiry,
    name: filled('Friederike-Wilhelmine von Hohenlohe-Waldenburg ', limits.name),
    email: `${filled('friederike.wilhelmine', 64)}@${filled('hohenlohe-', 150)}.example`,
    message: filled(
      'Achtsamkeitsmeditationsrückzugsmöglichkeiten in Rishikesh, Donaudampfschifffahrt nicht. ',
      limits.message,
    ),
  }),
  /** Attempts to inject elements, headers, reversed words and lines that look like ours. */
  hostileEnquiry: enquiryMail({
    ...enquiry,
    name: '\u202eangoV <b>annA</b>\r\nBcc: everybody@example.org',
    email: "a?bcc=x&b%0d=o'n@example.org",
    phone: 'javascript:1',
    message:
      '</p></td></table><script>alert(1)</script><img src=x onerror=alert(1)>\n<form action="https://example.org"><input name="password"></form>\n{name} ${message} %s $& \ud83d\n\nEmail: bank@example.org\n-- \nYour bank',
  }),
  /** Right-to-left, without spaces, with graphemes of many code points. */
  multilingualEnquiry: enquiryMail({
    ...enquiry,
    name: 'شهرزاد 👩‍👩‍👧 (٣)',
    message:
      'مرحبا، نحن اثنتان، و varanasi-tour هي رحلتنا.\nשלום 2026!\n我们想在二月去瓦拉纳西，住在恒河边的一家安静的小旅馆里，每天早上做瑜伽。\nहम दो लोग हैं 🧘🏽‍♀️\nZ͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O and back to English.',
  }),
  subscriber: (locale) =>
    renderSubscriptionForTeam({
      subscription: { email, locale: 'de' },
      requestedAt: receivedAt,
      confirmedAt: receivedAt + 3 * 60 * 60 * 1000,
      locale,
      timeZone,
    }),
  unconfirmed: (locale) =>
    renderUnconfirmedForTeam({
      subscription: { email, locale: 'de' },
      requestedAt: receivedAt,
      marks: ['trap'],
      locale,
      timeZone,
    }),
  unsubscribe: (locale) =>
    renderUnsubscribeForTeam({
      subscription: { email, locale: 'de' },
      receivedAt,
      locale,
      timeZone,
    }),
  /** Refused by the mail server. */
  heldEnquiry: heldMail('enquiry', []),
  heldNewsletter: heldMail('newsletter', ['trap']),
  /** Refused by the visitor's address. */
  undeliverableAcknowledgement: undeliverableMail('enquiry-acknowledgement'),
  undeliverableConfirmation: undeliverableMail('subscription-confirmation'),
  undeliverableWelcome: undeliverableMail('subscription-welcome'),
  acknowledgement: (locale) => renderEnquiryAcknowledgement({ locale, reference }),
  acknowledgementAboutSeveral: (locale) =>
    renderEnquiryAcknowledgement({
      locale,
      reference,
      about: ['ayurveda', 'weight-loss-retreats'],
    }),
  acknowledgementWithBrief: (locale) =>
    renderEnquiryAcknowledgement({ locale, reference, about: allJourneys, brief }),
  confirmation: (locale) =>
    renderSubscriptionConfirmation({
      locale,
      href: `${brand.origin}/newsletter/confirm#${token}`,
      validDays: 7,
    }),
  welcome: (locale) =>
    renderSubscriptionWelcome({
      locale,
      unsubscribeHref: `${brand.origin}/newsletter/unsubscribe#${token}`,
    }),
} as const satisfies Record<string, (locale: Locale) => Promise<RenderedMail>>;
