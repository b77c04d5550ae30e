import { msg } from '@lingui/core/macro';
import type { CardWords } from '../../cards/cards.ts';

export const card: CardWords = {
  title: msg`Varanasi & Sarnath`,
  text: msg`Four nights on the Ganges: sunrise from a rowing boat, lamps at dusk, looms in the lanes, and Sarnath, where the Buddha first taught.`,
  alt: msg`The ghats of Varanasi in low sun, with boats on the Ganges`,
  meta: msg`5 Days / 4 Nights`,
};
