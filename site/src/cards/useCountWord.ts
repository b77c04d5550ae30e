import { useLingui } from '@lingui/react/macro';

/** A count as a word in the page's language, from two to twelve; any other in digits. */
export function useCountWord(): (count: number) => string {
  const { t } = useLingui();
  // Not `plural`: it formats the number too, and the first such format costs a phone 80 ms.
  const fromTwo = [
    t`two`,
    t`three`,
    t`four`,
    t`five`,
    t`six`,
    t`seven`,
    t`eight`,
    t`nine`,
    t`ten`,
    t`eleven`,
    t`twelve`,
  ];
  return (count) => fromTwo[count - 2] ?? String(count);
}

/** A sentence that may begin with such a word. */
export const capitalized = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
