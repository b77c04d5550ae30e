import { media } from '../../styles/media.ts';
import { touchRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { upright } from '../Hero/Hero.css.ts';

export const root = style({ position: 'relative' });

const controlInset = theme.space.small;

// Its own stacking context, so that no slide covers the words.
export const slides = style({ position: 'absolute', inset: 0, isolation: 'isolate' });

// The next picture fades in above the previous one. A cross-fade of both would let the background show through.
export const slide = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  selectors: {
    '&[data-state="current"]': {
      zIndex: 2,
      opacity: 1,
      transition: `opacity ${theme.duration.slow} ease-in-out`,
    },
    '&[data-state="previous"]': { zIndex: 1, opacity: 1 },
    // Keeps its layer after the fade. A repaint then would count as a new largest contentful paint.
    '&:not(:first-child)': { willChange: 'opacity' },
  },
  // Without it, a newly inserted slide would appear without a fade. The first is visible from the start.
  '@starting-style': { selectors: { '&:not(:first-child)': { opacity: 0 } } },
});

descendantStyle(`${slide} > *`, { height: '100%' });

export const control = style({
  ...touchRule,
  position: 'absolute',
  zIndex: theme.layer.content,
  insetBlockEnd: controlInset,
  // Aligned with the content column on wide screens.
  insetInlineEnd: `max(${theme.space.gutter}, (100% - ${theme.width.wide}) / 2)`,
  gap: theme.space.xsmall,
  paddingInline: theme.space.medium,
  border: `${theme.line.hair} solid ${theme.color.text}`,
  background: `color-mix(in srgb, ${theme.color.groundRaised} 82%, transparent)`,
  color: theme.color.action,
  fontSize: theme.textSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: `background-color ${theme.duration.quick}`,
  ':hover': { background: theme.color.groundRaised },
  ':active': { background: theme.color.groundTinted },
  '@media': {
    [media.fromDesktop]: { insetBlockEnd: theme.space.large },
    // On the picture, which is above the words.
    [upright]: { insetBlock: `${controlInset} auto` },
    print: { display: 'none' },
  },
});

export const icon = style({ flex: 'none', width: '0.75rem', height: '0.75rem' });
