import type { Mark } from '@elevate/enquiry';
import { msg, t } from '@lingui/core/macro';
import { createI18n } from './createI18n.ts';
import { replyBy } from './record.ts';
import { type RenderedMail, renderEmail } from './renderEmail.tsx';
import { host, moment, type TeamReader } from './teamMail.ts';

/**
 * Tells the team about a mail whose content the mail server refuses, also as an attachment. It contains
 * nothing that the visitor typed.
 * @param heldTask name of the task that holds the mail
 * @param heldQueue name of that task's queue
 */
export async function renderHeldForTeam({
  kind,
  reference,
  heldTask,
  heldQueue,
  receivedAt,
  heldUntil,
  marks,
  ...reader
}: {
  kind: 'enquiry' | 'newsletter';
  reference?: string | undefined;
  heldTask: string;
  heldQueue: string;
  receivedAt: number;
  heldUntil: number;
  marks: readonly Mark[];
} & TeamReader): Promise<RenderedMail> {
  const i18n = createI18n(reader.locale);
  const isEnquiry = kind === 'enquiry';
  const subject = isEnquiry
    ? t(i18n)`Enquiry refused by our mail server`
    : t(i18n)`Newsletter request refused by our mail server`;
  const until = moment(heldUntil, reader);

  return renderEmail({
    locale: reader.locale,
    subject: marks.length > 0 ? t(i18n)`Spam? ${subject}` : subject,
    preview: t(i18n)`Please ask the person who looks after the website to send it to you.`,
    kicker: isEnquiry ? t(i18n)`New enquiry` : t(i18n)`Newsletter`,
    heading: subject,
    blocks: [
      isEnquiry
        ? msg`A visitor sent an enquiry. Our mail server refuses to deliver it because of its content, even as an attachment.`
        : msg`A visitor subscribed to the newsletter or unsubscribed from it. Our mail server refuses to deliver the details, even as an attachment.`,
      msg`Nothing is lost: the text is kept until ${until}. Please ask the person who looks after the website to send it to you, and give them the name that it is held as. They will find the steps in docs/operations/watching.md, 'mail held'.`,
      msg`Please do not reply to this email: the visitor would not get your reply.`,
      {
        kind: 'facts',
        facts: [
          ...(reference ? [{ label: t(i18n)`Reference`, value: reference }] : []),
          { label: t(i18n)`Held as`, value: heldTask },
          { label: t(i18n)`In the queue`, value: heldQueue },
          { label: t(i18n)`Received`, value: moment(receivedAt, reader) },
          ...(isEnquiry
            ? [{ label: t(i18n)`Reply promised by`, value: moment(replyBy(receivedAt), reader) }]
            : []),
        ],
      },
    ],
    footer: [
      isEnquiry
        ? t(i18n)`Sent by the enquiry form at ${host}.`
        : t(i18n)`Sent by the newsletter form at ${host}.`,
    ],
  });
}
