import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Spa & Wellness`,
  text: msg`Massage, steam and a quiet garden.`,
  alt: msg`Folded towels, a stack of dark river stones and frangipani blossoms in window light`,
};
