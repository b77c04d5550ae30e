import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Weight Loss Retreats`,
  text: msg`Two or three weeks of good habits.`,
  alt: msg`Rice, lentils, vegetables and flatbread on a brass plate, a hand reaching for a piece of bread`,
};
