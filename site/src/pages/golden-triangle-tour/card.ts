import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Golden Triangle`,
  text: msg`Delhi, the Taj Mahal and Jaipur.`,
  alt: msg`The Taj Mahal across the river, a rowing boat below it`,
};
