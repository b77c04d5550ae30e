import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  text: msg`Two or three weeks, doctor-led.`,
  alt: msg`Holy basil and neem in a wide brass bowl, turmeric and cardamom beside it`,
};
