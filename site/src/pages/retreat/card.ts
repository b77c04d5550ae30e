import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Bali Yoga & Meditation`,
  text: msg`Ubud, 7 days: yoga at seven, a morning of silence, rice terraces and a water temple, with at most twelve guests.`,
  alt: msg`Rice terraces in Bali in the morning haze`,
  meta: msg`7 Days / 6 Nights`,
};
