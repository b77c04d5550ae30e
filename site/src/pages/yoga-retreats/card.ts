import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Yoga Retreats`,
  text: msg`One or two weeks of daily classes.`,
  alt: msg`Two yoga mats on a wooden deck above a misty valley, marigolds along the parapet`,
};
