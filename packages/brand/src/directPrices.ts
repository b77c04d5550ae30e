import type { Translated } from '@elevate/languages';
import type { Origin } from './operatorRecord.ts';

/** How a partner's price through us compares with its price to guests who book direct, as the contracts say. */
export const directPrices: readonly (Origin & { id: string; text: Translated })[] = [
  {
    sample: true,
    id: 'same-price',
    text: {
      en: 'Our partners charge our guests what they charge direct',
      de: 'Unsere Partner verlangen von unseren Gästen dasselbe wie bei direkter Buchung',
    },
  },
];
