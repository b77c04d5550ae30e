import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Rajasthan`,
  text: msg`From Jaipur by way of Pushkar, Udaipur and Jodhpur to the dunes beyond Jaisalmer.`,
  alt: msg`A white palace on Lake Pichola in Udaipur in the blue hour`,
};
