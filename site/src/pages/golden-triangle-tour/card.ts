import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Golden Triangle`,
  text: msg`Delhi, the Taj Mahal and Jaipur.`,
  alt: msg`Amber Fort above its lake near Jaipur in morning light`,
};
