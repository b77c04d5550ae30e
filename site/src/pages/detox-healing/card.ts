import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Detox & Healing`,
  text: msg`Warm water, light meals, walks and early nights: five to ten days of leaving things out, with someone who looks after you.`,
  alt: msg`Blue-green ridges with mist between them under a still sky`,
};
