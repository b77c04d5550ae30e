import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Detox & Healing`,
  text: msg`Light meals, walks and early nights.`,
  alt: msg`A copper jug with a sprig of holy basil, lime water in a glass and a cut lime`,
};
