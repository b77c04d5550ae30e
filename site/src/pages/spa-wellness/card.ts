import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Spa & Wellness`,
  text: msg`Massage, steam and a quiet garden.`,
  alt: msg`A woman with frangipani in her hair, seen from behind in a pool by the palms`,
};
