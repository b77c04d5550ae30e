import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Yoga Retreats`,
  text: msg`Practice before breakfast, breathing at dusk: a week or two on the Ganges in Rishikesh, in Mysuru, or by the sea in Kerala.`,
  alt: msg`Blue-grey ridges in morning mist, a pale sun low above them`,
};
