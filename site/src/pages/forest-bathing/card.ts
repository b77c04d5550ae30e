import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Forest Bathing: Seven Slow Steps Under the Trees`,
  text: msg`Shinrin-yoku got its name in Japan in 1982 and needs no equipment. How to do it in seven steps, in Kerala, in the Himalayas, or in the park at home.`,
  alt: msg`Morning light falls between tall trunks onto ferns and moss`,
  category: msg`Wellness`,
  published: '2024-02-28',
};
