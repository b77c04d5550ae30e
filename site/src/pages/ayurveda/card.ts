import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  text: msg`Doctor-led; gentler if you're exhausted.`,
  alt: msg`Oil running from a hanging vessel into a wide brass bowl, with holy basil, neem and turmeric in front of it`,
};
