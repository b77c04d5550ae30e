import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Varanasi & Sarnath`,
  text: msg`Sunrise boats and a day in Sarnath.`,
  alt: msg`The sun over the Ganges at Varanasi, boats and lamps below the steps and a temple`,
};
