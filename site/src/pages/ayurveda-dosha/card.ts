import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Ayurveda 101: Vata, Pitta, Kapha and an Ordinary Day`,
  text: msg`What the three doshas mean, what an Ayurveda doctor asks in the first hour, how a day runs by the old clock, and where the limits are.`,
  alt: msg`A feather, a burning clay lamp and a bowl of water on a wooden board`,
  category: msg`Ayurveda`,
  published: '2024-03-10',
};
