import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  text: msg`Ubud: yoga, meditation, rice terraces and a water temple.`,
  alt: msg`Rice terraces in Bali in the morning haze`,
};
