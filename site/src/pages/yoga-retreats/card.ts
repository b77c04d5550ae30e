import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Yoga Retreats`,
  text: msg`A week or two of daily classes in Rishikesh, Mysuru, Kerala or Goa.`,
  alt: msg`Two yoga mats on a wooden deck above a misty valley, marigolds along the parapet`,
};
