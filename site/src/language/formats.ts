import type { Amount } from '@elevate/brand/operator';
import { type Locale, languageTag } from '@elevate/languages';
import { useLanguage } from './LanguageProvider.tsx';

/** Keeps each format once it is used: on a slow phone the first takes 50 ms. */
function cached<Options, Format>(create: (tag: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = JSON.stringify([locale, options]);
    const format = formats.get(key) ?? create(languageTag(locale), options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = cached(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
const numberFormat = cached(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

export const listFormat = cached(
  (tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);

/** January to December. */
export const monthNames = (locale: Locale): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
  );

/** The calendar day in the reader's own time zone. */
const toIsoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A date as machines and as people read it. */
interface ReadableDate {
  /** As 2024-03-15. */
  iso: string;
  /** As 15 March 2024, or 15. März 2024. */
  text: string;
}

interface Formats {
  formatDate: (date: Date | string) => ReadableDate;
  /** As €2,340, or 2.340 €. */
  formatAmount: (amount: Amount) => string;
}

/** Dates and amounts in the page's language. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  return {
    formatDate: (date) => {
      const iso = typeof date === 'string' ? date : toIsoDay(date);
      const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
    },
    formatAmount: ({ amount, currency }) =>
      numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
        amount,
      ),
  };
}
