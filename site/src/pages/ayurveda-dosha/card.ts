import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Ayurveda 101: The Three Doshas and a Daily Routine`,
  text: msg`Vata, pitta and kapha, what a doctor asks, and an Ayurvedic day hour by hour.`,
  alt: msg`A clay lamp burns, a stick of incense and a bowl of water beside it`,
  category: msg`Ayurveda`,
  published: '2024-03-10',
};
