import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Varanasi & Sarnath`,
  text: msg`Sunrise boats and a day in Sarnath.`,
  alt: msg`Sunrise on the Ganges over the bow of a rowing boat, a tray of marigolds aboard`,
};
