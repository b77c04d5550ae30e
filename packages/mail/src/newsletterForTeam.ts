import type { Mark, SubscriptionPayload } from '@elevate/enquiry';
import type { Locale } from '@elevate/languages';
import { t } from '@lingui/core/macro';
import { createI18n } from './createI18n.ts';
import {
  emailFact,
  host,
  languageFacts,
  moment,
  spamNotice,
  type TeamMail,
  type TeamReader,
  teamMail,
  withLanguage,
} from './teamMail.ts';
import { isolated } from './typedText.ts';

/**
 * A confirmed address for the newsletter's list, with the proof of consent: when it was asked for, when
 * it was given, and how (GDPR, article 7(1)).
 * @param requestedAt milliseconds since 1970
 * @param confirmedAt milliseconds since 1970
 */
export async function renderSubscriptionForTeam({
  subscription: { email, locale },
  requestedAt,
  confirmedAt,
  ...reader
}: {
  subscription: SubscriptionPayload;
  requestedAt: number;
  confirmedAt: number;
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const asked = moment(requestedAt, reader);
  const confirmed = moment(confirmedAt, reader);
  const address = isolated(email);

  return teamMail(
    i18n,
    {
      locale: reader.locale,
      subject: withLanguage(t(i18n)`Newsletter, new: ${address}`, locale),
      preview: t(i18n)`Confirmed: please add this address to the list.`,
      kicker: t(i18n)`Newsletter`,
      heading: t(i18n)`New subscriber`,
      blocks: [
        {
          kind: 'text',
          text: t(
            i18n,
          )`Please add this address to the newsletter list. Keep this email: it is our proof that the subscription was confirmed from that mailbox.`,
        },
        {
          kind: 'facts',
          facts: [
            emailFact(i18n, email),
            ...languageFacts(i18n, locale),
            {
              label: t(i18n)`Requested in the newsletter form at ${host}`,
              value: asked,
            },
            {
              label: t(i18n)`Confirmed with the button on our confirmation page`,
              value: confirmed,
            },
          ],
        },
      ],
      footer: [t(i18n)`Sent by the newsletter form at ${host}.`],
    },
    { name: '', address: email },
  );
}

/**
 * An unconfirmed address. A subscription that looks like a bot's is not asked for confirmation, because
 * the address may be a stranger's.
 * @param requestedAt milliseconds since 1970
 * @param marks why it may be a bot's
 */
export async function renderUnconfirmedForTeam({
  subscription: { email, locale },
  requestedAt,
  marks,
  ...reader
}: {
  subscription: SubscriptionPayload;
  requestedAt: number;
  marks: readonly Mark[];
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const address = isolated(email);
  const subject = withLanguage(t(i18n)`Newsletter, unconfirmed: ${address}`, locale);

  return teamMail(
    i18n,
    {
      locale: reader.locale,
      subject: marks.length > 0 ? t(i18n)`Spam? ${subject}` : subject,
      preview: t(i18n)`Please do not add this address to the list.`,
      notice: spamNotice(i18n, marks, t(i18n)`This is why we did not ask for confirmation.`),
      kicker: t(i18n)`Newsletter`,
      heading: t(i18n)`Unconfirmed subscriber`,
      blocks: [
        {
          kind: 'text',
          text: t(
            i18n,
          )`This address has not been confirmed, so it must not go on the list. If you think a real person entered it, reply to this email and ask. Otherwise, please delete this email.`,
        },
        {
          kind: 'facts',
          facts: [
            emailFact(i18n, email),
            ...languageFacts(i18n, locale),
            {
              label: t(i18n)`Requested in the newsletter form at ${host}`,
              value: moment(requestedAt, reader),
            },
          ],
        },
      ],
      footer: [t(i18n)`Sent by the newsletter form at ${host}.`],
    },
    { name: '', address: email },
  );
}

/**
 * A request to remove an address from the newsletter's list.
 * @param receivedAt milliseconds since 1970
 */
export async function renderUnsubscribeForTeam({
  email,
  subscriberLocale,
  receivedAt,
  ...reader
}: {
  email: string;
  subscriberLocale?: Locale | undefined;
  receivedAt: number;
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const address = isolated(email);

  return teamMail(
    i18n,
    {
      locale: reader.locale,
      subject: withLanguage(t(i18n)`Newsletter, unsubscribe: ${address}`, subscriberLocale),
      preview: t(i18n)`Please remove this address from the list.`,
      kicker: t(i18n)`Newsletter`,
      heading: t(i18n)`Unsubscribe request`,
      blocks: [
        {
          kind: 'text',
          // Google and Yahoo require two days of senders.
          text: t(
            i18n,
          )`Please remove this address from the newsletter list within two days. There is no need to reply.`,
        },
        {
          kind: 'facts',
          facts: [
            emailFact(i18n, email),
            ...languageFacts(i18n, subscriberLocale),
            { label: t(i18n)`Received`, value: moment(receivedAt, reader) },
          ],
        },
      ],
      footer: [
        t(
          i18n,
        )`Sent because someone unsubscribed, with the link in our email or with the button in their email program.`,
      ],
    },
    { name: '', address: email },
  );
}
