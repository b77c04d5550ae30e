import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Rajasthan`,
  text: msg`Palaces, forts and the Thar Desert.`,
  alt: msg`A fort on a red cliff above the blue old town of Jodhpur`,
};
