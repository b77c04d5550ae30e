import { type Translated, translate } from '@elevate/languages';
import type { Fact } from '@elevate/ui';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** Makes a fact of the operator's words, a list of several; none where there are no words. */
export function useOperatorFact() {
  const { locale } = useLanguage();
  return (label: string, ...texts: readonly (Translated | undefined)[]): Fact[] => {
    const points = texts.flatMap((text) => (text ? [translate(text, locale)] : []));
    if (points.length === 0) return [];
    return [{ label, ...(points.length === 1 ? { value: points[0] } : { points }) }];
  };
}
