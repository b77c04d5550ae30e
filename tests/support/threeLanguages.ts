import type { Language } from '../../packages/languages/src/languages.ts';
import { languages as ownLanguages } from '../../packages/languages/src/languages.ts';

export type { Language };

/** In place of packages/languages/src/languages.ts: one row more, without catalogs. */
export const languages = [
  ...ownLanguages,
  {
    code: 'fr',
    region: 'FR',
    prefix: '/fr',
    name: 'Français',
    toggleLabel: 'FR : lire en français',
    legalNotice: 'Mentions légales',
    rootError: {
      text: 'Une erreur est survenue. {home} {mail}',
      home: 'Accueil',
      reload: 'Recharger',
    },
  },
] as const satisfies readonly [Language, ...Language[]];
