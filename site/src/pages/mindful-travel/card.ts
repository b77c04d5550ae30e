import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Mindful Travel: Seven Habits for a Journey Through India`,
  text: msg`Seven small habits for India, each with a time and a place to try it.`,
  alt: msg`A footpath winds between rows of tea bushes near Munnar, the hills beyond in golden haze`,
  category: msg`Mindfulness`,
  published: '2024-03-15',
};
