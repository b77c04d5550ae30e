import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Mindful Escapes`,
  text: msg`Five to seven days of meditation.`,
  alt: msg`A white heron among pink lotus flowers under the full moon`,
};
