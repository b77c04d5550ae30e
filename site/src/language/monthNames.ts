import { type Locale, languageTag } from '@elevate/languages';

const known = new Map<Locale, readonly string[]>();

/** January to December. Made on first use, as the formats of dates are. */
export function monthNames(locale: Locale): readonly string[] {
  const names = known.get(locale);
  if (names) return names;
  const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'long', timeZone: 'UTC' });
  const made = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
  known.set(locale, made);
  return made;
}
