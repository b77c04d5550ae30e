import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Spa & Wellness`,
  text: msg`Warm oil, steam and long afternoons: in a former palace in Rajasthan, beside the backwaters of Kerala, or in the foothills of the Himalayas.`,
  alt: msg`Folded towels, a stack of dark river stones and frangipani blossoms in window light`,
};
