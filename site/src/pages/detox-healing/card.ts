import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Detox & Healing`,
  text: msg`Light meals for five to ten days.`,
  alt: msg`A copper jug and two tumblers with lime, ginger and mint in morning light`,
};
