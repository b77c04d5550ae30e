import { msg } from '@lingui/core/macro';
import type { CardText } from '../../cards/cards.ts';

export const card: CardText = {
  title: msg`5 Yoga Poses for Stress Relief, Step by Step`,
  text: msg`Five quiet poses in twenty minutes, and when to leave one out.`,
  alt: msg`A bolster on folded blankets and a half-unrolled mat, a singing bowl and incense beside them`,
  category: msg`Yoga`,
  published: '2024-03-05',
};
