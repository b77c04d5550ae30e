import { brand } from '@elevate/brand';
import type { Locale } from '@elevate/enquiry';
import { t } from '@lingui/core/macro';
import { type RenderedMail, renderLetter } from './renderLetter.tsx';
import { createI18n } from './words.ts';

const host = new URL(brand.origin).host;

/**
 * Tells a visitor that the enquiry has arrived. It holds nothing the visitor typed, not even the
 * name: else the form could be used to send anybody's words to anybody from the brand's address.
 */
export async function renderEnquiryAcknowledgement({
  locale,
}: {
  locale: Locale;
}): Promise<RenderedMail> {
  const i18n = createI18n(locale);
  return renderLetter({
    locale,
    subject: t(i18n)`We have your message`,
    preview: t(i18n)`You will hear from us within 24 hours.`,
    heading: t(i18n)`Thank you, your message is with us`,
    paragraphs: [
      t(
        i18n,
      )`Someone on our team will read it with care, and you will hear from us within 24 hours.`,
      t(
        i18n,
      )`There is nothing you need to do until then. If something comes to mind that we should know, a date, an allergy, who is travelling with you, just reply to this mail. It reaches the same people.`,
      t(i18n)`Our advice costs you nothing: our partners pay for it.`,
    ],
    signature: t(i18n)`The team at ${brand.name}`,
    reason: t(
      i18n,
    )`You get this mail because your address was given in the enquiry form at ${host}. If that was not you, tell us in a reply and we will delete the enquiry.`,
  });
}

/** Tells a subscriber that the address has arrived, and how to be taken off the list. */
export async function renderSubscriptionWelcome({
  locale,
}: {
  locale: Locale;
}): Promise<RenderedMail> {
  const i18n = createI18n(locale);
  return renderLetter({
    locale,
    subject: t(i18n)`Your monthly letter from us`,
    preview: t(i18n)`Once a month, something worth reading about retreats and journeys.`,
    heading: t(i18n)`Good to have you with us`,
    paragraphs: [
      t(
        i18n,
      )`Once a month we will write to you about one place, one practice or one journey, in enough detail that you could set out with it.`,
      t(i18n)`Until the first letter arrives, there is something to read on our site.`,
      t(
        i18n,
      )`If you would rather not hear from us after all, reply with the word 'unsubscribe' and we will take you off the list.`,
    ],
    action: {
      label: t(i18n)`Read our articles`,
      href: `${brand.origin}${locale === 'de' ? '/de' : ''}/blog`,
    },
    signature: t(i18n)`The team at ${brand.name}`,
    reason: t(
      i18n,
    )`You get this mail because your address was given in the newsletter form at ${host}. If that was not you, reply with the word 'unsubscribe'.`,
  });
}
