import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Yoga Retreats`,
  text: msg`Practice before breakfast, breathing at dusk: a week or two on the Ganges in Rishikesh, in Mysuru, or by the sea in Kerala.`,
  alt: msg`Two yoga mats on a wooden deck above a misty valley, marigolds along the parapet`,
};
