import type { Amount } from '@elevate/brand/operatorRecord';
import { languageTag } from '@elevate/languages';
import { useLanguage } from './LanguageProvider.tsx';

const formats = new Map<string, Intl.NumberFormat>();

/** Created on first use, as the formats of dates are. */
function formatOf(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  formats.set(key, format);
  return format;
}

/** Amounts as people read them: €2,340, or 2.340 €. */
export function useAmounts(): { formatAmount: (amount: Amount) => string } {
  const { locale } = useLanguage();
  return {
    formatAmount: ({ amount, currency }) => formatOf(languageTag(locale), currency).format(amount),
  };
}
