import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A count as a word in the page's language, from two to twelve; any other in digits. */
export function useCountWord(): (count: number) => string {
  const { t } = useLingui();
  return (count) =>
    t`${plural(count, { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve', other: '#' })}`;
}

/** A sentence that may begin with such a word. */
export const capitalized = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
