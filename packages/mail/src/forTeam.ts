import { brand } from '@elevate/brand';
import {
  type EnquiryPayload,
  journeys,
  type Locale,
  type SubscriptionPayload,
} from '@elevate/enquiry';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type RenderedMail, renderLetter } from './renderLetter.tsx';
import { mailUri, phoneUri, typedLine, typedLines } from './typedText.ts';
import { createI18n } from './words.ts';

/** A mail to the team, answered to the visitor. */
export interface TeamMail extends RenderedMail {
  replyTo: { name: string; address: string };
}

interface TeamReader {
  /** The team's language, whatever the visitor's is. */
  locale: Locale;
  /** IANA name of the zone in which times are given. */
  timeZone: string;
}

const dateLocale = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Locale, string>;
const answerWithin = 24 * 60 * 60 * 1000;

const moment = (time: number, { locale, timeZone }: TeamReader) =>
  new Intl.DateTimeFormat(dateLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time);

const languageName = (i18n: I18n, locale: Locale) =>
  ({ en: t(i18n)`English`, de: t(i18n)`German` })[locale];

/**
 * A new enquiry: everything the visitor sent, and by when an answer is promised (specification,
 * section 9).
 * @param receivedAt milliseconds since 1970.
 */
export async function renderEnquiryForTeam({
  enquiry,
  receivedAt,
  ...reader
}: { enquiry: EnquiryPayload; receivedAt: number } & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const name = typedLine(enquiry.name);
  const about = enquiry.about && journeys[enquiry.about][reader.locale];
  const deadline = moment(receivedAt + answerWithin, reader);
  const subject = about ? t(i18n)`Enquiry: ${about}, ${name}` : t(i18n)`Enquiry: ${name}`;

  return {
    ...renderLetter({
      locale: reader.locale,
      subject: enquiry.locale ? `${subject} (${enquiry.locale})` : subject,
      preview: typedLine(enquiry.message).slice(0, 120),
      heading: t(i18n)`New enquiry`,
      paragraphs: [
        t(
          i18n,
        )`Reply to this mail and your answer goes to ${name}. We promised one within 24 hours: by ${deadline}.`,
      ],
      facts: [
        { label: t(i18n)`Name`, value: name },
        { label: t(i18n)`Email`, value: enquiry.email, href: mailUri(enquiry.email) },
        ...(enquiry.phone
          ? [
              {
                label: t(i18n)`Phone`,
                value: typedLine(enquiry.phone),
                href: phoneUri(enquiry.phone),
              },
            ]
          : []),
        ...(about ? [{ label: t(i18n)`About`, value: about }] : []),
        ...(enquiry.locale
          ? [{ label: t(i18n)`Language`, value: languageName(i18n, enquiry.locale) }]
          : []),
        { label: t(i18n)`Received`, value: moment(receivedAt, reader) },
      ],
      message: { label: t(i18n)`Message`, text: typedLines(enquiry.message) },
      reason: t(i18n)`Sent by the enquiry form of ${brand.name}.`,
    }),
    replyTo: { name, address: enquiry.email },
  };
}

/**
 * A new address for the newsletter's list.
 * @param receivedAt milliseconds since 1970.
 */
export async function renderSubscriptionForTeam({
  subscription,
  receivedAt,
  ...reader
}: { subscription: SubscriptionPayload; receivedAt: number } & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const { email, locale } = subscription;
  const subject = t(i18n)`New subscriber: ${email}`;

  return {
    ...renderLetter({
      locale: reader.locale,
      subject: locale ? `${subject} (${locale})` : subject,
      preview: email,
      heading: t(i18n)`New newsletter subscriber`,
      paragraphs: [t(i18n)`Please add this address to the newsletter's list.`],
      facts: [
        { label: t(i18n)`Email`, value: email, href: mailUri(email) },
        ...(locale ? [{ label: t(i18n)`Language`, value: languageName(i18n, locale) }] : []),
        { label: t(i18n)`Received`, value: moment(receivedAt, reader) },
      ],
      reason: t(i18n)`Sent by the newsletter form of ${brand.name}.`,
    }),
    replyTo: { name: '', address: email },
  };
}
