import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Mindful Travel: Seven Habits for a Journey Through India`,
  text: msg`From a walk before breakfast to three lines in a notebook.`,
  alt: msg`A traveller with a day pack on a path between tea bushes`,
  category: msg`Mindfulness`,
  published: '2024-03-15',
};
