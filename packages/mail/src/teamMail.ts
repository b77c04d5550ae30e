import { brand } from '@elevate/brand';
import type { Mark } from '@elevate/enquiry';
import { type Locale } from '@elevate/languages';
import { dateFormat } from '@elevate/languages/formats';
import type { I18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { EmailContent, Fact } from './EmailContent.ts';
import { emailText } from './emailText.ts';
import { type RenderedMail, renderEmail } from './renderEmail.tsx';
import { mailUri } from './typedText.ts';

/** A mail to the team. A reply goes to the visitor. */
export interface TeamMail extends RenderedMail {
  replyTo: { name: string; address: string };
  /**
   * The text of a second mail, which is sent with `text` as its attachment if the mail server refuses the
   * content of the first: its facts in plain words.
   */
  factsOnly: string;
}

export interface TeamReader {
  /** The team's language, not the visitor's. */
  locale: Locale;
  /** IANA name of the time zone of all times. */
  timeZone: string;
}

/** Of the site, as the footers name it. */
export const host = new URL(brand.origin).host;

export const moment = (time: number, { locale, timeZone }: TeamReader) =>
  dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time);

export const emailFact = (i18n: I18n, email: string): Fact => ({
  label: t(i18n)`Email`,
  value: email,
  href: mailUri(email),
});

export const languageName = (i18n: I18n, locale: Locale | undefined) =>
  locale && new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(locale);

/** The language that the visitor reads. The team should reply in it. */
export const languageFacts = (i18n: I18n, locale: Locale | undefined): Fact[] => {
  const name = languageName(i18n, locale);
  return name ? [{ label: t(i18n)`Language`, value: name }] : [];
};

export const withLanguage = (subject: string, locale: Locale | undefined) =>
  locale ? `${subject} (${locale})` : subject;

export function teamMail(content: EmailContent, replyTo: TeamMail['replyTo']): TeamMail {
  const explanation = msg`Our mail server refused this email because of its content, so here are only the details. The whole email is attached as a text file.`;
  const facts = content.blocks.filter(
    (block) => 'kind' in block && ['facts', 'table', 'links'].includes(block.kind),
  );
  return {
    ...renderEmail(content),
    replyTo,
    factsOnly: emailText({ ...content, blocks: [explanation, ...facts] }),
  };
}

/** Why a submission is marked, and what follows from it. */
export function spamNotice(
  i18n: I18n,
  marks: readonly Mark[],
  consequence: string,
): string | undefined {
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
