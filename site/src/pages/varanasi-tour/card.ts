import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Varanasi & Sarnath`,
  text: msg`Four nights on the Ganges: sunrise from a rowing boat, lamps at dusk, looms in the lanes, and Sarnath, where the Buddha first taught.`,
  alt: msg`Sunrise on the Ganges over the bow of a rowing boat, a tray of marigolds on its plank`,
};
