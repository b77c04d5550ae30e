import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Spa & Wellness`,
  text: msg`Massage, steam and a quiet garden.`,
  alt: msg`A woman with frangipani in her hair, seen from behind in a pool by the palms`,
};
