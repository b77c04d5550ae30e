import { brand } from '@elevate/brand';
import { answerHours } from '@elevate/enquiry';
import { type Locale, localizedPath } from '@elevate/languages';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type RenderedMail, renderLetter } from './renderLetter.tsx';
import { createI18n } from './words.ts';

const host = new URL(brand.origin).host;

const pageUrl = (path: string, locale: Locale) => brand.origin + localizedPath(path, locale);

/** The details of the sender that the law requires of business mail (section 35a of the GmbHG). */
function provider(i18n: I18n): string[] {
  const { legalName, street, city, country, representative, register, vatId } = brand.provider;
  return [
    [legalName, street, city, country].join(', '),
    t(
      i18n,
    )`Represented by: ${representative}. Register entry: ${register}. VAT identification number: ${vatId}.`,
  ];
}

const privacyLink = (i18n: I18n, locale: Locale) => ({
  label: t(i18n)`Privacy policy`,
  href: pageUrl('/privacy-policy', locale),
});

/**
 * Tells a visitor that the enquiry has arrived. It contains nothing that the visitor typed, not even the
 * name. Otherwise anyone could use the form to send a text to anyone from the brand's address.
 */
export async function renderEnquiryAcknowledgement({
  locale,
}: {
  locale: Locale;
}): Promise<RenderedMail> {
  const i18n = createI18n(locale);
  return renderLetter({
    locale,
    subject: t(i18n)`We have your enquiry`,
    preview: t(i18n)`You will hear from us within ${answerHours} hours.`,
    heading: t(i18n)`Thank you, your message is with us`,
    blocks: [
      {
        kind: 'text',
        text: t(
          i18n,
        )`Someone on our team will read it with care, and you will hear from us within ${answerHours} hours.`,
      },
      {
        kind: 'text',
        text: t(
          i18n,
        )`There is nothing you need to do until then. If something comes to mind that we should know, a date, an allergy, who is travelling with you, just reply to this email. Your reply reaches the same people.`,
      },
      { kind: 'text', text: t(i18n)`Our advice costs you nothing: our partners pay for it.` },
      { kind: 'text', text: t(i18n)`Warmly, the team at ${brand.name}` },
    ],
    footer: [
      t(
        i18n,
      )`You get this email because your address was given in the enquiry form at ${host}. If that was not you, tell us in a reply and we will delete the enquiry.`,
      ...provider(i18n),
    ],
    links: [privacyLink(i18n, locale)],
  });
}

/**
 * Asks to confirm a subscription. It must not advertise anything: there is no consent yet.
 * @param href our page whose button confirms
 * @param validDays whole days for which the link works
 */
export async function renderSubscriptionConfirmation({
  locale,
  href,
  validDays,
}: {
  locale: Locale;
  href: string;
  validDays: number;
}): Promise<RenderedMail> {
  const i18n = createI18n(locale);
  return renderLetter({
    locale,
    subject: t(i18n)`Please confirm your newsletter subscription`,
    preview: t(i18n)`One more step, and we write to you once a month.`,
    heading: t(i18n)`Shall we write to you once a month?`,
    blocks: [
      {
        kind: 'text',
        text: t(
          i18n,
        )`Someone entered this address in the newsletter form at ${host}. If it was you, please confirm it, and we will write to you once a month: one place, one practice, one thing to cook.`,
      },
      { kind: 'button', label: t(i18n)`Open confirmation page`, href },
      {
        kind: 'text',
        text: t(
          i18n,
        )`On that page one more press subscribes you; until then nothing happens. The link works for ${plural(validDays, { one: '# day', other: '# days' })}.`,
      },
      {
        kind: 'text',
        text: t(
          i18n,
        )`If it was not you, you need not do anything. We will not add your address to our list.`,
      },
      { kind: 'text', text: t(i18n)`Warmly, the team at ${brand.name}` },
    ],
    footer: [t(i18n)`Sent by the newsletter form at ${host}.`, ...provider(i18n)],
    links: [privacyLink(i18n, locale)],
  });
}

/**
 * Welcomes a confirmed subscriber, and says how to unsubscribe.
 * @param unsubscribeHref our page whose button unsubscribes
 */
export async function renderSubscriptionWelcome({
  locale,
  unsubscribeHref,
}: {
  locale: Locale;
  unsubscribeHref: string;
}): Promise<RenderedMail> {
  const i18n = createI18n(locale);
  return renderLetter({
    locale,
    subject: t(i18n)`Welcome to our newsletter`,
    preview: t(i18n)`Until the first one arrives, there is something to read.`,
    heading: t(i18n)`Good to have you with us`,
    blocks: [
      {
        kind: 'text',
        text: t(
          i18n,
        )`Your address is confirmed. Once a month we write to you: one place, one practice, one thing to cook, in enough detail to try each of them.`,
      },
      {
        kind: 'text',
        text: t(
          i18n,
        )`Until the first letter arrives, there is something to read on our site: how to walk slowly in a wood, which yoga poses help to let go of the day, what Ayurveda makes of an ordinary day.`,
      },
      { kind: 'button', label: t(i18n)`Read our articles`, href: pageUrl('/blog', locale) },
      {
        kind: 'text',
        text: t(
          i18n,
        )`Should it become too much, use the 'Unsubscribe' link at the end of this email, or reply with that word. You need not say why.`,
      },
      { kind: 'text', text: t(i18n)`Warmly, the team at ${brand.name}` },
    ],
    footer: [
      t(i18n)`You get this email because you confirmed your subscription at ${host}.`,
      ...provider(i18n),
    ],
    links: [{ label: t(i18n)`Unsubscribe`, href: unsubscribeHref }, privacyLink(i18n, locale)],
  });
}
