import { brand } from '@elevate/brand';
import {
  answerHours,
  type EnquiryPayload,
  type Mark,
  type SubscriptionPayload,
  typedLine,
  typedLines,
} from '@elevate/enquiry';
import { type Locale, languageTag } from '@elevate/languages';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { briefFacts, enquirySubject, journeysInShort } from './briefFacts.ts';
import { journeyLinks } from './journeyLinks.ts';
import type { Block, Fact, Letter } from './letter.ts';
import { letterText } from './letterText.ts';
import { enquiryRecord } from './record.ts';
import { type RenderedMail, renderLetter } from './renderLetter.tsx';
import { repliesTo } from './replies.ts';
import { beginning, isolated, mailUri, phoneUri } from './typedText.ts';
import { createI18n } from './words.ts';

/** A mail to the team. A reply goes to the visitor. */
export interface TeamMail extends RenderedMail {
  replyTo: { name: string; address: string };
  /**
   * The text of a second mail, which is sent with `text` as its attachment if the mail server refuses the
   * content of the first: its facts in plain words.
   */
  factsOnly: string;
}

interface TeamReader {
  /** The team's language, not the visitor's. */
  locale: Locale;
  /** IANA name of the time zone of all times. */
  timeZone: string;
}

const answerWithin = answerHours * 60 * 60 * 1000;
const host = new URL(brand.origin).host;

const moment = (time: number, { locale, timeZone }: TeamReader) =>
  new Intl.DateTimeFormat(languageTag(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time);

const emailFact = (i18n: I18n, email: string): Fact => ({
  label: t(i18n)`Email`,
  value: email,
  href: mailUri(email),
});

const languageName = (i18n: I18n, locale: Locale | undefined) =>
  locale && new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(locale);

/** The language that the visitor reads. The team should reply in it. */
const languageFacts = (i18n: I18n, locale: Locale | undefined): Fact[] => {
  const name = languageName(i18n, locale);
  return name ? [{ label: t(i18n)`Language`, value: name }] : [];
};

const withLanguage = (subject: string, locale: Locale | undefined) =>
  locale ? `${subject} (${locale})` : subject;

function teamMail(i18n: I18n, letter: Letter, replyTo: TeamMail['replyTo']): TeamMail {
  const explanation = {
    kind: 'text',
    text: t(
      i18n,
    )`Our mail server refused this email because of its content, so here are only the details. The whole email is attached as a text file.`,
  } as const;
  const facts = letter.blocks.filter(({ kind }) => ['facts', 'table', 'links'].includes(kind));
  return {
    ...renderLetter(letter),
    replyTo,
    factsOnly: letterText({ ...letter, blocks: [explanation, ...facts] }),
  };
}

/** Why a submission is marked, and what follows from it. */
function spamNotice(i18n: I18n, marks: readonly Mark[], consequence: string): string | undefined {
  if (marks.length === 0) return undefined;
  return [
    t(i18n)`This may be spam.`,
    marks.includes('trap') && t(i18n)`A hidden field, which visitors can't see, was filled in.`,
    marks.includes('fast') &&
      t(i18n)`The form was sent less than two seconds after the first click or tap in it.`,
    marks.includes('flood') && t(i18n)`Far more forms than usual came in at the same time.`,
    consequence,
  ]
    .filter(Boolean)
    .join(' ');
}

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
 * @param reference of the enquiry
 * @param receivedAt milliseconds since 1970
 * @param marks why it may be a bot's
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
  const { about, brief, email, phone, locale, consentVersion } = enquiry;
  const name = typedLine(enquiry.name);
  const received = moment(receivedAt, reader);
  const journeys = journeysInShort(i18n, about);
  const subject = enquirySubject(i18n, reference, enquiry);
  const address = isolated(email);
  const { timeZone } = reader;
  const { buttons, copies } = replyBlocks(i18n, enquiry, {
    reference,
    receivedAt,
    timeZone,
  });

  return teamMail(
    i18n,
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
            {
              label: t(i18n)`Reply promised by`,
              value: moment(receivedAt + answerWithin, reader),
            },
          ],
        },
        { kind: 'quote', text: typedLines(enquiry.message) },
        buttons,
        { kind: 'text', text: t(i18n)`Your reply to this email goes to ${address}.` },
        ...journeyLinks(about, t(i18n)`The enquiry is about`, reader.locale),
        {
          kind: 'table',
          facts: [
            { label: t(i18n)`Received`, value: received },
            // The proof of consent (Art. 7 (1) GDPR). A call without the form has none.
            ...(consentVersion
              ? [
                  {
                    label: t(i18n)`Consent`,
                    value: t(i18n)`version ${consentVersion}, received ${received}`,
                  },
                ]
              : []),
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

/**
 * Tells the team about a mail whose content the mail server refuses, also as an attachment. It contains
 * nothing that the visitor typed.
 * @param kind what the visitor sent
 * @param reference of an enquiry
 * @param heldTask name of the task that holds the mail
 * @param receivedAt milliseconds since 1970
 * @param heldUntil milliseconds since 1970
 * @param marks why it may be a bot's
 */
export async function renderHeldForTeam({
  kind,
  reference,
  heldTask,
  receivedAt,
  heldUntil,
  marks,
  ...reader
}: {
  kind: 'enquiry' | 'newsletter';
  reference?: string | undefined;
  heldTask: string;
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

  return renderLetter({
    locale: reader.locale,
    subject: marks.length > 0 ? t(i18n)`Spam? ${subject}` : subject,
    preview: t(i18n)`Please ask the person who looks after the website to send it to you.`,
    kicker: isEnquiry ? t(i18n)`New enquiry` : t(i18n)`Newsletter`,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: isEnquiry
          ? t(
              i18n,
            )`A visitor sent an enquiry. Our mail server refuses to deliver it because of its content, even as an attachment.`
          : t(
              i18n,
            )`A visitor subscribed to the newsletter or unsubscribed from it. Our mail server refuses to deliver the details, even as an attachment.`,
      },
      {
        kind: 'text',
        text: t(
          i18n,
        )`Nothing is lost: the text is kept until ${until}. Please ask the person who looks after the website to send it to you, and give them the name that it is held as. They will find the steps in docs/operations/watching.md, 'mail held'.`,
      },
      {
        kind: 'text',
        text: t(i18n)`Please do not reply to this email: the visitor would not get your reply.`,
      },
      {
        kind: 'facts',
        facts: [
          ...(reference ? [{ label: t(i18n)`Reference`, value: reference }] : []),
          { label: t(i18n)`Held as`, value: heldTask },
          { label: t(i18n)`Received`, value: moment(receivedAt, reader) },
          ...(isEnquiry
            ? [
                {
                  label: t(i18n)`Reply promised by`,
                  value: moment(receivedAt + answerWithin, reader),
                },
              ]
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
