import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Varanasi & Sarnath`,
  text: msg`Sunrise boats and a day in Sarnath.`,
  alt: msg`The Ganges at Varanasi, with boats and lamps below the steps and a temple`,
};
