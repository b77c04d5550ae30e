import type { Language, Phrases } from '../../packages/languages/src/languages.ts';
import {
  languages as ownLanguages,
  phrases as ownPhrases,
} from '../../packages/languages/src/languages.ts';

export type { Language, Phrases };

/** Replaces packages/languages/src/languages.ts: one more row, without catalogs. */
export const languages = [
  ...ownLanguages,
  {
    code: 'is',
    region: 'IS',
    prefix: '/is',
    name: 'Íslenska',
  },
] as const satisfies readonly [Language, ...Language[]];

export const phrases: Record<(typeof languages)[number]['code'], Phrases> = {
  ...ownPhrases,
  is: {
    toggleLabel: 'IS: lesa á íslensku',
    rootError: { text: '{home} {mail}', home: 'Forsíða', reload: 'Endurhlaða', offline: 'Ótengt' },
  },
};
