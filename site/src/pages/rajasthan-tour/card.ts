import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Rajasthan`,
  text: msg`Ten days westward from Jaipur to the dunes beyond Jaisalmer, by way of a holy lake, a palace in the water and a town washed in blue.`,
  alt: msg`A white palace on Lake Pichola in Udaipur in the blue hour`,
};
