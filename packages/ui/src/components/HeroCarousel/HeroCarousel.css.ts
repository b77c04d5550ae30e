import { media } from '../../styles/media.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as hero } from '../Hero/Hero.css.ts';

export const root = style({ position: 'relative' });

// On phones the actions stand at the hero's foot; below them there is room for the button.
const controlInset = theme.space.small;
descendantStyle(`${root} > ${hero}`, {
  '@media': {
    [`not ${media.fromTablet}`]: {
      paddingBlockEnd: `calc(${theme.size.touch} + 2 * ${controlInset})`,
    },
    print: { paddingBlockEnd: 0 },
  },
});

// A stack of its own, so that the hero's mist lies over all of it.
export const slides = style({ position: 'absolute', inset: 0, isolation: 'isolate' });

// The coming picture fades in over the one before, which stays until it is covered: fading both at once
// would let the ground shine through.
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
  },
  // One that is there at once would appear at once. The first is seen from the start.
  '@starting-style': { selectors: { '&:not(:first-child)': { opacity: 0 } } },
});

descendantStyle(`${slide} > *`, { height: '100%' });

export const control = style({
  position: 'absolute',
  zIndex: theme.layer.content,
  insetBlockEnd: controlInset,
  // In line with the column, where that is narrower than the screen.
  insetInlineEnd: `max(${theme.space.gutter}, (100% - ${theme.width.wide}) / 2)`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: theme.size.touch,
  paddingInline: theme.space.medium,
  border: `${theme.line.hair} solid ${theme.color.action}`,
  borderRadius: theme.radius.small,
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
    print: { display: 'none' },
  },
});

export const sign = style({ flex: 'none', width: '0.75rem', height: '0.75rem' });
