import { journeys } from '@elevate/enquiry';
import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  text: msg`Ubud, ${{ days: journeys['bali-yoga-meditation'].days }} days: yoga at seven, a morning of silence, rice terraces and a water temple, with at most twelve guests.`,
  alt: msg`Rice terraces in Bali in the morning haze`,
};
