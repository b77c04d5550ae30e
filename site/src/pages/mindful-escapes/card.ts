import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Mindful Escapes`,
  text: msg`Five to seven days of meditation.`,
  alt: msg`Pink lotus flowers on a still pond, a domed pavilion in the mist behind`,
};
