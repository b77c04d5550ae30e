import type { Translated } from '@elevate/languages';
import type { Origin } from './operatorRecord.ts';

/** How partners' prices through us compare with those for guests who book direct. At most one record. */
export const directPrices: readonly (Origin & { id: string; text: Translated })[] = [
  {
    id: 'same-price',
    text: {
      en: 'No: you pay what you would pay direct',
      de: 'Nein, Sie zahlen dasselbe wie bei direkter Buchung',
    },
  },
];
