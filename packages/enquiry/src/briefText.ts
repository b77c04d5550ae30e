import { isLocale, type Locale, sourceLocale } from '@elevate/languages';
import { dateFormat, numberFormat } from '@elevate/languages/formats';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type Brief, budgetBands, type DayPart, type NightRange, type PartySize } from './brief.ts';

/* The words of a brief's answers, for the form, the finder and the mails. */

const localeOf = ({ locale }: I18n): Locale => (isLocale(locale) ? locale : sourceLocale);

/** `March 2027`, or that the visitor is flexible. */
export function monthText(
  month: NonNullable<Brief['month']>,
  i18n: I18n,
  { length = 'long' }: { length?: 'long' | 'short' } = {},
): string {
  if (month === 'open') return t(i18n)`Flexible`;
  const format = dateFormat(localeOf(i18n), { month: length, year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `5–7 nights`. A mail that an earlier release queued may have a range that is no longer offered: its id. */
export function nightsText(nights: NightRange, i18n: I18n): string {
  const texts: Partial<Record<string, string>> = {
    'up-to-4': t(i18n)`Up to 4 nights`,
    '5-7': t(i18n)`5–7 nights`,
    '8-13': t(i18n)`8–13 nights`,
    '14-21': t(i18n)`14–21 nights`,
    'over-21': t(i18n)`More than 21 nights`,
  } satisfies Record<NightRange, string>;
  return texts[nights] ?? nights;
}

export const travellersText = (travellers: PartySize, i18n: I18n): string =>
  ({ '1': '1', '2': '2', '3-4': '3–4', 'over-4': t(i18n)`5 or more` })[travellers];

/**
 * `€1,500 to €2,500 a person`, or that the visitor doesn't know yet.
 * @param budget the operator's currency and bounds. A band that they no longer make is shown by its id
 */
export function budgetText(
  id: string,
  { bounds, currency }: { bounds: readonly number[]; currency: string },
  i18n: I18n,
): string {
  if (id === 'unknown') return t(i18n)`Don't know yet`;
  const band = budgetBands(bounds).find((each) => each.id === id);
  if (!band) return id;
  const amount = numberFormat(localeOf(i18n), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const lower = amount.format(band.from ?? 0);
  if (band.to === undefined) return t(i18n)`Over ${lower} a person`;
  const upper = amount.format(band.to);
  if (band.from === undefined) return t(i18n)`Under ${upper} a person`;
  return t(i18n)`${lower} to ${upper} a person`;
}

export const dayPartText = (dayPart: DayPart, i18n: I18n): string =>
  ({
    // Of a tour's day, it has another translation.
    morning: t(i18n)({ message: 'Morning', context: 'time to call' }),
    afternoon: t(i18n)`Afternoon`,
    evening: t(i18n)`Evening`,
  })[dayPart];
