import type { Locale } from '@elevate/languages';
import { msg, t } from '@lingui/core/macro';
import { createI18n } from './createI18n.ts';
import {
  emailFact,
  host,
  languageFacts,
  moment,
  type TeamMail,
  type TeamReader,
  teamMail,
  withLanguage,
} from './teamMail.ts';
import { isolated } from './typedText.ts';

/** The mails to a visitor, by their names in the queue. */
export type UndeliverableMail =
  | 'enquiry-acknowledgement'
  | 'subscription-confirmation'
  | 'subscription-welcome';

/**
 * Tells the team that a visitor's address refuses our mail, and what to do about it.
 * @param receivedAt when the form was sent, in milliseconds since 1970
 */
export async function renderUndeliverableForTeam({
  undeliverable,
  reference,
  email,
  visitorLocale,
  receivedAt,
  ...reader
}: {
  undeliverable: UndeliverableMail;
  reference?: string | undefined;
  email: string;
  visitorLocale: Locale;
  receivedAt: number;
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const address = isolated(email);
  const isEnquiry = undeliverable === 'enquiry-acknowledgement';
  const subject = isEnquiry
    ? t(i18n)`Acknowledgement not delivered: ${address}`
    : t(i18n)`Newsletter, not delivered: ${address}`;
  const text = {
    'enquiry-acknowledgement': msg`This address refused our acknowledgement of an enquiry, and will refuse your reply too. Please look for a typing mistake in the address, or call if the enquiry has a phone number.`,
    'subscription-confirmation': msg`This address refused our request to confirm a newsletter subscription, so it must not go on the list. If you know the person, please look for a typing mistake in the address and tell them to subscribe again.`,
    'subscription-welcome': msg`This address confirmed its newsletter subscription, and then refused our welcome. If it refuses the newsletter too, please remove it from the list.`,
  }[undeliverable];

  return teamMail(
    {
      locale: reader.locale,
      subject: withLanguage(reference ? `${reference} · ${subject}` : subject, visitorLocale),
      preview: t(i18n)`An email of ours cannot be delivered.`,
      kicker: isEnquiry ? t(i18n)`Enquiry` : t(i18n)`Newsletter`,
      heading: t(i18n)`Not delivered`,
      blocks: [
        text,
        {
          kind: 'facts',
          facts: [
            ...(reference ? [{ label: t(i18n)`Reference`, value: reference }] : []),
            emailFact(i18n, email),
            ...languageFacts(i18n, visitorLocale),
            { label: t(i18n)`Received`, value: moment(receivedAt, reader) },
          ],
        },
      ],
      footer: [
        isEnquiry
          ? t(i18n)`Sent by the enquiry form at ${host}.`
          : t(i18n)`Sent by the newsletter form at ${host}.`,
      ],
    },
    { name: '', address: email },
  );
}
