import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  text: msg`Two or three weeks, doctor-led.`,
  alt: msg`A wide brass bowl of oil with turmeric and holy basil on a stone ledge`,
};
