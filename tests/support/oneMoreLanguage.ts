import type { Language, LanguageDetails } from '../../packages/languages/src/languages.ts';
import {
  languageDetails as ownDetails,
  languages as ownLanguages,
} from '../../packages/languages/src/languages.ts';

export type { Language, LanguageDetails };

/** Replaces packages/languages/src/languages.ts: one more row, without catalogs. */
export const languages = [
  ...ownLanguages,
  { code: 'is', prefix: '/is' },
] as const satisfies readonly [Language, ...Language[]];

export const languageDetails: Record<(typeof languages)[number]['code'], LanguageDetails> = {
  ...ownDetails,
  is: {
    region: 'IS',
    name: 'Íslenska',
    toggleLabel: 'IS: lesa á íslensku',
    rootError: { text: '{home} {mail}', home: 'Forsíða', reload: 'Endurhlaða', offline: 'Ótengt' },
  },
};
