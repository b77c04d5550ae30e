import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Weight Loss Retreats`,
  text: msg`Food that fills, a walk every morning, enough sleep and a doctor who asks first: two weeks to begin what goes on at home.`,
  alt: msg`Rice, lentils, vegetables and yoghurt on a brass plate, beside it slices of cucumber`,
};
