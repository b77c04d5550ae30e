import type { Amount } from '@elevate/brand/operator';
import { type Locale } from '@elevate/languages';
import { dateFormat, numberFormat } from '@elevate/languages/formats';
import { useLanguage } from './LanguageProvider.tsx';

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

/** Dates and amounts in the page's language. */
export function useFormats() {
  const { locale } = useLanguage();
  return {
    /** As machines read it, 2024-03-15, and as people do, 15 March 2024 or 15. März 2024. */
    formatDate: (date: Date | string) => {
      const iso = typeof date === 'string' ? date : toIsoDay(date);
      const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
    },
    /** As €2,340, or 2.340 €. */
    formatAmount: ({ amount, currency }: Amount) =>
      numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
        amount,
      ),
  };
}
