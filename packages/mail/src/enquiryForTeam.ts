import { type EnquiryPayload, type Mark, typedLine, typedLines } from '@elevate/enquiry';
import type { I18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { briefFacts, enquirySubject, journeysInShort } from './briefFacts.ts';
import { createI18n } from './createI18n.ts';
import type { Block } from './EmailContent.ts';
import { journeyLinks } from './journeyLinks.ts';
import { enquiryRecord, replyBy } from './record.ts';
import { repliesTo } from './replies.ts';
import {
  emailFact,
  host,
  languageFacts,
  languageName,
  moment,
  spamNotice,
  type TeamMail,
  type TeamReader,
  teamMail,
} from './teamMail.ts';
import { beginning, isolated, phoneUri } from './typedText.ts';

/** Replies in the visitor's language, as buttons and as texts to copy. */
function replyBlocks(
  i18n: I18n,
  enquiry: EnquiryPayload,
  context: Parameters<typeof repliesTo>[1],
): { buttons: Block; copies: Block[] } {
  const { ask, list, call } = repliesTo(enquiry, context);
  const replies = [
    { label: t(i18n)`Ask what is missing`, ...ask },
    { label: t(i18n)`Send a shortlist`, ...list },
    { label: t(i18n)`Propose a call`, ...call },
  ];
  const language = languageName(i18n, enquiry.locale);
  return {
    buttons: {
      kind: 'buttons',
      label: language ? t(i18n)`Start a reply in ${language}` : t(i18n)`Start a reply`,
      buttons: replies.flatMap(({ label, href }) => (href ? [{ label, href }] : [])),
    },
    copies: replies.map(({ label, text }) => ({
      kind: 'copy',
      label: t(i18n)`Text to copy: ${label}`,
      text,
    })),
  };
}

/**
 * A new enquiry: everything the visitor sent, the time by which the site promises an answer (docs/product.md,
 * section 9), and what the team answers with. Who, what, when and how to answer come first, then the message, then
 * the replies.
 */
export async function renderEnquiryForTeam({
  enquiry,
  reference,
  receivedAt,
  marks,
  ...reader
}: {
  enquiry: EnquiryPayload;
  reference: string;
  receivedAt: number;
  marks: readonly Mark[];
} & TeamReader): Promise<TeamMail> {
  const i18n = createI18n(reader.locale);
  const { about, brief, email, phone, locale, consentVersion, healthConsentVersion } = enquiry;
  const name = typedLine(enquiry.name);
  const received = moment(receivedAt, reader);
  const journeys = journeysInShort(i18n, about);
  const subject = enquirySubject(i18n, reference, enquiry);
  const address = isolated(email);
  const { timeZone } = reader;
  const { buttons, copies } = replyBlocks(i18n, enquiry, { reference, receivedAt, timeZone });

  return teamMail(
    {
      locale: reader.locale,
      subject: marks.length > 0 ? t(i18n)`Spam? ${subject}` : subject,
      preview: beginning(`${name}: ${typedLine(enquiry.message)}`, 120),
      notice: spamNotice(
        i18n,
        marks,
        t(
          i18n,
        )`The visitor did not get an acknowledgement. If a real person wrote this, please reply, but first delete 'Spam?' from the subject and this note from the quoted text.`,
      ),
      kicker: t(i18n)`New enquiry ${reference}`,
      heading: name,
      blocks: [
        {
          kind: 'table',
          facts: [
            ...(journeys ? [{ label: t(i18n)`About`, value: journeys }] : []),
            ...briefFacts(i18n, brief),
            ...(phone
              ? [{ label: t(i18n)`Phone`, value: typedLine(phone), href: phoneUri(phone) }]
              : []),
            emailFact(i18n, email),
            ...languageFacts(i18n, locale),
            { label: t(i18n)`Reply promised by`, value: moment(replyBy(receivedAt), reader) },
          ],
        },
        { kind: 'quote', text: typedLines(enquiry.message) },
        // Also for the form of the previous release, whose one consent was to both.
        ...(healthConsentVersion
          ? []
          : [
              msg`If this says something about health: no separate consent was given to using that. Ask for it before you use it, or delete it.`,
            ]),
        buttons,
        msg`Your reply to this email goes to ${address}.`,
        ...journeyLinks(about, t(i18n)`The enquiry is about`, reader.locale),
        {
          kind: 'table',
          facts: [
            { label: t(i18n)`Received`, value: received },
            // The proof of consent (Art. 7 (1) GDPR). A call without the form has none.
            ...[
              { label: t(i18n)`Consent`, version: consentVersion },
              { label: t(i18n)`Consent, health`, version: healthConsentVersion },
            ].flatMap(({ label, version }) =>
              version ? [{ label, value: t(i18n)`version ${version}, received ${received}` }] : [],
            ),
          ],
        },
        ...copies,
      ],
      footer: [t(i18n)`Sent by the enquiry form at ${host}.`],
      record: {
        label: t(i18n)`The same facts for programs, in a fixed form:`,
        lines: enquiryRecord(enquiry, { reference, receivedAt, marks }),
      },
    },
    { name, address: email },
  );
}
