import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Mindful Escapes`,
  text: msg`Meditation, silence and the forest.`,
  alt: msg`A white heron among pink lotus flowers under the moon`,
};
