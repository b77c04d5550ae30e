import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Weight Loss Retreats`,
  text: msg`Two or three weeks, or one to try it.`,
  alt: msg`Rice, lentils, vegetables and flatbread on a brass plate, a hand reaching for a piece of bread`,
};
