import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Golden Triangle`,
  text: msg`Delhi, Agra and Jaipur in one week: the Taj Mahal at sunrise, Akbar's deserted capital on the way, and a fort in the hills at the end.`,
  alt: msg`Amber Fort above its lake near Jaipur in morning light`,
};
