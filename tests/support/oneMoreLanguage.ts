import type { Language } from '../../packages/languages/src/languages.ts';
import { languages as ownLanguages } from '../../packages/languages/src/languages.ts';

export type { Language };

/** Replaces packages/languages/src/languages.ts: one more row, without catalogs. */
export const languages = [
  ...ownLanguages,
  {
    code: 'is',
    region: 'IS',
    prefix: '/is',
    name: 'Íslenska',
    toggleLabel: 'IS: lesa á íslensku',
    legalNotice: 'Lagalegar upplýsingar',
    rootError: { text: '{home} {mail}', home: 'Forsíða', reload: 'Endurhlaða', offline: 'Ótengt' },
  },
] as const satisfies readonly [Language, ...Language[]];
