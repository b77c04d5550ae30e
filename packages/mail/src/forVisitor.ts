import { brand } from '@elevate/brand';
import { type About, answerHours, type Brief } from '@elevate/enquiry';
import { type Locale, localizedPath, translate } from '@elevate/languages';
import type { I18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { briefFacts } from './briefFacts.ts';
import { createI18n } from './createI18n.ts';
import { journeyLinks } from './journeyLinks.ts';
import { type RenderedMail, renderEmail } from './renderEmail.tsx';
import { host } from './teamMail.ts';

const pageUrl = (path: string, locale: Locale) => brand.origin + localizedPath(path, locale);

/** The details of the sender that the law requires of business mail (section 35a of the GmbHG). */
function provider(i18n: I18n, locale: Locale): string[] {
  const { legalName, street, city, country, representative, register, vatId } = brand.provider;
  return [
    [legalName, street, city, translate(country, locale)].join(', '),
    t(
      i18n,
    )`Represented by: ${representative}. Register entry: ${register}. VAT identification number: ${vatId}.`,
  ];
}

const privacyLink = (i18n: I18n, locale: Locale) => ({
  label: t(i18n)`Privacy policy`,
  href: pageUrl('/privacy-policy', locale),
});

/** Also the subject of the replies that the team's mail offers, so that mail programs show them below it. */
export function acknowledgementSubject(locale: Locale, reference: string | undefined): string {
  const subject = t(createI18n(locale))`We've received your enquiry`;
  return reference ? `${reference} · ${subject}` : subject;
}

/**
 * Tells a visitor that the enquiry has arrived. It contains nothing that the visitor typed, not even the
 * name. Otherwise anyone could use the form to send a text to anyone from the brand's address.
 */
export async function renderEnquiryAcknowledgement({
  locale,
  reference,
  about,
  brief,
}: {
  locale: Locale;
  /** A task of an old release has none. */
  reference?: string | undefined;
  /** From the site's own list of journeys. */
  about?: About | undefined;
  /** Answers of closed lists. */
  brief?: Brief | undefined;
}): Promise<RenderedMail> {
  const i18n = createI18n(locale);
  const facts = [
    ...(reference ? [{ label: t(i18n)`Reference`, value: reference }] : []),
    ...briefFacts(i18n, brief),
  ];
  return renderEmail({
    locale,
    subject: acknowledgementSubject(locale, reference),
    preview: t(i18n)`You'll hear from us within ${answerHours} hours.`,
    heading: t(i18n)`Thank you for your enquiry`,
    blocks: [
      msg`Your message has reached us. We'll read it carefully and reply within ${answerHours} hours.`,
      ...(facts.length > 0 ? [{ kind: 'table', facts } as const] : []),
      ...journeyLinks(about, t(i18n)`Your enquiry is about`, locale),
      brief
        ? msg`You don't need to do anything until you hear from us. If there's something to add or to correct, just reply to this email.`
        : msg`You don't need to do anything until you hear from us. If there's something to add, such as your dates, your budget or who's travelling with you, just reply to this email.`,
      msg`Our advice is free: our partners pay us.`,
      msg`Best wishes from the team at ${brand.name}`,
    ],
    footer: [
      t(
        i18n,
      )`You're receiving this email because this address was entered in the enquiry form at ${host}. If that wasn't you, let us know by replying, and we'll delete the enquiry.`,
      ...provider(i18n, locale),
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
  return renderEmail({
    locale,
    subject: t(i18n)`Please confirm your newsletter subscription`,
    preview: t(i18n)`One more step, and you're subscribed.`,
    heading: t(i18n)`Please confirm your subscription`,
    blocks: [
      msg`This address was entered in the newsletter form at ${host}. If that was you, open the page below and click or tap the button there. You'll then get our newsletter once a month, with a place, a practice and a recipe from India.`,
      { kind: 'button', label: t(i18n)`Open confirmation page`, href },
      msg`You're not subscribed until you've clicked or tapped that button. The link works for ${plural(validDays, { one: '# day', other: '# days' })}.`,
      msg`If that wasn't you, you can ignore this email. We won't add your address to our list.`,
      msg`Best wishes from the team at ${brand.name}`,
    ],
    footer: [t(i18n)`Sent by the newsletter form at ${host}.`, ...provider(i18n, locale)],
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
  return renderEmail({
    locale,
    subject: t(i18n)`Welcome to our newsletter`,
    preview: t(i18n)`Your subscription is confirmed.`,
    heading: t(i18n)`Thank you for subscribing`,
    blocks: [
      msg`Your subscription is confirmed. Once a month, we'll send you a place, a practice and a recipe from India.`,
      msg`In the meantime, our website has articles on yoga poses for stress relief, forest bathing, the basics of Ayurveda and mindful travel.`,
      { kind: 'button', label: t(i18n)`Read our articles`, href: pageUrl('/blog', locale) },
      msg`You can unsubscribe at any time: click or tap 'Unsubscribe' at the end of this email, or reply with that word.`,
      msg`Best wishes from the team at ${brand.name}`,
    ],
    footer: [
      t(i18n)`You're receiving this email because you confirmed your subscription at ${host}.`,
      ...provider(i18n, locale),
    ],
    links: [{ label: t(i18n)`Unsubscribe`, href: unsubscribeHref }, privacyLink(i18n, locale)],
  });
}
