import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Mindful Travel: Seven Habits for a Journey Through India`,
  text: msg`From a walk before breakfast to three lines in a notebook.`,
  alt: msg`A footpath winds between rows of tea bushes near Munnar, the hills beyond in golden haze`,
  category: msg`Mindfulness`,
  published: '2024-03-15',
};
