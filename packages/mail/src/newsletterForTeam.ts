import type { Mark, SubscriptionPayload } from '@elevate/enquiry';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { createI18n } from './createI18n.ts';
import type { EmailContent, Fact } from './EmailContent.ts';
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

/** What differs between the mails about an address of the newsletter: among others a sentence, and further facts. */
interface NewsletterContent extends Omit<EmailContent, 'locale' | 'kicker' | 'blocks' | 'footer'> {
  text: MessageDescriptor;
  facts: readonly Fact[];
  footer?: readonly string[];
}

const newsletterMail = (
  i18n: I18n,
  reader: TeamReader,
  { email, locale }: SubscriptionPayload,
  { text, facts, ...content }: NewsletterContent,
): TeamMail =>
  teamMail(
    {
      locale: reader.locale,
      kicker: t(i18n)`Newsletter`,
      blocks: [
        text,
        {
          kind: 'facts',
          facts: [emailFact(i18n, email), ...languageFacts(i18n, locale), ...facts],
        },
      ],
      footer: [t(i18n)`Sent by the newsletter form at ${host}.`],
      ...content,
    },
    { name: '', address: email },
  );

const requestedFact = (i18n: I18n, requestedAt: number, reader: TeamReader): Fact => ({
  label: t(i18n)`Requested in the newsletter form at ${host}`,
  value: moment(requestedAt, reader),
});

/**
 * A confirmed address for the newsletter's list, with the proof of consent: when it was asked for, when
 * it was given, and how (GDPR, article 7(1)).
 */
export async function renderSubscriptionForTeam({
  subscription,
  requestedAt,
  confirmedAt,
  ...reader
}: {
  subscription: SubscriptionPayload;
  requestedAt: number;
  confirmedAt: number;
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const address = isolated(subscription.email);
  return newsletterMail(i18n, reader, subscription, {
    subject: withLanguage(t(i18n)`Newsletter, new: ${address}`, subscription.locale),
    preview: t(i18n)`Confirmed: please add this address to the list.`,
    heading: t(i18n)`New subscriber`,
    text: msg`Please add this address to the newsletter list. Keep this email: it is our proof that the subscription was confirmed from that mailbox.`,
    facts: [
      requestedFact(i18n, requestedAt, reader),
      {
        label: t(i18n)`Confirmed with the button on our confirmation page`,
        value: moment(confirmedAt, reader),
      },
    ],
  });
}

/**
 * An unconfirmed address. A subscription that looks like a bot's is not asked for confirmation, because
 * the address may be a stranger's.
 */
export async function renderUnconfirmedForTeam({
  subscription,
  requestedAt,
  marks,
  ...reader
}: {
  subscription: SubscriptionPayload;
  requestedAt: number;
  marks: readonly Mark[];
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const address = isolated(subscription.email);
  const subject = withLanguage(t(i18n)`Newsletter, unconfirmed: ${address}`, subscription.locale);
  return newsletterMail(i18n, reader, subscription, {
    subject: marks.length > 0 ? t(i18n)`Spam? ${subject}` : subject,
    preview: t(i18n)`Please do not add this address to the list.`,
    notice: spamNotice(i18n, marks, t(i18n)`This is why we did not ask for confirmation.`),
    heading: t(i18n)`Unconfirmed subscriber`,
    text: msg`This address has not been confirmed, so it must not go on the list. If you think a real person entered it, reply to this email and ask. Otherwise, please delete this email.`,
    facts: [requestedFact(i18n, requestedAt, reader)],
  });
}

/** A request to remove an address from the newsletter's list. */
export async function renderUnsubscribeForTeam({
  subscription,
  receivedAt,
  ...reader
}: { subscription: SubscriptionPayload; receivedAt: number } & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const address = isolated(subscription.email);
  return newsletterMail(i18n, reader, subscription, {
    subject: withLanguage(t(i18n)`Newsletter, unsubscribe: ${address}`, subscription.locale),
    preview: t(i18n)`Please remove this address from the list.`,
    heading: t(i18n)`Unsubscribe request`,
    // Google and Yahoo require two days of senders.
    text: msg`Please remove this address from the newsletter list within two days. There is no need to reply.`,
    facts: [{ label: t(i18n)`Received`, value: moment(receivedAt, reader) }],
    footer: [
      t(
        i18n,
      )`Sent because someone unsubscribed, with the link in our email or with the button in their email program.`,
    ],
  });
}
