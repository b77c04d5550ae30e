import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Mindful Escapes`,
  text: msg`Silence, slow walks under cedars, a few lines in a notebook: days for people who have had too much of everything.`,
  alt: msg`Pink lotus flowers on a still pond, a domed pavilion in the mist behind`,
};
