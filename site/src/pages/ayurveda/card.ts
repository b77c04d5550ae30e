import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  text: msg`A doctor who takes your pulse, a diet of your own, oil every day: Ayurveda as it is practised in Kerala, for two to three weeks.`,
  alt: msg`A wide brass bowl of oil with turmeric and holy basil on a stone ledge`,
};
