import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Forest Bathing: Seven Slow Steps Under the Trees`,
  text: msg`What shinrin-yoku is, and how to try it in India or at home.`,
  alt: msg`A white bird with a long tail on a branch in the forest, a path leading on below it`,
  category: msg`Wellness`,
  published: '2024-02-28',
};
