import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Detox & Healing`,
  text: msg`Warm water, light meals, walks and early nights: five to ten days of leaving things out, with someone who looks after you.`,
  alt: msg`A copper jug and two tumblers with lime, ginger and mint in morning light`,
};
