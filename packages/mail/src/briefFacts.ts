import { brand } from '@elevate/brand';
import { type Brief, type EnquiryPayload, parseJourneys } from '@elevate/enquiry';
import {
  budgetText,
  dayPartText,
  monthText,
  nightsText,
  travellersText,
} from '@elevate/enquiry/briefText';
import { journeyTitle } from '@elevate/enquiry/journeyTitles';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Fact } from './EmailContent.ts';

/** An IANA time zone in words. Some browsers still return India's under its old name. */
export const timeZoneText = (timeZone: string) =>
  timeZone.replace('Calcutta', 'Kolkata').replaceAll('_', ' ');

/** How, and by phone also when, the visitor would like to be answered. */
function replyText({ reply, dayPart, timeZone }: Brief, i18n: I18n): string {
  if (reply === 'email') return t(i18n)`By email`;
  const details = [dayPart && dayPartText(dayPart, i18n), timeZone && timeZoneText(timeZone)];
  return [t(i18n)`By phone`, ...details.filter(Boolean)].join(' · ');
}

/** A brief, a line for each answer; what was not answered has none. */
export function briefFacts(i18n: I18n, brief: Brief = {}): Fact[] {
  const { month, nights, travellers, budget, reply } = brief;
  const when = [month && monthText(month, i18n), nights && nightsText(nights, i18n)];
  return [
    { label: t(i18n)`When`, value: when.filter(Boolean).join(' · ') },
    { label: t(i18n)`Travellers`, value: travellers && travellersText(travellers, i18n) },
    {
      label: t(i18n)`Budget without flights`,
      value: budget && budgetText(budget, brand.budget, i18n),
    },
    { label: t(i18n)`Reply wanted`, value: reply && replyText(brief, i18n) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The first journey, and how many more there are. */
export function journeysInShort(i18n: I18n, about: EnquiryPayload['about']): string | undefined {
  const [journey, ...others] = parseJourneys(about);
  return journey && journeyTitle(journey, i18n) + (others.length > 0 ? ` +${others.length}` : '');
}

/** Maximum length of a subject in characters, before it is encoded. */
const maxSubject = 78;

/**
 * A subject such as `EYJ-4K7Q2M · Ayurveda · Mar 2027 · 14–21 nights · 2 · de`. A reply shows it to the visitor, so
 * it holds nothing private. Where it is long, the last parts before the language are left out.
 */
export function enquirySubject(
  i18n: I18n,
  reference: string,
  { about, brief = {}, locale }: EnquiryPayload,
): string {
  const { month, nights, travellers } = brief;
  const details = [
    journeysInShort(i18n, about) ?? t(i18n)`Enquiry`,
    month && monthText(month, i18n, { length: 'short' }),
    nights && nightsText(nights, i18n),
    travellers && travellersText(travellers, i18n),
  ].filter(Boolean);
  const upTo = (count: number) =>
    [reference, ...details.slice(0, count), locale]
      .filter(Boolean)
      .join(' · ')
      // Without no-break spaces, which a search for the words does not find.
      .replaceAll(/\s/g, ' ');
  let count = details.length;
  while (upTo(count).length > maxSubject) count -= 1;
  return upTo(count);
}
