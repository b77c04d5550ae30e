import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  text: msg`Two or three weeks, doctor-led.`,
  alt: msg`Oil running from a hanging vessel into a wide brass bowl, with holy basil, neem and turmeric in front of it`,
};
