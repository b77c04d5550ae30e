import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`Yoga Retreats`,
  text: msg`One or two weeks of daily classes.`,
  alt: msg`A woman in tree pose on a terrace by the Ganges`,
};
